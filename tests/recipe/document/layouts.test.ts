import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/recipe/document/parseRecipe';

const INGREDIENTS = '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n';

/** The steps of a text: number, part and title if there are any, and words. */
function stepsOf(text: string): string[] {
  return parseRecipe(`# Rice\n\n${INGREDIENTS}${text}`).steps.map(({ number, part, title, text }) =>
    [`${number}`, part && `(${part})`, title && `<${title}>`, text.replaceAll('\n', ' / ')]
      .filter(Boolean)
      .join(' '),
  );
}

describe('steps are found when they are', () => {
  it.each<[string, string, string[]]>([
    ['an ordered list', '1. Boil.\n2. Eat.', ['1 Boil.', '2 Eat.']],
    [
      'headings with paragraphs and lists below',
      '### Step 1: Boil\n\nBoil it.\n\n- Salt it.\n\n### Step 2\n\nEat.',
      ['1 <Boil> Boil it. / Salt it.', '2 Eat.'],
    ],
    [
      'bold paragraphs with "Step 1:"',
      '**Step 1:** Boil.\n\n**Step 2:** Eat.',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'bold paragraphs with a number',
      '## Method\n\n**1. Boil the rice.** Salt it.\n\n**2. Serve.** Eat.',
      ['1 <Boil the rice> Salt it.', '2 <Serve> Eat.'],
    ],
    ['plain paragraphs with "Step 1:"', 'Step 1: Boil.\n\nStep 2: Eat.', ['1 Boil.', '2 Eat.']],
    [
      'plain lines with "1)" below a heading',
      '## Method\n1) Boil.\n2) Eat.',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'lines with keycaps',
      '## Method\n\n1️⃣ Boil.\n2️⃣ Eat.\n🔟 Rest.',
      ['1 Boil.', '2 Eat.', '10 Rest.'],
    ],
    [
      'paragraphs below a heading',
      '## Method\n\nFirst, boil.\n\nThen, eat.',
      ['1 First, boil.', '2 Then, eat.'],
    ],
    [
      'a table',
      '## Method\n\n| Step | What to do |\n|-|-|\n| 1 | Boil. |\n| 2 | Eat. |',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'a table with times',
      '## Method\n\n| Step | Do | Time |\n|-|-|-|\n| 1 | Boil. | 10 min |',
      ['1 Boil. – 10 min'],
    ],
    ['bullets below a heading', '## Method\n\n- Boil.\n- Eat.', ['1 Boil.', '2 Eat.']],
    [
      'lists below the headings of parts',
      '## Method\n\n### Rice\n\n1. Boil.\n\n### Eggs\n\n1. Fry.',
      ['1 (Rice) Boil.', '1 (Eggs) Fry.'],
    ],
    [
      'a list that is broken by a note',
      '1. Boil.\n\n**Note:** Salt it.\n\n2. Eat.',
      ['1 Boil.', '2 Eat.'],
    ],
    [
      'a list that goes on right below a bold line',
      '1. Mix.\n2. Rise.\n\n**Bake**\n3. Bake.\n4. Cool.',
      ['1 Mix.', '2 Rise.', '3 (Bake) Bake.', '4 (Bake) Cool.'],
    ],
    [
      'bullets below "Prep" before a numbered list',
      '### Prep\n\n- Rinse.\n\n### Cook\n\n1. Boil.',
      ['1 (Prep) Rinse.', '1 (Cook) Boil.'],
    ],
    [
      'behind their heading, in one line',
      '**Instructions:** Boil the rice and eat it.',
      ['1 Boil the rice and eat it.'],
    ],
    [
      'right below a heading and a list, without a blank line',
      'Instructions:\n1. Boil.\n2. Eat.\nEnjoy!',
      ['1 Boil.', '2 Eat.'],
    ],
  ])('%s', (_, text, steps) => {
    expect(stepsOf(text)).toEqual(steps);
  });
});

/** The ingredients of a text, by the headings of their groups. */
function ingredientsOf(text: string) {
  const { ingredients } = parseRecipe(`# Rice\n\n${text}\n\n## Method\n\n1. Boil.\n2. Eat.`);
  return ingredients.map(({ heading, items }) => [heading, ...items.map(({ line }) => line)]);
}

