import type { Recipe } from '../../machines/kitchen/recipe';
import { prefersStillness } from '../browser/device';
import type { Place } from '../foods';
import type { RecipeDocument } from '../reading';
import type { KitchenStore } from '../ui/KitchenStore';
import { limitText } from '../ui/limitText';
import type { RecipeCheck } from './allergens/checkReading';
import { quoteOf, sayFoundIn } from './allergens/sayFound';
import { type OpenedRecipe, openRecipe } from './openRecipe';

export interface Growth {
  /** Tells texts apart. A finished recipe keeps its key, so React replaces nothing. */
  key: string;
  /** Its text is the whole lines so far. */
  recipe: Recipe;
  /** Of the dish, or the titles of the ideas. Empty until the model has written it, and after the end. */
  name: string;
  /** The first find of each thing to avoid, in the page's words. Empty after the end. */
  finds: readonly string[];
  /** Null for ideas. */
  text: GrowingText | null;
  /** The whole text, once its end has come. */
  finished?: string | undefined;
  isBroken: boolean;
}

export interface GrowingText {
  opened: OpenedRecipe;
  /** What the page has not read yet: the line that the model is writing, without the signs of markdown. */
  last: string;
}

/** Reads the text again whenever a line has come. `about` is what the page knows before its text; `last` has no signs of markdown. */
export function growRecipe(
  key: string,
  about: Omit<Recipe, 'text'>,
  kitchen: KitchenStore,
): (lines: string, last: string) => Growth | null {
  let recipe: Recipe | undefined;
  let opened: OpenedRecipe;

  return (lines, last) => {
    if (recipe?.text !== lines) {
      recipe = { ...about, text: lines };
      opened = withoutGuesses(openRecipe(recipe, kitchen));
    }
    if (!hasBegun(opened.reading.document)) return null;
    return {
      key,
      recipe,
      name: limitText(opened.reading.document.title?.text ?? ''),
      finds: firstFinds(opened.check(kitchen.getSnapshot().context.preferences)),
      text: { opened, last: prefersStillness() ? '' : last },
      isBroken: false,
    };
  };
}

/** The ingredients will tell what the dish contains. Until then its title is only a guess. */
function withoutGuesses(opened: OpenedRecipe): OpenedRecipe {
  const { lines } = opened.reading;
  const isGuess = ({ line, presence }: Place) =>
    presence === 'may contain' && lines[line]?.heading === 'title';
  return {
    ...opened,
    check(toAvoid) {
      const found = opened.check(toAvoid);
      if (!found) return null;
      const results = found.check.results.map((result) => ({
        ...result,
        places: result.places.filter((place) => !isGuess(place)),
      }));
      return { ...found, check: { ...found.check, results } };
    },
  };
}

/** Until a title or a food comes, the words may be the model's own. */
const hasBegun = ({ title, ingredients }: RecipeDocument) =>
  title !== null || ingredients.length > 0;

function firstFinds(found: RecipeCheck | null): string[] {
  return (found?.check.results ?? []).flatMap(({ thing, places }) => {
    const place =
      places.find(({ presence }) => presence === 'contains') ??
      places.find(({ presence }) => presence === 'may contain');
    const { presence, words } = place ?? {};
    if (!words || (presence !== 'contains' && presence !== 'may contain')) return [];
    return sayFoundIn(thing, presence, [quoteOf(words)]);
  });
}
