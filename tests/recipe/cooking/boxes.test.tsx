import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import ReactMarkdown from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { components } from '../../../src/recipe/markdown/components';
import { readTable } from '../../support/readTable';
import { renderRecipe } from './renderRecipe';

async function boxesOf(text: string): Promise<string[]> {
  const { article } = await renderRecipe(text);
  return [...article.querySelectorAll('input')].map(
    (box) => box.getAttribute('aria-label')?.replace(/^Ingredient: /, '- ') ?? '',
  );
}

const RECIPES = readTable(join(import.meta.dirname, 'boxes.txt'));

it.each(RECIPES)('$section: $title', async ({ text, expected }) => {
  expect((await boxesOf(text)).join(' || ')).toBe(expected.join());
});

describe('the boxes of task lists can be ticked', () => {
  it.each([
    [
      'tasks',
      '## Before\n\n- [x] Soak\n- [ ] Wait\n  - [ ] a day\n\n## Method\n\n1. Boil.',
      [
        ['Soak', true],
        ['Wait', false],
        ['a day', false],
        ['Step 1', false],
      ],
    ],
    [
      'ingredients',
      '## Ingredients\n\n- [x] rice\n- [ ] salt',
      [
        ['Ingredient: rice', true],
        ['Ingredient: salt', false],
      ],
    ],
    [
      'steps',
      '1. [x] Boil\n2. [ ] Serve',
      [
        ['Step 1', true],
        ['Step 2', false],
      ],
    ],
    [
      'loose ones',
      '## Ingredients\n\n- [ ] rice\n\n  or bulgur\n\n- [x] salt',
      [
        ['Ingredient: rice', false],
        ['Ingredient: salt', true],
      ],
    ],
  ])('%s', async (_, text, boxes) => {
    await renderRecipe(text);
    const shown = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(shown.map((box) => [box.getAttribute('aria-label'), box.checked])).toEqual(boxes);
    expect(shown.filter(({ disabled }) => disabled)).toEqual([]);
  });
});

it('a press on an ingredient or a step ticks it', async () => {
  const { user } = await renderRecipe(
    '- **200 g** rice\n\n1. Boil.\n2. **Wait** a bit.\n\n   Then stir.\n3. Serve:\n   - hot',
  );
  const box = (name: string) => screen.getByRole('checkbox', { name });
  await user.click(screen.getByText('200 g'));
  expect(box('Ingredient: 200 g rice')).toBeChecked();
  await user.click(screen.getByText('Wait'));
  expect(box('Step 2')).toBeChecked();
  await user.click(screen.getByText('Then stir.'));
  expect(box('Step 2')).not.toBeChecked();
  await user.click(screen.getByText('hot'));
  expect(box('Step 3')).toBeChecked();
  expect(box('Step 1')).not.toBeChecked();
});

it('a timer and a link in a step still work, and tick nothing', async () => {
  const { user } = await renderRecipe(
    '- rice\n\n1. Boil for 5 minutes, as [told](https://example.org).\n2. Serve.',
  );
  await user.click(screen.getByRole('button', { name: 'Start a timer for 5 minutes' }));
  await user.click(screen.getByRole('link', { name: /told/ }));
  expect(screen.getByRole('checkbox', { name: 'Step 1' })).not.toBeChecked();
  expect(screen.getByRole('button', { name: '5 minutes: go to the timer' })).toBeVisible();
  expect(document.querySelectorAll('label button, label a')).toHaveLength(0);
});

it.each(['common', 'nested-lists', 'tasks', 'feast', 'footnotes', 'right-to-left'])(
  'no word of the recipe "%s" is lost, moved or doubled by what the page adds to it',
  async (name) => {
    const text = readFileSync(join(import.meta.dirname, `../../browser/scenes/${name}.md`), 'utf8');
    const { container: plain } = render(
      <ReactMarkdown remarkPlugins={[remarkGfm, remarkBreaks]} components={components}>
        {text}
      </ReactMarkdown>,
    );
    const { article } = await renderRecipe(text);
    // Removes the page's own buttons and its note on another language.
    article.querySelector(':scope > [dir=ltr]')?.remove();
    within(article)
      .queryByText(/this recipe's language/)
      ?.remove();
    expect(article.textContent).toBe(plain.textContent);
  },
);
