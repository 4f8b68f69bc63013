import { describe, expect, it } from 'vitest';
import { textOf } from '../../../src/reading/document/markdown/plainText';
import { parseRecipe, parseTree } from '../../../src/reading/document/parseRecipe';
import { readDocument } from '../../../src/reading/lines/readDocument';

const INGREDIENTS = '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n';

describe('facts are read', () => {
  it.each<[string, [number, number, string | null] | null, object]>([
    ['Serves 2–3 · 40 minutes', [2, 3, 'servings'], { total: 40 }],
    ['Prep: 10 min / Cook: 1 h 5 min / Difficulty: easy', null, { prep: 10, cook: 65 }],
    ['Prep: 10 min\nCook: 20 min\nServes 2', [2, 2, 'servings'], { prep: 10, cook: 20 }],
    [
      '| Prep | Cook | Serves |\n|-|-|-|\n| 5 min | 20–25 min | 4 |',
      [4, 4, 'servings'],
      { prep: 5 },
    ],
    ['⏱️ **Active time:** 15 minutes | 🍽️ **Servings:** 2', [2, 2, 'servings'], { active: 15 }],
    ['Prep: 5 min | Prep: 10 min', null, {}],
    ['Tiempo de cocción: 40 minutos • Raciones: 4', [4, 4, 'servings'], { cook: 40 }],
  ])('%s', (line, servings, times) => {
    const read = parseRecipe(`# Rice\n\n${line}\n\n${INGREDIENTS}1. Boil.`);
    expect(read.servings && [read.servings.from, read.servings.to, read.servings.unit]).toEqual(
      servings,
    );
    expect(read.times).toEqual(times);
  });
});

describe('of a text with more than one recipe, the first is read', () => {
  const recipe = (title: string, food: string) =>
    `${title}\n\n### Ingredients\n\n- 1 ${food}\n\n### Method\n\n1. Cook the ${food}.\n`;

  it.each<[string, string, string]>([
    ['two headings', `${recipe('## Pie', 'apple')}\n${recipe('## Soup', 'leek')}`, 'Pie'],
    [
      'options',
      `# Two ideas\n\n${recipe('## Option 1: Pie', 'apple')}\n${recipe('## Option 2: Soup', 'leek')}`,
      'Option 1: Pie',
    ],
    [
      'numbers below a heading that says so',
      `# Two recipes\n\n${recipe('## 1. Pie', 'apple')}\n${recipe('## 2. Soup', 'leek')}`,
      '1. Pie',
    ],
    [
      'bold lines',
      `**Rezept 1: Pie**\n\n**Zutaten:**\n- 1 apple\n\n**Zubereitung:**\n1. Cook the apple.\n\n**Rezept 2: Soup**\n\n**Zutaten:**\n- 1 leek\n\n**Zubereitung:**\n1. Cook the leek.`,
      'Rezept 1: Pie',
    ],
    ['the same once more', recipe('# Pie', 'apple').repeat(2), 'Pie'],
    [
      'its parts once more',
      `${recipe('# Pie', 'apple')}\n### Ingredients\n\n- 1 apple\n\n### Method\n\n1. Cook the`,
      'Pie',
    ],
  ])('%s', (_, text, name) => {
    const { title, ingredients, steps } = parseRecipe(text);
    expect(title?.text).toBe(name);
    expect(ingredients.flatMap(({ items }) => items.map(({ line }) => line))).toEqual(['1 apple']);
    expect(steps.map(({ text }) => text)).toEqual(['Cook the apple.']);
  });

  it('and a heading within the first does not end it', () => {
    const { notes } = parseRecipe(
      `${recipe('## Pie', 'apple')}\n## A word on apples\n\nIt is soft.`,
    );
    expect(notes.map(({ text }) => text)).toEqual(['It is soft.']);
  });

  it('and all parts of one recipe are read', () => {
    const text = `# Pie with sauce\n\n${recipe('## Pie', 'apple')}\n${recipe('## Sauce', 'pear')}`;
    expect(parseRecipe(text).ingredients.flatMap(({ items }) => items)).toHaveLength(2);
  });
});

it.each<[string, [string, number][]]>([
  [
    'Rice\n\nIngredients:\n\n- 1 egg\n\nFor the sauce:\n\n- 1 cup milk\n\n**Instructions:**\n\n1. Boil.\n\nTIPS\n\n- Salt it.',
    [
      ['Ingredients:', 2],
      ['For the sauce:', 3],
      ['Instructions:', 2],
      ['TIPS', 2],
    ],
  ],
  ['# Rice\n\n**Tip:** Salt it.\n\n## Ingredients\n\n- 1 egg\n\n1. Boil.', []],
  ['# Rice\n\n- 1 egg\n\n**Step 1: Boil**\n\nBoil it.\n\nNote that it boils.', []],
  ['Rice\n\nIngredients: rice and eggs\n\n1. Boil.', [['Ingredients:', 2]]],
])('the lines of %j that are used as headings are %j', (text, headings) => {
  const read = parseRecipe(text).headings.map(({ node, rank }) => [textOf(node), rank]);
  expect(read).toEqual(headings);
});

