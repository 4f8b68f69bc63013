import { afterEach, expect, it, vi } from 'vitest';
import {
  addRecentDish,
  recentDishes,
  removeRecentDish,
  setOtherDishes,
  wantsOtherDishes,
} from '../../../src/app/requests/recentDishes';

const KEY = 'saffron.recentDishes';
const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 60 * 60 * 1_000;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('a cooked dish counts as recent for seven days, and requests name it once', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  addRecentDish('Dal', NOW - 7 * DAY);
  addRecentDish('Pie', NOW - 7 * DAY + 1);
  addRecentDish('Soup', NOW - DAY);
  addRecentDish('Soup', NOW);
  expect(recentDishes()).toEqual(['Soup', 'Pie']);
  vi.setSystemTime(NOW + 1);
  expect(recentDishes()).toEqual(['Soup']);
});

it('an undo forgets only one of two cookings of a dish', () => {
  const now = Date.now();
  addRecentDish('Soup', now - 1);
  addRecentDish('Soup', now);
  removeRecentDish('Soup', now);
  expect(recentDishes()).toEqual(['Soup']);
  removeRecentDish('Soup', now - 1);
  expect(recentDishes()).toEqual([]);
});

it('the browser forgets the dishes once the visitor no longer wants others', () => {
  expect(wantsOtherDishes()).toBe(false);
  setOtherDishes(true);
  addRecentDish('Soup', Date.now());
  setOtherDishes(true);
  expect([wantsOtherDishes(), recentDishes()]).toEqual([true, ['Soup']]);
  setOtherDishes(false);
  removeRecentDish('Soup', 0);
  expect([wantsOtherDishes(), localStorage.getItem(KEY)]).toEqual([false, null]);
});

it.each(['no JSON', '{}', '[7]', '[{"title":7,"cookedAt":9e15}]'])(
  'there are no recent dishes if the storage holds %j',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(recentDishes()).toEqual([]);
  },
);

it('a title that somebody has lengthened in the storage is cut', () => {
  addRecentDish('x'.repeat(9_999), Date.now());
  expect(recentDishes()).toEqual(['x'.repeat(100)]);
});

it('a request names at most the last 20 dishes', () => {
  const now = Date.now();
  for (let dish = 1; dish <= 25; dish += 1) addRecentDish(`Dish ${dish}`, now + dish);
  expect(recentDishes()).toHaveLength(20);
  expect(recentDishes()[0]).toBe('Dish 25');
});
