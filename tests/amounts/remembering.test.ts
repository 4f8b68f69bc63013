import { expect, it, vi } from 'vitest';
import { remembering } from '../../src/amounts/remembering';

it('as many texts as it remembers are each read once, however often they come', () => {
  const find = vi.fn((text: string) => text.length);
  const lengthOf = remembering(find, 3);
  for (const text of ['a', 'bb', 'ccc', 'a', 'bb', 'ccc', 'a']) lengthOf(text);
  expect(find).toHaveBeenCalledTimes(3);
  expect([lengthOf('dddd'), lengthOf('a')]).toEqual([4, 1]);
  expect(find).toHaveBeenCalledTimes(5);
});
