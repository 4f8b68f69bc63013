import { expect, it, onTestFinished, vi } from 'vitest';
import { momentOf } from '../../src/words/format';

it('a moment has its day, unless that is today', () => {
  vi.setSystemTime(new Date(2026, 10, 27, 12));
  onTestFinished(() => void vi.useRealTimers());
  const at = (month: number) => momentOf(new Date(2026, month, 27, 9).getTime());
  expect(at(10)).toMatch(/^9:00\sAM$/);
  expect(at(9)).toMatch(/^Oct 27, 2026, 9:00\sAM$/);
});
