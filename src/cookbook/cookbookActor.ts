import { type Actor, createActor, fromPromise } from 'xstate';
import {
  cookbookMachine,
  type Deed,
  type Outcome,
  type Shelf,
} from '../../machines/cookbookMachine';
import { rootOptions } from '../app/rootOptions';
import { type CookbookStore, openCookbookStore } from './cookbookDatabase';

export type CookbookActor = Actor<typeof cookbookMachine>;

/** Does what the machine asks for. */
async function doDeed(store: CookbookStore, deed: Deed | undefined): Promise<Outcome> {
  switch (deed?.type) {
    case 'recipe.save':
      return store.save(deed.recipe);
    case 'recipe.remove':
      return store.remove(deed.id);
    case 'recipe.restore':
      return store.restore(deed.recipe);
    case 'cookbook.import':
      return store.importFile(deed.file);
    default:
      throw new Error('There is nothing to do.');
  }
}

/** Starts the cookbook's machine on a store, and has it look anew whenever that may have changed. */
export function startCookbook(store: CookbookStore): CookbookActor {
  const actor = createActor(
    cookbookMachine.provide({
      actors: {
        readShelf: fromPromise<Shelf>(() => store.read()),
        doDeed: fromPromise<Outcome, { deed: Deed | undefined }>(({ input }) =>
          doDeed(store, input.deed),
        ),
      },
    }),
    rootOptions,
  );
  const check = () => actor.send({ type: 'cookbook.check' });
  store.subscribe(check);
  // Where a browser does not tell tabs of each other, or a page was kept aside meanwhile.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) check();
  });
  return actor.start();
}

let actor: CookbookActor | undefined;

/** The cookbook, of which there is one for the page. */
export function cookbookActor(): CookbookActor {
  actor ??= startCookbook(openCookbookStore());
  return actor;
}
