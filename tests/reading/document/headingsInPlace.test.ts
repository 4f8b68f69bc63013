import { expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';

function seen(markdown: string) {
  const { title, ingredients, steps } = parseRecipe(markdown);
  return {
    title: title?.text ?? null,
    groups: ingredients.map(({ heading, items }) => [heading, ...items.map(({ line }) => line)]),
    steps: steps.map(({ part, text }) => [part, text]),
  };
}

it('a heading above numbers within the method is a part, whatever foods it names', () => {
  expect(
    seen('# Pie\n\n## Method\n\n### Dry ingredients\n\n1. 1 cup flour goes into a bowl.').steps,
  ).toEqual([['Dry ingredients', '1 cup flour goes into a bowl.']]);
});

it('plain ingredients with numbers stay ingredients below a heading of work', () => {
  const { groups } = seen(
    '# Pie\n\n## Preparation\n\n### Ingredients\n\n1. 1 cup flour\n2. 2 eggs\n\n### Method\n\n1. Mix.',
  );
  expect(groups).toEqual([[null, '1 cup flour', '2 eggs']]);
});

it('a second heading "Ingredients" leaves the next groups in place', () => {
  const { groups } = seen(
    '# Pie\n\n## Ingredients\n\n### Ingredients\n\n- 1 cup flour\n\n### Garnish\n\n- parsley\n\n## Method\n\n1. Mix.',
  );
  expect(groups.flat()).toContain('parsley');
});

it('the name of a cut of meat is no heading of tips', () => {
  expect(
    seen('# Tri Tip Roast Recipe\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\n1. Mix.').title,
  ).toBe('Tri Tip Roast Recipe');
});
