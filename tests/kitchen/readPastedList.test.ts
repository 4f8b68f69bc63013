import { describe, expect, test } from 'vitest';
import { readPastedList } from '../../src/kitchen/readPastedList';
import { PASTED_LISTS } from './pastedLists';

describe('a pasted list', () => {
  test.each(PASTED_LISTS)('from $from', ({ text, gives, leftOut = [] }) => {
    const list = readPastedList(text);
    expect(list.ingredients.join(', ')).toBe(gives);
    expect(list.leftOut).toEqual(leftOut);
  });
});
