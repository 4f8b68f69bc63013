import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';

const INGREDIENTS = '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n';

describe('notes are', () => {
  it.each<[string, string, string[]]>([
    [
      'bullets after numbered steps',
      '1. Boil.\n2. Eat.\n\n- Salt it.\n- Stir it.',
      ['Salt it. / Stir it.'],
    ],
    [
      'what is below headings such as "Notes" and "Storage"',
      '1. Boil.\n\n## Notes\n\nKeep it.\n\nEat it soon.\n\n## Storage\n\n- Cold.',
      ['Notes: Keep it. / Eat it soon.', 'Storage: Cold.'],
    ],
    ['a quotation after the steps', '1. Boil.\n2. Eat.\n\n> Keep it cold.', ['Keep it cold.']],
    [
      'a table of nutrition',
      '1. Boil.\n2. Eat.\n\n### Nutrition\n\n| kcal | 200 |\n|-|-|\n| fat | 3 g |',
      ['Nutrition: kcal 200 / fat 3 g'],
    ],
    ['a tip between two steps', '1. Boil.\n\n**Tip:** Salt it.\n\n2. Eat.', ['Tip: Salt it.']],
    [
      'a paragraph after bullets',
      '- Boil.\n- Eat.\n\nIt keeps for two days.',
      ['It keeps for two days.'],
    ],
    [
      'what is below a heading after the steps, and below deeper ones',
      '1. Boil.\n2. Eat.\n\n## Why this works\n\nIt is good.\n\n### Really\n\nYes.',
      ['Why this works: It is good.', 'Really: Yes.'],
    ],
    ['no closing remark', '1. Boil.\n2. Eat.\n\nEnjoy!', []],
    ['no closing remark in bold', '1. Boil.\n2. Eat.\n\n**Enjoy!**', []],
    ['no question of the model', '1. Boil.\n2. Eat.\n\n---\n\nWould you like another one?', []],
    [
      'lines with numbers below a heading for notes',
      '1. Boil.\n\n## Notes\n\n1) Keep it cold.\n\n1️⃣ Keep it dry.',
      ['Notes: 1. Keep it cold. / 1️⃣ Keep it dry.'],
    ],
    [
      'a table below a heading for notes',
      '1. Boil.\n2. Eat.\n\n## Notes\n\n| a | b |\n|-|-|\n| c | d |',
      ['Notes: a b / c d'],
    ],
    [
      'what is below bold lines and deeper headings among them',
      '1. Boil.\n\n## Tips\n\nKeep it.\n\n**More of it**\n\nFreeze it.\n\n### And more\n\nEat it.',
      ['Tips: Keep it.', 'More of it: Freeze it.', 'And more: Eat it.'],
    ],
    [
      'a list with amounts right after the steps',
      '1. Boil.\n2. Eat.\n\n- 2 cups cream\n- salt',
      ['2 cups cream / salt'],
    ],
    ['no servings', '1. Boil.\n2. Eat.\n\n## Serves 4\n\n', []],
    [
      'numbered lines below a deeper heading among them',
      '1. Boil.\n\n## Tips\n\nKeep it.\n\n### For later\n\n1. Cool it.\n2. Freeze it.',
      ['Tips: Keep it.', 'For later: 1. Cool it. / 2. Freeze it.'],
    ],
    [
      'numbered lines below a deeper heading after a bold line among them',
      '1. Boil.\n\n## Tips\n\nKeep it.\n\n**The next day**\n\nEat it cold.\n\n### For later\n\n1. Cool it.\n2. Freeze it.',
      ['Tips: Keep it.', 'The next day: Eat it cold.', 'For later: 1. Cool it. / 2. Freeze it.'],
    ],
    [
      'numbered lines below "Serving" after other notes',
      '1. Boil.\n\n## Notes\n\nKeep it cold.\n\n## Serving\n\n1. Warm it.\n2. Plate it.',
      ['Notes: Keep it cold.', 'Serving: 1. Warm it. / 2. Plate it.'],
    ],
    [
      'a tip and the paragraph after it',
      '1. Boil.\n\n## Notes\n\nKeep it.\n\n**Tip:** Freeze it.\n\nThaw it slowly.',
      ['Notes: Keep it.', 'Tip: Freeze it. / Thaw it slowly.'],
    ],
    [
      'what a plain line says after "Tip:" between two steps',
      '1. Boil.\n\nTip: Salt it.\n\n2. Eat.',
      ['Tip: Salt it.'],
    ],
    [
      'what is below a heading of the same rank after "Step 2:"',
      'Step 1: Boil.\n\nStep 2: Eat.\n\n## The crust\n\nIt is crisp.',
      ['The crust: It is crisp.'],
    ],
    [
      'a quotation below "Notes" above the steps',
      '## Notes\n\n> Use cold rice.\n\n## Steps\n\n1. Boil.',
      ['Notes: Use cold rice.'],
    ],
    [
      'a sentence that begins with a figure below another heading',
      '1. Boil.\n2. Eat.\n\n## On the next day\n\n2 days later it is still good.',
      ['On the next day: 2 days later it is still good.'],
    ],
    [
      'foods in one sentence below another heading',
      '1. Boil.\n2. Eat.\n\n## Good with it\n\nRice, eggs and oil.',
      ['Good with it: Rice, eggs and oil.'],
    ],
    [
      'foods in one sentence below another heading after ingredients',
      '1. Boil.\n\n## Ingredients for the sauce\n\n- 1 lime\n\n## Good with it\n\nRice, eggs and oil.',
      ['Good with it: Rice, eggs and oil.'],
    ],
  ])('%s', (_, below, notes) => {
    const read = parseRecipe(`# Rice\n\n${INGREDIENTS}## Method\n\n${below}`);
    expect(
      read.notes.map(({ heading, text }) =>
        [heading, text.replaceAll('\n', ' / ')].filter((words) => words !== null).join(': '),
      ),
    ).toEqual(notes);
  });
});

