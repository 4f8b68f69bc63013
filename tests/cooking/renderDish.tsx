import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dish } from '../../src/app/cookingTools';
import { Markdown } from '../../src/recipe/markdown/Markdown';
import { inKitchen } from '../support/inKitchen';

/** Renders a recipe with all that helps to cook it, which has its place outside of the text. */
export function renderDish(text: string) {
  const tools = document.createElement('div');
  tools.id = 'dish-tools';
  document.getElementById(tools.id)?.remove();
  document.body.append(tools);
  const wrapper = inKitchen({ recipe: text });
  const view = render(<Markdown text={text} dish={dish} />, { wrapper });
  return { ...view, user: userEvent.setup(), tools };
}
