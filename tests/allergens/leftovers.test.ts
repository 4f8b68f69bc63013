import { expect, it } from 'vitest';
import { checkReading } from '../../src/allergens/checkReading';
import { createListNotes } from '../../src/allergens/createListNotes';
import { leftoversIn } from '../../src/allergens/leftovers';
import { statementsOf } from '../../src/allergens/statementsOf';
import type { Avoidance } from '../../src/foods/thingsToAvoid';
import { readText } from '../../src/recipe/document/reading/readText';

const avoiding = (...allergens: Avoidance['allergens']): Avoidance => ({
  allergens,
  diet: null,
  avoid: [],
});

function check(list: readonly string[], lines: readonly string[], toAvoid: Avoidance, step = '') {
  const items = lines.map((line) => `- ${line}`).join('\n');
  const text = `# A dish\n\nServes 2 · 30 minutes\n\n## Ingredients\n\n${items}\n\n## Method\n\n1. Cook everything in a pan for 20 minutes, until done. ${step}\n2. Serve hot.\n`;
  const reading = readText(text);
  const { check, marks } = checkReading(reading, toAvoid, false, leftoversIn(list));
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
  ['says so behind it', [], ['roast chicken leftovers', '2 eggs'], said('roast chicken leftovers')],
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
    'has a line that nobody understands',
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
