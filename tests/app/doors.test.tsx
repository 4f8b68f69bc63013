import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { writeSharedRecipe } from '../../src/cookbook/share/recipeCode';
import { learn } from '../../src/foods/languages/learn';
import { provideDialogs } from '../support/dialogs';
import { aRecipe, renderApp } from '../support/renderApp';

beforeEach(async () => {
  provideDialogs();
  localStorage.clear();
  sessionStorage.clear();
  await learn('es');
  // German and a few words of other languages count in any recipe.
  await learn('zxx');
});

const TOAST = `# Toast

Serves 2

## Ingredients

- 2 slices bread
- 1 clove garlic

## Method

1. Rub the garlic over the toasted bread for 1 minute.
2. Serve the bread warm.
`;
const ARROZ = `# Arroz con huevos

Para 2 personas

## Ingredientes

- 200 g de arroz
- 2 huevos

## Preparación

1. Cocer el arroz en agua durante 15 minutos.
2. Freír los huevos y servir con el arroz.
`;

const openPage = () =>
  renderApp({
    preferences: { ...NO_PREFERENCES, allergens: ['eggs', 'sesame'], avoid: ['Knoblauch'] },
    keeping: 'browser',
  });
type Page = Awaited<ReturnType<typeof openPage>>;

async function openLink({ app }: Page, text: string) {
  const { openShared } = await act(() => app.parts.cookbook.load());
  location.hash = `recipe=${writeSharedRecipe(aRecipe(text))}`;
  await act(openShared);
}

async function openFile({ user, button }: Page, text: string) {
  await user.click(button('Add a recipe'));
  await user.upload(await screen.findByLabelText('Files with recipes'), new File([text], 'a.md'));
}

async function paste({ user, button }: Page, text: string) {
  await user.click(button('Add a recipe'));
  fireEvent.input(await screen.findByRole('textbox', { name: 'Recipe' }), {
    target: { value: text },
  });
  await user.click(button('Open recipe'));
}

const DOORS = [
  ['by a link', openLink],
  ['in a file', openFile],
  ['as a paste', paste],
] as const;

test.each(DOORS)('a recipe that arrives %s is checked for a German word', async (_, open) => {
  await open(await openPage(), TOAST);
  expect(await screen.findByText(/^Contains Knoblauch: garlic\./)).toBeVisible();
  expect(screen.getByText(/no mention of eggs or sesame/)).toBeVisible();
});

test.each(DOORS)(
  'a Spanish recipe that arrives %s says its eggs, and that it was not completely checked',
  async (_, open) => {
    await open(await openPage(), ARROZ);
    expect(await screen.findByText(/^Contains eggs: .*huevos/)).toBeVisible();
    expect(screen.getByText(/Not completely checked for .*sesame.*Knoblauch/)).toBeVisible();
    expect(screen.queryByText(/no mention/)).toBeNull();
  },
);
