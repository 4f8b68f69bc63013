import type { Avoidance } from '../../src/foods/avoided/Avoidance';
import type { Check } from '../../src/foods/avoided/checkRecipe';
import { readText } from '../../src/reading/document/marks/readText';
import { checkReading } from '../../src/recipe/allergens/checkReading';

export function checkMarkdown(text: string, toAvoid: Partial<Avoidance>, isCut = false): Check {
  const avoidance = { allergens: [], diet: null, avoid: [], ...toAvoid };
  return checkReading(readText(text), avoidance, isCut).check;
}

interface Recipe {
  title?: string;
  list: readonly string[];
  steps: readonly string[];
  note?: string;
}

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
