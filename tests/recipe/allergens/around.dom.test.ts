import { expect, it, vi } from 'vitest';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { statementsOf } from '../../../src/recipe/allergens/statementsOf';
import { openRecipe } from '../../../src/recipe/openRecipe';
import { startRecipe } from '../../support/recipeActor';

const NUTS = { ...NO_PREFERENCES, allergens: ['nuts' as const] };
const TEXT = '# Pie\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Fry the eggs.\n';

function openBeside(line: string) {
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

it('of what the text around a recipe names, the page says neither "contains" nor "no mention"', () => {
  const said = openBeside('My sister likes some walnuts with it.');
  expect(said()).toEqual({ contained: [], nothing: '', named: ['walnuts'] });
  expect(openBeside('My sister likes it.')().nothing).toContain('found no mention of nuts');
});

it('the text around a recipe may be in another language, and there is no "no mention" before the page knows it', async () => {
  const said = openBeside('Wir essen dazu gerne noch ein paar Walnüsse mit etwas Honig und Brot.');
  expect(said()).toEqual({ contained: [], nothing: '', named: [] });
  await vi.waitFor(() => expect(said().named).toEqual(['Walnüsse']));
  expect(said()).toMatchObject({ contained: [], nothing: '' });
});
