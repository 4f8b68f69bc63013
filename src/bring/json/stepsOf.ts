import { isObject, type Json, type JsonObject, wordsOf } from '../../recipe/json/jsonWords';
import { plainLines } from '../html/plainLines';

/** The steps of a recipe, in parts if it has them. */
export function stepsOf(recipe: JsonObject): Json {
  const steps =
    recipe.recipeInstructions ?? recipe.instructions ?? recipe.directions ?? recipe.steps ?? [];
  if (typeof steps === 'string') return plainLines(steps);
  if (!Array.isArray(steps)) return steps;
  // Mealie names a part in the title of its first step.
  const isMealie = steps.some((step) => isObject(step) && 'ingredientReferences' in step);
  const parts: { name: string; steps: Json[] }[] = [{ name: '', steps: [] }];
  for (const step of steps) {
    const { title, summary, text } = isObject(step) ? step : {};
    if (isMealie && wordsOf(title)) parts.push({ name: wordsOf(title), steps: [] });
    const words = isMealie
      ? [summary, text].map(wordsOf).filter(Boolean).join(': ')
      : plainStep(step);
    if (words) parts.at(-1)?.steps.push(words);
  }
  return parts.flatMap(({ name, steps: items }): Json[] =>
    name ? [{ name, steps: items }] : items,
  );
}

/** A step without ids, pictures and addresses. A name that only begins its text says nothing more. */
function plainStep(step: Json): Json {
  if (!isObject(step)) return step;
  const { itemListElement, name, text } = step;
  if (Array.isArray(itemListElement)) {
    return { name: wordsOf(name), steps: itemListElement.map(plainStep) };
  }
  const title = wordsOf(name);
  const words = wordsOf(text);
  if (title && words?.startsWith(title.replace(/[.…]+$/, ''))) return words;
  return words ? { ...(title && { name: title }), text: words } : title || step;
}
