import { expect, it } from 'vitest';
import type { Leftover } from '../../../machines/kitchen/ingredientList';
import type { Avoidance } from '../../../src/foods/avoided/thingsToAvoid';
import { readText } from '../../../src/reading/document/marks/readText';
import { checkReading } from '../../../src/recipe/allergens/checkReading';
import { createListNotes } from '../../../src/recipe/allergens/createListNotes';
import { leftoversIn } from '../../../src/recipe/allergens/leftovers';
import { statementsOf } from '../../../src/recipe/allergens/statementsOf';

const avoiding = (...allergens: Avoidance['allergens']): Avoidance => ({
  allergens,
  diet: null,
  avoid: [],
});

function check(
  list: readonly string[],
  lines: readonly string[],
  toAvoid: Avoidance,
  step = '',
  known: readonly Leftover[] = [],
) {
  const items = lines.map((line) => `- ${line}`).join('\n');
  const text = `# A dish\n\nServes 2 · 30 minutes\n\n## Ingredients\n\n${items}\n\n## Method\n\n1. Cook everything in a pan for 20 minutes, until done. ${step}\n2. Serve hot.\n`;
  const reading = readText(text);
  const { check, marks } = checkReading(reading, toAvoid, false, leftoversIn(list, known), list);
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
    said('leftover roast chicken'),
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

/** It has peanuts, maybe soya, but no milk and no rice. The page did not look for sesame. */
const PAD_THAI: Leftover = {
  entry: 'leftover pad thai',
  name: 'leftover pad thai',
  cookedAt: '2026-11-21T19:30:00+01:00',
  hasRice: false,
  findings: {
    peanuts: ['contains'],
    soya: ['may contain'],
    milk: [],
    meat: [],
    gluten: ['contains'],
  },
};
const MAY_USE =
  'Could not be checked: it may use your leftover pad thai (contains peanuts; may contain soya; could not be checked for sesame).';

function checkPadThai(lines: readonly string[], list: readonly string[] = [], step = '') {
  const whole = [PAD_THAI.entry, ...list];
  const toAvoid = avoiding('peanuts', 'milk', 'soya', 'sesame');
  return check(whole, lines, toAvoid, step, [PAD_THAI]);
}

it.each<[line: string, list?: string[]]>([
  ['300 g cooked noodles'],
  ['300 g noodles, cooked'],
  ['the remaining noodles, reheated'],
  ['300 g leftover noodles'],
  ['1 portion of stir-fry'],
  ['the rest of your takeaway noodles'],
  ['1 large bowl'],
  ['300 g cooked noodles', ['eggs', 'rice']],
])('a recipe with %j may use a leftover that it does not name', (line, list) => {
  const { open, contained, verdicts, marks } = checkPadThai([line, '2 eggs'], list);
  expect(contained).toEqual([]);
  expect(open).toContain(MAY_USE);
  expect(verdicts[0]).toBe('not checked');
  expect([...marks.values()].flat().map(({ words }) => words)).toContain('not checked');
});

it.each<[title: string, line: string, list?: string[]]>([
  ['a raw food', '300 g chicken'],
  ['food that no dish had in it', '300 g cooked chicken'],
  ['milk, which the leftover has not', '300 g macaroni cheese'],
  ['rice, which the leftover has not', '300 g cooked rice'],
  ['food of the list', '300 g cooked noodles', ['rice noodles']],
  ['a dish of the list', '1 portion of stir-fry', ['stir-fry']],
  ['an order to cook', '300 g pasta, cooked according to the packet'],
  ['uncooked food', '300 g uncooked prawns'],
])('a recipe with %s cannot use a leftover that it does not name: %j', (_, line, list) => {
  expect(checkPadThai([line, '2 eggs'], list).open.join()).not.toContain('pad thai');
});

it('what remains of an ingredient is no leftover', () => {
  const lines = ['2 tbsp olive oil', '300 g spinach', 'the remaining olive oil'];
  expect(checkPadThai(lines).open.join()).not.toContain('pad thai');
});

it('a step may take a leftover that no line names', () => {
  expect(checkPadThai(['2 eggs'], [], 'Stir in the leftovers and heat.').open[0]).toBe(MAY_USE);
  expect(checkPadThai(['2 eggs'], [], 'Keep leftovers in the fridge.').open).toEqual([]);
});

it('a leftover of an unknown dish may be in anything cooked', () => {
  const { open } = check(['leftover stew'], ['300 g cooked noodles'], avoiding('peanuts'));
  expect(open).toEqual([
    'Could not be checked: it may use your leftover stew (could not be checked for peanuts).',
  ]);
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
  expect(createListNotes(avoiding('peanuts', 'gluten'), [])(entry)).toBe(note);
});
