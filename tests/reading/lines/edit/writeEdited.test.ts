import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parseRecipe } from '../../../../src/reading/document/parseRecipe';
import { textToEdit, writeEdited } from '../../../../src/reading/lines/edit/writeEdited';
import { sample } from '../../../support/sample';

const folder = join(import.meta.dirname, '../../../recipes');
const RECIPES = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
/** Below a paragraph, the parser reads a step's number as a word. */
const wordsOf = (text: string) => linesOf(text).map((line) => line.replace(/^\d+\. /, ''));
const edit = (markdown: string, change: (lines: string[]) => void) => {
  const lines = linesOf(textToEdit(markdown));
  change(lines);
  return { lines, written: writeEdited(markdown, lines.join('\n')) };
};

describe.each(sample(RECIPES, 8))('%s', (_, markdown) => {
  it('keeps every byte if no word is changed', () => {
    expect(writeEdited(markdown, textToEdit(markdown))).toBe(markdown);
  });

  it('takes another amount in each line, and keeps the rows of all other lines', () => {
    const { lines, written } = edit(markdown, (all) => {
      for (const [at, line] of all.entries()) all[at] = line.replace(/\d/, '7');
    });
    expect(linesOf(textToEdit(written))).toEqual(lines);
    expect(written.split('\n')).toHaveLength(markdown.split('\n').length);
  });

  it('takes a new line anywhere, and a removed one', () => {
    const count = linesOf(textToEdit(markdown)).length;
    for (let at = 1; at < count; at += 11) {
      const added = edit(markdown, (lines) => lines.splice(at, 0, '3 cups of *new* foods'));
      expect(wordsOf(textToEdit(added.written))).toEqual(wordsOf(added.lines.join('\n')));
      const removed = edit(markdown, (lines) => lines.splice(at, 1));
      expect(wordsOf(textToEdit(removed.written))).toEqual(wordsOf(removed.lines.join('\n')));
    }
  });
});

const RECIPE = `# Pancakes

Serves 4 · 20 min

## Ingredients

- **300 g** [flour](https://mill.example/a_b)[^1]
- 2 eggs
### Sauce
| Amount | Food |
|--------|------|
| 1 tbsp | butter |
| 20 g   | sugar \\| syrup |

## Method

1. **Mix:** Stir *all* of it.

2. Fry for 3 minutes.

[^1]: Or spelt.
`;

const readFoods = (markdown: string) =>
  parseRecipe(markdown).ingredients.map(({ heading, items }) => [
    heading,
    ...items.map(({ line }) => line),
  ]);
const readSteps = (markdown: string) => parseRecipe(markdown).steps.map(({ text }) => text);
const change = (from: string, to: string) => {
  const text = textToEdit(RECIPE);
  if (!text.includes(from)) throw new Error(`The text lacks ${from}`);
  return writeEdited(RECIPE, text.replace(from, to));
};

test('a visitor edits words without marks, a line each', () => {
  expect(textToEdit(RECIPE)).toBe(`Pancakes

Serves 4 · 20 min

Ingredients

300 g flour
2 eggs
Sauce
Amount\tFood
1 tbsp\tbutter
20 g\tsugar | syrup

Method

Mix: Stir all of it.
Fry for 3 minutes.

Or spelt.`);
});

test.each([
  ['300 g', '250 g', '**300 g**', '**250 g**'],
  ['flour', 'flours', '[flour](', '[flours]('],
  ['1 tbsp\tbutter', '1 tbsp\tghee', 'butter |', 'ghee |'],
  ['sugar | syrup', 'sugar | honey', 'sugar \\| syrup', 'sugar \\| honey'],
  ['all of it', 'all', '*all* of it', '*all*'],
  ['Fry for 3', 'Fry for *4*', 'for 3', 'for \\*4\\*'],
  ['20 g\tsugar', '\t|sugar', '20 g   | sugar \\| syrup', ' | \\|sugar \\| syrup'],
])('only the change of %s to %s is written', (from, to, before, after) => {
  expect(change(from, to)).toBe(RECIPE.replace(before, after));
});

