import { EMPTY_LIST, listOf, type SharedList } from '../../../machines/kitchen/kitchen';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { ListCommand } from '../../../machines/kitchen/reduceList';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import {
  readBrowser,
  removeFromBrowser,
  watchBrowser,
  writeBrowser,
} from '../../browser/storage/browserStorage';
import { createStore, type Store } from '../../browser/store';
import type { KitchenStore } from '../../ui/KitchenStore';
import * as storage from './keptListStorage';
import { KEPT_LIST_KEY as KEY, NOT_KEPT_KEY, type RestoredKitchen } from './kitchenStorage';

interface Options {
  recipe: RecipeActor;
  kitchen: KitchenStore;
  /** As it was when the page opened. */
  restored: RestoredKitchen | undefined;
  /** Notes whether the browser has the visitor's allergies. Returns whether it took the note. */
  notePreferences(): boolean;
  removeNote(): void;
}

/**
 * Whether the browser has the list: `empty` before there is one, `off` if the visitor does not want
 * that, `refused` if it does not take the newest one. `usedAt`: when the list last changed, in ms
 * since 1970.
 */
export interface ListKeeping {
  state: 'off' | 'empty' | 'kept' | 'refused';
  usedAt: number;
}

export type KeptList = ReturnType<typeof startKeptList>;

const textOf = ({ ingredients, useUp, dates }: SharedList) =>
  JSON.stringify([ingredients, useUp, dates]);
const namesOf = ({ ingredients }: SharedList) => String(ingredients.toSorted());

/**
 * Tabs hear at the same time that one keeps its list. Each then adds its own, and may have read the
 * kept list before another has added. For so many ms it adds its own again.
 */
const SAME_MOMENT = 1_500;

/** What a tab and the list that the browser keeps have of each other. */
interface Tab extends Options {
  keeping: Store<ListKeeping>;
  /** What the visitor has changed, and the browser has not taken yet. */
  unsaved: storage.KeptCommand[];
  /** When the tab's own list joined the one that the browser keeps. */
  joinedAt: number;
  /** What the tab last saw in the browser's storage. */
  seen: string | null;
  /** The recipe that the tab last looked at. */
  shown: Recipe | null;
  /** Undefined if the browser has it. */
  newRecipe: Recipe | null | undefined;
  /** Something of both is new since the tab last tried to save. */
  hasNews: boolean;
}

/** The browser has no list that this page can read. */
const NOTHING: storage.Kept = { list: EMPTY_LIST, recipe: null };

const shownIn = ({ recipe }: Pick<Options, 'recipe'>) => recipe.getSnapshot().context.recipe;

/** Ideas belong to the tab, and a recipe of a link or a file to its writer until it is saved. */
const ownRecipe = (recipe: Recipe | null) =>
  recipe === null || (['request', 'cookbook'].includes(recipe.origin) && !recipe.ideas)
    ? recipe
    : undefined;

/** Applies each change in this tab to the list that the browser keeps, and shows the result. */
export function startKeptList(options: Options) {
  const { recipe, kitchen, restored } = options;
  const tab: Tab = {
    ...options,
    keeping: createStore<ListKeeping>({ state: 'empty', usedAt: 0 }),
    unsaved: [],
    joinedAt: 0,
    seen: null,
    shown: restored?.recipe ?? null,
    newRecipe: undefined,
    hasNews: false,
  };
  begin(tab, listOf(restored));
  const keep = () => keepNews(tab);
  keep();
  const following = [
    kitchen.command.subscribe(({ context }) => note(tab, context)),
    kitchen.subscribe(keep),
    recipe.subscribe(keep),
  ];
  const readAgain = () => readStored(tab);
  const unwatch = [KEY, NOT_KEPT_KEY].map((key) => watchBrowser(key, readAgain));
  // A tab that slept may have missed changes.
  const events = new AbortController();
  document.addEventListener('visibilitychange', readAgain, { signal: events.signal });
  addEventListener('pageshow', readAgain, { signal: events.signal });
  addEventListener('pagehide', storage.savePlace, { signal: events.signal });

  return {
    keeping: tab.keeping,
    switchOn: () => switchOn(tab),
    switchOff: () => switchOff(tab),
    /** The visitor has saved or cooked the recipe on the page, whoever wrote it. */
    keepShown: () => keepRecipe(tab, shownIn(tab)),
    stop() {
      for (const stop of unwatch) stop();
      for (const one of following) one.unsubscribe();
      events.abort();
    },
  };
}

function become({ keeping }: Tab, state: ListKeeping['state'], usedAt = 0) {
  keeping.set({ state, usedAt });
  if (state !== 'off') storage.noteInTab(state === 'kept' && storage.SAVED);
}

/** What the visitor did before this code arrived counts, too. */
function begin(tab: Tab, before: SharedList) {
  const note = storage.noteOfTab();
  if (note === storage.DECLINED) {
    // What another tab of an older page keeps is not for this tab, and stays.
    return readBrowser(KEY) === null ? stopKeeping(tab) : become(tab, 'off');
  }
  const kept = read(tab);
  if (!kept) return;
  if (kept === NOTHING) {
    // Another tab may begin at the same moment, with a list of its own.
    tab.joinedAt = Date.now();
    return save(tab, kept);
  }
  become(tab, 'kept', kept.usedAt);
  tab.unsaved = changesSince(before, tab.kitchen.getSnapshot().context);
  if (note === storage.UNSAVED) joinOwn(tab);
  if (tab.unsaved.length > 0 || kept.isOlder) save(tab, kept);
  else show(tab, kept.list);
}

