import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { learn } from '../../../src/foods/languages/learn';
import { startRecipeViews } from '../../support/recipeViews';
import { aRecipe } from '../../support/renderApp';

const chunk = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, arrival, failures: 1, passed: ['en', 'de'] };
});

vi.mock('../../../src/foods/languages/de', async (original) => {
  await chunk.arrival;
  const { language } = await original<typeof import('../../../src/foods/languages/de')>();
  return {
    get language() {
      chunk.failures -= 1;
      if (chunk.failures >= 0) throw new TypeError('Failed to fetch');
      return language;
    },
  };
});

vi.mock('../../../src/foods/languages/passed', () => ({ PASSED: chunk.passed }));

const GERMAN =
  '# Zitronenreis\n\n## Zutaten\n\n- 200 g Reis\n- 50 g Butter\n\n## Zubereitung\n\n1. Den Reis 10 Minuten in Wasser kochen.\n2. Die Butter unterrühren und sofort servieren.\n';

it('a check says that it waits for the foods of a language, then that it could not check, and then what it found', async () => {
  const { contentOf } = await startRecipeViews(aRecipe(GERMAN), {
    ...NO_PREFERENCES,
    allergens: ['milk', 'nuts'],
  });
  const { container } = render(contentOf(GERMAN));
  expect(screen.getByText('Checking for milk or nuts…')).toBeVisible();
  expect(container).not.toHaveTextContent(/found no mention|contains milk/i);

  chunk.arrive();
  expect(await screen.findByText(/could not be checked for milk or nuts/i)).toBeVisible();
  expect(container).not.toHaveTextContent(/found no mention/);

  await act(() => learn('de'));
  expect(screen.getByText('Contains milk: Butter.')).toBeVisible();
  expect(container).toHaveTextContent('found no mention of nuts');
  expect(container).toHaveTextContent('50 g Butter (contains milk)');
});
