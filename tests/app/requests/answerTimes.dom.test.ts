import { beforeEach, expect, it, vi } from 'vitest';
import { addAnswerTime, usualAnswerTime } from '../../../src/app/requests/answerTimes';

beforeEach(() => sessionStorage.clear());

it.each<[number[], number | null]>([
  [[], null],
  [[12], null],
  [[12, 8], 10],
  [[12, 8, 90], 12],
  // Only the last five count.
  [[500, 500, 500, 3, 1, 4, 2, 5], 3],
])('after answers in %j seconds the usual time is %j', (all, usual) => {
  for (const seconds of all) addAnswerTime('hub model', seconds);
  expect(usualAnswerTime('hub model')).toBe(usual);
});

it('the usual time follows only the answers of the same connection and model', () => {
  for (const seconds of [1, 1, 1]) addAnswerTime('hub fast', seconds);
  for (const seconds of [60, 80]) addAnswerTime('local slow', seconds);
  expect(['hub fast', 'local slow', 'hub slow'].map(usualAnswerTime)).toEqual([1, 70, null]);
});

it.each(['{', '7', '{"version":2,"times":[]}', '{"version":1,"times":[{"of":"hub model"}]}'])(
  'there is no usual time if the tab keeps %s',
  (kept) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    sessionStorage.setItem('saffron.answerTimes', kept);
    expect(usualAnswerTime('hub model')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    addAnswerTime('hub model', 2);
    addAnswerTime('hub model', 2);
    expect(usualAnswerTime('hub model')).toBe(2);
  },
);

it('the tab keeps the newest 25 times', () => {
  for (let seconds = 0; seconds < 100; seconds += 1) addAnswerTime(`model ${seconds}`, seconds);
  expect(JSON.parse(sessionStorage.getItem('saffron.answerTimes') ?? '').times).toHaveLength(25);
});
