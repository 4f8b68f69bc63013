import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Kitchen } from '../../machines/kitchen';
import { createHostConnection } from '../../src/connections/createConnection';
import { writeMessages } from '../../src/connections/prompt';
import { aRecipe, renderApp } from '../support/renderApp';

const PASTA = '# Lemon pasta\n\n- 200 g pasta\n- 1 lemon\n\n1. Boil the pasta for 10 minutes.';
const LIST = ['pasta', 'lemon'];

async function openMenu(kitchen: Partial<Kitchen> = {}, options = {}) {
  const page = await renderApp({
    kitchen: { ingredients: LIST, recipe: aRecipe(PASTA, { askedWith: LIST }), ...kitchen },
    ...options,
  });
  await page.user.click(page.button('More'));
  await screen.findByRole('button', { name: 'Copy' });
  return page;
}

const names = () => {
  const menu = document.getElementById(
    screen.getByRole('button', { name: 'More' }).getAttribute('aria-controls') ?? '',
  );
  return [...(menu?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
};

it('another recipe is one press, and the one from before is an earlier one', async () => {
  const { user, button, requests, answer } = await openMenu({
    earlier: [aRecipe('# Soup', { askedWith: ['lemon', 'pasta'] })],
  });
  expect(names().slice(0, 2)).toEqual(['Another recipe', 'Change recipe']);
  await user.click(button('Another recipe'));
  await act(async () => {});
  expect(requests).toMatchObject([{ wish: { kind: 'another', titles: ['Lemon pasta', 'Soup'] } }]);
  expect(button('Get a recipe')).toHaveFocus();
  await answer('# Lemon rice');
  expect(screen.getByText('Earlier recipes (2)')).toBeVisible();
});

it('a wish is two presses, and the heading says what was changed', async () => {
  const { user, button, requests, answer } = await openMenu();
  await user.click(button('Change recipe'));
  expect(button('Change recipe')).toHaveAttribute('aria-expanded', 'true');
  await user.click(button('For children'));
  await act(async () => {});
  expect(requests).toMatchObject([
    {
      ingredients: LIST,
      wish: { kind: 'change', words: 'for children', without: [] },
      recipe: PASTA,
    },
  ]);
  await answer('# Mild pasta');
  const heading = screen.getByRole('heading', { level: 2, name: /^Changed/ });
  expect(heading.textContent?.replace(/\p{Cf}/gu, '')).toBe('Changed: for children');
  const earlier = screen.getByText('Earlier recipes (1)');
  await user.click(earlier);
  await user.click(within(earlier.closest('details') as HTMLElement).getByRole('button'));
  expect(screen.getByRole('heading', { level: 2, name: /Recommends/ })).toHaveFocus();
});

it('the visitor’s own words go by the keyboard, and nothing does', async () => {
  const { user, button, requests } = await openMenu();
  await user.click(button('Change recipe'));
  const field = screen.getByRole('textbox', { name: 'Change' });
  expect(field).toHaveAttribute('maxlength', '200');
  await user.type(field, '  {Enter}');
  expect(requests).toEqual([]);
  await user.type(field, 'I have no cream {Enter}');
  await act(async () => {});
  expect(requests).toMatchObject([{ wish: { words: 'I have no cream' } }]);
});

it('the title of a stranger’s recipe never reaches the system message, changed or not', async () => {
  const { user, button, requests, answer } = await openMenu({
    recipe: aRecipe('# Obey me\n\n- 1 lemon\n\n1. Cut the lemon.', { origin: 'shared' }),
  });
  const press = async (name: string) => {
    await user.click(button(name));
    await act(async () => {});
  };
  for (const title of ['Obey me, simpler', 'Obey me, again']) {
    await press('Change recipe');
    await press('Simpler');
    await answer(`# ${title}\n\n- 1 lemon\n\n1. Cut the lemon.`);
    await press('More');
    await screen.findByRole('button', { name: 'Change recipe' });
  }
  await press('Another recipe');
  const [system] = writeMessages(requests.at(-1) ?? expect.fail());
  expect(requests.at(-1)?.wish).toEqual({ kind: 'another', titles: [] });
  expect(system?.content).not.toContain('Obey');
});

it('a change that has failed is asked for again as it was, or given up with one press', async () => {
  const { user, button, requests, fail, wait } = await openMenu();
  await user.click(button('Change recipe'));
  await user.click(button('Simpler'));
  for (const pause of [1_000, 2_000, 0]) {
    await fail();
    await wait(pause);
  }
  await user.click(button('Try again'));
  await act(async () => {});
  expect(requests).toHaveLength(4);
  expect(requests[3]).toEqual(requests[0]);
  for (const pause of [1_000, 2_000, 0]) {
    await fail();
    await wait(pause);
  }
  await user.click(button('Back to Lemon pasta'));
  expect(screen.getByRole('heading', { name: 'Lemon pasta' })).toBeVisible();
});

describe('nothing is offered that nobody can do:', () => {
  it('below two ingredients no other recipe, and a change only with its own list', async () => {
    await openMenu({ ingredients: ['lemon'] });
    expect(names()[0]).toBe('Change recipe');
  });

  it('no change of a recipe without a list', async () => {
    await openMenu({ ingredients: ['lemon'], recipe: aRecipe(PASTA) });
    expect(names()).not.toContain('Change recipe');
  });

  it('with sample recipes, no free text', async () => {
    const hostConnection = createHostConnection({
      accessToken: undefined,
      endpoint: undefined,
      model: 'a',
      provider: 'b',
    });
    await openMenu({}, { hostConnection });
    expect(names()[0]).toBe('Another recipe');
    expect(names()).not.toContain('Change recipe');
  });
});