test('a change through marks writes that line anew, and keeps its footnote', () => {
  expect(change('300 g flour', 'Flour')).toBe(
    RECIPE.replace('**300 g** [flour](https://mill.example/a_b)[^1]', 'Flour[^1]'),
  );
});

test.each([
  ['Mix:', 'Wash it.\nMix:', ['1', '2', '3']],
  ['Mix: Stir all of it.\n', '', ['1']],
  [
    'Mix: Stir all of it.\nFry for 3 minutes.',
    'Fry for 3 minutes.\nMix: Stir all of it.',
    ['1', '2'],
  ],
])('the steps keep their numbers if %j becomes %j', (from, to, numbers) => {
  expect(parseRecipe(change(from, to)).steps.map(({ number }) => `${number}`)).toEqual(numbers);
});

test('a new ingredient, a new row and a new step are what the lines around them are', () => {
  expect(readFoods(change('2 eggs', '2 eggs\n• 1 pinch salt'))[0]).toEqual([
    null,
    '300 g flour',
    '2 eggs',
    '1 pinch salt',
  ]);
  expect(readFoods(change('1 tbsp\tbutter', '1 tbsp\tbutter\n2 tbsp cream'))[1]).toContain(
    '2 tbsp cream',
  );
  expect(readSteps(change('Fry for 3 minutes.', 'Fry for 3 minutes.\nServe.')).at(-1)).toBe(
    'Serve.',
  );
  expect(readFoods(change('2 eggs', '2 eggs\nFor the filling:\n100 g jam'))[1]).toEqual([
    'For the filling',
    '100 g jam',
  ]);
});

test('a removed line leaves the rest of its table and its list', () => {
  expect(readFoods(change('1 tbsp\tbutter\n', ''))).toEqual([
    [null, '300 g flour', '2 eggs'],
    ['Sauce', expect.stringContaining('sugar')],
  ]);
  // The footnote of a removed line stays in sight.
  expect(change('300 g flour\n', '')).toMatch(/\n\nOr spelt\.\n$/);
});

test('in a recipe of 60 kB, each line can change at once', () => {
  const steps = Array.from(
    { length: 600 },
    (_, at) => `${at + 1}. Stir ${at} ${'and stir '.repeat(10)}well.`,
  );
  const long = `# Cake\n\n## Ingredients\n\n- 1 egg\n\n## Method\n\n${steps.join('\n')}\n`;
  const edited = textToEdit(long).replaceAll('well.', 'well!');
  const written = writeEdited(long, edited);
  expect(long.length).toBeGreaterThan(60_000);
  expect(textToEdit(written)).toBe(edited);
  expect(writeEdited(long, textToEdit(long))).toBe(long);
}, 5_000);

test.each([
  ['* **Dry:**\n    * 1 g oats\n* **Wet:**\n    * 2 eggs', /\w+:\n/g, '', '* 1 g oats\n* 2 eggs'],
  ['- 2 eggs\n\n1. Boil it.', 'Boil', 'Rinse it.\nBoil', '- 2 eggs\n\n1. Rinse it.\n1. Boil it.'],
  ['Rice\n====', 'Rice', 'Rice\nFried.', 'Rice\n====\n\nFried.\n'],
  ['Rice\n====\n\n2 eggs', 'Rice', '', '\n2 eggs'],
  ['| Food |\n|---|\n| 2 eggs |', 'Food', '', '| |\n|---|\n| 2 eggs |'],
])('in %j, %s becomes %j, and all other lines stay what they are', (before, from, to, after) => {
  expect(writeEdited(before, textToEdit(before).replace(from, to))).toBe(after);
});

test('another recipe, pasted over the one in the field, is read as one', () => {
  const written = writeEdited(
    RECIPE,
    'Toast\n\nIngredients\n2 slices bread\n• 10 g butter\n\nMethod\n1) Toast it.\nButter it.',
  );
  expect(written).toMatch(/^# Toast\n/);
  expect(readFoods(written)).toEqual([[null, '2 slices bread', '10 g butter']]);
  expect(readSteps(written)).toEqual(['Toast it.', 'Butter it.']);
});
