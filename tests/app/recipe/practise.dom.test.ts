import { expect, it, vi } from 'vitest';

const { practise } = await vi.importActual<typeof import('../../../src/app/recipe/practise')>(
  '../../../src/app/recipe/practise',
);

it('the page practises in separate tasks, and none of them fails', () => {
  vi.useFakeTimers();
  practise();
  expect(vi.getTimerCount()).toBeGreaterThan(3);
  vi.runAllTimers();
  vi.useRealTimers();
});
