import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dish } from '../../src/dish/dish';
import { Markdown } from '../../src/markdown/Markdown';

/** Renders a recipe with all that helps to cook it. */
export function renderDish(text: string) {
  return { ...render(<Markdown text={text} dish={dish} />), user: userEvent.setup() };
}
