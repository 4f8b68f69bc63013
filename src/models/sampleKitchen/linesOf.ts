import type { RecipeLine } from '../../foods/text/lines';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';

/** The lines of a recipe for the check: its title, its list and its steps. */
export function linesOf({ title, ingredients, steps }: RecipeDocument): RecipeLine[] {
  return [
    ...(title ? [{ text: title.text, isIngredient: false, heading: 'title' as const }] : []),
    ...ingredients.flatMap(({ items }) =>
      items.map(({ line }) => ({ text: line, isIngredient: true })),
    ),
    ...steps.map((step, at) => ({
      text: [step.title, step.text].filter(Boolean).join(' '),
      isIngredient: false,
      step: at + 1,
    })),
  ];
}