describe('what a model says above its title is chatter', () => {
  const RICE = `# Rice\n\n${INGREDIENTS}1. Boil.\n\n`;

  it.each<[string, string]>([
    [`Sure!\n\nHere it is:\n\n${RICE}`, 'Sure! / Here it is:'],
    [`Here is a recipe for Rice:\n\nRice\n\n${INGREDIENTS}1. Boil.`, 'Here is a recipe for Rice:'],
    [RICE, ''],
    [`- Rice\n- Eggs\n\n${RICE}`, ''],
  ])('before the title of %j: %j', (text, before) => {
    expect(parseRecipe(text).chatter.map(textOf).join(' / ')).toBe(before);
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

it('words lose their escapes and indents', () => {
  const text = `# Rice \\& eggs\n\n> x\n\n**Ingredients**\n✅ 1 egg\r\n✅ 2 \\*figs\\*\n\n## Method\n\n1. Boil.\n   Salt.\n`;
  const { title, ingredients, steps } = parseRecipe(text);
  expect(title?.text).toBe('Rice & eggs');
  expect(ingredients[0]?.items.map(({ line }) => line)).toEqual(['1 egg', '2 *figs*']);
  expect(steps.map((step) => step.text)).toEqual(['Boil. Salt.']);
});

it.each<[string, string, string[]]>([
  [
    'foods of a sentence',
    'Rice (long, white), eggs and oil.',
    ['Rice (long, white)', 'eggs', 'oil'],
  ],
  [
    'foods of a sentence that names an unknown one',
    '2 eggs (small, 3), 1 cup rice, zorblax; 1 fig, 1 fig',
    ['2 eggs (small, 3)', '1 cup rice', 'zorblax', '1 fig', '1 fig'],
  ],
  [
    'foods of a sentence with bold words, which a later line repeats',
    '2 large **eggs**, zorblax, 1 fig\n\n- 2 large eggs',
    ['2 large eggs', 'zorblax', '1 fig', '2 large eggs'],
  ],
])('ingredients that are %s have a block of their own', (_, list, words) => {
  const text = `# Rice\n\n## Ingredients\n\n${list}\n\n1. Boil.`;
  const { ingredients } = parseRecipe(text);
  const nodes = ingredients.flatMap(({ items }) => items.map(({ node }) => node));
  expect(nodes.map(textOf)).toEqual(words);
  expect(new Set(nodes).size).toBe(nodes.length);
});

it.each([
  ['HTML', 'You need 2 eggs, <b>salt</b> and 1 cup rice.'],
  ['a footnote', 'You need 2 eggs, salt[^1] and 1 cup rice.\n\n[^1]: Of the sea.'],
  ['code with blanks', 'You need 2 eggs, `salt, and` 1 cup rice.'],
])('a sentence of foods with %s stays in one piece: a cut would lose some of it', (_, text) => {
  const { root } = parseTree(`# Rice\n\n${text}`) ?? {};
  expect(root?.children.map(({ type }) => type)).not.toContain('list');
});

describe('a line right after a hyphen or a dot is an ingredient', () => {
  const around = (line: string, mark: string) =>
    ['## Ingredients\n', `${mark}200 g flour`, line, `${mark}100 g sugar\n`, '1. Bake.'].join('\n');
  it.each(['-2 eggs', '–2 eggs', '•2 eggs', '-½ lemon'])('%s', (line) => {
    for (const text of [around(line, ''), around(line, '- '), layOut(around(line, '- '))]) {
      const [group, ...others] = parseRecipe(text).ingredients;
      expect(others).toEqual([]);
      expect(group?.heading).toBeNull();
      expect(group?.items.map((item) => item.line)).toEqual([
        '200 g flour',
        line.slice(1),
        '100 g sugar',
      ]);
    }
  });

  it('but "-18 °C" is a temperature', () => {
    const { steps } = parseRecipe(
      '# Ice\n\n- 2 eggs\n\n## Method\n\nBeat the eggs well, then freeze all of it at\n-18 °C for an hour',
    );
    expect(steps.map(({ text }) => text)).toEqual([
      'Beat the eggs well, then freeze all of it at -18 °C for an hour',
    ]);
  });

  function layOut(text: string): string {
    const [found] = readDocument(`Cake\n\n${text.replace('## ', '')}`);
    return found && 'text' in found ? found.text : '';
  }
});
