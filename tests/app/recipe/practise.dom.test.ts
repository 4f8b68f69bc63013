import { expect, it, vi } from 'vitest';

const { practise } = await vi.importActual<typeof import('../../../src/recipe/practise')>(
  '../../../src/recipe/practise',
);

it('the page practises in separate tasks, and none of them fails', () => {
  vi.useFakeTimers();
  const compareNow = vi.fn();
  practise({ compareNow });
  expect(vi.getTimerCount()).toBeGreaterThan(3);
  vi.runAllTimers();
  expect(compareNow).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
