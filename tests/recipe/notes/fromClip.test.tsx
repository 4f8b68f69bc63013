import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FromClip } from '../../../src/recipe/notes/FromClip';
import { aRecipe } from '../../support/renderApp';

const SOURCE = { name: 'food.example', link: 'https://food.example/pie' };
const show = (source: object) =>
  render(<FromClip recipe={aRecipe('# Pie', { origin: 'imported', source })} />);

it('what the bookmark has taken links to its page, and names the host', () => {
  show({ ...SOURCE, isClip: true });
  const link = screen.getByRole('link', { name: 'Go to its page (food.example)' });
  expect(link).toHaveAttribute('href', SOURCE.link);
});

it('a recipe of a file or a link that names an address has no link to it', () => {
  expect(show(SOURCE).container).toBeEmptyDOMElement();
});
