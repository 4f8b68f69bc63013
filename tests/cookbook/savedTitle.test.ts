import * as v from 'valibot';
import { expect, it } from 'vitest';
import { loadTitleReader, TITLE_VERSION, Title } from '../../src/cookbook/savedTitle';

it.each([
  ['Here is a recipe:\n\n## Lentil soup\n\n1. Boil', 'Lentil soup'],
  ['Boil water. Add the rice, stir it and wait until it is done.', null],
  [`# ${'x'.repeat(118)}𝒳𝒳`, `${'x'.repeat(118)}…`],
  // The page shows these as plain text.
  [`# Soup\n\n${'>'.repeat(40_000)}`, null],
])('the recipe reader finds the title of %j', async (recipe, text) => {
  expect((await loadTitleReader())(recipe)).toEqual({ text, version: TITLE_VERSION });
});

const CURRENT = { text: 'Soup', version: TITLE_VERSION };

it.each([
  CURRENT,
  { text: null, version: TITLE_VERSION },
  { text: 'x'.repeat(120), version: TITLE_VERSION },
  // A newer page in another tab has read it.
  { text: 'Soup', version: TITLE_VERSION + 1 },
])('takes %j from the database', (title) => {
  expect(v.parse(Title, title)).toEqual(title);
});

it.each([
  undefined,
  null,
  'Soup',
  { ...CURRENT, version: TITLE_VERSION - 1 },
  { ...CURRENT, version: '9' },
  { ...CURRENT, version: Number.POSITIVE_INFINITY },
  { ...CURRENT, text: 7 },
  { ...CURRENT, text: ' \u200b' },
  { ...CURRENT, text: 'x'.repeat(121) },
  { version: TITLE_VERSION },
])('takes %j for no title', (title) => {
  expect(v.is(Title, title)).toBe(false);
});
