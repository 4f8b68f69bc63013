// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../src/recipe/markdown/Markdown');
  vi.doUnmock('react-markdown');
  vi.resetModules();
});

/** Loads the view as a page does that has just been opened. */
async function loadView() {
  vi.resetModules();
  const { RecipeText } = await import('../../src/recipe/RecipeText');
  const { loadMarkdown } = await import('../../src/recipe/markdown/loadMarkdown');
  return { RecipeText, loadMarkdown };
}

it('shows a recipe as plain text until the code for markdown is there', async () => {
  const { RecipeText, loadMarkdown } = await loadView();
  render(<RecipeText text="# Rice" />);
  expect(screen.getByText('# Rice')).toBeVisible();
  await loadMarkdown();
  expect(await screen.findByRole('heading', { name: 'Rice' })).toBeVisible();
});

it('shows plain text where the code for markdown cannot be had', async () => {
  vi.doMock('../../src/recipe/markdown/Markdown', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { RecipeText, loadMarkdown } = await loadView();
  render(<RecipeText text="# Rice" />);
  await expect(loadMarkdown()).rejects.toThrow();
  expect(screen.getByText('# Rice')).toBeVisible();
});

it('shows plain text, whole, where it is more than a parser can take', async () => {
  const { RecipeText, loadMarkdown } = await loadView();
  await loadMarkdown();
  const text = `# Rice\n\n${'- '.repeat(50)}rice`;
  const { container } = render(<RecipeText text={text} />);
  expect(container.textContent).toBe(text);
});

it('shows plain text where rendering fails, and markdown again with the next recipe', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.doMock('react-markdown', () => ({
    default({ children }: { children: string }) {
      if (children === 'bad') throw new RangeError('Maximum call stack size exceeded');
      return <em>{children}</em>;
    },
  }));
  const { RecipeText, loadMarkdown } = await loadView();
  await loadMarkdown();
  const { rerender } = render(<RecipeText text="bad" />);
  expect(screen.getByText('bad').tagName).toBe('P');
  rerender(<RecipeText text="good" />);
  expect(screen.getByText('good').tagName).toBe('EM');
});
