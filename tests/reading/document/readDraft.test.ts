import { expect, it } from 'vitest';
import { readDraft } from '../../../src/reading/document/readDraft';
import { readCorpus } from '../../support/corpus';
import { isFull } from '../../support/sample';

const RICE =
  '# **Fried** rice 🍚\n\nServes 2.\n\n## Ingredients\n\n- 2 eggs\n- 200 g rice\n\n## Method\n\n1. Boil the rice for 10 minutes.\n2. Fry the eggs.\n3. Serve.\n';

it.each([
  ['', '', 0, 0],
  ['# **Fried** rice 🍚\n', 'Fried rice', 0, 0],
  // More may follow.
  ['- 2 eggs\n', 'Fried rice', 0, 0],
  ['## Method\n', 'Fried rice', 0, 0],
  ['1. Boil the rice for 10 minutes.\n', 'Fried rice', 2, 1],
  ['2. Fry the eggs.\n', 'Fried rice', 2, 2],
  ['3. Serve.\n', 'Fried rice', 2, 3],
])('up to %j it knows the dish %j, %i ingredients and step %i', (line, name, ingredients, step) => {
  const beginning = RICE.slice(0, RICE.indexOf(line) + line.length);
  expect(readDraft(beginning)).toMatchObject({ name, ingredients, step });
});

it.each([
  ['a greeting', 'Sure! I would make a lovely rice dish for you:\n\n'],
  ['a plain line, which a second recipe may follow', 'Rice\n'],
])('no name is taken from %s', (_, beginning) => {
  expect(readDraft(beginning).name).toBe('');
});

it.each(['Here is a recipe for garlic rice:\n\n', "Here's my recipe for **garlic rice**:\n\n"])(
  'the name in %j is known once the recipe has begun: a real one may follow',
  (sentence) => {
    expect(readDraft(sentence).name).toBe('');
    expect(readDraft(`${sentence}# Egg soup\n`).name).toBe('Egg soup');
    expect(readDraft(`${sentence}## Ingredients\n\n- 2 eggs\n`).name).toBe('garlic rice');
  },
);

it('what the reader finds in a beginning is true of the whole recipe, throughout the corpus', () => {
  const everyLine = isFull ? 1 : 8;
  const wrong = readCorpus().flatMap(({ name: file, text, document }) => {
    const { title, ingredients, steps } = document;
    const all = ingredients.flatMap(({ items }) => items).length;
    const lines = text.split('\n');
    return lines.flatMap((line, end) => {
      if (end % everyLine > 0) return [];
      const draft = readDraft(`${lines.slice(0, end).join('\n')}\n`);
      const isTrue =
        ['', title?.text].includes(draft.name) &&
        [0, all].includes(draft.ingredients) &&
        draft.step <= steps.length;
      return isTrue ? [] : [{ file, line, draft }];
    });
  });
  expect(wrong).toEqual([]);
});
