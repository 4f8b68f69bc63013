// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DishParts } from '../../src/markdown/Markdown';

let idle: (() => void)[];
let unseen: ShadowRoot | undefined;

beforeEach(() => {
  idle = [];
  const attach = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, options) {
    unseen = attach.call(this, options);
    return unseen;
  });
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
    expect(document.querySelector('table')).toBeNull();
    rounds.add(unseen?.querySelector('table') ?? null);
  }
  rounds.delete(null);
  expect(rounds.size).toBe(20);
  expect(document.body.innerHTML).toBe(kept);
  expect(fetch).not.toHaveBeenCalled();
});

it('renders where nobody can reach it, and no tools, whose place is elsewhere on the page', async () => {
  await practise(await loadDish());
  await haveIdleTime();
  expect(unseen?.querySelector('h3')).not.toBeNull();
  expect(unseen?.host.matches('body > [inert]')).toBe(true);
  expect(unseen?.querySelectorAll('input[type=checkbox]').length).toBeGreaterThanOrEqual(8);
  const buttons = [...(unseen?.querySelectorAll('button') ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(buttons).toContainEqual(expect.stringContaining('10 minutes'));
  expect(document.getElementById('dish-tools')?.childElementCount).toBe(0);
});

it('does without what helps to cook where that could not be fetched', async () => {
  await practise();
  await haveIdleTime();
  expect(unseen?.querySelector('table')).not.toBeNull();
  expect(unseen?.querySelector('button')).toBeNull();
});
