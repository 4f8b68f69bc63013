import { expect, it, vi } from 'vitest';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { startRecipe } from '../../support/recipeActor';

const NUTS = { ...NO_PREFERENCES, allergens: ['nuts' as const] };
const TEXT = '# Pie\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Fry the eggs.\n';

/** On a page that has not yet fetched the foods of any language. */
async function openBeside(line: string) {
  vi.resetModules();
  const { learnFor } = await import('../../../src/foods');
  const { statementsOf } = await import('../../../src/recipe/allergens/statementsOf');
  const { openRecipe } = await import('../../../src/recipe/openRecipe');
  await learnFor({});
  const { store } = startRecipe({ preferences: NUTS });
  const about = { cut: false, askedWith: [], source: undefined };
  const opened = openRecipe({ ...about, text: TEXT, pasted: `${TEXT}\n${line}` }, store);
  return () => {
    const { check, around = [] } = opened.check(NUTS) ?? expect.fail();
    const { contained, nothing } = statementsOf(check, false, around);
    const named = around.flatMap(({ places }) => places.map(({ words }) => words));
    return { contained, nothing, named };
  };
}

it('of what the text around a recipe names, the page says neither "contains" nor "no mention"', async () => {
  const said = await openBeside('My sister likes some walnuts with it.');
  expect(said()).toEqual({ contained: [], nothing: '', named: ['walnuts'] });
  const unsaid = await openBeside('My sister likes it.');
  expect(unsaid().nothing).toContain('found no mention of nuts');
});

it('the text around a recipe may be in another language, and there is no "no mention" before the page knows it', async () => {
  const said = await openBeside(
    'Nous le servons avec une salade et un peu de pain pour les enfants.',
  );
  expect(said()).toEqual({ contained: [], nothing: '', named: [] });
  await vi.waitFor(() => expect(said().nothing).toContain('found no mention of nuts'), 20_000);
});

it('what it names is said once the page knows its language', async () => {
  const said = await openBeside(
    'Wir essen dazu gerne noch ein paar Pekannüsse mit etwas Honig und Brot.',
  );
  expect(said()).toMatchObject({ contained: [], nothing: '' });
  await vi.waitFor(() => expect(said().named).toEqual(['Pekannüsse']), 20_000);
  expect(said()).toMatchObject({ contained: [], nothing: '' });
});
