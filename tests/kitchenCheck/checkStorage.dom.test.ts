import { beforeEach, describe, expect, it } from 'vitest';
import {
  loadBasics,
  loadShoppingList,
  saveBasics,
  saveShoppingList,
} from '../../src/kitchenCheck/checkStorage';

beforeEach(() => localStorage.clear());

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
