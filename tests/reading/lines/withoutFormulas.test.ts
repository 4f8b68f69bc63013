import { expect, it } from 'vitest';
import { readText } from '../../../src/reading/document/marks/readText';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { withoutFormulas } from '../../../src/reading/lines/text/withoutFormulas';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { readBeginning } from '../../../src/wire/connections/answer/takeThoughtsOff';
import { readAnswer } from '../../support/readAnswer';

it.each([
  ['$\\frac{1}{2}$ cup', '½ cup'],
  ['$1 \\frac{3}{4}\\text{ cups}$', '1¾ cups'],
  ['\\(1\\frac{1}{2}\\) cups', '1½ cups'],
  ['\\frac{1}{3} cup or 12\\frac12', '⅓ cup or 12½'],
  ['$$1\\frac{5}{12}$$ cups', '1 5/12 cups'],
  ['$180^\\circ\\text{C}$', '180 °C'],
  ['$375^{\\circ}F$ ($190^\\circ C$)', '375 °F (190 °C)'],
  ['180$^\\circ$C, 350^\\circ F', '180°C, 350 °F'],
  ['$2 \\times 400$ g, $3$ eggs, $50\\%$', '2 × 400 g, 3 eggs, 50%'],
])('the formula %s is written as %s', (formula, words) => {
  expect(withoutFormulas(formula)).toBe(words);
});

it.each([
  'costs $5 or $6',
  'sold at $3/lb ($4)',
  '\\$5 and \\$6',
  '\\(optional\\) \\(2\\)',
  '$\\sqrt{2}$ cups',
  '$x_2$ cups',
])('money, and a formula that the page does not understand, stays: %s', (text) => {
  expect(withoutFormulas(text)).toBe(text);
});

it('money beside a formula stays', () => {
  expect(withoutFormulas('It costs $5 and needs $\\frac{1}{2}$ cup')).toBe(
    'It costs $5 and needs ½ cup',
  );
});

it('a line with a formula that the page does not understand does not scale', () => {
  expect(readAmounts('$\\sqrt{2}$ cups flour', 'en')).toBeNull();
  expect(readAmounts('2 cups flour $\\times$ 3', 'en')).toBeNull();
  expect(readAmounts('2 cups $\\alpha$ flour', 'en')).toBeNull();
});

const LINE = '- $\\frac{1}{2}$ cup rice';
const STEP = '1. Bake at $180^\\circ\\text{C}$ for $20$ minutes.';
const RECIPE = `# Rice\n\n## Ingredients\n\n${LINE}\n\n## Method\n\n${STEP}\n`;
const DATA = {
  name: 'Rice',
  ingredients: [LINE.slice(2)],
  steps: [STEP.slice(3)],
};

it.each([
  ['an answer', readAnswer(RECIPE)],
  ['a growing answer', readBeginning(RECIPE).text],
  ['an answer in JSON', readAnswer(JSON.stringify(DATA))],
  [
    'an answer in HTML',
    readAnswer(
      `<h1>Rice</h1><h2>Ingredients</h2><ul><li>${LINE.slice(2)}</li></ul><h2>Method</h2><ol><li>${STEP.slice(3)}</li></ol>`,
    ),
  ],
  ['a paste', textOf(readDocument(RECIPE))],
  ['a file of data', textOf(readDocument(JSON.stringify(DATA)))],
])('%s shows no formula, and its amounts, temperatures and times are read', (_, text) => {
  const { document } = readText(text);
  const lines = document.ingredients.flatMap(({ items }) => items.map(({ line }) => line));
  expect(lines).toEqual(['½ cup rice']);
  expect(document.steps[0]?.text).toBe('Bake at 180 °C for 20 minutes.');
  expect(document.steps[0]?.durations).toHaveLength(1);
});

function textOf([one]: ReturnType<typeof readDocument>): string {
  return one && 'text' in one ? one.text : '';
}
