import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import ReactMarkdown from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { components } from '../../../src/recipe/markdown/components';
import { renderRecipe } from './renderRecipe';

/** The names of all boxes, in order. */
async function boxesOf(text: string): Promise<string[]> {
  const { article } = await renderRecipe(text);
  return [...article.querySelectorAll('input')].map(
    (box) => box.getAttribute('aria-label')?.replace(/^Ingredient: /, '- ') ?? '',
  );
}

describe('ingredients and steps are recognised by their place', () => {
  it.each([
    [
      'under headings',
      '# Rice\n\n## Ingredients\n\n- 200 g rice\n- salt\n\n## Method\n\n1. Boil.\n2. Serve.',
      ['- 200 g rice', '- salt', 'Step 1', 'Step 2'],
    ],
    [
      'below bold lines',
      '# Rice\n\n**Ingredients:**\n\n- rice\n\n**For the top**\n\n- salt\n\n**Instructions:**\n\n1. Boil.\n2. Serve.\n\n**Notes:**\n\n- Keeps.',
      ['- rice', '- salt', 'Step 1', 'Step 2'],
    ],
    [
      'below plain lines with a colon',
      'Rice\n\nIngredients:\n- rice\n- salt\n\nDirections:\n1. Boil.\n2. Serve.',
      ['- rice', '- salt', 'Step 1', 'Step 2'],
    ],
    [
      'without any heading',
      '- rice\n- salt\n\n1. Boil.\n2. Serve.',
      ['- rice', '- salt', 'Step 1', 'Step 2'],
    ],
    [
      'in parts',
      '# Pie\n\n## Ingredients\n\n### Pastry\n\n- flour\n\n### Filling\n\n- plums\n\n## Method\n\n1. Bake.',
      ['- flour', '- plums', 'Step 1'],
    ],
    [
      'if the parts are items',
      '## Ingredients\n\n- Pastry:\n  - flour\n  - butter\n- plums\n\n1. Bake.',
      ['- flour', '- butter', '- plums', 'Step 1'],
    ],
    [
      'in a table',
      '## Ingredients\n\n| What | How much |\n| - | - |\n| Rice | 200 g |\n| Salt | |\n\n1. Boil.',
      ['- 200 g Rice', '- Salt', 'Step 1'],
    ],
    [
      'in a numbered list',
      '## Ingredients\n\n1. rice\n2. salt\n\n## Method\n\n1. Boil.',
      ['- rice', '- salt', 'Step 1'],
    ],
    [
      'if no heading names the work',
      '## Ingredients\n\n- rice\n\n1. Boil.\n2. Serve.',
      ['- rice', 'Step 1', 'Step 2'],
    ],
    [
      'if the work has no numbers',
      '## Ingredients\n\n- rice\n\n## Method\n\n- Boil.\n- Serve.\n\n## Tips\n\n- Rinse.',
      ['- rice', 'Step 1', 'Step 2'],
    ],
    [
      'in German',
      '# Reis\n\n## Zutaten\n\n- Reis\n\n## Zubereitung\n\n1. Kochen.',
      ['- Reis', 'Step 1'],
    ],
    [
      'in French',
      '# Riz\n\n## Ingrédients\n\n* riz\n\n## Préparation\n\n1) Cuire.',
      ['- riz', 'Step 1'],
    ],
    [
      'in Spanish, in bold',
      '# Arroz\n\n**Ingredientes**\n\n- arroz\n\n**Preparación**\n\n- Hervir.\n- Servir.',
      ['- arroz', 'Step 1', 'Step 2'],
    ],
    ['in Japanese', '# ごはん\n\n## 材料\n\n- 米\n\n## 作り方\n\n1. 炊く。', ['- 米', 'Step 1']],
    [
      'in Arabic',
      '# أرز\n\n## المكونات\n\n- أرز\n\n## طريقة التحضير\n\n1. يُغلى.',
      ['- أرز', 'Step 1'],
    ],
    [
      'not in a list after the work',
      '# Rice\n\n1. Boil.\n2. Serve.\n\n- Rinse it first.',
      ['Step 1', 'Step 2'],
    ],
    ['not in a title', '# One-pot ingredients\n\n1. Boil.', ['Step 1']],
    ['not in footnotes', 'Boil.[^1]\n\n[^1]: 1. a\n    2. b', []],
    ['nor in a text without lists', '# Rice\n\nBoil it.', []],
  ])('%s', async (_, text, boxes) => {
    expect(await boxesOf(text)).toEqual(boxes);
  });
});

describe('steps are numbered as on the page', () => {
  it.each([
    ['a list that goes on', '## A\n\n1. a\n2. b\n\n## B\n\n3. c', ['Step 1', 'Step 2', 'Step 3']],
    [
      'lists that begin anew',
      '# Pie\n\n## For the pastry\n\n1. Rub in the butter.\n\n## For the plums\n\n1. Stone the plums.\n2. Bake.',
      ['Step 1, For the pastry', 'Step 1, For the plums', 'Step 2, For the plums'],
    ],
    [
      'parts of the work',
      '# Pie\n\n## Method\n\n### Pastry\n\n1. Rub in the butter.\n\n### Plums\n\n1. Stone the plums.',
      ['Step 1, Pastry', 'Step 1, Plums'],
    ],
    ['a list that begins late', '4. a\n5. b', ['Step 4', 'Step 5']],
    ['a step with a list of its own', '1. a\n   - x\n   - y\n2. b\n   1. z', ['Step 1', 'Step 2']],
    [
      'steps that a list has cut apart',
      '1. **Boil:**\n- water\n- salt\n\n2. **Serve:**\n- hot',
      ['Step 1', 'Step 2'],
    ],
  ])('%s', async (_, text, boxes) => {
    expect(await boxesOf(text)).toEqual(boxes);
  });
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

it('the boxes of ingredients replace their numbers, and those of steps do not', async () => {
  const { article } = await renderRecipe(
    '## Ingredients\n\n1. rice\n2. salt\n\n## Method\n\n1. Boil.',
  );
  expect(article.querySelectorAll('ul > [data-ingredient]')).toHaveLength(2);
  expect(article.querySelectorAll('ol > [data-step]')).toHaveLength(1);
});

it('“Cook” is offered if the recipe has steps', async () => {
  const { unmount } = await renderRecipe('- rice\n\n1. Boil.');
  expect(screen.queryByRole('button', { name: 'Cook' })).toBeNull();
  unmount();
  await renderRecipe('- rice\n\n1. Boil.\n2. Serve.');
  expect(screen.getByRole('button', { name: 'Cook' })).toBeVisible();
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
    // The page's own buttons, and its line about another language.
    article.querySelector(':scope > [dir=ltr]')?.remove();
    within(article)
      .queryByText(/this recipe's language/)
      ?.remove();
    expect(article.textContent).toBe(plain.textContent);
  },
);