function note(tab: Tab, command: ListCommand | null) {
  if (!command) return;
  tab.unsaved.push(command);
  tab.hasNews = true;
}

/** The list and the recipe go to the browser together. */
function keepNews(tab: Tab) {
  const recipe = shownIn(tab);
  const own = ownRecipe(recipe);
  if (recipe !== tab.shown && own !== undefined) {
    tab.newRecipe = own;
    tab.hasNews = true;
  }
  tab.shown = recipe;
  if (tab.hasNews) saveNews(tab);
}

function keepRecipe(tab: Tab, recipe: Recipe | null) {
  tab.newRecipe = recipe;
  saveNews(tab);
}

function saveNews(tab: Tab) {
  const kept = read(tab);
  if (kept) return save(tab, kept);
  tab.hasNews = false;
  tab.unsaved = [];
  tab.newRecipe = undefined;
}

function readStored(tab: Tab) {
  const text = readBrowser(KEY);
  const isOff = tab.keeping.getSnapshot().context.state === 'off';
  const isOnElsewhere = isOff && (text !== null || readBrowser(NOT_KEPT_KEY) === null);
  if ((text === tab.seen && !isOnElsewhere) || storage.noteOfTab() === storage.DECLINED) return;
  if (isOff && text === null) return switchOn(tab);
  const hadIt = tab.seen !== null;
  // A page of 1.1 asked, and the visitor pressed *Keep* there.
  if (text !== null) removeFromBrowser(NOT_KEPT_KEY);
  const kept = read(tab);
  if (!kept) return;
  if (kept === NOTHING) return save(tab, kept);
  become(tab, 'kept', kept.usedAt);
  // The tab's own list joins one that another tab has begun to keep, or an older page has saved.
  if (!hadIt || kept.isOlder) tab.joinedAt = Date.now();
  if (Math.abs(Date.now() - tab.joinedAt) < SAME_MOMENT) join(tab);
  if (tab.unsaved.length > 0) save(tab, kept);
  else show(tab, kept.list);
}

function joinOwn(tab: Tab) {
  tab.joinedAt = Date.now();
  join(tab);
}

function join(tab: Tab) {
  const list = listOf(tab.kitchen.getSnapshot().context);
  if (list.ingredients[0]) tab.unsaved.push({ kind: 'join', list });
}

/** Null if the tab must not save: the visitor does not want it, or a newer page keeps the list. */
function read(tab: Tab): storage.Kept | null {
  if (storage.noteOfTab() === storage.DECLINED) return null;
  const hadIt = tab.seen !== null;
  const text = readBrowser(KEY);
  tab.seen = text;
  if (text === null && (hadIt || readBrowser(NOT_KEPT_KEY) !== null)) {
    stopKeeping(tab);
    return null;
  }
  if (storage.isOfNewerPage(text)) {
    become(tab, 'refused');
    return null;
  }
  return storage.readKept(text) ?? NOTHING;
}

/** In all tabs, until the visitor switches it on. */
function stopKeeping(tab: Tab) {
  tab.seen = null;
  tab.unsaved = [];
  storage.noteInTab(!writeBrowser(NOT_KEPT_KEY, '1') && storage.DECLINED);
  become(tab, 'off');
}

function switchOff(tab: Tab) {
  // First, so a full storage has room for the visitor's choice.
  removeFromBrowser(KEY);
  tab.removeNote();
  stopKeeping(tab);
}

/** The tab's own list joins the one that other tabs keep. */
function switchOn(tab: Tab) {
  removeFromBrowser(NOT_KEPT_KEY);
  become(tab, 'empty');
  const kept = read(tab);
  if (!kept) return;
  joinOwn(tab);
  tab.newRecipe = ownRecipe(shownIn(tab));
  save(tab, kept);
}

function save(tab: Tab, kept: storage.Kept) {
  tab.hasNews = false;
  if (kept === NOTHING) {
    tab.newRecipe ??= ownRecipe(shownIn(tab)) ?? null;
    tab.unsaved = [];
    join(tab);
    // A visitor who has done nothing leaves nothing in the browser.
    if (tab.unsaved.length === 0 && !tab.newRecipe) return;
  }
  const { newRecipe } = tab;
  const list = tab.unsaved.reduce(storage.reduceKept, kept.list);
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
  become(tab, isSaved ? 'kept' : 'refused', usedAt);
  show(tab, list);
}

function show(tab: Tab, list: SharedList) {
  if (textOf(list) !== textOf(tab.kitchen.getSnapshot().context))
    tab.kitchen.change({ kind: 'take', list });
}

/** What makes of one list the other, as far as another tab's list may need it. */
function changesSince(before: SharedList, after: SharedList): storage.KeptCommand[] {
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
