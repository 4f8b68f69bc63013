import { expect, it } from 'vitest';
import { checkIdea } from '../../src/foods/avoided/checkIdea';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { patternOf } from '../../src/foods/text/says';

const things = thingsToAvoid({ diet: null, allergens: ['milk'], avoid: [], taught: [] });
const verdictOf = (title: string, words: string) =>
  checkIdea(things, { title, foods: [], words }, 'en').verdicts[0]?.verdict;

it('a creamy dish may contain milk, unless its idea says why it is creamy', () => {
  expect(verdictOf('Creamy leek soup', 'With leeks')).toBe('may contain');
  expect(verdictOf('Leek soup', 'With leeks')).toBe('nothing');
});

const REASONS =
  'coconut avocado oat soya soy cashew almond tofu tahini hummus bean beans plant vegan dairy';

it.each(REASONS.split(' '))('a dish may be creamy because of %s', (reason) => {
  expect(verdictOf('Creamy leek soup', `With ${reason}`)).not.toBe('may contain');
});

it('each reason has a test', () => {
  const rest = REASONS.replaceAll(' ', ', ').replace(patternOf('creamy because of', 'gi'), '');
  expect(rest).not.toMatch(/\w/);
});

it.each([
  ['Here are ideas with milk.', 'may contain'],
  ['None has milk.', 'nothing'],
  ['They have chocolate.', 'may contain'],
  ['Chocolate was left out.', 'nothing'],
  ['Chocolate is an allergen.', 'nothing'],
])('what an answer says above all ideas: "%s"', (above, verdict) => {
  expect(verdictOf('Leek soup', `${above}\fWith leeks`)).toBe(verdict);
});
