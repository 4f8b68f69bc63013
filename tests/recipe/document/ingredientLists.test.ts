import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/recipe/document/parseRecipe';

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
      'the first row of a table without heads too',
      '## Ingredients\n\n| 200 g | rice |\n|-|-|\n| 1 pinch | salt |\n\n1. Boil.',
      ['200 g rice | 1 pinch salt'],
    ],
    [
      'the first row of a table without heads whose amounts come last',
      '## Ingredients\n\n| rice | 200 g |\n|-|-|\n| eggs | 2 |\n\n1. Boil.',
      ['200 g rice | 2 eggs'],
    ],
    [
      'no heads that say what is below them',
      '## Ingredients\n\n| Food | 2 servings |\n|-|-|\n| eggs | 2 |\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'a list of foods below a heading of its own, above the steps',
      '# Rice\n\n## From the pantry\n\n- rice\n- salt\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['From the pantry: rice | salt', '2 eggs'],
    ],
    [
      'no list of other words below a heading of its own',
      '# Rice\n\n## Why it works\n\n- rice that comforts\n- eggs that bind\n\n## Ingredients\n\n- 2 eggs\n\n1. Boil.',
      ['2 eggs'],
    ],
    [
      'in a group below a bold line between the items',
      '## Ingredients\n\n- 2 eggs\n**Sauce**\n- 1 lime\n- salt\n\n1. Boil.',
      ['2 eggs', 'Sauce: 1 lime | salt'],
    ],
    [
      'in a group below a line in italics',
      '## Ingredients\n\n*Sauce*\n- 1 lime\n\n*Rice:*\n- 2 eggs\n\n1. Boil.',
      ['Sauce: 1 lime', 'Rice: 2 eggs'],
    ],
    [
      'below "Ingredients needed:", right behind other lines',
      'Rice\nCuisine: any\nServes: 5\nIngredients needed:\n- 2 eggs\n- salt\n\n1. Boil.',
      ['2 eggs | salt'],
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
    [
      'a numbered list without amounts, if steps follow',
      '## Ingredients\n\n1. eggs\n2. rice\n\n## Method\n\n1. Boil.',
      ['eggs | rice'],
    ],
    ['not a numbered list that no steps follow', '## Ingredients\n\n1. Boil it.\n2. Eat it.', []],
    [
      'below a bold heading with servings',
      '**Ingredients (serves 4)**\n\n- 1 egg\n\n## Method\n\n1. Boil.',
      ['1 egg'],
    ],
    [
      'below "For the sauce", without amounts',
      '## Ingredients\n\n- 2 eggs\n\n## For the sauce\n\n- butter\n- flour\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'For the sauce: butter | flour'],
    ],
    [
      'lines below a plain heading',
      'Ingredients:\n2 eggs\n1 cup rice\nInstructions:\nBoil the rice.\nEat it.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'lines below a bold heading',
      '**Ingredients:**\n2 eggs\n1 cup rice\n**Method:**\n1) Boil.\n2) Eat.\nEnjoy!',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'a list right above a bold heading',
      '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n**Method**\n1. Boil.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'not bullets such as "Salt it."',
      '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n## Method\n\nBoil the rice.\n\n- Salt it.\n\nEat it.',
      ['2 eggs | 1 cup rice'],
    ],
    [
      'lines with amounts in words without a heading',
      '- two eggs\n- one onion\n\n1. Boil.\n2. Eat.',
      ['two eggs | one onion'],
    ],
    [
      'below another heading, if half of the lines have figures',
      '## Ingredients\n\n- 2 eggs\n\n## Cupboard\n\n- two lemons\n- 3 onions\n\n## Method\n\n1. Boil.',
      ['2 eggs', 'Cupboard: two lemons | 3 onions'],
    ],
    [
      'a plain line below their list',
      '## Ingredients\n\n- 2 eggs\n\nsome rice\n\n## Method\n\n1. Boil.',
      ['2 eggs | some rice'],
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
