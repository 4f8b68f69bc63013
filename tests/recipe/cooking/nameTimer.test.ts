import { expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { nameTimer } from '../../../src/recipe/cooking/nameTimer';

function namesIn(step: string): string[] {
  const { steps, language } = parseRecipe(`# Dish\n\n1. ${step}\n2. Serve.`);
  const [first] = steps;
  return first ? first.durations.map((_, index) => nameTimer(first, index, language)) : [];
}

it.each([
  ['Simmer the sauce for 20 minutes.', ['sauce']],
  ['Heat the oil. **Simmer** the tomato sauce for about 20 minutes.', ['tomato sauce']],
  ['Season the chicken with salt and pepper and cook for 5 minutes per side.', ['chicken']],
  ['Heat the oil and fry the onion for 5 minutes.', ['onion']],
  ['Add the rice. Cover the pot. Simmer for 18 minutes.', ['rice']],
  ['While the chicken is resting, rinse the rice and cook it for 18 minutes.', ['rice']],
  [
    'Sear the chicken for 5 minutes, then rest it for 10 minutes. Boil the peas for 2 minutes.',
    ['chicken', '', 'peas'],
  ],
  ['**Rest the dough:** Leave for 30 minutes.', ['dough']],
  ['Drain the cooked pasta and toss for 1 minute.', ['cooked pasta']],
])('a time in "%s" is named after the food', (step, names) => {
  expect(namesIn(step)).toEqual(names);
});

it.each([
  ['what goes into every pan', 'Add salt and pepper and cook for 5 minutes.'],
  ['what only tells when', 'Stir until the rice is tender, for 5 minutes.'],
  ['what has left the pot', 'Remove the chicken from the pan. Simmer for 5 minutes.'],
  ['a verb', 'Mix well, spread it out and bake for 20 minutes.'],
  ['another language', 'Die Butter mit dem Mehl etwa 5 Minuten köcheln lassen.'],
])('no time is named after %s', (_, step) => {
  expect(namesIn(step)).toEqual(['']);
});

it('a timer is not named after a food that is far from its time', () => {
  const text = `Boil the rice. ${'Stir. '.repeat(100)}Wait for 5 minutes.`;
  expect(namesIn(text)).toEqual(['']);
});
