import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RecipeLine } from '../../../src/foods/avoided/allergens';
import { meaningOf } from '../../../src/foods/avoided/avoided';
import { checkRecipe } from '../../../src/foods/avoided/checkRecipe';
import {
  exclusionsAlone,
  findDropped,
  findExclusions,
} from '../../../src/foods/avoided/exclusions';
import { thingsToAvoid } from '../../../src/foods/avoided/thingsToAvoid';
import { DIETS, type Diet, isAllergen } from '../../../src/foods/contents';
import { listedFoods, splitFoods, suggestFoods } from '../../../src/foods/entries';
import { foodNamed } from '../../../src/foods/foods';
import { learn } from '../../../src/foods/languages/learn';
import { recognise } from '../../../src/foods/recognise';
import { readLine } from '../../../src/foods/text/reading';
import { foodsUsedIn } from '../../../src/foods/text/stepUses';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { compareList } from '../../support/compareList';

function readCases(code: string) {
  const text = readFileSync(new URL(`${code}.txt`, import.meta.url), 'utf8').replace(
    /^#.*\n/gm,
    '',
  );
  const sections = text.split(/^--- /m).map((section): [string, string[][]] => {
    const [name = '', ...rows] = section.split('\n').filter(Boolean);
    return [name, rows.map((row) => row.split(' | '))];
  });
  return new Map(sections);
}

/** Besides these, the recipe has only salt. */
function judge(language: string, avoided: string, lines: readonly RecipeLine[]) {
  const isDiet = avoided in DIETS;
  const things = thingsToAvoid({
    allergens: isAllergen(avoided) ? [avoided] : [],
    diet: isDiet ? (avoided as Diet) : null,
    avoid: isAllergen(avoided) || isDiet ? [] : [avoided],
  });
  const facts = { isReadable: true, language, hasAllIngredients: true };
  return checkRecipe(things, lines, facts).results[0]?.verdict ?? 'nothing';
}

const DIET_OF: Partial<Record<string, Diet>> = { meat: 'vegetarian', pork: 'no pork' };

describe.each([
  ['German', 'de', '1 Prise Salz'],
  ['French', 'fr', '1 pincée de sel'],
  ['Spanish', 'es', '1 pizca de sal'],
])('of a text in %s', (_, code, salt) => {
  beforeAll(() => Promise.all([code, 'zxx'].map(learn)));
  const cases = readCases(code);
  const of = (section: string) => cases.get(section) ?? [];

  it.each(of('lines'))(
    'a visitor who avoids %s hears "%s": %s "%s"',
    (avoided, verdict, role, text = '') => {
      const line: RecipeLine = {
        text,
        isIngredient: role === 'ingredient',
        ...(role === 'title' && { heading: 'title' }),
      };
      const lines = [{ text: salt, isIngredient: true }, line];
      expect(judge(code, DIET_OF[avoided ?? ''] ?? avoided ?? '', lines)).toBe(verdict);
    },
  );

  it.each(of('plant food of the list'))('"%s" is what "%s" takes', (listed = '', step = '') => {
    const lines = [listed, salt].map((text) => ({ text, isIngredient: true }));
    expect(judge(code, 'milk', [...lines, { text: step, isIngredient: false }])).toBe('nothing');
  });

  it.each(of('same food as in English'))('"%s" is %s', (line = '', name = '') => {
    expect(recognise(line).foods.map(({ food }) => food)).toEqual([foodNamed(name)]);
  });

  it.each(of('English'))('the English "%s" is read as it is', (line = '') => {
    expect(readLine(line).text).toBe(line);
  });

  it.each(of('words to avoid'))(
    'to avoid "%s" is to avoid everything with %s',
    (word = '', content) => {
      expect(meaningOf(word).contents).toEqual([content, `also ${word}`]);
    },
  );

  it.each(of('entry of a list').map(([entry = '', ...foods]) => ({ entry, foods })))(
    'the entry "$entry" is $foods',
    ({ entry, foods }) => {
      expect(splitFoods(entry)).toEqual(foods);
    },
  );

  it.each(of('line with commas').map(([line = '', ...foods]) => ({ line, foods })))(
    'the line "$line" lists $foods',
    ({ line, foods }) => {
      expect(listedFoods(line)).toEqual(foods);
    },
  );

  it.each(of('foods of a step').map(([step = '', ...foods]) => ({ step, foods })))(
    'the step "$step" takes $foods',
    ({ step, foods }) => {
      const found = foodsUsedIn(step);
      expect(found.map(({ words, food }) => `${words}: ${food.name}`)).toEqual(foods);
      expect(found.map(({ start, end }) => step.slice(start, end))).toEqual(
        found.map(({ words }) => words),
      );
    },
  );

  it.each(of('wishes').map(([text = '', ...foods]) => ({ text, foods })))(
    '"$text" wishes $foods away',
    ({ text, foods }) => {
      const found = findExclusions(text, code);
      expect(found.map(({ words, allergens }) => `${words}: ${allergens.join(' ')}`)).toEqual(
        foods,
      );
    },
  );

  it.each(of('no food of a list').map(([entry = '', ...foods]) => ({ entry, foods })))(
    'the entry "$entry" of a list only wishes $foods away',
    ({ entry, foods }) => {
      expect(exclusionsAlone(entry, code).map(({ words }) => words)).toEqual(foods);
    },
  );

  it.each(of('changes').map(([text = '', ...foods]) => ({ text, foods })))(
    '"$text" asks a recipe to lose $foods',
    ({ text, foods }) => {
      expect(findDropped(text, code)).toEqual(foods);
    },
  );

  it.each(of('suggestions'))(
    '"%s" is completed beside "%s", and not beside an English list',
    (typed = '', list = '', name) => {
      expect(suggestFoods(typed, list.split(', '))).toContain(name);
      expect(suggestFoods(typed, ['flour', 'eggs'])).toEqual([]);
    },
  );
});

it('an entry of a list in another language than the recipe counts', () => {
  const pancakes = parseRecipe(
    '# Pfannkuchen\n\n## Zutaten\n\n- 200 g Mehl\n- 3 Eier\n- 400 ml Milch\n\n## Zubereitung\n\n1. Alles verrühren und in der Pfanne braten.\n',
  );
  expect(pancakes.language).toBe('de');
  const list = ['Mehl', 'lait', 'œufs', 'ail'];
  expect(compareList(list, pancakes, [])?.used).toEqual(['Mehl', 'lait', 'œufs']);
});