describe('ingredients are found when they are', () => {
  it.each<[string, string, (string | null)[][]]>([
    ['a list', '## Ingredients\n- 2 eggs\n- salt', [[null, '2 eggs', 'salt']]],
    [
      'nested groups',
      '## Ingredients\n- Sauce:\n  - 1 egg\n- salt',
      [
        ['Sauce', '1 egg'],
        [null, 'salt'],
      ],
    ],
    [
      'a table of two columns',
      '## Ingredients\n\n| Food | Amount |\n|-|-|\n| Rice | 1 cup |',
      [[null, '1 cup Rice']],
    ],
    [
      'a table of three columns',
      '## Ingredients\n\n| Food | Amount | Note |\n|-|-|-|\n| Eggs | 2 | beaten |',
      [[null, '2 Eggs, beaten']],
    ],
    ['boxes', '## Ingredients\n- [ ] 2 eggs\n- [x] salt', [[null, '2 eggs', 'salt']]],
    ['lines with check marks', '## Ingredients\n✅ 2 eggs\n✅ salt', [[null, '2 eggs', 'salt']]],
    [
      'one sentence',
      '**Ingredients:** 2 eggs, 1 cup rice (cooked, cold), salt',
      [[null, '2 eggs', '1 cup rice (cooked, cold)', 'salt']],
    ],
    [
      'groups without a word for ingredients above',
      '### For the sauce\n- 1 egg\n\n### For the rice\n- 1 cup rice',
      [
        ['For the sauce', '1 egg'],
        ['For the rice', '1 cup rice'],
      ],
    ],
    ['without any heading', '- rice\n- salt', [[null, 'rice', 'salt']]],
    [
      'not equipment, tips and the like',
      '## Ingredients\n- 1 egg\n\n## Equipment\n- Baking sheet\n\n**Notes**\n- Tastes better the next day.\n\n## Before you start\n- 1 hour ahead, soak the rice.',
      [[null, '1 egg']],
    ],
    ['in Japanese', '## 材料\n- 米', [[null, '米']]],
  ])('%s', (_, text, groups) => {
    expect(ingredientsOf(text)).toEqual(groups);
  });
});

describe('facts are read', () => {
  it.each<[string, [number, number, string | null] | null, object]>([
    ['Serves 2–3 · 40 minutes', [2, 3, 'servings'], { total: 40 }],
    ['4 servings', [4, 4, 'servings'], {}],
    ['Makes 1 loaf (about 12 slices)', [1, 1, 'loaf'], {}],
    ['Für 4 Personen', [4, 4, 'servings'], {}],
    ['Pour 4 personnes', [4, 4, 'servings'], {}],
    ['Prep: 10 min – Cook: 20 min', null, { prep: 10, cook: 20 }],
    ['Prep: 10 min / Cook: 1 h 5 min / Difficulty: easy', null, { prep: 10, cook: 65 }],
    ['Prep: 10 min\nCook: 20 min\nServes 2', [2, 2, 'servings'], { prep: 10, cook: 20 }],
    [
      '| Prep | Cook | Serves |\n|-|-|-|\n| 5 min | 20–25 min | 4 |',
      [4, 4, 'servings'],
      { prep: 5 },
    ],
    ['⏱️ **Active time:** 15 minutes | 🍽️ **Servings:** 2', [2, 2, 'servings'], { active: 15 }],
    ['Cook: 20 minutes per side', null, {}],
    ['Prep: 5 min | Prep: 10 min', null, {}],
    ['Kochzeit: 1 Std. 20 Min.', null, { cook: 80 }],
    ['Tiempo de cocción: 40 minutos • Raciones: 4', [4, 4, 'servings'], { cook: 40 }],
    ['Serves 2 | Serves 4', null, {}],
    ['Serves 4–2', null, {}],
    ['Time flies when you cook.', null, {}],
  ])('%s', (line, servings, times) => {
    const read = parseRecipe(`# Rice\n\n${line}\n\n${INGREDIENTS}1. Boil.`);
    expect(read.servings && [read.servings.from, read.servings.to, read.servings.unit]).toEqual(
      servings,
    );
    expect(read.times).toEqual(times);
  });

  it.each([
    '## Ingredients (Serves 4)',
    'Zutaten für 4 Personen:',
    '**Ingrédients pour 4 personnes**',
  ])('%s', (heading) => {
    expect(parseRecipe(`# X\n\n${heading}\n\n- 1 egg\n\n1. Boil.`).servings?.from).toBe(4);
  });
});

