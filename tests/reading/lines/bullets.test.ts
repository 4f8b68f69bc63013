import { expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { readPastedList } from '../../../src/reading/lists/readPastedList';

const FOODS = ['Olive oil', '2 eggs', 'salt'];
const STEP = 'Fry the eggs in oil for 5 minutes.';

const textOf = (text: string) => {
  const [one] = readDocument(text);
  return one && 'text' in one ? one.text : '';
};

function readIn(text: string) {
  const { ingredients, steps } = parseRecipe(text);
  return [...ingredients.flatMap(({ items }) => items.map(({ line }) => line)), steps[0]?.text];
}

it.each([
  ...['• ', '▪ ', '▫ ', '◾ ', '▸ ', '⬤ ', '⬩ ', '❖ ', '⦿ ', '⁃ ', '➢ ', '✦ ', '★ ', '・'],
  // Word's own fonts
  ...['\uf0b7 ', '\uf0a7\t'],
  // Without a blank
  ...['•', '▪', '■'],
])('a line may begin with the bullet %j, and does not show it twice', (bullet) => {
  const lines = FOODS.map((food) => bullet + food);
  const step = bullet + STEP;
  const read = [...FOODS, STEP];
  const answer = `# Eggs\n\n## Ingredients\n\n${lines.join('\n')}\n\n## Method\n\n${step}\n`;
  const data = {
    '@type': 'Recipe',
    name: 'Eggs',
    recipeIngredient: lines,
    recipeInstructions: [step],
  };
  expect(readIn(answer)).toEqual(read);
  expect(readIn(textOf(`Eggs\n\nIngredients\n${lines.join('\n')}\n\nMethod\n${step}`))).toEqual(
    read,
  );
  expect(textOf(JSON.stringify(data))).not.toContain(bullet.trim());
  expect(readPastedList(lines.join('\n')).ingredients).toEqual(FOODS);
});

it.each(['✗', '✘', '✕', '☒', '❌', '❎', '\uf0fb'])(
  'the cross %j on a list is no bullet: it may say "not"',
  (cross) => {
    expect(readPastedList(`${cross} nuts\nmilk`).ingredients).not.toContain('nuts');
  },
);

it('a dash before a temperature or in a word is no bullet', () => {
  expect(readIn('## Ingredients\n\n- 1 egg\n\n## Method\n\n1. -18 °C is cold.').at(-1)).toBe(
    '-18 °C is cold.',
  );
});
