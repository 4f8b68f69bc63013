import { render, screen } from '@testing-library/react';
import { settings } from '../../src/app/config';
import { createApp } from '../../src/app/createApp';
import * as markdown from '../../src/recipe/markdown/Markdown';
import { aRecipe } from '../support/renderApp';
import { startUser } from '../support/user';

/** Renders a recipe with all that helps to cook it, without the page around it. */
export async function renderRecipe(text: string) {
  const recipe = aRecipe(text);
  const kitchen = { ingredients: [], recipe, hasFailed: false, earlier: [] };
  const app = createApp({ settings, kitchen });
  const { renderRecipe } = await app.cookingTools.load();
  const { toolbar, content } = renderRecipe(recipe, {
    markdown,
    check: null,
    pending: null,
    takesConversation: true,
    onToggle: () => {},
    onAsk: () => {},
  });
  const view = render(
    <>
      {toolbar}
      <article>{content}</article>
    </>,
  );
  const article = view.container.querySelector('article') as HTMLElement;
  const button = (name: string) => screen.getByRole('button', { name });
  return { ...view, app, article, button, user: startUser() };
}
