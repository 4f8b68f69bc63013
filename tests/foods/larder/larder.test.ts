import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { foodNamed, madeFoods } from '../../../src/foods/foods';
import { learn, learnedOf } from '../../../src/foods/languages/learn';
import { readFoods } from '../../../src/foods/notation';
import { joinRows, rowsOf } from '../../../src/foods/rows';
import { patternOf } from '../../../src/foods/text/says';
import { keysOf } from '../../../src/foods/words';
import {
  checkFoods,
  checkMeanings,
  checkNames,
  checkPoorer,
  checkTraces,
  checkTwice,
  checkWords,
  MEANINGS,
  type Row,
  rowsOfFile,
  TABLES,
  WORDS,
} from './checkTables';

const namesIn = (file: string) =>
  new Set(
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  );

const KEPT = namesIn('./kept.txt');
const OTHERS = namesIn('./otherFoods.txt');
/** Signs and what diets add may repeat the name of a food. */
const ONCE = TABLES.filter((file) => !/(?:signs|forDiets|foods)\.txt$/.test(file));

test('every table has the same rows as the build ships it', () => {
  const folder = 'src/foods/';
  const tables = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  );
  expect(tables.length).toBeGreaterThan(60);
  for (const file of tables) {
    const table = readFileSync(folder + file, 'utf8');
    expect(rowsOf(joinRows(table)), file).toEqual(rowsOf(table));
  }
});

test.each(TABLES)('%s', (file) => {
  expect(checkFoods(rowsOfFile(file), KEPT)).toEqual([]);
});

test('no name is in two rows of the tables', () => {
  // "Lady's fingers" are okra with "(okra)" after them, and otherwise biscuits.
  const isOkra = (found: string) => /“lady/.test(found);
  expect(checkTwice(ONCE.map((file) => rowsOfFile(file))).filter((one) => !isOkra(one))).toEqual(
    [],
  );
});

test('a name of several languages has the same contents in each, whichever the page learns last', () => {
  const contents = new Map<string, string>();
  const others = ['de', 'fr', 'es'].flatMap((code) => {
    const rows = rowsOfFile(`languages/${code}/foods.txt`).map(({ text }) => text);
    return readFoods(rows.join('\n'), false, foodNamed).flatMap((food) => {
      const own = [...food.contents].sort().join();
      return food.names.filter((name) => {
        const isOther = (contents.get(name) ?? own) !== own;
        contents.set(name, own);
        return isOther;
      });
    });
  });
  expect(others).toEqual([]);
});

test.each(MEANINGS)('%s', (file) => {
  expect(checkMeanings(rowsOfFile(file))).toEqual([]);
});

test.each(WORDS)('%s', (file) => {
  const foods = rowsOfFile(file.replace(/[^/]*$/, 'foods.txt'));
  const own = new Set(foods.flatMap(({ text }) => keysOf(text.replace(/ \|[^|]*$/, ''))));
  expect(checkWords(rowsOfFile(file), own)).toEqual([]);
  expect(checkPoorer(rowsOfFile(file), OTHERS)).toEqual([]);
});

test('the names of additives in all languages name foods', async () => {
  await learn('zxx');
  expect(learnedOf('zxx')).toBe('known');
  expect(foodNamed('Natriumbenzoat')).toBe(foodNamed('sodium benzoate'));
});

test('what a food may be made of is a food', () => {
  const sources = madeFoods().flatMap(({ madeOf = [] }) => madeOf);
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((name) => !foodNamed(name))).toEqual([]);
});

test('substitutes are foods, traces are of contents, and sentences are patterns', () => {
  for (const file of ['sentences', 'steps', 'wishes'])
    for (const { text } of rowsOfFile(`larder/${file}.txt`)) patternOf(text.split(' | ')[0] ?? '');
  expect(checkNames(rowsOfFile('larder/substitutes.txt'))).toEqual([]);
  expect(checkNames(rowsOfFile('larder/ordinary.txt'))).toEqual([]);
  expect(checkTraces(rowsOfFile('larder/traces.txt'))).toEqual([]);
});

describe('what is wrong in a table is said with file and line', () => {
  const rows = (text: string): Row[] => rowsOfFile('larder/x.txt', text);

  test.each([
    ['# A remark\nzorblax cheese | +mlik', 'src/foods/larder/x.txt:2: No such content: +mlik'],
    ['zorblax | alike', 'src/foods/larder/x.txt:1: No such fact: alike'],
    [
      'zorblax,\n  blaxor\n      zorbla',
      'src/foods/larder/x.txt:3: there is no food above it: begin with two blanks for each food that it is a kind of',
    ],
    ['<zorblax>', 'src/foods/larder/x.txt:1: there is no food “zorblax”'],
  ])('%s', (text, wrong) => {
    expect(checkFoods(rows(text), new Set())).toEqual([wrong]);
  });

  test('a name that says nothing new, a name twice, a content and a word that do not exist', () => {
    expect(checkFoods(rows('milk, whole milk'), new Set())).toEqual([
      'src/foods/larder/x.txt:1: “whole milk” says nothing that “milk” does not say',
    ]);
    expect(checkTwice([rows('zorblax\nblax, zorblax')])).toEqual([
      'src/foods/larder/x.txt:1: “zorblax” is in src/foods/larder/x.txt:2 too',
    ]);
    expect(checkMeanings(rows('zorblax | +mlik'))).toEqual([
      'src/foods/larder/x.txt:1: there is no content “+mlik”',
    ]);
    expect(checkNames(rows('milk | almond, zorblax'))).toEqual([
      'src/foods/larder/x.txt:1: there is no food “zorblax”',
    ]);
    expect(checkTraces(rows('=mlik | ^zorb'))).toEqual([
      'src/foods/larder/x.txt:1: there is no content “mlik”',
    ]);
    expect(checkWords(rows('zorblax | Zorblachs'), new Set())).toEqual([
      'src/foods/larder/x.txt:1: English does not know “zorblax”',
    ]);
    expect(checkPoorer(rows('rice | Reis, Heura'), new Set())).toEqual([
      'src/foods/larder/x.txt:1: “Heura” has soya in English',
    ]);
  });
});
