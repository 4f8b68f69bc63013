import { expect, it } from 'vitest';
import { learn } from '../../../src/foods/languages/learn';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { findStepIngredients } from '../../../src/recipe/amounts/findStepIngredients';
import { readTable } from '../../support/readTable';

/** A part of the ingredient for each step; "?" if no reader can tell. */
function sharesIn(line: string, steps: readonly string[], words = ['Ingredients', 'Method']) {
  const work = [...steps, 'Enjoy.'].map((step, at) => `${at + 1}. ${step}`).join('\n');
  const text = `# Dish\n\n## ${words[0]}\n\n- ${line}\n- 1 tin beans\n\n## ${words[1]}\n\n${work}`;
  const found = findStepIngredients(parseRecipe(text)).slice(0, steps.length);
  return found.map((taken) => {
    const one = taken.find(({ index }) => index === 0);
    return one && (one.share === null ? '?' : Math.round(one.share * 1000) / 1000);
  });
}

const WORDS: Record<string, string[]> = {
  de: ['Zutaten', 'Zubereitung'],
  fr: ['Ingrédients', 'Préparation'],
  es: ['Ingredientes', 'Preparación'],
};

it.each(readTable(new URL('shares.txt', import.meta.url)))(
  '$section: $title',
  async ({ text, expected: [code = ''] }) => {
    if (code) await learn(code);
    const [line = '', ...work] = text.split(' | ');
    const steps = work.map((step) => step.split(' = '));
    const shares = sharesIn(
      line,
      steps.map(([step = '']) => step),
      WORDS[code],
    );
    expect(shares.map((share) => `${share ?? 'nothing'}`)).toEqual(steps.map(([, share]) => share));
  },
);

it('what a step says of the next food is not about the one before', () => {
  expect(sharesIn('1 tsp salt', ['Season with half of the salt and some beans.'])).toEqual([0.5]);
});
