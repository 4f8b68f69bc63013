import { expect, it, vi } from 'vitest';

/** The library, without any language yet. */
async function openFoods() {
  vi.resetModules();
  const foods = await import('../../../src/foods');
  const milk = foods.thingsToAvoid({ diet: null, allergens: ['milk', 'nuts'], avoid: [] });
  return { ...foods, milk };
}

const ORDERS = [
  ['de', 'es', 'fr'],
  ['de', 'fr', 'es'],
  ['es', 'de', 'fr'],
  ['es', 'fr', 'de'],
  ['fr', 'de', 'es'],
  ['fr', 'es', 'de'],
];

it.each(ORDERS)(
  'after %s, %s and %s have arrived in this order, a line without a known language contains milk',
  { tags: 'rare' },
  async (...order) => {
    const { checkRecipe, learnFor, milk } = await openFoods();
    for (const code of order) await learnFor({ codes: [code] });
    for (const text of ['20 cl de crème liquide', '200 g de queso rallado', '100 g Quark']) {
      const { results } = checkRecipe(milk, [{ text, isIngredient: true }], {
        isReadable: 'in part',
      });
      const milkResult = results.find(({ thing }) => thing.name === 'milk');
      expect(milkResult?.verdict, text).toBe('contains');
    }
  },
);

it('no verdict on a typed word is "nothing" before all languages that it may be of have arrived', async () => {
  const { checkRecipe, learnFor, languageState, thingsToAvoid } = await openFoods();
  const things = thingsToAvoid({ diet: null, allergens: [], avoid: ['Koriander'] });
  const verdict = () => {
    const line = { text: '200 g rice', isIngredient: true };
    const facts = { isReadable: true, hasAllIngredients: true } as const;
    return checkRecipe(things, [line], facts).results[0]?.verdict;
  };
  void learnFor({ avoided: ['Koriander'] });
  expect(verdict()).toBe('not checked');
  await vi.waitFor(() => expect(languageState('en').isPending).toBe(false));
  expect(verdict()).toBe('nothing');
});

it('what the page has learned of a food at hand counts at once', async () => {
  const { learnFor, milk } = await openFoods();
  const { avoiding } = await import('../../../src/foods/avoided/avoiding');
  expect(avoiding(milk).test('Haselnussöl')).toBe(false);
  await learnFor({ codes: ['de'] });
  expect(avoiding(milk).test('Haselnussöl')).toBe(true);
});
