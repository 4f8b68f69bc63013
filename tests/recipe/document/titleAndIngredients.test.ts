import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/recipe/document/parseRecipe';

const INGREDIENTS = '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n';

describe('the title is', () => {
  it.each<[string, string, string | null]>([
    ['a plain first line', 'Rice with eggs\n\n', 'Rice with eggs'],
    [
      'a plain line between a greeting and the ingredients',
      'Sure, here it is!\n\nRice with eggs\n\n',
      'Rice with eggs',
    ],
    ['a bold line, without "Recipe:"', '**Recipe: Rice**\n\n', 'Rice'],
    ['a heading, without "Recipe Name:" and its picture', '# Recipe Name: Rice 🍚\n\n', 'Rice'],
    ['the highest of two headings', '## A great idea\n\n# Rice\n\n', 'Rice'],
    [
      'what a sentence recommends, without its article',
      'I would suggest making a simple egg rice with your eggs.\n\n',
      'egg rice',
    ],
    ['the bold words of a sentence', 'You can make **Egg Rice** with that!\n\n', 'Egg Rice'],
    ['the quoted words of a sentence', 'How about "Egg Rice"? It is quick.\n\n', 'Egg Rice'],
    [
      'what a sentence names, up to its comma',
      'Here is a recipe for Egg Rice, using what you have.\n\n',
      'Egg Rice',
    ],
    [
      'the first bold line that is no remark and no heading of a group',
      '**Enjoy!**\n\n**For the rice**\n\n**Rice**\n\n',
      'Rice',
    ],
    ['a heading, without its quotes', '# "Rice"\n\n', 'Rice'],
    ['a heading, without its pictures, marks and colon', '# 🍚 **Rice**:\n\n', 'Rice'],
    ['a plain line above the ingredients, behind a list', '- a\n\nRice\n\n', 'Rice'],
    ['no line that begins with a number', '2 eggs and rice\n\n', null],
    ['no sentence', 'This is a long sentence that ends with a stop.\n\n', null],
    ['no empty heading', '# \n\n', null],
  ])('%s: %j', (_, above, title) => {
    expect(parseRecipe(`${above}${INGREDIENTS}1. Boil.`).title?.text ?? null).toBe(title);
  });
});

describe('the lead is', () => {
  it.each<[string, string, string | null]>([
    [
      'the first paragraph of three words or more',
      'Quick.\n\nA fine dish for two.\n\n',
      'A fine dish for two.',
    ],
    [
      'the words below a line of facts',
      'Serves 2\nA fine dish for two.\n\n',
      'A fine dish for two.',
    ],
    ['a quotation', '> A fine dish for two.\n\n', 'A fine dish for two.'],
    ['no line before a colon', 'Here is what you need:\n\n', null],
    ['no closing remark', 'Enjoy this fine dish.\n\n', null],
    [
      'a paragraph behind a video',
      'Watch it: https://youtu.be/AAAAAAAAAAA\n\nA fine dish for two.\n\n',
      'A fine dish for two.',
    ],
  ])('%s: %j', (_, above, lead) => {
    expect(parseRecipe(`# Rice\n\n${above}${INGREDIENTS}1. Boil.`).lead?.text ?? null).toBe(lead);
  });
});

describe('ingredients are', () => {
  it.each<[string, string, string[]]>([
    [
      'below "Ingredients for the sauce", which names their group',
      '## Ingredients for the sauce\n\n- 1 egg\n\n1. Boil.',
      ['for the sauce: 1 egg'],
    ],
    [
      'a numbered list below their heading',
      '## Ingredients\n\n1. 2 eggs\n2. 1 cup rice\n\n## Method\n\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'not the numbered list behind them',
      '## Ingredients\n\n- 2 eggs\n\n1. Boil it.\n2. Eat it.',
      ['2 eggs'],
    ],
    [
      'plain lines below their heading',
      '## Ingredients\n\n2 eggs\n1 cup rice\nsalt\n\n## Method\n\n1. Boil.',
      ['2 eggs | 1 cup rice | salt'],
    ],
    [
      'the rows of a table with units and notes',
      '## Ingredients\n\n| Amount | Unit | Ingredient | Notes |\n|-|-|-|-|\n| 2 | – | eggs | beaten |\n| 1 | cup | rice | |\n\n1. Boil.',
      ['2 eggs, beaten | 1 cup rice'],
    ],
    [
      'the rows of a table without a heading',
      '| Ingredient | Amount |\n|-|-|\n| Eggs | 2 |\n\n1. Boil.',
      ['2 Eggs'],
    ],
    [
      'a list with amounts without a heading',
      '- 2 eggs\n- 1 cup rice\n\n1. Boil.\n2. Eat.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'a list without amounts above the steps',
      '- eggs\n- rice\n\n1. Boil.\n2. Eat.',
      ['eggs | rice'],
    ],
    [
      'the items of a list, whose inner items are notes or a group',
      '## Ingredients\n\n- 2 eggs\n  - beaten\n- Sauce\n  - 1 lemon\n- salt\n\n1. Boil.',
      ['2 eggs', 'Sauce: 1 lemon', 'salt'],
    ],
    [
      'below a deeper heading "To serve"',
      '## Ingredients\n\n- 2 eggs\n\n### To serve\n\n- 1 lemon\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'To serve: 1 lemon'],
    ],
    [
      'not below a heading "To serve" of the same rank',
      '## Ingredients\n\n- 2 eggs\n\n## To serve\n\n- 1 lemon\n\n## Method\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'not a line of facts',
      '## Ingredients\n\nServes 4\n\n- 2 eggs\n\n## Method\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'below a heading that says nothing, if they have amounts',
      '## Check the cupboard\n\n- 2 eggs\n- 1 cup rice\n\n## Method\n\n1. Boil.',
      ['Check the cupboard: 2 eggs | 1 cup rice'],
    ],
    [
      'not things that are counted in words below another heading',
      '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n## Check the cupboard\n\n- a heavy pan\n- one lid\n\n## Method\n\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'without marks, boxes and bold',
      '## Ingredients\n\n- **2** eggs\n- ✅ salt\n- [ ] rice\n- —\n\n1. Boil.',
      ['2 eggs | salt | rice'],
    ],
    [
      'behind a tip among them',
      '## Ingredients\n\n- 2 eggs\n\n**Tip:** Use fresh ones.\n\n- 1 lemon\n\n## Method\n\n1. Boil.',
      ['2 eggs | 1 lemon'],
    ],
    [
      'lines with check marks without a heading',
      '✅ 2 eggs\n✅ 1 cup rice\n\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
  ])('%s', (_, text, groups) => {
    const { ingredients } = parseRecipe(`# Rice\n\n${text}`);
    expect(
      ingredients.map(({ heading, items }) => {
        const lines = items.map(({ line }) => line).join(' | ');
        return heading === null ? lines : `${heading}: ${lines}`;
      }),
    ).toEqual(groups);
  });
});
