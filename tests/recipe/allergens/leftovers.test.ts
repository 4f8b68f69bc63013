import { expect, it } from 'vitest';
import type { Avoidance } from '../../../src/foods/avoided/thingsToAvoid';
import { readText } from '../../../src/reading/document/marks/readText';
import { checkReading } from '../../../src/recipe/allergens/checkReading';
import { createListNotes } from '../../../src/recipe/allergens/createListNotes';
import { statementsOf } from '../../../src/recipe/allergens/statementsOf';

const avoiding = (...allergens: Avoidance['allergens']): Avoidance => ({
  allergens,
  diet: null,
  avoid: [],
});

function check(list: readonly string[], lines: readonly string[], toAvoid: Avoidance, step = '') {
  const items = lines.map((line) => `- ${line}`).join('\n');
  const text = `# A dish\n\nServes 2 · 30 minutes\n\n## Ingredients\n\n${items}\n\n## Method\n\n1. Cook everything in a pan for 20 minutes, until done. ${step}\n2. Serve hot.\n`;
  const reading = readText(text);
  const { check, marks } = checkReading(reading, toAvoid, false, list);
  const { contained, open, nothing } = statementsOf(check);
  return { contained, open, nothing, verdicts: check.results.map(({ verdict }) => verdict), marks };
}

const said = (words: string) => [`Could not be checked for peanuts: “${words}”.`];

it.each<[title: string, list: string[], lines: string[], open: string[]]>([
  [
    'names a leftover in its line',
    [],
    ['200 g leftover roast chicken', '2 eggs'],
    said('200 g leftover roast chicken'),
  ],
  ['says so after it', [], ['roast chicken leftovers', '2 eggs'], said('roast chicken leftovers')],
  ['in two words', [], ['200 g left-over rice', '2 eggs'], said('200 g left-over rice')],
  ["calls it yesterday's", [], ['300 g yesterday’s rice'], said('300 g yesterday’s rice')],
  [
    'uses a food that the list calls a leftover',
    ['leftover roast chicken', 'eggs'],
    ['200 g cooked chicken', '2 eggs'],
    said('leftover roast chicken'),
  ],
  [
    'names a leftover once, as the list does',
    ['leftover roast chicken', 'eggs'],
    ['200 g leftover roast chicken', '2 eggs'],
    said('200 g leftover roast chicken'),
  ],
  ['names a food above it', ['leftover chicken'], ['200 g poultry'], said('leftover chicken')],
  ['may be made of anything', ['leftovers', 'eggs'], ['2 eggs'], said('leftovers')],
  [
    'has a line that the page does not understand',
    ['leftover stew', 'eggs'],
    ['200 g frobnish', '2 eggs'],
    ['Could not be checked for peanuts: “frobnish”, “leftover stew”.'],
  ],
  ['does not use it', ['leftover roast chicken', 'eggs'], ['2 eggs', '1 tbsp butter'], []],
  ['has none', ['chicken', 'eggs'], ['200 g cooked chicken', '2 eggs'], []],
])('a recipe that %s is checked for its leftovers: %j, %j', (_, list, lines, open) => {
  const found = check(list, lines, avoiding('peanuts'));
  expect(found.open).toEqual(open);
  expect(found.verdicts).toEqual([open.length > 0 ? 'not checked' : 'nothing']);
  expect(found.nothing === '').toBe(open.length > 0);
});

const PAD_THAI = 'Pad thai (leftover; contains peanuts, gluten)';

const checkPadThai = (lines: readonly string[], list: readonly string[] = [], step = '') =>
  check([PAD_THAI, ...list], lines, avoiding('peanuts', 'milk'), step);

it.each([['1 portion leftover pad thai'], ['300 g pad thai'], ['300 g frobnish']])(
  'a recipe with %j contains what is in the leftover of that name',
  (line) => {
    const { contained, open, verdicts } = checkPadThai([line, '2 eggs']);
    expect(contained).toEqual([`Contains peanuts: ${PAD_THAI}.`]);
    expect(open.join()).toMatch(/Could not be checked for .*milk: .*“Pad thai/);
    expect(verdicts).toEqual(['contains', 'not checked']);
  },
);

it('a recipe that repeats the name of a leftover is read like any line', () => {
  const { contained, verdicts } = checkPadThai([`1 portion of ${PAD_THAI}`, '2 eggs']);
  expect(contained).toEqual(['Contains peanuts: peanuts.']);
  expect(verdicts).toEqual(['contains', 'not checked']);
});

it.each<[line: string, list?: string[]]>([
  ['300 g cooked noodles'],
  ['300 g noodles, cooked'],
  ['the remaining noodles, reheated'],
  ['1 portion of stir-fry'],
  ['the rest of your takeaway noodles'],
  ['1 large bowl'],
  ['300 g cooked noodles', ['eggs', 'rice']],
])('a recipe with %j may use a leftover that it does not name', (line, list) => {
  const { open, contained, verdicts } = checkPadThai([line, '2 eggs'], list);
  expect(contained).toEqual([]);
  expect(open).toContain(`May contain peanuts: ${PAD_THAI}.`);
  expect(verdicts).toEqual(['may contain', 'not checked']);
});

it.each<[title: string, line: string, list?: string[]]>([
  ['a raw food', '300 g chicken'],
  ['food of the list', '300 g cooked noodles', ['rice noodles']],
  ['a dish of the list', '1 portion of stir-fry', ['stir-fry']],
  ['an order to cook', '300 g pasta, cooked according to the packet'],
  ['uncooked food', '300 g uncooked prawns'],
])('a recipe with %s cannot use a leftover that it does not name: %j', (_, line, list) => {
  expect(JSON.stringify(checkPadThai([line, '2 eggs'], list))).not.toContain('Pad thai');
});

it('what remains of an ingredient is no leftover', () => {
  const lines = ['2 tbsp olive oil', '300 g spinach', 'the remaining olive oil'];
  expect(JSON.stringify(checkPadThai(lines))).not.toContain('Pad thai');
});

it('a step may take a leftover that no line names', () => {
  const taken = checkPadThai(['2 eggs'], [], 'Stir in the leftovers and heat.');
  expect(taken.open[0]).toBe(`May contain peanuts: ${PAD_THAI}.`);
  expect(checkPadThai(['2 eggs'], [], 'Keep leftovers in the fridge.').open).toEqual([]);
});

it('a leftover that only a step names, or that the cook should keep, is no ingredient', () => {
  const { open } = check([], ['2 eggs'], avoiding('peanuts'), 'Leftovers keep for 2 days.');
  expect(open).toEqual([]);
});

it('the check still finds the foods in the name of a leftover', () => {
  const { contained, open, verdicts, marks } = check(
    ['leftover pasta'],
    ['200 g leftover pasta', '1 tbsp butter'],
    avoiding('gluten', 'milk', 'peanuts'),
  );
  expect(contained).toEqual(['Contains gluten: leftover pasta.', 'Contains milk: butter.']);
  expect(open[0]).toMatch(/^Could not be checked for .*peanuts/);
  expect(verdicts).toEqual(['contains', 'contains', 'not checked']);
  expect([...marks.values()].flat().map(({ words }) => words)).toContain('not checked');
});

it.each([
  ['leftover roast chicken', 'could not be checked for peanuts and gluten'],
  ['leftover pasta', 'contains gluten; could not be checked for peanuts'],
  ['roast chicken', ''],
  ['pasta', 'contains gluten'],
])('beside %s the list says %j', (entry, note) => {
  expect(createListNotes(avoiding('peanuts', 'gluten'), true)(entry)).toBe(note);
});
