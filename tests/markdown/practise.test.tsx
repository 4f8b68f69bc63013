// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DishParts } from '../../src/markdown/Markdown';

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  document.body.innerHTML = '<div id="dish-tools"></div>';
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
  vi.stubGlobal('fetch', vi.fn());
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

/** Gives the page one idle time, and React the time to render. */
const haveIdleTime = () => act(async () => idle.shift()?.());

async function practise(dish?: DishParts) {
  const markdown = await import('../../src/markdown/Markdown');
  markdown.practise(dish);
}

const loadDish = async () => (await import('../../src/dish/dish')).dish;

it('renders in idle time alone, a limited number of times, and leaves nothing behind', async () => {
  const kept = document.body.innerHTML;
  await practise(await loadDish());
  expect(document.body.innerHTML).toBe(kept);
  const rounds = new Set<Element | null>();
  while (idle.length > 0 && rounds.size < 100) {
    await haveIdleTime();
    rounds.add(document.querySelector('table'));
  }
  rounds.delete(null);
  expect(rounds.size).toBe(20);
  expect(document.body.innerHTML).toBe(kept);
  expect(fetch).not.toHaveBeenCalled();
});

it('renders where nobody can reach it, and no tools, whose place is elsewhere on the page', async () => {
  await practise(await loadDish());
  await haveIdleTime();
  const title = document.querySelector('h3');
  expect(title?.closest('[inert]')?.parentElement).toBe(document.body);
  expect(document.querySelectorAll('input[type=checkbox]').length).toBeGreaterThanOrEqual(8);
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons).toContainEqual(expect.stringContaining('10 minutes'));
  expect(document.getElementById('dish-tools')?.childElementCount).toBe(0);
});

it('does without what helps to cook where that could not be fetched', async () => {
  await practise();
  await haveIdleTime();
  expect(document.querySelector('table')).not.toBeNull();
  expect(document.querySelector('button')).toBeNull();
});