it.each<[string, string | null]>([
  ['**Rice**\n\n', 'Rice'],
  [
    'Based on the ingredients you have, I would recommend making a delicious Beef and Broccoli!\n\n',
    'Beef and Broccoli',
  ],
  ['Here is a recipe:\n\n# 🍚 Rice\n\n', 'Rice'],
  ['Recipe: Rice\n\n', 'Rice'],
  ['# How to make rice\n\n', 'How to make rice'],
  ['', null],
])('the title of %j is %j', (text, title) => {
  expect(parseRecipe(`${text}${INGREDIENTS}1. Boil.`).title?.text ?? null).toBe(title);
});

it('a greeting and a closing remark are not the lead', () => {
  const text = `Sure! Here is one.\n\n# Rice\n\nServes 2\n\nFine and quick to cook.\n\n${INGREDIENTS}1. Boil.\n\nEnjoy!`;
  expect(parseRecipe(text).lead?.text).toBe('Fine and quick to cook.');
  expect(parseRecipe(`# Rice\n\n${INGREDIENTS}1. Boil.\n\nEnjoy your meal!`)).toMatchObject({
    lead: null,
    notes: [],
  });
});

describe('the reader says that steps may be missing', () => {
  it.each([
    ['above the first step', '## Method\n\nHeat the oven to 200 °C.\n\n1. Bake.\n2. Eat.'],
    [
      'if the last one stops within a sentence',
      '1. Boil it.\n2. Drain it.\n3. Bake in the oven for',
    ],
    ['if there are none', ''],
  ])('%s', (_, text) => {
    expect(parseRecipe(`# Rice\n\n${INGREDIENTS}${text}`).hasAllSteps).toBe(false);
  });
});

it('reads the layout that the prompt asks for', () => {
  const read = parseRecipe(
    '# Rice\n\nhttps://youtu.be/AAAAAAAAAAA\n\nServes 2 · 20 minutes\n\n## Ingredients\n\n- 1 cup rice\n- 2 eggs\n\n## Steps\n\n1. Boil for 12 minutes.\n2. Eat.\n',
  );
  expect(read).toMatchObject({
    title: { text: 'Rice' },
    lead: null,
    servings: { from: 2 },
    times: { total: 20 },
    videos: [{ id: 'AAAAAAAAAAA' }],
    hasAllSteps: true,
    hasAllIngredients: true,
  });
  expect(read.steps.map(({ durations }) => durations.map(({ seconds }) => seconds))).toEqual([
    [720],
    [],
  ]);
});

it('prose without structure has durations, and nothing else', () => {
  const read = parseRecipe(
    'To make rice, boil it for 12 minutes. Then let it rest for 5 minutes and eat it.',
  );
  expect(read).toMatchObject({
    title: null,
    lead: null,
    servings: null,
    ingredients: [],
    steps: [],
    notes: [],
    videos: [],
    hasAllSteps: false,
    hasAllIngredients: false,
  });
  expect(read.durations.map(({ seconds }) => seconds)).toEqual([720, 300]);
});

it('a text that is too much for the parser gives an empty document', () => {
  expect(parseRecipe(`# Rice\n\n${'- '.repeat(5_000)}`)).toMatchObject({ title: null, steps: [] });
});

it('spans are places in the source, whatever is escaped or indented', () => {
  const text = `# Rice \\& eggs\n\n> x\n\n**Ingredients**\n✅ 1 egg\r\n✅ 2 \\*figs\\*\n\n## Method\n\n1. Boil.\n   Salt.\n`;
  const { title, ingredients, steps } = parseRecipe(text);
  const at = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  expect(at(title?.span ?? { start: 0, end: 0 })).toBe('# Rice \\& eggs');
  expect(ingredients[0]?.items.map(({ span }) => at(span))).toEqual([
    '✅ 1 egg',
    '✅ 2 \\*figs\\*',
  ]);
  expect(steps.map(({ span }) => at(span))).toEqual(['1. Boil.\n   Salt.']);
});
