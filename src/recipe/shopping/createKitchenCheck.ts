import { useSelector } from '@xstate/react';
import * as v from 'valibot';
import type { KeptMarks } from '../../../machines/cooking/cookingMachine';
import type { Preferences } from '../../../machines/kitchen/preferences';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { compare, type Kitchen, needsOf } from '../../amounts';
import { derive } from '../../browser/derive';
import { hashText } from '../../browser/hashText';
import { keepLast } from '../../browser/keepLast';
import {
  readBrowser,
  removeFromBrowser,
  watchBrowser,
  writeBrowser,
} from '../../browser/storage/browserStorage';
import { loadFromTab } from '../../browser/storage/schemas';
import { writeTab } from '../../browser/storage/tabStorage';
import { createStore, useStore } from '../../browser/store';
import { languagesNow, thingsToAvoid } from '../../foods';
import type { RecipeDocument } from '../../reading';
import type { KitchenStore } from '../../ui/KitchenStore';
import * as recipeWords from '../../words/en/recipe';
import { useLanguages } from '../useLanguages';

interface ShownRecipe {
  text: string;
  document: RecipeDocument;
}

export type CheckController = ReturnType<typeof createKitchenCheck>;

/** With its time, a text that comes again and is cooked again counts as another recipe. */
const keyOfRecipe = (text: string, recipe: Pick<Recipe, 'arrivedAt'> | null) =>
  `${hashText(text)} ${recipe?.arrivedAt}`;

const namesIn = (text: string) => text.split(',').flatMap((name) => name.trim() || []);

/** The visitor's list with what this browser keeps, as a store. */
function openKitchen(store: KitchenStore, { said }: ReturnType<typeof createBasics>) {
  const avoidedBy = keepLast((preferences: Preferences) => thingsToAvoid(preferences));
  const kitchenOf = keepLast(
    (list: readonly string[], always: string | null, preferences: Preferences): Kitchen => ({
      list,
      always: namesIn(always ?? ''),
      probably: always === null ? STAPLES() : [],
      avoided: avoidedBy(preferences),
    }),
  );

  function get(): Kitchen {
    const { ingredients, preferences } = store.getSnapshot().context;
    return kitchenOf(ingredients, said.getSnapshot().context, preferences);
  }

  return derive(get, store, said);
}

/** The list with which each recipe was cooked. */
function openCookedLists(recipe: RecipeActor) {
  const { set, ...lists } = createStore<CookedWith>(
    loadFromTab(KEY, 'What was cooked before the reload', Lists) ?? {},
  );

  function nameNow(): string {
    const { recipe: shown } = recipe.getSnapshot().context;
    return keyOfRecipe(`${shown?.text}`, shown);
  }

  return {
    ...lists,
    set(next: CookedWith) {
      set(next);
      // A name without a time could fit another recipe after a reload.
      const known = Object.entries(next).filter(([name]) => / \d/.test(name));
      writeTab(KEY, JSON.stringify(Object.fromEntries(known.slice(-MOST_COOKED))));
    },
    nameNow,
    listNow: () => lists.getSnapshot().context[nameNow()],
    withNow: (list: readonly string[]): CookedWith => ({
      ...lists.getSnapshot().context,
      [nameNow()]: list,
    }),
    useList({ text }: ShownRecipe): readonly string[] | undefined {
      const shown = useSelector(recipe, ({ context }) => context.recipe);
      return useStore(lists)[keyOfRecipe(text, shown)];
    },
  };
}

