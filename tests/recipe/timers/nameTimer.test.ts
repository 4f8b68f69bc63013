import { expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { nameTimer, TAKES_AWAY } from '../../../src/recipe/timers/nameTimer';
import { withExamples } from '../../support/examples';

function nameIn(text: string): string {
  const [step] = parseRecipe(`# Dish\n\n1. ${text}\n2. Serve.`).steps;
  return step ? nameTimer(step, 0, 'en') : '';
}

it.each(withExamples(TAKES_AWAY, 'src/recipe/timers/nameTimer.ts', 'TAKES_AWAY'))(
  'after "$example" no time is named after a food from before',
  ({ row, example }) => {
    expect(example).toMatch(new RegExp(row, 'i'));
    expect(nameIn(`Fry the chicken. ${example} Wait for 5 minutes.`)).toBe('');
    expect(nameIn('Fry the chicken. Wait for 5 minutes.')).toBe('chicken');
  },
);

it.each([
  ['a food of every pan', 'Heat the olive oil for 2 minutes.', ''],
  ['a vegetable with a spice in its name', 'Roast the bell pepper for 20 minutes.', 'bell pepper'],
])('a time beside %s: "%s"', (_, text, name) => {
  expect(nameIn(text)).toBe(name);
});
