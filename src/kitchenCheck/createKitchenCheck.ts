import { useSelector } from '@xstate/react';
import type { Preferences } from '../../machines/preferences';
import type { RecipeActor } from '../../machines/recipeMachine';
import { createStore, type Store, useStore } from '../browser/store';
import { AVOIDS_NOTHING, type Avoided } from '../foods/covers';
import { createAvoided } from '../foods/createAvoided';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import { checkKitchen, type KitchenCheck } from './checkKitchen';
import {
  loadBasics,
  loadShoppingList,
  MOST_ITEMS,
  type ShoppingItem,
  saveBasics,
  saveShoppingList,
  watchShoppingList,
} from './checkStorage';

/** A recipe on the page. */
export interface ShownRecipe {
  document: RecipeDocument;
}

/** What the check keeps, and what a visitor can do with it. */
export interface CheckController {
  /** What the visitor always has, with commas between the names. */
  basics: Omit<Store<string>, 'set'>;
  shoppingList: Omit<Store<readonly ShoppingItem[]>, 'set'>;
  /** What the browser did not take. It lasts as long as the page. */
  notKept: Omit<Store<readonly ('basics' | 'shoppingList')[]>, 'set'>;
  setBasics(text: string): void;
  setShoppingList(items: readonly ShoppingItem[]): void;
  /** Adds what is not on the shopping list yet. */
  addToShoppingList(names: readonly string[]): void;
  /** Puts a food on the visitor's list. */
  have(name: string): void;
  /** Checks a recipe that the page will show next. */
  prepare(shown: ShownRecipe): void;
  /** The check of a recipe against the present list; null if there is nothing to say. */
  useCheck(shown: ShownRecipe): KitchenCheck | null;
  /** Stops listening to other tabs. */
  stop(): void;
}

/** Joins the check with the visitor's list and with what this browser keeps. */
export function createKitchenCheck(recipe: RecipeActor): CheckController {
  const basics = createStore(loadBasics());
  const shoppingList = createStore<readonly ShoppingItem[]>(loadShoppingList());
  const notKept = createStore<readonly ('basics' | 'shoppingList')[]>([]);
  let last: { key: readonly unknown[]; check: KitchenCheck | null } | undefined;

  /** Keeps the last check, because every line of a recipe asks for the same one. */
  function checkOnce(
    list: readonly string[],
    document: RecipeDocument,
    always: string,
    avoided: Avoided,
  ) {
    const key = [list, document, always, avoided];
    if (!last?.key.every((value, at) => value === key[at])) {
      last = { key, check: checkKitchen(list, document, always.split(','), avoided) };
    }
    return last.check;
  }

  let lastAvoided: { preferences: Preferences; avoided: Avoided } | undefined;

  function avoidedBy(preferences: Preferences): Avoided {
    const { allergens, diet, avoid } = preferences;
    if (allergens.length === 0 && diet === null && avoid.length === 0) return AVOIDS_NOTHING;
    if (lastAvoided?.preferences !== preferences) {
      lastAvoided = { preferences, avoided: createAvoided(preferences) };
    }
    return lastAvoided.avoided;
  }

  function noteKept(what: 'basics' | 'shoppingList', isKept: boolean) {
    const others = notKept.get().filter((other) => other !== what);
    if (isKept ? others.length < notKept.get().length : others.length === notKept.get().length) {
      notKept.set(isKept ? others : [...others, what]);
    }
  }

  function setShoppingList(items: readonly ShoppingItem[]) {
    const kept = items.slice(0, MOST_ITEMS);
    shoppingList.set(kept);
    noteKept('shoppingList', saveShoppingList(kept));
  }

  return {
    basics,
    shoppingList,
    notKept,
    setBasics(text) {
      basics.set(text);
      noteKept('basics', saveBasics(text));
    },
    setShoppingList,
    addToShoppingList(names) {
      const items = shoppingList.get();
      const added = names.filter((name) => items.every(({ text }) => text !== name));
      setShoppingList([...items, ...added.map((text) => ({ text, isTicked: false }))]);
    },
    have: (name) => recipe.send({ type: 'ingredient.add', text: name }),
    prepare({ document }) {
      const { ingredients, preferences } = recipe.getSnapshot().context;
      checkOnce(ingredients, document, basics.get(), avoidedBy(preferences));
    },
    useCheck({ document }) {
      const list = useSelector(recipe, ({ context }) => context.ingredients);
      const preferences = useSelector(recipe, ({ context }) => context.preferences);
      const always = useStore(basics);
      return checkOnce(list, document, always, avoidedBy(preferences));
    },
    // Otherwise the next change here would lose what another tab has added.
    stop: watchShoppingList(shoppingList.set),
  };
}
