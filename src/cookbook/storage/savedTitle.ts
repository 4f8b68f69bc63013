import * as v from 'valibot';
import type { SavedNeed, SavedNeeds, SavedTitle } from '../../../machines/cookbook/CookbookContext';
import { isBlank } from '../../../machines/kitchen/ingredientList';
import { keepNeeds } from '../../amounts';
import { parseRecipe, type RecipeDocument, type Servings } from '../../reading';
import { clipTitle, MAX_TITLE_LENGTH } from './fromSaved';

/** Raise it when the recipe reader learns to read more, or reads better. */
export const TITLE_VERSION = 15;

/** In characters. */
const MAX_SERVINGS_LENGTH = 40;

/** How many foods of a recipe to save, and how much of each, in characters. */
const MAX_FOODS = 200;
const MAX_FOOD_LENGTH = 200;

/** More than any recipe takes, in minutes: a year. */
const MOST_MINUTES = 525_600;

export function readTitle(recipe: string): SavedTitle {
  try {
    const document = parseRecipe(recipe);
    const { title, ingredients, servings, times } = document;
    const needs = keepNeeds(document);
    const text = title?.text ?? mainFoods(ingredients);
    const served = servings && servingsOf(servings);
    return {
      text: isBlank(text) ? null : clipTitle(text),
      ...(v.is(textUpTo(MAX_SERVINGS_LENGTH), served) && { servings: served }),
      ...(times.total && times.total <= MOST_MINUTES && { minutes: times.total }),
      ...(v.is(NeedsSchema, needs) && { needs }),
      version: TITLE_VERSION,
    };
  } catch {
    // If the reader fails at one text, the others must still get their titles.
    return { text: null, version: TITLE_VERSION };
  }
}

const MOST_FOODS = 3;

/** Names a dish without a name by the first foods with amounts: "Pasta, tomatoes, feta". */
function mainFoods(groups: RecipeDocument['ingredients']): string {
  const foods = groups.flatMap(({ items }) =>
    items.flatMap(({ understood }) => (understood?.amount ? [understood.food] : [])),
  );
  const names = foods.slice(0, MOST_FOODS).join(', ');
  return names && (names[0] ?? '').toUpperCase() + names.slice(1);
}

/** "4 servings", "1 loaf"; empty if the recipe gives only a number. */
function servingsOf({ from, to, unit }: Servings): string {
  const count = from === to ? `${from}` : `${from}–${to}`;
  if (unit === 'servings') return count === '1' ? '1 serving' : `${count} servings`;
  return unit ? `${count} ${unit}` : '';
}

/** Not blank, and at most this long in characters. */
export const textUpTo = (longest: number) =>
  v.pipe(
    v.string(),
    v.check((text) => !isBlank(text)),
    v.maxLength(longest),
  );

const NeedSchema = v.object({
  foods: textUpTo(MAX_FOOD_LENGTH),
  place: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  amount: v.nullable(
    v.object({
      value: v.pipe(v.number(), v.finite()),
      to: v.nullable(v.pipe(v.number(), v.finite())),
      unit: v.pipe(v.string(), v.maxLength(MAX_SERVINGS_LENGTH)),
    }),
  ),
  isOptional: v.boolean(),
  isSure: v.boolean(),
}) satisfies v.GenericSchema<unknown, SavedNeed>;

const NeedsSchema = v.object({
  needs: v.pipe(v.array(NeedSchema), v.maxLength(MAX_FOODS)),
  language: v.nullable(v.picklist(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'])),
  servings: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))),
}) satisfies v.GenericSchema<unknown, SavedNeeds>;

/** A title of an older version is invalid, so the page reads it again. */
export const TitleSchema = v.object({
  text: v.nullable(textUpTo(MAX_TITLE_LENGTH)),
  servings: v.exactOptional(textUpTo(MAX_SERVINGS_LENGTH)),
  minutes: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_MINUTES))),
  needs: v.exactOptional(NeedsSchema),
  // A newer page in another tab wrote a higher version, and would write it again.
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(TITLE_VERSION)),
}) satisfies v.GenericSchema<unknown, SavedTitle>;
