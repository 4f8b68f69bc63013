import { render, screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { Preferences } from '../../../machines/kitchen/preferences';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { startRecipeViews } from '../../support/recipeViews';
import { aRecipe } from '../../support/renderApp';
import { startUser } from '../../support/user';

/** With all that helps to cook it, but without the page around it. */
export async function renderRecipe(
  text: string,
  preferences?: Preferences,
  about: Partial<Recipe> = {},
) {
  const { app, dialogs, contentOf } = await startRecipeViews(aRecipe(text, about), preferences);
  // Files share the document: an application that keeps running would hear later tests.
  onTestFinished(() => app.stop());
  // The page fetches it in idle time.
  await app.parts.cooking.load();
  const view = render(
    <>
      <article>{contentOf(text, about)}</article>
      {dialogs}
    </>,
  );
  const article = view.container.querySelector('article') as HTMLElement;
  const button = (name: string) => screen.getByRole('button', { name });
  return { ...view, app, article, button, user: startUser() };
}
