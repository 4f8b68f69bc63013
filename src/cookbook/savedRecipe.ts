import type { RecipeToKeep, SavedRecipe, Trouble } from '../../machines/cookbookMachine';
import { isBlank } from '../../machines/recipeMachine';

/** The longest recipe that is kept, in characters. What models write is a tenth of it. */
export const LONGEST_RECIPE = 50_000;

/** The most ingredients that are kept with a recipe; it does without the rest. */
export const MOST_INGREDIENTS = 200;

/** The longest name of an ingredient or a model that is kept, in characters; the rest is cut off. */
export const LONGEST_NAME = 200;

/** The last moment that a date can tell, in ms since the epoch. */
const LAST_MOMENT = 8_640_000_000_000_000;

/** Why the cookbook could not be read or changed. Nothing that was kept is lost by it. */
export class CookbookError extends Error {
  override name = 'CookbookError';
  readonly trouble: Trouble;

  constructor(trouble: Trouble, cause?: unknown) {
    super(`The cookbook is in trouble: ${trouble}.`, { cause });
    this.trouble = trouble;
  }
}

/**
 * Makes what the page has of a recipe fit to be kept.
 *
 * @throws {CookbookError} where the recipe is too long
 */
export function fitToKeep({ recipe, cut, model, ingredients }: RecipeToKeep): RecipeToKeep {
  if (recipe.length > LONGEST_RECIPE) throw new CookbookError('longRecipe');
  const named = (names: readonly string[]) => names.map(clip).filter((name) => !isBlank(name));
  return {
    recipe,
    cut,
    model: named([model ?? ''])[0] ?? null,
    ingredients: named(ingredients.slice(0, MOST_INGREDIENTS)),
  };
}

/** Cuts a name to its longest, and never through the middle of a character. */
function clip(name: string): string {
  return name.length > LONGEST_NAME
    ? name.slice(0, LONGEST_NAME).replace(/[\ud800-\udbff]$/, '')
    : name;
}

/** What all copies of one recipe have in common, however their lines end. */
export function identityOfText(recipe: string): string {
  return recipe.replace(/\r\n?/g, '\n').trim();
}

/**
 * Reads what a cookbook holds of a recipe, field by field.
 *
 * @throws {Error} that says what is wrong, as in "it has no text"
 */
export function readRecipe(value: unknown): RecipeToKeep & { savedAt: number } {
  if (typeof value !== 'object' || value === null) throw new Error('it is no recipe');
  const { recipe, cut, model, ingredients, savedAt } = value as Record<string, unknown>;
  const isName = (name: unknown): name is string =>
    typeof name === 'string' && !isBlank(name) && name.length <= LONGEST_NAME;
  if (typeof recipe !== 'string' || isBlank(recipe)) throw new Error('it has no text');
  if (recipe.length > LONGEST_RECIPE) {
    throw new Error(`its text is longer than ${LONGEST_RECIPE.toLocaleString('en')} characters`);
  }
  if (typeof cut !== 'boolean') throw new Error('it does not say whether its end is missing');
  if (model !== null && !isName(model)) throw new Error('its model has no name');
  if (!Array.isArray(ingredients)) throw new Error('its ingredients are no list');
  if (ingredients.length > MOST_INGREDIENTS) {
    throw new Error(`it has more than ${MOST_INGREDIENTS} ingredients`);
  }
  if (!ingredients.every(isName)) throw new Error('not all of its ingredients are names');
  if (!(Number.isInteger(savedAt) && Math.abs(Number(savedAt)) <= LAST_MOMENT)) {
    throw new Error('its date is none');
  }
  return { recipe, cut, model, ingredients: [...ingredients], savedAt: Number(savedAt) };
}

/**
 * Reads a recipe as the storage has it.
 *
 * @throws {Error} that says what is wrong
 */
export function readSaved(value: unknown): SavedRecipe {
  const { id } = Object(value) as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) throw new Error('it has no id');
  return { id, ...readRecipe(value) };
}
