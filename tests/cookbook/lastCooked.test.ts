import { afterEach, expect, it, vi } from 'vitest';
import { dayOf, localTime } from '../../machines/kitchen/days';
import { lastCooked } from '../../src/cookbook/propose/ranks';

afterEach(() => void vi.restoreAllMocks());

it.each([
  [-60, '2026-11-22T00:10:00+01:00'],
  [0, '2026-11-21T23:10:00+00:00'],
  [210, '2026-11-21T19:40:00-03:30'],
  [-840, '2026-11-22T13:10:00+14:00'],
])('a time of cooking keeps its local day, %i minutes from UTC', (offset, text) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  const moment = new Date(Date.UTC(2026, 10, 21, 23, 10));
  expect(localTime(moment)).toBe(text);
  expect(Date.parse(text)).toBe(moment.getTime());
  expect(dayOf(text)).toBe(text.slice(0, 10));
});

it('the last cooking is the latest moment, whatever its time zone and its place in the log', () => {
  const late = '2026-11-21T23:50:00-10:00';
  const cooked = ['2026-11-21T08:00:00+00:00', late, '2026-11-22T08:00:00+14:00'];
  expect(lastCooked({ cooked })).toBe(late);
  expect(lastCooked({})).toBeUndefined();
});
