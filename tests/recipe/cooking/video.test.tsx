import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { aRecipe, renderApp } from '../../support/renderApp';
import { renderRecipe } from './renderRecipe';

const ID = 'aB3-_dE9xYz';
const ADDRESS = `https://www.youtube.com/watch?v=${ID}`;

const playButtons = () => screen.queryAllByRole('button', { name: 'Play' });

describe('a video alone on a line can be played below the recipe', () => {
  it.each([
    ['a bare address below the title', `# Soup\n${ADDRESS}\nGood soup.`],
    ['after a hard line break', `# Soup\n\nGood soup.  \n${ADDRESS}`],
    ['a link', `# Soup\n\n[How to make it](${ADDRESS} "Soup")`],
    ['a linked image', `# Soup\n\n[![x](https://img.youtube.com/vi/${ID}/0.jpg)](${ADDRESS})`],
    ['in a loose list', `# Soup\n\n- salt\n\n- ${ADDRESS}`],
    ['in a quotation', `# Soup\n\n> ${ADDRESS}`],
  ])('%s', async (_, text) => {
    const { article } = await renderRecipe(text);
    expect(article.querySelectorAll('figure')).toHaveLength(1);
    expect(article.querySelector('iframe')).toBeNull();
    expect(article.textContent).not.toContain('<');
    article.querySelector<HTMLElement>('figure button')?.click();
    const frame = await vi.waitUntil(() => article.querySelector('iframe'));
    expect(frame).toHaveAttribute(
      'src',
      `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0`,
    );
  });

  it('the words around the address of a video stay', async () => {
    const { article } = await renderRecipe(`# Soup\nGood soup.\n${ADDRESS}\nServes 2.`);
    const blocks = [...article.querySelectorAll('section > :not(div)'), article.lastElementChild];
    expect(blocks.map((block) => block?.textContent?.trim())).toEqual([
      'Soup',
      `Good soup.\n${ADDRESS}\nServes 2.`,
      expect.stringMatching(/^A video that the recipe names\b/),
    ]);
  });
});

it.each([
  ['in a sentence', `See ${ADDRESS} for more.`],
  ['with another link', `[a](${ADDRESS}) [b](https://example.com)`],
  ['in angle brackets', `Watch <${ADDRESS}>.`],
])('a video %s has its player after the words', async (_, text) => {
  await renderRecipe(`# Soup\n\n${text}`);
  expect(playButtons()).toHaveLength(1);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(ADDRESS);
});

describe('a text that is not a video does not change', () => {
  it.each([
    ['an address that leads elsewhere', `[${ADDRESS}](https://evil.example/)`],
    ['an address in a block of code', `~~~\n${ADDRESS}\n~~~`],
    ['a frame of another host', '<iframe src="https://evil.example/"></iframe>'],
    ['a frame of a video', `<iframe src="//youtu.be/${ID}"></iframe>`],
    ['a script', `<script src="https://www.youtube.com/embed/${ID}"></script>`],
  ])('%s', async (_, text) => {
    const { article } = await renderRecipe(`# Soup\n\n${text}`);
    expect(article.querySelector('h3, h4')).toHaveTextContent('Soup');
    expect(article.querySelector('figure, iframe, script')).toBeNull();
  });
});

it('every video up to the fifth has its player; a repeated one stays a link', async () => {
  const addresses = [0, 1, 2, 3, 4, 5, 6].map((digit) => `https://youtu.be/${digit}0000000000`);
  await renderRecipe(
    ['# Feast', ...addresses.slice(0, 2), addresses[0], ...addresses.slice(2)].join('\n\n'),
  );
  expect(playButtons()).toHaveLength(5);
  expect(
    screen.getAllByRole('link').filter(({ textContent }) => textContent?.includes('youtu.be')),
  ).toHaveLength(3);
});

it('a player is a frame from YouTube without cookies, with no more rights than it needs', async () => {
  const { user, container } = await renderRecipe(`# Soup\n\n${ADDRESS}&t=1m30s`);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  const frame = container.querySelector('iframe');
  expect(
    Object.fromEntries([...(frame?.attributes ?? [])].map(({ name, value }) => [name, value])),
  ).toEqual({
    class: expect.any(String),
    src: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0&start=90`,
    title: 'Video: Soup',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    allow: 'autoplay; fullscreen',
    referrerpolicy: 'strict-origin-when-cross-origin',
    loading: 'lazy',
  });
  expect(playButtons()).toEqual([]);
  expect(frame).toHaveFocus();
});

it('a video that plays goes on when the visitor avoids something else', async () => {
  const { app, user } = await renderRecipe(`# Soup\n\n${ADDRESS}`);
  const figure = screen.getByRole('figure');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  const frame = figure.querySelector('iframe');
  const preferences = { ...NO_PREFERENCES, allergens: ['milk' as const] };
  act(() => app.kitchen.changePreferences(preferences));
  expect(figure.querySelector('iframe')).toBe(frame);
});

it.each([
  ['a-model', 'A video that the model names.'],
  [null, 'A video that the recipe names.'],
])('the page says who names a video, and what it may be: %s', async (model, words) => {
  const kitchen = { recipe: aRecipe(`# Soup\n\n${ADDRESS}\n\n1. Boil.`, { model }) };
  await renderApp({ kitchen });
  const figure = await screen.findByRole('figure');
  expect(figure.textContent).toBe(
    `${words} It may not exist, and is not checked for what you avoid: Play Search YouTube`,
  );
  expect(screen.getByText('Boil.').compareDocumentPosition(figure)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it.each([
  ['# Crêpes & *cream*', 'Cr%C3%AApes+%26+cream'],
  ['# "><script>x</script>', '%22%3Ex'],
  ['Good.', 'recipe'],
])('beside a video is a link that searches for the dish: %s', async (text, query) => {
  await renderRecipe(`${text}\n\n${ADDRESS}`);
  const link = within(screen.getByRole('figure')).getByRole('link', { name: 'Search YouTube' });
  expect(link).toHaveAttribute('href', `https://www.youtube.com/results?search_query=${query}`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
