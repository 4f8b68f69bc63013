import { expect, it } from 'vitest';
import { MOST_AVOIDED, teach, unteach } from '../../../machines/kitchen/avoided';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';

const AVOIDS: Preferences = { ...NO_PREFERENCES, allergens: ['milk', 'nuts'], avoid: ['Garlic'] };
const german = (allergen: string) => (allergen === 'milk' ? 'Milch' : allergen);
const taughtOf = (words: string, to = AVOIDS) => teach(to, 'Rosa’s mix', words, german);

it.each([
  ['an allergen by its name on the page', 'milch', 'milk'],
  ['an avoided word, however it is written', ' garlic', 'Garlic'],
])('a food contains %s', (_, words, contains) => {
  const told = taughtOf(words);
  expect(told?.taught).toEqual({ name: 'Rosa’s mix', contains });
  expect(told?.preferences).toEqual({ ...AVOIDS, taught: [told?.taught] });
});

it('a word that the visitor does not avoid yet is avoided from then on, until that is undone', () => {
  const told = taughtOf('cumin') ?? expect.fail();
  expect(told.preferences.avoid).toEqual(['Garlic', 'cumin']);
  expect(unteach(told.preferences, told.taught, AVOIDS)).toEqual(AVOIDS);
});

it('an undo keeps what has changed since', () => {
  const told = taughtOf('milch') ?? expect.fail();
  const later = teach({ ...told.preferences, people: 4 }, 'Muesli', 'nuts', german);
  const left = unteach(later?.preferences ?? expect.fail(), told.taught, AVOIDS);
  expect(left).toEqual({
    ...AVOIDS,
    people: 4,
    taught: [{ name: 'Muesli', contains: 'nuts' }],
  });
});

it('a word that is there already is kept once', () => {
  const told = taughtOf('milch') ?? expect.fail();
  expect(taughtOf('Milch', told.preferences)?.preferences).toEqual(told.preferences);
});

it('a word for which there is no room is not taken', () => {
  const full = Array.from({ length: MOST_AVOIDED }, (_, at) => ({
    name: `mix ${at}`,
    contains: 'milk',
  }));
  expect(taughtOf('milch', { ...AVOIDS, taught: full })).toBeNull();
  const avoid = full.map(({ name }) => name);
  expect(taughtOf('cumin', { ...AVOIDS, avoid })).toBeNull();
});
