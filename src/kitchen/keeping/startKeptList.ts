import type { StartActor } from '../../../machines/actorSystem';
import { sharedListOf } from '../../../machines/keptList/keptList';
import { type KeptListActor, keptListMachine } from '../../../machines/keptList/keptListMachine';
import { EMPTY_KITCHEN, type Kitchen } from '../../../machines/kitchen/kitchen';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import {
  readBrowser,
  removeFromBrowser,
  watchBrowser,
  writeBrowser,
} from '../../browser/storage/browserStorage';
import { DECLINED, isDeclined, noteInTab, readKept, SAVED, writeKept } from './keptListStorage';
import { KEPT_LIST_KEY as KEY } from './kitchenStorage';

interface Options {
  start: StartActor;
  recipe: RecipeActor;
  kitchen: Partial<Kitchen> | undefined;
  at?: number;
  /** Notes whether the browser has the visitor's allergies. Returns whether it took the note. */
  notePreferences(): boolean;
  removeNote(): void;
}

/** Recipes from elsewhere belong to the cookbook, and ideas to the tab. */
const ownRecipe = ({ recipe }: Kitchen) =>
  recipe === null || (recipe.origin === 'request' && !recipe.ideas) ? recipe : undefined;

/** Joins the list that the browser keeps with this tab's list and with other tabs. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what keeps the list shares what it kept last
export function startKeptList({
  start,
  recipe,
  kitchen,
  at = performance.timeOrigin,
  notePreferences,
  removeNote,
}: Options) {
  const wasDeclined = isDeclined();
  let last: Kitchen = { ...EMPTY_KITCHEN, ...kitchen };
  /** What this tab last saw in the browser's storage. */
  let seen: string | null = null;

  const actor: KeptListActor = start(
    'keptList',
    keptListMachine.provide({
      actions: {
        saveList({ self, context: { kept } }) {
          // If another tab was faster, its list arrives first, and the actor then saves both.
          if (look()) return;
          const text = writeKept(kept);
          const isSaved = notePreferences() && writeBrowser(KEY, text);
          if (isSaved) seen = text;
          self.send({ type: isSaved ? 'storage.accept' : 'storage.refuse' });
        },
        deleteList() {
          removeFromBrowser(KEY);
          removeNote();
          seen = null;
        },
        showList({ context: { kept } }) {
          recipe.send({ type: 'list.sync', list: sharedListOf(kept.entries) });
        },
      },
    }),
    { list: last, recipe: ownRecipe(last), at: Math.round(at) },
  );

  function hand(text: string | null) {
    seen = text;
    const kept = readKept(text);
    actor.send(kept ? { type: 'list.arrive', kept } : { type: 'list.vanish' });
  }

  function look(): boolean {
    const text = readBrowser(KEY);
    if (text === seen) return false;
    hand(text);
    return true;
  }

  function report() {
    const before = last;
    last = recipe.getSnapshot().context;
    const { ingredients, useUp, dates } = last;
    const hasSameList =
      ingredients === before.ingredients && useUp === before.useUp && dates === before.dates;
    if (hasSameList && last.recipe === before.recipe) return;
    actor.send({
      type: 'list.change',
      list: { ingredients, useUp, dates },
      recipe: last.recipe === before.recipe ? undefined : ownRecipe(last),
      at: Date.now(),
    });
  }

  actor.subscribe((snapshot) =>
    noteInTab(
      snapshot.matches({ kept: 'saved' }) ? SAVED : snapshot.hasTag('declined') && DECLINED,
    ),
  );
  report();
  if (wasDeclined) actor.send({ type: 'list.decline' });
  else hand(readBrowser(KEY));
  recipe.subscribe(report);
  const unwatch = watchBrowser(KEY, look);
  // A tab that slept may have missed changes.
  const events = new AbortController();
  document.addEventListener('visibilitychange', look, { signal: events.signal });
  addEventListener('pageshow', look, { signal: events.signal });

  return {
    actor,
    stop() {
      unwatch();
      events.abort();
    },
  };
}