/** Joins a recipe's needs with the visitor's list and with what this browser keeps. */
export function createKitchenCheck(recipe: RecipeActor, store: KitchenStore) {
  const basics = createBasics();
  const kitchen = openKitchen(store, basics);
  const cooked = openCookedLists(recipe);
  const kitchenWith = keepLast((now: Kitchen, list: readonly string[]) => ({ ...now, list }));
  // The line, the marks and the button ask for the same comparison.
  const compareOnce = keepLast(
    (document: RecipeDocument, kitchen: Kitchen, servings: number | null, _languages: number) =>
      compare(needsOf(document), kitchen, servings),
  );

  /** Uses the present list or, unless `isNow`, the cooking's. Null means the recipe's servings. */
  function useComparison(shown: ShownRecipe, servings: number | null, isNow = false) {
    const list = cooked.useList(shown);
    const present = useStore(kitchen);
    const languages = useLanguages();
    const chosen = list && !isNow ? kitchenWith(present, list) : present;
    return compareOnce(shown.document, chosen, servings, languages);
  }

  return {
    basics,
    /** Whether the visitor always has oil, salt and pepper. */
    answer(isYes: boolean) {
      const said = namesIn(basics.text.getSnapshot().context);
      const others = said.filter((name) => !STAPLES().includes(name));
      basics.set((isYes ? [...new Set([...said, ...STAPLES()])] : others).join(', '));
    },
    /** Puts a food on the visitor's list, also on that of a cooked recipe. */
    have(name: string) {
      const list = cooked.listNow();
      if (list) cooked.set(cooked.withNow([...list, name]));
      store.change({ kind: 'add', text: name });
    },
    /** After cooking, used-up foods must not count as missing. `release` takes this back. */
    keepFor(list: readonly string[]): KeptMarks {
      const marks = { of: cooked.nameNow(), before: cooked.listNow() ?? null };
      cooked.set(cooked.withNow(list));
      return marks;
    },
    release({ of, before }: KeptMarks) {
      const { [of]: _, ...others } = cooked.getSnapshot().context;
      cooked.set(before ? { ...others, [of]: before } : others);
    },
    kitchen,
    /** `servings` is null for the recipe's own. */
    compareNow: ({ document }: ShownRecipe, servings: number | null) =>
      compareOnce(document, kitchen.getSnapshot().context, servings, languagesNow()),
    useComparison,
    useCheck(shown: ShownRecipe, servings: number | null) {
      const comparison = useComparison(shown, servings);
      return comparison.entries.length > 0 && needsOf(shown.document).isKnown ? comparison : null;
    },
    /** Whether the recipe on the page is the one that was cooked last. */
    useIsCooked: (shown: ShownRecipe) => cooked.useList(shown) !== undefined,
    stop: basics.stop,
  };
}

/** The names are in the language of the page. */
const STAPLES = () => recipeWords.check.staples.flatMap(([, foods]) => foods);

const KEY = 'saffron.cookedWith';

/** The tab keeps only the newest. */
const MOST_COOKED = 10;

const Lists = v.record(v.string(), v.array(v.string()));

/** The list of each recipe's cooking, by the recipe's hash and time of arrival, if known. */
type CookedWith = Readonly<Record<string, readonly string[]>>;

const BASICS_KEY = 'saffron.alwaysHave';

/** In characters. */
const MOST_LETTERS = 500;

const read = () => readBrowser(BASICS_KEY)?.slice(0, MOST_LETTERS) ?? null;

/** What the visitor always has, in all tabs of this browser. */
export function createBasics() {
  const said = createStore(read());
  const notKept = createStore(false);
  const text = () => said.getSnapshot().context ?? recipeWords.check.basics;

  function set(text: string) {
    said.set(text);
    notKept.set(!writeBrowser(BASICS_KEY, text.slice(0, MOST_LETTERS)));
  }

  return {
    /** In the visitor's words, with commas between the names; null until they have said. */
    said,
    /** `said`, or what every kitchen has. */
    text: derive(text, said),
    /** The browser did not take it: it lasts as long as the page. */
    notKept,
    mostLetters: MOST_LETTERS,
    set,
    /** Returns a function that brings back what the visitor said. */
    forget() {
      const before = said.getSnapshot().context;
      removeFromBrowser(BASICS_KEY);
      said.set(null);
      notKept.set(false);
      return () => before !== null && set(before);
    },
    stop: watchBrowser(BASICS_KEY, () => said.set(read())),
  };
}
