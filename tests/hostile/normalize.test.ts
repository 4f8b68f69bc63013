import { afterEach, expect, it, vi } from 'vitest';
import { identityOf } from '../../machines/kitchen/ingredientList';
import { searchRecipes } from '../../src/cookbook/SearchTools';
import { foldLetters } from '../../src/foods/words';
import { hostToShow } from '../../src/recipe/markdown/components';
import { SOUP } from '../cookbook/recipes';

afterEach(() => vi.restoreAllMocks());

/** `normalize` sorts a run of marks one by one: a million marks take minutes. */
it.each<[string, (text: string) => unknown]>([
  ['an ingredient', identityOf],
  ['a saved recipe', (text) => searchRecipes([{ ...SOUP, recipe: text }])('soup')],
  ['a search', searchRecipes([SOUP])],
  ['a food', foldLetters],
  ['a link', (text) => hostToShow('https://example.com', text)],
])('%s is read without normalizing a long run of marks, which takes quadratic time', (_, read) => {
  const texts: string[] = [];
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string) {
    texts.push(this);
    return this;
  });
  for (const marks of ['\u0301\u0316', '\uff9e\u0316', '\u{1d165}\u302e']) {
    read(`a${marks.repeat(1_000)}b`);
  }
  expect(texts.length).toBeGreaterThanOrEqual(3);
  // Equal marks need no sorting.
  const runs = texts.flatMap((text) => text.match(/[\p{M}\uff9e]{61,}/gu) ?? []);
  expect(runs.filter((run) => /\p{M}/u.test(run))).toEqual([]);
});
