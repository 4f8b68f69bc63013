import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canServe, loadServings, saveServings } from '../../../src/recipe/amounts/servingsStorage';

const KEY = 'saffron.servings';

beforeEach(() => sessionStorage.clear());

it.each([
  [1, true],
  [99, true],
  [0, false],
  [100, false],
  [2.5, false],
  ['4', false],
  [null, false],
])('a recipe can be scaled to %j servings: %s', (servings, expected) => {
  expect(canServe(servings)).toBe(expected);
});

describe('the servings of a recipe', () => {
  it('come back after a reload, for this recipe only', () => {
    saveServings('# Rice', 6);
    expect([loadServings('# Rice'), loadServings('# Soup')]).toEqual([6, null]);
  });

  it('are forgotten once they are the recipe’s own again', () => {
    saveServings('# Rice', 6);
    saveServings('# Rice', null);
    expect(loadServings('# Rice')).toBeNull();
  });

  it.each([
    [
      'for more people than a recipe can serve',
      (saved: string) => saved.replace('"servings":6', '"servings":600'),
    ],
    ['of another version', (saved: string) => saved.replace('"version":1', '"version":2')],
    ['that cannot be read', () => '{'],
  ])('%s are dropped', (_, change) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    saveServings('# Rice', 6);
    sessionStorage.setItem(KEY, change(sessionStorage.getItem(KEY) ?? ''));
    expect(loadServings('# Rice')).toBeNull();
  });
});
