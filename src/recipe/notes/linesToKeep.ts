import { checkRecipe, isFound } from '../../foods/avoided/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../../foods/avoided/thingsToAvoid';
import { ALLERGENS } from '../../foods/contents';
import { learn, learnedOf } from '../../foods/languages/learn';
import { stateAllergens } from '../../reading/document/stateAllergens';
import { languagesIn } from '../../reading/languages/detectLanguage';

/**
 * Of the lines around a recipe, those that name what the visitor avoids, or may state what the dish
 * contains: "Milk, wheat" may, "Cookies" does not. All of them if a language could not be fetched.
 */
export async function linesToKeep(
  lines: readonly string[],
  toAvoid: Avoidance,
): Promise<readonly string[]> {
  const codes = languagesIn(lines.join('\n'));
  await Promise.all(codes.map(learn));
  if (codes.some((code) => learnedOf(code) === 'missing')) return lines;
  const { results, findings } = checkRecipe(
    thingsToAvoid(toAvoid),
    lines.map((text) => ({ text, isIngredient: false })),
    { isReadable: true },
  );
  const marked = new Set(results.flatMap(({ places }) => places.map(({ line }) => line)));
  const named = ALLERGENS.map((allergen) => (findings.get(allergen)?.places ?? []).filter(isFound));
  const namesSeveral = (at: number) => {
    const starts = named.flatMap((places) => places.filter(({ line }) => line === at).slice(0, 1));
    return new Set(starts.map(({ start }) => start)).size > 1;
  };
  const states = stateAllergens(lines);
  return lines.filter((_, at) => states[at] || marked.has(at) || namesSeveral(at));
}
