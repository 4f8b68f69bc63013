import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { Preferences } from '../../../machines/preferences';
import type { Recipe } from '../../../machines/recipe';
import type { RecipeActor } from '../../../machines/recipeMachine';
import { hashText } from '../../browser/hashText';
import { createStore, type Store, useStore } from '../../browser/store';
import { createAvoided } from '../../foods/avoided/createAvoided';
import type { Avoided } from '../../foods/covers';
import { languagesNow, onLanguages } from '../../foods/languages/spoken';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';
import { checkKitchen, foodsOfStaples, type KitchenCheck } from './checkKitchen';
import {
  type CookedWith,
  hasSaidBasics as hasBasics,
  loadBasics,
  loadCookedWith,
  MOST_LETTERS,
  removeBasics,
  saveBasics,
  saveCookedWith,
  watchBasics,
} from './checkStorage';

/** A recipe on the page. */
export interface ShownRecipe {
  text: string;
  document: RecipeDocument;
}

/** What the check keeps, and what a visitor can do with it. */
export interface CheckController {
  /** What the visitor always has, with commas between the names. */
  basics: Omit<Store<string>, 'set'>;
  /** Whether the visitor has said what they always have. */
  hasSaidBasics: Omit<Store<boolean>, 'set'>;
  /** Whether the browser did not take that. It lasts as long as the page. */
  notKept: Omit<Store<boolean>, 'set'>;
  mostLetters: number;
  setBasics(text: string): void;
  /**
   * Forgets what the visitor has said.
   *
   * @returns a function that takes it back
   */
  forgetBasics(): () => void;
  /** Adds staples to what the visitor always has, or takes them off it. */
  answer(staples: readonly string[], isYes: boolean): void;
  /** Puts a food on the visitor's list, which counts for a cooked recipe too. */
  have(name: string): void;
  /**
   * Keeps the check of the recipe on the page as it is with a list: the recipe is cooked now, and must not
   * report what it has used up itself.
   *
   * @returns a function that takes it back
   */
  keepFor(list: readonly string[]): () => void;
  /** Checks a recipe that the page will show next. */
  prepare(shown: ShownRecipe): void;
  /**
   * The check of the recipe on the page against the present list, or the list with which it was cooked; null
   * if there is nothing to say.
   *
   * @param isNow whether to check against the present list in any case
   */
  useCheck(shown: ShownRecipe, isNow?: boolean): KitchenCheck | null;
  /** Stops listening to other tabs. */
  stop(): void;
}

/** A name for a recipe as it came onto the page: the same text may come again, to be cooked again. */
const keyOfRecipe = (hash: string, recipe: Pick<Recipe, 'arrivedAt'> | null) =>
  `${hash} ${recipe?.arrivedAt}`;

/** Joins the check with the visitor's list and with what this browser keeps. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the methods of one controller share its latest check
export function createKitchenCheck(recipe: RecipeActor): CheckController {
  const basics = createStore(loadBasics());
  const hasSaidBasics = createStore(hasBasics());
  const notKept = createStore(false);
  const cookedWith = createStore(loadCookedWith());
  /** The recipe that was looked up last, because every line of it asks. */
  let lookedUp: { text: string; hash: string } | undefined;
  let last: { key: readonly unknown[]; check: KitchenCheck | null } | undefined;

  /** Keeps the last check, because every line of a recipe asks for the same one. */
  function checkOnce(
    list: readonly string[],
    document: RecipeDocument,
    always: string,
    avoided: Avoided,
  ) {
    const key = [list, document, always, avoided, languagesNow()];
    if (!last?.key.every((value, at) => value === key[at])) {
      last = { key, check: checkKitchen(list, document, always.split(','), avoided) };
    }
    return last.check;
  }

  let lastAvoided: { preferences: Preferences; avoided: Avoided } | undefined;

  function avoidedBy(preferences: Preferences): Avoided {
    if (lastAvoided?.preferences !== preferences) {
      lastAvoided = { preferences, avoided: createAvoided(preferences) };
    }
    return lastAvoided.avoided;
  }

  function setCookedWith(lists: CookedWith) {
    cookedWith.set(lists);
    saveCookedWith(lists);
  }

  function nameNow(): string {
    const { recipe: shown } = recipe.getSnapshot().context;
    return keyOfRecipe(hashText(`${shown?.text}`), shown);
  }

  function setBasics(text: string) {
    basics.set(text);
    hasSaidBasics.set(true);
    notKept.set(!saveBasics(text));
  }

  function readBasics() {
    basics.set(loadBasics());
    hasSaidBasics.set(hasBasics());
  }

  const stopBasics = watchBasics(readBasics);

  return {
    basics,
    hasSaidBasics,
    notKept,
    mostLetters: MOST_LETTERS,
    setBasics,
    forgetBasics() {
      const said = hasSaidBasics.get() && basics.get();
      removeBasics();
      readBasics();
      notKept.set(false);
      return () => said !== false && setBasics(said);
    },
    answer(staples, isYes) {
      const foods = foodsOfStaples(staples);
      const said = basics
        .get()
        .split(',')
        .flatMap((name) => name.trim() || []);
      const others = said.filter((name) => !foods.includes(name));
      setBasics((isYes ? [...new Set([...said, ...foods])] : others).join(', '));
    },
    have(name) {
      const lists = cookedWith.get();
      const list = lists[nameNow()];
      if (list) setCookedWith({ ...lists, [nameNow()]: [...list, name] });
      recipe.send({ type: 'ingredient.add', text: name });
    },
    keepFor(list) {
      const before = cookedWith.get();
      setCookedWith({ ...before, [nameNow()]: list });
      return () => setCookedWith(before);
    },
    prepare({ document }) {
      const { ingredients, preferences } = recipe.getSnapshot().context;
      checkOnce(ingredients, document, basics.get(), avoidedBy(preferences));
    },
    useCheck({ text, document }, isNow = false) {
      const present = useSelector(recipe, ({ context }) => context.ingredients);
      const shown = useSelector(recipe, ({ context }) => context.recipe);
      const lists = useStore(cookedWith);
      const preferences = useSelector(recipe, ({ context }) => context.preferences);
      const always = useStore(basics);
      useSyncExternalStore(onLanguages, languagesNow);
      if (lookedUp?.text !== text) lookedUp = { text, hash: hashText(text) };
      const cooked = isNow ? undefined : lists[keyOfRecipe(lookedUp.hash, shown)];
      return checkOnce(cooked ?? present, document, always, avoidedBy(preferences));
    },
    stop: stopBasics,
  };
}
