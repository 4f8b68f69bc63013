import { fromPromise } from 'xstate';
import type { Command, Outcome } from '../../machines/cookbook/CookbookContext';
import { cookbookMachine } from '../../machines/cookbook/cookbookMachine';
import type { StartActor } from '../../machines/createActors';
import { requestPersistence } from '../browser/requestPersistence';
import { openCookbookDatabase } from './storage/cookbookDatabase';
import { createCopies } from './storage/copies';
import { planChange } from './storage/planChange';
import { renewTitles } from './storage/renewTitles';

export function createCookbook({ start }: { start: StartActor }) {
  let hasAskedForPersistence = false;
  const database = openCookbookDatabase(check);

  async function runCommand(command: Command | undefined) {
    const outcome = await database.change(await planChange(command));
    // Firefox then asks the visitor, who understands the question only after saving a recipe.
    if (['saved', 'cooked', 'planned'].includes(outcome.type) && !hasAskedForPersistence) {
      hasAskedForPersistence = true;
      requestPersistence();
    }
    return outcome;
  }

  const actor = start(
    'cookbook',
    cookbookMachine.provide({
      actors: {
        loadRecipes: fromPromise(() => database.read()),
        runCommand: fromPromise(async ({ input: { command }, signal }) => {
          const outcome = await runCommand(command);
          if (signal.aborted && command) reportLate(command, outcome);
          return outcome;
        }),
      },
    }),
  );

  function reportLate(command: Command, outcome: Outcome) {
    if (actor.getSnapshot().status !== 'active') return;
    actor.send({ type: 'command.complete', command, outcome });
  }

  const copies = createCopies(actor);
  const stopRenewing = renewTitles(actor, database.saveTitles);

  function check() {
    actor.send({ type: 'cookbook.check' });
  }

  // A tab in the background or in the back-forward cache may have missed messages.
  function checkIfVisible() {
    if (!document.hidden) check();
  }
  document.addEventListener('visibilitychange', checkIfVisible);

  return {
    actor,
    copies,
    /** Closes the database and stops reading titles. The actor runs until its owner stops it. */
    stop() {
      stopRenewing();
      document.removeEventListener('visibilitychange', checkIfVisible);
      database.close();
    },
  };
}
