import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import * as foods from '../../src/foods/contents';
import { FIELDS, splitAvoided } from '../../src/kitchen/preferences/fields';
import { preferencesLine } from '../../src/kitchen/preferences/preferencesLine';
import { loadKeptPreferences } from '../../src/kitchen/preferences/preferencesStorage';
import { readPreferences } from '../../src/kitchen/preferences/readPreferences';
import { savePreferences } from '../../src/kitchen/preferences/savePreferences';

const ALL: Preferences = {
  ...NO_PREFERENCES,
  people: 4,
  minutes: 30,
  diet: 'vegetarian',
  allergens: ['milk', 'nuts'],
  avoid: ['coriander'],
  equipment: ['oven', 'air fryer'],
  units: 'metric',
  wish: 'something Thai that the whole family will eat',
};

describe('the line sums up', () => {
  it.each<[Partial<Preferences>, string]>([
    [{}, ''],
    [
      { people: 4, minutes: 30, diet: 'vegetarian', allergens: ['milk', 'nuts'] },
      'for 4 · 30 minutes · vegetarian · no milk, no nuts',
    ],
    [
      ALL,
      'for 4 · 30 minutes · vegetarian · no milk, no nuts, no coriander · oven, air fryer only · metric units · something Thai that the whole …',
    ],
    [{ wish: 'something Thai' }, 'something Thai'],
    [{ units: 'us' }, 'US units'],
  ])('%j', (preferences, line) => {
    expect(preferencesLine({ ...NO_PREFERENCES, ...preferences })).toBe(line);
  });
});

it('the choices of what to avoid are those that the page can find in foods', () => {
  expect([...FIELDS.allergens.options].sort()).toEqual([...foods.ALLERGENS].sort());
  const [none, ...diets] = FIELDS.diet.options;
  expect([none, ...diets.sort()]).toEqual([null, ...Object.keys(foods.DIETS).sort()]);
});

describe('the words to avoid', () => {
  it('are foods, also if a visitor writes what to leave out', () => {
    expect(splitAvoided('no garlic, Without nuts, nori, no').taken).toEqual([
      'garlic',
      'nuts',
      'nori',
      'no',
    ]);
  });

  it.each([
    ['coriander, dairy ,, Coriander', ['Coriander', 'dairy']],
    ['keine Paprika, pas d’ail, pas de lait, sin nata', ['Paprika', 'ail', 'lait', 'nata']],
    ['strawberries (allergic!), not too much garlic', ['strawberries', 'garlic']],
    ['  , \u200b,', []],
    ['one\ntwo; three', ['one', 'two', 'three']],
    ['x'.repeat(100), ['x'.repeat(100)]],
    [`kiwi, ${'x'.repeat(101)}`, ['kiwi']],
    ['\ud83c\udf4b'.repeat(100), ['\ud83c\udf4b'.repeat(100)]],
  ])('in %j are %j', (text, words) => {
    expect(splitAvoided(text).taken).toEqual(words);
  });
});

const loadPreferences = () => loadKeptPreferences().preferences;

describe('kept preferences', () => {
  beforeEach(() => localStorage.clear());

  it('come back unchanged', () => {
    savePreferences(ALL);
    expect(loadPreferences()).toEqual(ALL);
    savePreferences(NO_PREFERENCES);
    expect(loadPreferences()).toBe(NO_PREFERENCES);
    expect(localStorage).toHaveLength(0);
  });

  it.each<[string, unknown, Partial<Preferences>]>([
    ['nothing', null, {}],
    ['a text', 'vegan', {}],
    ['a list', [1], {}],
    ['too many people', { people: 13 }, {}],
    ['no people', { people: 0 }, {}],
    ['half a person', { people: 1.5 }, {}],
    ['another time', { minutes: 20 }, {}],
    ['another diet', { diet: '__proto__', people: 2 }, { people: 2 }],
    ['unknown allergens', { allergens: ['milk', 'dust', 'milk'] }, { allergens: ['milk'] }],
    ['allergens in a text', { allergens: 'milk' }, {}],
    ['what is no text', { avoid: [1, {}, 'kiwi'], wish: { length: 3 } }, { avoid: ['kiwi'] }],
    ['a wish on lines', { wish: ' a\nb\u2028c ' }, { wish: 'a b c' }],
    ['a long wish', { wish: 'y'.repeat(300) }, { wish: 'y'.repeat(200) }],
    ['other units', { units: 'stone' }, {}],
  ])('lose %s', (_, value, preferences) => {
    expect(readPreferences(value)).toEqual({ ...NO_PREFERENCES, ...preferences });
  });

  it('are empty if the browser keeps something else, or refuses', () => {
    localStorage.setItem('saffron.preferences', '{');
    expect(loadPreferences()).toBe(NO_PREFERENCES);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    expect(loadPreferences()).toEqual(NO_PREFERENCES);
  });

  it('that cannot be saved cost one line in the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    savePreferences(ALL);
    expect(warn.mock.calls).toEqual([['This browser will not remember saffron.preferences: full']]);
  });
});
