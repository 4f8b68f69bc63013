import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen, within } from '@testing-library/react';
import ReactMarkdown from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSampleKitchen } from '../../../src/models/sampleKitchen/createSampleKitchen';
import { words } from '../../../src/models/sampleKitchen/dishes/en';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { components } from '../../../src/recipe/markdown/components';
import { provideDialogs } from '../../support/dialogs';
import { readTable } from '../../support/readTable';
import { requestOf } from '../../support/requestOf';
import { settle } from '../../support/settle';
import { type FakeScreen, fakeScreen } from '../../support/wakeLock';
import { renderRecipe } from './renderRecipe';

async function boxesOf(text: string): Promise<string[]> {
  const { article } = await renderRecipe(text);
  return [...article.querySelectorAll('input')].map(
    (box) => box.getAttribute('aria-label')?.replace(/^Ingredient: /, '- ') ?? '',
  );
}

const RECIPES = readTable(join(import.meta.dirname, 'boxes.txt'));

it.each(RECIPES)('$section: $title', { tags: 'rare' }, async ({ text, expected }) => {
  expect((await boxesOf(text)).join(' || ')).toBe(expected.join());
});

describe('the boxes of task lists can be ticked', () => {
  it.each([
    [
      'tasks',
      '## Before\n\n- [x] Soak\n- [ ] Wait\n  - [ ] a day\n\n- [ ] **Rest**\n\n  an hour\n\n## Method\n\n1. Boil.',
      [
        ['Soak', true],
        ['Wait', false],
        ['a day', false],
        ['Rest an hour', false],
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
  await user.click(screen.getByText('200'));
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

it.each(['common', 'nested-lists', 'tasks', 'footnotes', 'right-to-left'])(
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
    // The page keeps a number and its degrees on one line.
    const words = article.textContent?.replaceAll('\u00a0°', ' °');
    expect(words).toBe(plain.textContent);
  },
);

const RECIPE = `# Rice

## Ingredients

- 200 g rice
- [x] salt

## Method

1. Boil.
2. Serve.
`;

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => sessionStorage.clear());

it('the keyboard ticks a box just as the pointer does', async () => {
  const { user } = await renderRecipe(RECIPE);
  box('Step 1').focus();
  await user.keyboard(' ');
  expect(box('Step 1')).toBeChecked();
  expect(box('Step 1')).toHaveFocus();
});

it.each([
  ['eggs, rice, spring onion, soap'],
  ['chicken, potatoes, carrots, half a lemon, candles'],
])(
  'a cook can tick every ingredient and step of a sample recipe, start its times, and tick nothing else (%s)',
  { tags: 'rare' },
  async (list) => {
    const { signal } = new AbortController();
    const { text } = await createSampleKitchen().generate(requestOf(list.split(', ')), signal);
    const { article } = await renderRecipe(text);
    const names = [...article.querySelectorAll('input[type=checkbox]')].map(
      (box) => box.getAttribute('aria-label') ?? '',
    );
    const items = text.split('\n').filter((line) => line.startsWith('- '));
    const { steps } = parseRecipe(text);
    expect(names.filter((name) => name.startsWith('Ingredient: '))).toHaveLength(items.length);
    expect(names.filter((name) => /^Step \d+$/.test(name))).toHaveLength(steps.length);
    expect(names).toHaveLength(items.length + steps.length);
    expect(screen.getByRole('button', { name: 'Cook' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    const waits = steps.flatMap(({ durations }) => durations);
    expect(waits.length).toBeGreaterThan(0);
    expect(screen.queryAllByRole('button', { name: /^Start a timer/ })).toHaveLength(waits.length);
  },
);

it('a note from the sample kitchen in place of a recipe cannot be saved', async () => {
  const text = `# ${words.noOther.title}\n\n${words.noOther.text}`;
  const { button } = await renderRecipe(text, undefined, { isNote: true });
  expect(button('More')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

const REFUSED = 'Your screen may turn off.';

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

async function cook() {
  provideDialogs();
  const page = await renderRecipe('1. Boil.\n2. Serve.');
  const press = async (name: string) => {
    await page.user.click(page.button(name));
    await act(settle);
  };
  await press('Cook');
  return { ...page, press };
}

const hide = (fake: FakeScreen, isHidden: boolean) => act(() => fake.setHidden(isHidden));

it('the view for cooking keeps the screen on while it is open', async () => {
  const fake = fakeScreen();
  const { press } = await cook();
  expect(fake.held()).toBe(1);
  await press('Close');
  expect(fake.held()).toBe(0);
  await press('Cook');
  expect([fake.held(), screen.queryByText(REFUSED)]).toEqual([1, null]);
});

it('a page that comes back takes the lock again every time, until the view closes', async () => {
  const fake = fakeScreen();
  const { press } = await cook();
  for (const _ of [1, 2]) {
    await hide(fake, true);
    expect([fake.held(), screen.queryByText(REFUSED)]).toEqual([0, null]);
    await hide(fake, false);
    expect(fake.held()).toBe(1);
  }
  await press('Close');
  await hide(fake, true);
  await hide(fake, false);
  expect([fake.asked(), fake.held()]).toEqual([3, 0]);
});

it('the page says that the browser refused or ended a lock, until it grants one', async () => {
  const fake = fakeScreen();
  const { press } = await cook();
  await act(() => fake.takeAway());
  expect(screen.getByText(REFUSED)).toBeVisible();
  await hide(fake, true);
  await hide(fake, false);
  expect([fake.held(), screen.queryByText(REFUSED)]).toEqual([1, null]);
  await press('Close');
  fake.refuse();
  await press('Cook');
  expect([fake.held(), screen.getByText(REFUSED)]).toEqual([0, expect.anything()]);
});

it('a page that was hidden when it asked for the lock does not count as refused', async () => {
  const fake = fakeScreen();
  provideDialogs();
  const { user, button } = await renderRecipe('1. Boil.\n2. Serve.');
  await hide(fake, true);
  await user.click(button('Cook'));
  await act(settle);
  expect([fake.asked(), fake.held(), screen.queryByText(REFUSED)]).toEqual([0, 0, null]);
  await hide(fake, false);
  expect(fake.held()).toBe(1);
});
