import type { StartActor } from '../../../machines/actors';
import { type KeptListActor, keptListMachine } from '../../../machines/keptList/keptListMachine';
import {
  EMPTY_KITCHEN,
  EMPTY_LIST,
  type Kitchen,
  type SharedList,
} from '../../../machines/kitchen/kitchen';
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

/** Recipes from elsewhere belong to the cookbook, and ideas to the tab. */
const ownRecipe = ({ recipe }: Kitchen) =>
  recipe === null || (recipe.origin === 'request' && !recipe.ideas) ? recipe : undefined;

const textOf = ({ ingredients, useUp, dates }: SharedList) =>
  JSON.stringify([ingredients, useUp, dates]);
const namesOf = ({ ingredients }: SharedList) => String(ingredients.toSorted());

/**
 * Tabs hear at the same time that one keeps its list. Each then adds its own, and may have read the
 * kept list before another has added. For so many ms it adds its own again.
 */
const SAME_MOMENT = 1_500;

/** What a tab and the list that the browser keeps have of each other. */
interface Tab extends Pick<Options, 'recipe' | 'notePreferences'> {
  actor: KeptListActor;
  /** What the visitor has changed, and the browser has not taken yet. */
  unsaved: ListCommand[];
  /** The tab's own list, and when it joined the one that another tab keeps. */
  joined: { list: SharedList; at: number };
  /** What the tab last saw in the browser's storage. */
  seen: string | null;
  /** The recipe that the tab last looked at. */
  shown: Recipe | null;
  /** Undefined if the browser has it. */
  newRecipe: Recipe | null | undefined;
}

const kitchenOf = ({ recipe }: Pick<Options, 'recipe'>) => recipe.getSnapshot().context;

const isKept = ({ actor }: Tab) => actor.getSnapshot().hasTag('kept');

/** Applies each change in this tab to the list that the browser keeps, and shows the result. */
export function startKeptList(options: Options) {
  const { start, recipe, notePreferences, removeNote } = options;
  const kitchen: Kitchen = { ...EMPTY_KITCHEN, ...options.kitchen };
  const actor: KeptListActor = start(
    'keptList',
    keptListMachine.provide({
      actions: {
        saveList: () => saveFirst(tab),
        deleteList() {
          removeFromBrowser(KEY);
          removeNote();
          tab.seen = null;
        },
      },
    }),
  );
  const tab: Tab = {
    ...{ actor, recipe, notePreferences },
    unsaved: [],
    joined: { list: EMPTY_LIST, at: 0 },
    seen: null,
    shown: kitchen.recipe,
    newRecipe: undefined,
  };
  const tabHas = storage.noteOfTab();
  actor.subscribe((snapshot) =>
    storage.noteInTab(
      snapshot.matches({ kept: 'saved' })
        ? storage.SAVED
        : snapshot.hasTag('declined') && storage.DECLINED,
    ),
  );
  if (tabHas === storage.DECLINED) actor.send({ type: 'list.decline' });
  else begin(tab, kitchen, tabHas === storage.UNSAVED);
  saveRecipe(tab);
  recipe.on('list.change', ({ command }) => change(tab, command));
  recipe.subscribe(() => saveRecipe(tab));
  const readAgain = () => readStored(tab);
  const unwatch = watchBrowser(KEY, readAgain);
  // A tab that slept may have missed changes.
  const events = new AbortController();
  document.addEventListener('visibilitychange', readAgain, { signal: events.signal });
  addEventListener('pageshow', readAgain, { signal: events.signal });

  return {
    actor,
    stop() {
      unwatch();
      events.abort();
    },
  };
}

/** `hasOwn`: the browser did not have the tab's own list yet. */
function begin(tab: Tab, kitchen: Kitchen, hasOwn: boolean) {
  const kept = read(tab);
  if (!kept) return;
  tab.actor.send({ type: 'list.arrive', usedAt: kept.usedAt ?? 0 });
  // What the visitor did before this code arrived.
  tab.unsaved = changesSince(kitchen, kitchenOf(tab));
  if (hasOwn) tab.unsaved.push({ kind: 'join', list: kitchenOf(tab) });
  if (tab.unsaved.length > 0 || kept.isOlder) save(tab, kept);
  else show(tab, kept.list);
}

function saveFirst(tab: Tab) {
  tab.newRecipe = ownRecipe(kitchenOf(tab));
  tab.unsaved = [{ kind: 'join', list: kitchenOf(tab) }];
  save(tab, storage.readKept(readBrowser(KEY)) ?? { list: EMPTY_LIST, recipe: null });
}

function change(tab: Tab, command: ListCommand) {
  tab.unsaved.push(command);
  const kept = isKept(tab) && read(tab);
  if (kept) save(tab, kept);
  else tab.unsaved = [];
}

function saveRecipe(tab: Tab) {
  const kitchen = kitchenOf(tab);
  if (kitchen.recipe === tab.shown) return;
  tab.shown = kitchen.recipe;
  const own = ownRecipe(kitchen);
  if (own === undefined || !isKept(tab)) return;
  tab.newRecipe = own;
  const kept = read(tab);
  if (kept) save(tab, kept);
}

function readStored(tab: Tab) {
  if (readBrowser(KEY) === tab.seen) return;
  const kept = read(tab);
  if (!kept) return;
  const wasKept = isKept(tab);
  tab.actor.send({ type: 'list.arrive', usedAt: kept.usedAt ?? 0 });
  if (!isKept(tab)) return;
  // The tab's own list joins one that another tab has begun to keep, or an older page has saved.
  if (!wasKept || kept.isOlder) tab.joined = { list: kitchenOf(tab), at: Date.now() };
  const { list, at } = tab.joined;
  if (Math.abs(Date.now() - at) < SAME_MOMENT) tab.unsaved.push({ kind: 'join', list });
  if (tab.unsaved.length > 0) save(tab, kept);
  else show(tab, kept.list);
}

/** Null if another tab has stopped keeping the list, or a newer page keeps it. */
function read(tab: Tab): storage.Kept | null {
  tab.seen = readBrowser(KEY);
  const kept = storage.readKept(tab.seen);
  if (!kept) tab.actor.send({ type: 'list.vanish' });
  return kept;
}

function save(tab: Tab, kept: storage.Kept) {
  const { actor, newRecipe } = tab;
  const list = tab.unsaved.reduce(reduceList, kept.list);
  const usedAt =
    namesOf(list) === namesOf(kept.list)
      ? Math.max(kept.usedAt ?? Date.now(), newRecipe?.arrivedAt ?? 0)
      : Date.now();
  const recipe = newRecipe === undefined ? kept.recipe : newRecipe;
  const text = storage.writeKept({ list, usedAt, recipe });
  const isSaved = tab.notePreferences() && writeBrowser(KEY, text);
  if (isSaved) {
    tab.seen = text;
    tab.newRecipe = undefined;
    tab.unsaved = [];
  }
  actor.send(isSaved ? { type: 'storage.accept', usedAt } : { type: 'storage.refuse' });
  show(tab, list);
}

function show(tab: Tab, list: SharedList) {
  if (textOf(list) !== textOf(kitchenOf(tab)))
    tab.recipe.send({ type: 'list.change', command: { kind: 'take', list } });
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
