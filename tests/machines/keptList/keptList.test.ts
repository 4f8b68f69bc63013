import { expect, it } from 'vitest';
import { NOTHING_KEPT, updateKept } from '../../../machines/keptList/keptList';

const DAY = 24 * 60 * 60 * 1_000;

it('the browser remembers a removed entry for 30 days, so a sleeping tab does not bring it back', () => {
  const listOf = (...ingredients: string[]) => ({ ingredients, useUp: [], dates: [] });
  const before = updateKept(NOTHING_KEPT, { list: listOf('eggs', 'rice'), at: 0 });
  const removed = updateKept(before, { list: listOf('eggs'), at: DAY });
  const namesAfter = (days: number) =>
    updateKept(removed, { list: listOf('eggs'), at: DAY + days * DAY }).entries.map(
      ({ text }) => text,
    );
  expect(namesAfter(29)).toEqual(['eggs', 'rice']);
  expect(namesAfter(31)).toEqual(['eggs']);
});
