import type {
  CookbookErrorCode,
  EntryErrorCode,
  RecipeToSave,
  SavedRecipe,
} from '../../machines/cookbookMachine';
import { isBlank } from '../../machines/recipeMachine';
import { checkTitle } from './savedTitle';

/** The longest recipe that can be saved, in characters. Models write a tenth of it. */
export const MAX_RECIPE_LENGTH = 50_000;

/** How many ingredients are saved with a recipe; the rest is left out. */
export const MAX_INGREDIENTS = 200;

/** The longest name of an ingredient or a model, in characters; the rest is cut off. */
export const MAX_NAME_LENGTH = 200;

/** The latest date that JavaScript knows, in ms since the epoch. */
const MAX_DATE = 8_640_000_000_000_000;

/** Why the cookbook could not be read or changed. Nothing in it is lost. */
export class CookbookError extends Error {
  override name = 'CookbookError';
  readonly code: CookbookErrorCode;

  constructor(code: CookbookErrorCode, cause?: unknown) {
    super(`The cookbook failed: ${code}`, { cause });
    this.code = code;
  }
}

/**
 * Shortens names and lists to what the cookbook accepts.
 *
 * @throws {CookbookError} if the recipe itself is too long
 */
export function fitToSave({ recipe, cut, model, ingredients }: RecipeToSave): RecipeToSave {
  if (recipe.length > MAX_RECIPE_LENGTH) throw new CookbookError('recipeTooLong');
  const clean = (names: readonly string[]) => names.map(shorten).filter((name) => !isBlank(name));
  return {
    recipe,
    cut,
    model: clean([model ?? ''])[0] ?? null,
    ingredients: clean(ingredients.slice(0, MAX_INGREDIENTS)),
  };
}

/** Cuts a name, but never in the middle of a character. */
function shorten(name: string): string {
  const isTooLong = name.length > MAX_NAME_LENGTH;
  return isTooLong ? name.slice(0, MAX_NAME_LENGTH).replace(/[\ud800-\udbff]$/, '') : name;
}

/** Makes copies of one recipe equal that differ only in line endings and blanks around them. */
export function normalizeText(recipe: string): string {
  return recipe.replace(/\r\n?/g, '\n').trim();
}

/** Finds the saved copy of a recipe by its text. */
export function findSaved(saved: readonly SavedRecipe[], text: string): SavedRecipe | undefined {
  const wanted = normalizeText(text);
  return saved.find(({ recipe }) => normalizeText(recipe) === wanted);
}

/** Checks what a file or the database says of a recipe, field by field, and drops other fields. */
export function readRecipe(value: unknown): Omit<SavedRecipe, 'id'> | EntryErrorCode {
  if (typeof value !== 'object' || value === null) return 'notRecipe';
  const { recipe, cut, model, ingredients, savedAt } = value as Record<string, unknown>;
  if (typeof recipe !== 'string' || isBlank(recipe)) return 'noText';
  if (recipe.length > MAX_RECIPE_LENGTH) return 'textTooLong';
  if (typeof cut !== 'boolean') return 'wrongCut';
  if (model !== null && !isName(model)) return 'wrongModel';
  if (!Array.isArray(ingredients) || ingredients.length > MAX_INGREDIENTS)
    return 'wrongIngredients';
  if (!ingredients.every(isName)) return 'wrongIngredients';
  if (!isDate(savedAt)) return 'wrongDate';
  return { recipe, cut, model, ingredients: [...ingredients], savedAt };
}

function isName(name: unknown): name is string {
  return typeof name === 'string' && !isBlank(name) && name.length <= MAX_NAME_LENGTH;
}

function isDate(ms: unknown): ms is number {
  return Number.isInteger(ms) && Math.abs(Number(ms)) <= MAX_DATE;
}

/** Checks a row of the database. Null if it is not a recipe. */
export function readSaved(row: unknown): SavedRecipe | null {
  const { id, title } = Object(row) as Record<string, unknown>;
  const recipe = readRecipe(row);
  const isId = typeof id === 'string' && /^[\w-]{1,64}$/.test(id);
  if (!isId || typeof recipe === 'string') return null;
  const checked = checkTitle(title);
  return { id, ...recipe, ...(checked && { title: checked }) };
}
