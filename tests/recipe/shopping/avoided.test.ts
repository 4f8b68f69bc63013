import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isMadeHere, partsOf } from '../../../src/amounts/needsOf';
import type { Avoidance } from '../../../src/foods/avoided/Avoidance';
import { thingsToAvoid } from '../../../src/foods/avoided/thingsToAvoid';
import { ALLERGENS, type Allergen, DIETS, type Diet } from '../../../src/foods/contents';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { joinNames } from '../../../src/words/format';
import { covers } from '../../foods/blindLines';
import { compareList } from '../../support/compareList';

type Checked = ReturnType<typeof compareList>;

function avoiding(words: string): Avoidance {
  const names = words === '-' ? [] : words.split(', ');
  const isAllergen = (name: string): name is Allergen =>
    (ALLERGENS as readonly string[]).includes(name);
  const isDiet = (name: string): name is Diet => name in DIETS;
  return {
    allergens: names.filter(isAllergen),
    diet: names.find(isDiet) ?? null,
    avoid: names.filter((name) => !isAllergen(name) && !isDiet(name)),
  };
}

function check(list: string[], avoidance: Avoidance, ...lines: string[]): NonNullable<Checked> {
  const text = lines.map((line) => `- ${line}`).join('\n');
  const recipe = parseRecipe(
    `# Dish\n\n## Ingredients\n\n${text}\n\n## Method\n\n1. Cook it all in a pan.\n2. Serve it.\n`,
  );
  return (
    compareList(list, recipe, ['salt', 'pepper'], thingsToAvoid(avoidance)) ?? expect.fail('unread')
  );
}

