import { expect, it } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import { findChoices } from '../../../src/models/sampleKitchen/chooseDishes';
import { readDish } from '../../../src/models/sampleKitchen/readDish';
import { readList } from '../../../src/models/sampleKitchen/readList';

const METHOD = '## Method\n\n1. **Cook** (10 minutes). Boil all in water for 10 minutes.';

const dishOf = (lines: readonly string[], method = METHOD) =>
  readDish(
    [
      '# Supper\n\nServes 2 · 10 minutes\n\n## Ingredients\n',
      ...lines.map((line) => `- ${line}`),
      `\n${method}\n`,
    ].join('\n'),
    'en',
  );

async function isOffered(
  dish: ReturnType<typeof dishOf>,
  askedWith: readonly string[],
  preferences: Partial<Preferences> = {},
): Promise<boolean> {
  const list = readList({ askedWith, useUp: [] });
  const choices = await findChoices([dish], list, { ...NO_PREFERENCES, ...preferences });
  return choices.length > 0;
}

it.each(['coconut milk', 'pine nuts', 'chestnuts'])(
  'a dish with %s is not offered to a visitor who avoids nuts',
  async (food) => {
    const dish = dishOf(['200 g chickpeas', `100 g ${food}`]);
    expect(await isOffered(dish, ['chickpeas'])).toBe(true);
    expect(await isOffered(dish, ['chickpeas'], { allergens: ['nuts'] })).toBe(false);
    expect(await isOffered(dish, ['chickpeas'], { allergens: ['milk'] })).toBe(true);
  },
);

it('a dish with a leftover is not offered to a visitor who avoids something', async () => {
  const dish = dishOf(
    ['200 g {cooked chicken|cod}', '100 g rice'],
    `${METHOD} Add the {cooked chicken}.`,
  );
  for (const entry of ['leftover chicken', 'Chicken (leftover)']) {
    expect(await isOffered(dish, [entry])).toBe(true);
    expect(await isOffered(dish, [entry], { allergens: ['peanuts'] })).toBe(false);
  }
});

it('a dish whose steps may not be whole is not offered to a visitor who avoids something', async () => {
  const dish = dishOf(['200 g rice', '2 eggs'], METHOD.replace(/ water.*$/, ' the'));
  expect(await isOffered(dish, ['rice'])).toBe(true);
  expect(await isOffered(dish, ['rice'], { allergens: ['peanuts'] })).toBe(false);
});

it('a dish that has more to buy than it uses is not offered', async () => {
  const dish = (...more: string[]) =>
    dishOf(['200 g rice', ...more.map((food) => `100 g ${food}`)]);
  expect(await isOffered(dish('leek'), ['rice'])).toBe(true);
  expect(await isOffered(dish('leek', 'beef'), ['rice'])).toBe(false);
});

it('a dish is offered for one of its first three foods alone, without lines that have none', async () => {
  const seasoned = ['2 tbsp oil', '1 tsp salt', '1 tbsp sugar'];
  expect(await isOffered(dishOf([...seasoned, '200 g cheese']), ['cheese'])).toBe(false);
  expect(await isOffered(dishOf(['200 g cheese', ...seasoned]), ['cheese'])).toBe(true);
  const empty = ['1 {lemon}', '1 {leek}', '1 {carrot}'];
  expect(await isOffered(dishOf([...empty, '200 g cheese']), ['cheese'])).toBe(true);
});

it('a dish that needs two things to cook with is not offered to a kitchen that has one of them', async () => {
  const dish: ReturnType<typeof dishOf> = {
    ...dishOf(['200 g rice', '2 eggs']),
    equipment: ['stove', 'oven'],
  };
  expect(await isOffered(dish, ['rice'], { equipment: ['stove', 'oven'] })).toBe(true);
  expect(await isOffered(dish, ['rice'], { equipment: ['stove'] })).toBe(false);
});

it('a dish that only says that a food is not there is offered to a visitor who avoids it', async () => {
  const method = '## Method\n\n1. **Cook** (10 minutes). Boil all without butter for 10 minutes.';
  const dish = dishOf(['200 g chickpeas', '100 g carrots'], method);
  expect(await isOffered(dish, ['chickpeas'], { allergens: ['milk'] })).toBe(true);
});
