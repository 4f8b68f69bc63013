import { expect, it } from 'vitest';
import type { CookbookNews, SavedRecipe, Trouble } from '../../machines/cookbookMachine';
import { wordForNews } from '../../src/cookbook/messages';

const recipe: SavedRecipe = {
  id: 'a',
  recipe: '# **Soup**',
  cut: false,
  model: null,
  ingredients: [],
  savedAt: 0,
};
const rejected = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ place: index + 1, reason: 'it has no text' }));
const failure = (trouble: Trouble, type = 'recipe.save'): CookbookNews => ({
  about: 'failure',
  deed: { type } as never,
  trouble,
});

it.each<[CookbookNews, string]>([
  [{ about: 'nothing' }, ''],
  [{ about: 'saved', recipe }, 'Saved in your cookbook'],
  [{ about: 'known', recipe }, 'It is in your cookbook already'],
  [{ about: 'removed', recipe }, 'Removed Soup'],
  [{ about: 'restored', recipe }, 'Brought back Soup'],
  [{ about: 'gone' }, 'It has been removed already'],
  [{ about: 'imported', added: 3, known: 0, rejected: [] }, '3 added.'],
  [{ about: 'imported', added: 0, known: 1, rejected: [] }, '0 added, 1 was there already.'],
  [
    { about: 'imported', added: 3, known: 2, rejected: rejected(1) },
    '3 added, 2 were there already, 1 could not be read: recipe 1 of the file, because it has no text.',
  ],
  [
    { about: 'imported', added: 0, known: 0, rejected: rejected(7) },
    `0 added, 7 could not be read: ${[1, 2, 3, 4, 5]
      .map((place) => `recipe ${place} of the file, because it has no text`)
      .join('; ')}; and 2 more.`,
  ],
  [
    failure('full'),
    'Not saved. There is no room left in the browser’s storage. What was saved before is still there.',
  ],
  [
    failure('foreignFile', 'cookbook.import'),
    'Nothing was added. The file is no cookbook that was exported here.',
  ],
  [
    failure('silent', 'recipe.remove'),
    'Maybe: not removed. The browser’s storage does not answer.',
  ],
  [
    failure('blocked', 'recipe.restore'),
    'Not brought back. Another tab has an older version of this page. Close it, then try again.',
  ],
])('%j is told as %j', (news, words) => {
  expect(wordForNews(news)).toBe(words);
});
