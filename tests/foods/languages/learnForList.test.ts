import { expect, it } from 'vitest';
import { learnedOf, learnForList } from '../../../src/foods/languages/learn';

it('the page fetches the languages in which a list is written, and no others', async () => {
  const learned = async (...list: string[]) => {
    await learnForList(list);
    return ['de', 'es', 'fr'].map(learnedOf).join(', ');
  };
  expect(await learned('2 eggs', 'rice')).toBe('unknown, unknown, unknown');
  expect(await learned('2 eggs', 'Zwiebeln')).toBe('known, unknown, unknown');
  expect(await learned('oignons')).toBe('known, unknown, known');
});
