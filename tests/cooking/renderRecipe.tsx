import { aRecipe, renderApp } from '../support/renderApp';

/** Renders the page with a recipe and all that helps to cook it. */
export function renderRecipe(text: string) {
  return renderApp({ kitchen: { recipe: aRecipe(text) }, withTools: true });
}