it('a quotation after the steps does not belong to a heading above the ingredients', () => {
  const { notes } = parseRecipe(
    `# Rice\n\n## About it\n\nIt is good.\n\n${INGREDIENTS}## Method\n\n1. Boil.\n\n> Keep it cold.`,
  );
  expect(notes.map(({ heading, text }) => [heading, text])).toEqual([[null, 'Keep it cold.']]);
});

describe('a recipe may lack', () => {
  it.each<[string, string, boolean, boolean]>([
    [
      'ingredients, if they may be after the steps',
      '# Rice\n\n1. Boil.\n2. Eat.\n\n- 2 eggs\n- 1 cup rice',
      false,
      true,
    ],
    [
      'ingredients, if there are none',
      '# Rice\n\n## Ingredients\n\n- Prep time: 5 min\n- Servings: 4\n\n- 2 eggs\n\n## Method\n\n1. Boil.',
      false,
      true,
    ],
    [
      'ingredients, if a heading of the same rank is above more foods',
      '# Rice\n\n## Ingredients\n\n- 2 eggs\n\n## Sauce\n\n- cream\n- butter\n\n## Method\n\n1. Boil.',
      false,
      true,
    ],
    [
      'steps, if there are none',
      '# Rice\n\n## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n## Method\n\n- 2 eggs\n- 1 cup rice\n- 1 lemon',
      true,
      false,
    ],
    [
      'both, if the model asks back',
      '# Which one?\n\n1. Do you have eggs?\n2. Do you have rice?\n3. Or milk?',
      false,
      false,
    ],
    [
      'steps, if a model stopped within the paragraph of the last one',
      '# Rice\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n### Boil\n\nBoil it.\n\n### Fry\n\nFry it.\n\n### Eat\n\nEat it with a',
      true,
      false,
    ],
    ['both, if it is prose', '# Rice\n\nServes 2\n\nBoil rice with eggs. Eat it.', false, false],
  ])('%s', (_, text, hasAllIngredients, hasAllSteps) => {
    expect(parseRecipe(text)).toMatchObject({ hasAllIngredients, hasAllSteps });
  });
});
