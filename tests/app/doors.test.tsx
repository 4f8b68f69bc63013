import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import type { Recipe } from '../../machines/kitchen/recipe';
import { writeSharedRecipe } from '../../src/cookbook/share/recipeCode';
import { learn } from '../../src/foods/languages/learn';
import { words as german } from '../../src/words/de/rest';
import * as restWords from '../../src/words/en/rest';
import { words as spanish } from '../../src/words/es/rest';
import { words as french } from '../../src/words/fr/rest';
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

async function openLink({ app }: Page, text: string, about: Partial<Recipe> = {}) {
  const { openShared } = await act(() => app.parts.cookbook.load());
  location.hash = `recipe=${writeSharedRecipe(aRecipe(text, about))}`;
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

const withLine = (line: string) => `${TOAST}\n---\n\nFrom elsewhere. ${line} Check allergens.\n`;
const isPhoto = true as const;

test.each<[string, (page: Page) => Promise<void>]>([
  ['by a link', (page) => openLink(page, TOAST, { source: { isPhoto } })],
  ['in a file', (page) => openFile(page, withLine(restWords.credit.photo))],
  ['as a paste', (page) => paste(page, withLine(restWords.credit.photo))],
  ['in a file of a German page', (page) => openFile(page, withLine(german.credit.photo))],
  ['as a paste of a French page', (page) => paste(page, withLine(french.credit.photo))],
  ['in a file of a Spanish page', (page) => openFile(page, withLine(spanish.credit.photo))],
])('a recipe from a photo that comes %s is never without mention', async (_, open) => {
  const page = await openPage();
  await open(page);
  expect(
    await screen.findByText(
      /^Read from a photo, so not completely checked for eggs or sesame\. A line may be missing\.$/,
    ),
  ).toBeVisible();
  expect(screen.queryByText(/no mention/)).toBeNull();
});

test('a change of a recipe from a photo is never without mention either', async () => {
  const recipe = aRecipe(TOAST, { origin: 'imported', source: { isPhoto } });
  const page = await renderApp({
    kitchen: { ingredients: ['bread', 'garlic'], recipe },
    preferences: { allergens: ['eggs'] },
  });
  await screen.findByText(/^Read from a photo/);
  act(() =>
    page.app.recipe.send({
      type: 'recipe.request',
      wish: { kind: 'change', words: 'warmer', without: [] },
    }),
  );
  await page.answer(TOAST.replace('Toast', 'Warm toast'));
  expect(await screen.findByText('Warm toast')).toBeVisible();
  expect(screen.getByText(/^Read from a photo/)).toBeVisible();
});
