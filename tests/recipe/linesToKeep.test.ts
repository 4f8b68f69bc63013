import { afterEach, expect, it, vi } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { linesToKeep } from '../../src/cookbook/bring/adding';
import * as learning from '../../src/foods/languages/learn';

afterEach(() => vi.restoreAllMocks());

const LINES = [
  'Home',
  'Peanut brittle',
  'Contains celery.',
  'Milk, wheat',
  'Cookies help us to show you adverts',
];

it.each([
  ['nothing', [], ['Contains celery.', 'Milk, wheat']],
  ['peanuts', ['peanuts'], ['Peanut brittle', 'Contains celery.', 'Milk, wheat']],
] as const)('for a visitor who avoids %s, some lines stay', async (_, allergens, kept) => {
  expect(await linesToKeep(LINES, { ...NO_PREFERENCES, allergens })).toEqual(kept);
});

it('all lines stay if the foods of a language could not be fetched', async () => {
  const lines = ['Das ist der Rest von der Seite und nicht das Rezept', 'Mit Erdnussbutter'];
  vi.spyOn(learning, 'learn').mockResolvedValue();
  vi.spyOn(learning, 'learnedOf').mockReturnValue('missing');
  expect(await linesToKeep(lines, NO_PREFERENCES)).toEqual(lines);
});
