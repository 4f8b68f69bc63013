import { createRecipeCheck } from '../../src/allergens';
import type { Check } from '../../src/foods/checkRecipe';
import type { Avoidance } from '../../src/foods/thingsToAvoid';
import type { RecipeDocument } from '../../src/recipe/document/RecipeDocument';
import { remarkRecipe } from '../../src/recipe/document/remarkRecipe';
import { renderMarkdown } from '../../src/recipe/markdown/Markdown';

/** Checks a text as the page does, while it is rendered. */
export function checkMarkdown(text: string, toAvoid: Partial<Avoidance>, isCut = false): Check {
  let document: RecipeDocument | null = null;
  const onDocument = (read: RecipeDocument) => {
    document = read;
  };
  const { rehypePlugin, finish } = createRecipeCheck(
    { allergens: [], diet: null, avoid: [], ...toAvoid },
    { isCut, getDocument: () => document },
  );
  renderMarkdown(text, {
    remarkPlugins: [[remarkRecipe, { onDocument }]],
    rehypePlugins: [rehypePlugin],
    components: {},
  });
  return finish();
}

interface Recipe {
  title?: string;
  list: readonly string[];
  steps: readonly string[];
  note?: string;
}

/** Writes a recipe as a model does. */
export function writeRecipe({ title = 'Dinner', list, steps, note }: Recipe): string {
  return [
    `# ${title}`,
    'Serves 2',
    '## Ingredients',
    list.map((line) => `- ${line}`).join('\n'),
    '## Method',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    ...(note ? ['## Notes', note] : []),
  ].join('\n\n');
}
