import { expect, it } from 'vitest';
import type {
  Command,
  CookbookErrorCode,
  CookbookNotice,
} from '../../machines/cookbook/CookbookContext';
import { noticeText } from '../../src/cookbook/Notice';
import { SOUP } from './recipes';

const rejected = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ position: index + 1, code: 'noText' as const }));
const failed = (type: Command['type'], code: CookbookErrorCode): CookbookNotice => ({
  type: 'failed',
  command: { type } as Command,
  code,
  serial: 1,
});
const imported = (added: number, known: number, rejections: number) => ({
  type: 'imported' as const,
  added: Array(added).fill(SOUP),
  known,
  rejected: rejected(rejections),
  incomplete: [],
  serial: 1,
});

it.each<[string, CookbookNotice]>([
  ['Brought back Lentil soup', { type: 'restored', recipe: SOUP, serial: 1 }],
  ['1 recipe added.', imported(1, 0, 0)],
  ['0 recipes added, 4 already here.', imported(0, 4, 0)],
  ['3 recipes added, 1 unreadable. Entry 1 has no text.', imported(3, 0, 1)],
  [
    '0 recipes added, 7 unreadable. Entry 1 has no text. Entry 2 has no text. Entry 3 has no text. Entry 4 has no text. Entry 5 has no text. And 2 more.',
    imported(0, 0, 7),
  ],
  [
    '1 recipe added. Entry 2 came without its model, ingredients, and date.',
    {
      ...imported(1, 0, 0),
      incomplete: [{ position: 2, leftOut: ['model', 'ingredients', 'date'] }],
    },
  ],
  ['1 recipe removed again.', { type: 'importUndone', count: 1, changed: 0, serial: 1 }],
  [
    '2 recipes removed again. 1 recipe changed since, and not removed.',
    { type: 'importUndone', count: 2, changed: 1, serial: 1 },
  ],
  ['Changed Lentil soup', { type: 'edited', recipe: SOUP, was: SOUP, meanwhile: [], serial: 1 }],
  [
    'Changed Lentil soup. Another tab had removed it meanwhile. It is back, with your words.',
    { type: 'edited', recipe: SOUP, was: SOUP, meanwhile: ['removed'], serial: 1 },
  ],
  [
    "This may not have happened. This browser's storage isn't answering.",
    failed('recipe.save', 'timeout'),
  ],
  [
    "Nothing was added. This isn't a cookbook file. For recipes from other programs, use Add a recipe.",
    failed('cookbook.import', 'notCookbookFile'),
  ],
])('%s', (text, notice) => {
  expect(noticeText(notice)).toBe(text);
});
