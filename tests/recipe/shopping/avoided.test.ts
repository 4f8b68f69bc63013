import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAvoided } from '../../../src/foods/avoided/checkRecipe';
import type { Avoidance } from '../../../src/foods/avoided/thingsToAvoid';
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
    compareList(list, recipe, ['salt', 'pepper'], createAvoided(avoidance)) ?? expect.fail('unread')
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
      covers: covers(entry, line, createAvoided(avoidance)),
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
    compareList(['eggs'], recipe, ['cheddar'], createAvoided(avoiding(words)));
  expect(checkWith('-')).toMatchObject({ needs: [] });
  expect(checkWith('milk')).toMatchObject({ needs: [{ names: ['cheese'] }] });
});

it.each([
  ['gluten-free vegan bread', 'vegan gluten-free bread', true],
  ['vegan butter', 'dairy-free butter', false],
])('what may have nuts serves for itself alone: "%s" for "%s": %s', (entry, line, isUsed) => {
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
