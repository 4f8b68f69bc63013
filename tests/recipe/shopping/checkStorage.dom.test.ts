import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  loadBasics,
  loadCookedWith,
  loadShoppingList,
  saveBasics,
  saveCookedWith,
  saveShoppingList,
} from '../../../src/recipe/shopping/checkStorage';

beforeEach(() => localStorage.clear());

describe('the lists of cooked recipes', () => {
  it('are those of the ten newest, and of recipes whose time is known', () => {
    const names = Array.from({ length: 12 }, (_, at) => `abc ${at}`);
    saveCookedWith(Object.fromEntries([...names, 'abc ?'].map((name) => [name, ['eggs']])));
    expect(Object.keys(loadCookedWith())).toEqual(names.slice(2));
  });

  it('stay in the tab, and are none if it holds rubbish', () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    saveCookedWith({ 'abc 1': ['eggs'] });
    expect([loadCookedWith(), localStorage.length]).toEqual([{ 'abc 1': ['eggs'] }, 0]);
    sessionStorage.setItem('saffron.cookedWith', '{"abc 1":[7]}');
    expect(loadCookedWith()).toEqual({});
  });
});

describe('what everybody has', () => {
  it('is salt, pepper, water and oil until the visitor says otherwise', () => {
    expect(loadBasics()).toBe('salt, pepper, water, neutral oil');
    saveBasics('');
    expect(loadBasics()).toBe('');
  });

  it('is 500 letters at most', () => {
    saveBasics('a'.repeat(501));
    expect(loadBasics()).toBe('a'.repeat(500));
    localStorage.setItem('saffron.alwaysHave', 'b'.repeat(501));
    expect(loadBasics()).toBe('b'.repeat(500));
  });
});

describe('the shopping list', () => {
  it('comes back with its ticks', () => {
    const items = [
      { text: 'lemon', isTicked: true },
      { text: 'eggs', isTicked: false },
    ];
    saveShoppingList(items);
    expect(loadShoppingList()).toEqual(items);
  });

  it('has its first 200 items at most', () => {
    const items = Array.from({ length: 201 }, (_, at) => ({ text: `${at}`, isTicked: false }));
    saveShoppingList(items);
    expect(loadShoppingList()).toEqual(items.slice(0, 200));
    localStorage.setItem('saffron.shoppingList', JSON.stringify(items));
    expect(loadShoppingList()).toEqual(items.slice(0, 200));
  });

  it.each([
    ['{', []],
    ['{"length": 1}', []],
    ['[null, 1, {"text": 2}, {"text": "lemon"}]', [{ text: 'lemon', isTicked: false }]],
    ['[{"text": "lemon", "isTicked": "yes"}]', [{ text: 'lemon', isTicked: false }]],
  ])('loses what cannot be read, and keeps the rest: %s', (stored, items) => {
    localStorage.setItem('saffron.shoppingList', stored);
    expect(loadShoppingList()).toEqual(items);
  });
});
