import {
  FAILURE_TEXT,
  identityOf,
  isBlank,
  type Kitchen,
  limitMarks,
  MOST_EARLIER_RECIPES,
  type Origin,
  type Recipe,
  type RecipeInput,
  type Wish,
} from '../../machines/recipeMachine';
import { loadFromTab, readTab, writeTab } from '../browser/tabStorage';
import { readPreferences } from './preferences/readPreferences';

const KITCHEN_KEY = 'saffron.kitchen';
const DRAFT_KEY = 'saffron.draft';
/** The longest text that an input lays out at once, in characters. */
export const LONGEST_DRAFT = 10_000;

const VERSION = 3;
const ORIGINS: readonly unknown[] = ['request', 'shared', 'cookbook'] satisfies Origin[];

const UNREADABLE = 'its recipes cannot be read.';

/** Nobody gathers more by hand, and more would keep the page from starting. */
const MOST_INGREDIENTS = 50_000;

/**
 * Reads the kitchen that this tab saved before a reload.
 *
 * @returns undefined for nothing, or nothing usable; one line in the console says what was dropped
 */
export function loadKitchen(): RecipeInput | undefined {
  return loadFromTab(KITCHEN_KEY, 'The kitchen from before the reload', readKitchen);
}

/**
 * Makes a function that saves the kitchen for a reload of this tab, whenever it has changed, and
 * the wish of a running request, which the reload would end.
 */
export function createKitchenSaver(): (kitchen: Kitchen, asking?: Wish) => void {
  type Saved = Kitchen & { asking: Wish | undefined };
  let last: Saved | undefined;

  return ({ ingredients, useUp, recipe, hasFailed, earlier }, asking) => {
    const kitchen: Saved = { ingredients, useUp, recipe, hasFailed, earlier, asking };
    const parts = Object.keys(kitchen) as (keyof Saved)[];
    if (parts.every((part) => kitchen[part] === last?.[part])) return;
    last = kitchen;
    writeTab(KITCHEN_KEY, JSON.stringify({ version: VERSION, ...kitchen }));
  };
}

/** Reads the text that the visitor was typing before a reload, as far as an input takes it at once. */
export function loadDraft(): string {
  return limitMarks((readTab(DRAFT_KEY) ?? '').slice(0, LONGEST_DRAFT));
}

/** Saves the text that the visitor is typing for a reload of this tab. */
export function saveDraft(text: string): void {
  writeTab(DRAFT_KEY, text);
}

/** @throws {Error} that says what is wrong with the value */
function readKitchen(value: unknown): RecipeInput {
  const { version, ingredients, ...rest } = Object(value) as Record<string, unknown>;
  if (version !== VERSION && version !== 2 && version !== 1) {
    throw new Error(`it is of version ${version}, not ${VERSION}.`);
  }
  const isList =
    isTexts(ingredients) &&
    ingredients.length <= MOST_INGREDIENTS &&
    new Set(ingredients.map(identityOf)).size === ingredients.length;
  if (!isList) throw new Error('its ingredients cannot be read.');
  if (version !== VERSION) return { ingredients, ...readOldRecipe(rest) };

  const { useUp, recipe, hasFailed, earlier, asking, isAsking } = rest;
  if (typeof hasFailed !== 'boolean' || !Array.isArray(earlier)) throw new Error(UNREADABLE);
  return {
    ingredients,
    useUp: isTexts(useUp) ? ingredients.filter((listed) => useUp.includes(listed)) : [],
    recipe: recipe === null ? null : readRecipe(recipe),
    hasFailed,
    earlier: earlier.slice(0, MOST_EARLIER_RECIPES).map(readRecipe),
    // Pages before this one saved only that there was a request.
    ...((asking || isAsking === true) && { interrupted: readWish(asking) }),
  };
}

/** Reads the recipe of versions 1 and 2, which told a failure by its text. */
function readOldRecipe({
  recipe,
  ...about
}: Record<string, unknown>): Omit<Kitchen, 'ingredients' | 'useUp'> {
  if (recipe === null) return { recipe, hasFailed: false, earlier: [] };
  if (recipe === FAILURE_TEXT) return { recipe: null, hasFailed: true, earlier: [] };
  const read = readRecipe({ origin: 'request', askedWith: [], ...about, text: recipe });
  return { recipe: read, hasFailed: false, earlier: [] };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && !isBlank(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

/** @throws {Error} that says what is wrong with the value */
function readRecipe(value: unknown): Recipe {
  const { text, cut, model, origin, askedWith, preferences, changed, arrivedAt } = Object(
    value,
  ) as Record<string, unknown>;
  const isModel = model === null || isText(model);
  const isKnown = ORIGINS.includes(origin) && isTexts(askedWith);
  if (!isText(text) || typeof cut !== 'boolean' || !isModel || !isKnown)
    throw new Error(UNREADABLE);
  return {
    text,
    cut,
    model,
    origin: origin as Origin,
    askedWith,
    // Pages before this one did not save these.
    ...(preferences !== undefined && { preferences: readPreferences(preferences) }),
    ...(isText(changed) && { changed }),
    ...(Number.isFinite(arrivedAt) && { arrivedAt: arrivedAt as number }),
  };
}

/** Anything but another dish or a change is a wish for a dish from the list. */
function readWish(value: unknown): Wish {
  const { kind, titles, words, without } = Object(value) as Record<string, unknown>;
  if (kind === 'another' && isTexts(titles)) return { kind, titles };
  if (kind === 'change' && isText(words) && isTexts(without)) return { kind, words, without };
  return { kind: 'fresh' };
}
