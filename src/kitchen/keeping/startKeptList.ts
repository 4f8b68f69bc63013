import type { StartActor } from '../../../machines/createActors';
import { type KeptListActor, keptListMachine } from '../../../machines/keptList/keptListMachine';
import { EMPTY_KITCHEN, type Kitchen, type SharedList } from '../../../machines/kitchen/kitchen';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { type ListCommand, reduceList } from '../../../machines/kitchen/reduceList';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import {
  readBrowser,
  removeFromBrowser,
  watchBrowser,
  writeBrowser,
} from '../../browser/storage/browserStorage';
import * as storage from './keptListStorage';
import { KEPT_LIST_KEY as KEY } from './kitchenStorage';

interface Options {
  start: StartActor;
  recipe: RecipeActor;
  /** As it was when the page opened. */
  kitchen: Partial<Kitchen> | undefined;
  /** Notes whether the browser has the visitor's allergies. Returns whether it took the note. */
  notePreferences(): boolean;
  removeNote(): void;
}

interface Change {
  command: ListCommand;
  at: number;
  isSaved: boolean;
}

/** Recipes from elsewhere belong to the cookbook, and ideas to the tab. */
const ownRecipe = ({ recipe }: Kitchen) =>
  recipe === null || (recipe.origin === 'request' && !recipe.ideas) ? recipe : undefined;

const textOf = ({ ingredients, useUp, dates }: SharedList) =>
  JSON.stringify([ingredients, useUp, dates]);
const namesOf = ({ ingredients }: SharedList) => String(ingredients.toSorted());

/** Two tabs that save within so many ms may each miss what the other has added. */
const SAME_MOMENT = 1_500;

const isUnsaved = ({ isSaved }: Change) => !isSaved;
const ADDING = ['add', 'replace', 'cook', 'undo'];
const mayBeMissed = ({ command: { kind }, at, isSaved }: Change) =>
  !isSaved || (ADDING.includes(kind) && Math.abs(Date.now() - at) < SAME_MOMENT);

/** Applies each change in this tab to the list that the browser keeps, and shows the result. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what keeps the list shares what it kept last
export function startKeptList(options: Options) {
  const { start, recipe, notePreferences, removeNote } = options;
  const kitchen: Kitchen = { ...EMPTY_KITCHEN, ...options.kitchen };
  const tabHas = storage.noteOfTab();
  const now = () => recipe.getSnapshot().context;
  let changes: Change[] = [];
  let { recipe: shown } = kitchen;
  /** Undefined if the browser has it. */
  let newRecipe: Recipe | null | undefined;
  /** What this tab last saw in the browser's storage. */
  let seen: string | null = null;

  const actor: KeptListActor = start(
    'keptList',
    keptListMachine.provide({
      actions: {
        saveList() {
          newRecipe = ownRecipe(now());
          note({ kind: 'join', list: now() });
          const kept = storage.readKept(readBrowser(KEY));
          save(kept ?? { list: EMPTY_KITCHEN, recipe: null });
        },
        deleteList() {
          removeFromBrowser(KEY);
          removeNote();
          seen = null;
        },
      },
    }),
  );
  const isKept = () => actor.getSnapshot().hasTag('kept');

  function note(command: ListCommand) {
    changes = [...changes.filter(mayBeMissed), { command, at: Date.now(), isSaved: false }];
  }

  function save(kept: storage.Kept, missing = changes.filter(isUnsaved)) {
    const list = missing.reduce((before, { command }) => reduceList(before, command), kept.list);
    const usedAt =
      namesOf(list) === namesOf(kept.list)
        ? Math.max(kept.usedAt ?? Date.now(), newRecipe?.arrivedAt ?? 0)
        : Date.now();
    const text = storage.writeKept({
      list,
      usedAt,
      recipe: newRecipe === undefined ? kept.recipe : newRecipe,
    });
    const isSaved = notePreferences() && writeBrowser(KEY, text);
    if (isSaved) {
      seen = text;
      newRecipe = undefined;
      changes = changes.map((change) => ({ ...change, isSaved: true }));
    }
    actor.send(isSaved ? { type: 'storage.accept', usedAt } : { type: 'storage.refuse' });
    show(list);
  }

  function show(list: SharedList) {
    if (textOf(list) !== textOf(now()))
      recipe.send({ type: 'list.change', command: { kind: 'take', list } });
  }

  /** Null if another tab has stopped keeping the list, or a newer page keeps it. */
  function read(): storage.Kept | null {
    seen = readBrowser(KEY);
    const kept = storage.readKept(seen);
    if (!kept) actor.send({ type: 'list.vanish' });
    return kept;
  }

  function change(command: ListCommand) {
    note(command);
    const kept = isKept() && read();
    if (kept) save(kept);
    else changes = [];
  }

  function report() {
    if (now().recipe === shown) return;
    shown = now().recipe;
    const own = ownRecipe(now());
    if (own === undefined || !isKept()) return;
    newRecipe = own;
    const kept = read();
    if (kept) save(kept);
  }

  function readStored() {
    if (readBrowser(KEY) === seen) return;
    const kept = read();
    if (!kept) return;
    const wasKept = isKept();
    actor.send({ type: 'list.arrive', usedAt: kept.usedAt ?? 0 });
    if (!isKept()) return;
    // The tab's own list joins one that another tab has begun to keep, or an older page has saved.
    if (!wasKept || kept.isOlder) note({ kind: 'join', list: now() });
    const missing = changes.filter(mayBeMissed);
    if (missing.length > 0) save(kept, missing);
    else show(kept.list);
  }

  function begin() {
    if (tabHas === storage.DECLINED) return actor.send({ type: 'list.decline' });
    const kept = read();
    if (!kept) return;
    actor.send({ type: 'list.arrive', usedAt: kept.usedAt ?? 0 });
    // What the visitor did before this code arrived.
    for (const command of changesSince(kitchen, now())) note(command);
    if (tabHas === storage.UNSAVED) note({ kind: 'join', list: now() });
    if (changes.length > 0 || kept.isOlder) save(kept);
    else show(kept.list);
  }

  actor.subscribe((snapshot) =>
    storage.noteInTab(
      snapshot.matches({ kept: 'saved' })
        ? storage.SAVED
        : snapshot.hasTag('declined') && storage.DECLINED,
    ),
  );
  begin();
  report();
  recipe.on('list.change', ({ command }) => change(command));
  recipe.subscribe(report);
  const unwatch = watchBrowser(KEY, readStored);
  // A tab that slept may have missed changes.
  const events = new AbortController();
  document.addEventListener('visibilitychange', readStored, { signal: events.signal });
  addEventListener('pageshow', readStored, { signal: events.signal });

  return {
    actor,
    stop() {
      unwatch();
      events.abort();
    },
  };
}

/** What makes of one list the other, as far as another tab's list may need it. */
function changesSince(before: SharedList, after: SharedList): ListCommand[] {
  const known = (list: readonly string[]) => {
    const entries = new Set(list);
    return (entry: string) => !entries.has(entry);
  };
  const gone = before.ingredients.filter(known(after.ingredients));
  const list = {
    ingredients: after.ingredients.filter(known(before.ingredients)),
    useUp: after.useUp.filter(known(before.useUp)),
    dates: after.dates.filter((date) => !before.dates.includes(date)),
  };
  const hasNew = list.ingredients.length + list.useUp.length + list.dates.length > 0;
  return [
    ...(gone.length > 0 ? [{ kind: 'cook' as const, gone }] : []),
    ...(hasNew ? [{ kind: 'join' as const, list }] : []),
  ];
}
