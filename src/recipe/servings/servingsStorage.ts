import * as v from 'valibot';
import { MOST_SERVINGS } from '../../../machines/cookbook/CookbookContext';
import { keepByRecipe, OF_RECIPE } from '../keepByRecipe';

export const FEWEST = 1;

const Servings = v.pipe(v.number(), v.integer(), v.minValue(FEWEST), v.maxValue(MOST_SERVINGS));

/** What a cook's own amount makes may be a part of a serving. */
const Part = v.pipe(v.number(), v.minValue(1 / 20), v.maxValue(MOST_SERVINGS));

export function canServe(servings: unknown): servings is number {
  return v.is(Servings, servings);
}

export function canScaleTo(servings: unknown): servings is number {
  return v.is(Part, servings);
}

export const keptServings = keepByRecipe(
  'saffron.servings',
  'The servings from before the reload',
  v.object({ ...OF_RECIPE, servings: Part }),
);

/** Null if the visitor has chosen none in this tab. `recipe` is the recipe's text. */
export const loadServings = (recipe: string): number | null =>
  keptServings.load(recipe)?.servings ?? null;

/** Null are the recipe's own. */
export const saveServings = (recipe: string, servings: number | null): void =>
  keptServings.save(recipe, servings === null ? null : { servings });
