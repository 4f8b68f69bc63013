import { identityOf, isBlank } from '../../machines/ingredientList';
import { FAILURE_TEXT, type Kitchen, MOST_EARLIER_RECIPES } from '../../machines/kitchen';
import type { Origin, Recipe } from '../../machines/recipe';
import type { RecipeInput } from '../../machines/recipeMachine';
import { readSource } from '../../machines/recipeSource';
import type { Wish } from '../../machines/request';
import { loadFromTab } from '../browser/tabStorage';
import { EARLIER_KEY, KITCHEN_KEY, VERSION } from './kitchenStorage';
import { readPreferences } from './preferences/readPreferences';

const ORIGINS: readonly unknown[] = [
  'request',
  'shared',
  'cookbook',
  'imported',
] satisfies Origin[];

const UNREADABLE = 'its recipes cannot be read.';

/** Nobody gathers more by hand, and more would keep the page from starting. */
const MOST_INGREDIENTS = 50_000;

/**
 * Reads the kitchen that this tab saved before a reload.
 *
 * @returns undefined for nothing, or nothing usable; one line in the console says what was dropped
 */
export function loadKitchen(): RecipeInput | undefined {
  const kitchen = loadFromTab(KITCHEN_KEY, 'The kitchen from before the reload', readKitchen);
  if (!kitchen) return undefined;
  const earlier = loadFromTab(EARLIER_KEY, 'The earlier recipes', readEarlier);
  return earlier ? { ...kitchen, earlier } : kitchen;
}

/** @throws {Error} whose message names the fault of the value */
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
  if (typeof hasFailed !== 'boolean') throw new Error(UNREADABLE);
  return {
    ingredients,
    useUp: isTexts(useUp) ? ingredients.filter((listed) => useUp.includes(listed)) : [],
    recipe: recipe === null ? null : readRecipe(recipe),
    hasFailed,
    earlier: readEarlier(earlier),
    // Pages before this one saved only that there was a request.
    ...((asking || isAsking === true) && { interrupted: readWish(asking) }),
  };
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

/** @throws {Error} whose message names the fault of the value */
function readEarlier(value: unknown): Recipe[] {
  if (!Array.isArray(value)) throw new Error(UNREADABLE);
  return value.slice(0, MOST_EARLIER_RECIPES).map(readRecipe);
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

/** @throws {Error} whose message names the fault of the value */
function readRecipe(value: unknown): Recipe {
  const fields = Object(value) as Record<string, unknown>;
  const { text, cut, model, origin, askedWith, preferences, changed, ofForeign, arrivedAt } =
    fields;
  const source = readSource(fields.source);
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
    ...(source && { source }),
    // Pages before this one did not save these.
    ...(preferences !== undefined && { preferences: readPreferences(preferences) }),
    ...(isText(changed) && { changed }),
    ofForeign: ofForeign === true || undefined,
    ...(isTime(arrivedAt) && { arrivedAt }),
  };
}

/** What is no other wish is one for a dish from the list. */
function readWish(value: unknown): Wish {
  const { kind, titles, words, without } = Object(value) as Record<string, unknown>;
  if (kind === 'another' && isTexts(titles)) return { kind, titles };
  if (kind === 'change' && isText(words) && isTexts(without)) return { kind, words, without };
  return { kind: kind === 'sample' ? kind : 'fresh' };
}