const ROWS = readFileSync(new URL('avoided.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row.includes(' => ') && !row.startsWith('#'));

it('the table has at least 40 rows', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(40);
});

describe('an entry, a line and what is avoided:', () => {
  it.each(ROWS)('%s', (row) => {
    const [given = '', answer = ''] = row.split(' => ');
    const [entry = '', line = '', words = ''] = given.split(' ; ');
    const avoidance = avoiding(words);
    const found = check([entry], avoidance, line);
    const need = /^needed: (.*)/.exec(answer)?.[1];
    expect({
      covers: covers(entry, line, thingsToAvoid(avoidance)),
      used: found.used,
      perhaps: found.perhaps.map((one) => one.entry),
      needed: found.needs.map(({ names }) => joinNames(new Set(names), 'disjunction')),
      unused: found.unused,
    }).toEqual({
      covers: need === undefined ? answer : 'no',
      used: answer === 'yes' ? [entry] : [],
      perhaps: answer === 'maybe' ? [entry] : [],
      needed: need === undefined ? [] : [need],
      unused: need === undefined ? [] : [entry],
    });
  });
});

it('a needed food that the visitor adds to the list is then used', () => {
  const needed = ROWS.flatMap((row) => {
    const [, line = '', words = '', name] = /^.* ; (.*) ; (.*) => needed: (.*)$/.exec(row) ?? [];
    return name === undefined ? [] : [{ line, words, name }];
  });
  for (const { line, words, name } of needed) {
    expect(check([name], avoiding(words), line).used, `${name} for ${line}`).toEqual([name]);
  }
});

it('what the visitor always has never serves in place of what they avoid', () => {
  const recipe = parseRecipe(
    '# Dish\n\n## Ingredients\n\n- 2 eggs\n- 50 g cheese\n\n## Method\n\n1. Cook.\n',
  );
  const checkWith = (words: string) =>
    compareList(['eggs'], recipe, ['cheddar'], thingsToAvoid(avoiding(words)));
  expect(checkWith('-')).toMatchObject({ needs: [] });
  expect(checkWith('milk')).toMatchObject({ needs: [{ names: ['cheese'] }] });
});

it.each([
  ['gluten-free vegan bread', 'vegan gluten-free bread', true],
  ['vegan butter', 'dairy-free butter', false],
])('what may have nuts serves only for itself: "%s" for "%s": %s', (entry, line, isUsed) => {
  expect(check([entry], avoiding('nuts'), `1 ${line}`)).toMatchObject(
    isUsed ? { used: [entry] } : { used: [], perhaps: [], needs: [{ names: [line] }] },
  );
});

it('no visitor is offered an allergen of their own', () => {
  const found = check(
    ['butter', 'milk', 'peanut butter', 'pasta'],
    avoiding('milk, gluten, peanuts'),
    '50 g margarine',
    '200 ml plant milk',
    '2 tbsp almond butter',
    '200 g gluten-free pasta',
  );
  expect(found).toMatchObject({ used: [], perhaps: [] });
  expect(found.needs.map(({ names }) => joinNames(new Set(names), 'disjunction'))).toEqual([
    'margarine',
    'plant milk',
    'almond butter',
    'gluten-free pasta',
  ]);
});

function checkList(list: string[], ...lines: string[]) {
  const items = lines.map((line) => `- ${line}`).join('\n');
  const recipe = parseRecipe(
    `# Dish\n\n## Ingredients\n\n${items}\n\n## Method\n\n1. Cook it all in a pan.\n2. Serve it with the rest.\n`,
  );
  return compareList(list, recipe, ['salt', 'water']);
}

it('an entry that one line uses may be another kind in the next, and is not left over', () => {
  expect(checkList(['cheese', 'tea'], '100 g cheese', '50 g Cheddar')).toMatchObject({
    used: ['cheese'],
    unused: ['tea'],
    perhaps: [{ entry: 'cheese', names: ['Cheddar'] }],
  });
});

it('an entry that may serve is neither used nor left over', () => {
  expect(checkList(['cheese', 'tea'], '50 g Parmesan')).toMatchObject({
    used: [],
    unused: ['tea'],
    perhaps: [{ index: 0, names: ['Parmesan'], entry: 'cheese' }],
  });
});

it('a line that the page does not understand is named once', () => {
  expect(checkList(['eggs'], '2 eggs', '1 onion', '1 Zorblax', '1 Zorblax')?.unclear).toEqual([
    '1 Zorblax',
  ]);
});

it.each([
  ['3 eggs of 5 in two lines', ['2 eggs', '1 egg'], ['4 eggs', '1 egg'], ['3', '5']],
  ['1 egg of 2', ['1 egg'], ['2 eggs'], ['1', '2']],
])('the list is short: %s', (_, list, lines, [have, need]) => {
  expect(checkList(list, ...lines)?.short).toEqual([expect.objectContaining({ have, need })]);
});

it.each([
  ['enough', ['2 eggs'], '2 eggs'],
  ['enough for the lower end of a range', ['2 eggs'], '1–3 eggs'],
  ['weighed, and the recipe counts', ['1 kg onions'], '2 onions'],
  ['not counted in one of two entries', ['onions', '2 onions'], '5 onions'],
])('the list is not short of a food that is %s', (_, list, line) => {
  expect(checkList(list, line)?.short).toEqual([]);
});

describe('a food is needed', () => {
  it.each([
    ['without its note', '200 g chicken - with skin and bacon', ['chicken']],
    ['without its note after a semicolon', '100 g rice; with peas', ['rice']],
    ['with a decimal comma', '1,5 kg apples', ['apples']],
    ['without the words for its size', '3 large ripe tomatoes', ['tomatoes']],
    ['without its heat', 'hot chicken stock', ['chicken stock']],
    ['with small letters', 'Any pasta', ['pasta']],
    ['under either of two names', 'rice or pasta', ['rice', 'pasta']],
    ['in a tin', '400 g canned tomatoes', ['canned tomatoes']],
  ])('%s: "%s"', (_, line, names) => {
    expect(checkList(['eggs'], '2 eggs', line)?.needs.map((need) => need.names)).toEqual([names]);
  });
});

describe('a cook can leave out what is below', () => {
  const isOptional = (heading: string, line = 'parsley') =>
    checkList(['tea'], `rice\n\n### ${heading}\n\n- ${line}`)?.needs.length === 1;

  it.each(['Optional', 'Garnishes', 'Serving', 'To finish', 'Accompaniments'])(
    '"%s"',
    (heading) => {
      expect(isOptional(heading)).toBe(true);
    },
  );

  it('"Optional", also with an amount, and nothing else that has one', () => {
    expect(isOptional('Toppings (optional)', '1 egg')).toBe(true);
    for (const heading of ['To serve', 'Garnishes', 'Toppings'])
      expect(isOptional(heading, '1 egg'), heading).toBe(false);
  });

  it('no other heading', () => {
    for (const heading of ['Sauce', 'Outside', 'For the topping', 'Crumble topping'])
      expect(isOptional(heading), heading).toBe(false);
  });
});

describe('another part of the recipe makes', () => {
  it.each<[string, string[]]>([
    ['dough', ['For the dough']],
    ['1 quantity of your prepared Dough!', ['Filling', 'Dough']],
    ['½ batch pizza dough', ['Pizza dough']],
    ['sauce (above)', []],
    ['pesto from step 2', []],
    ['pastry (recipe follows)', []],
  ])('"%s"', (line, headings) => {
    expect(isMadeHere(line, partsOf(headings.map((heading) => ({ heading }))))).toBe(true);
  });

  it.each<[string, string[]]>([
    ['eggs', ['For the sauce']],
    ['2', ['1', 'For the']],
    ['dough and sauce', ['Dough']],
    ['stock from partridge', []],
  ])('not "%s"', (line, headings) => {
    expect(isMadeHere(line, partsOf(headings.map((heading) => ({ heading }))))).toBe(false);
  });
});
