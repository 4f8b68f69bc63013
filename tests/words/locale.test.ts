import { expect, it, onTestFinished, vi } from 'vitest';
import { language } from '../../src/words/en/first';
import { momentOf, nameDay, timeOf, writeCount } from '../../src/words/locale';

function setBrowser(languages: readonly string[]) {
  vi.stubGlobal('navigator', { languages });
  onTestFinished(() => void vi.unstubAllGlobals());
}

it('a moment has its day, unless that is today', () => {
  vi.setSystemTime(new Date(2026, 10, 27, 12));
  onTestFinished(() => void vi.useRealTimers());
  setBrowser(['en-US']);
  const at = (month: number) => momentOf(new Date(2026, month, 27, 9).getTime());
  expect(at(10)).toMatch(/^9:00\sAM$/);
  expect(at(9)).toMatch(/^Oct 27, 2026, 9:00\sAM$/);
});

it.each([
  ['en', ['en-GB', 'en'], '11:11', '21 November', '2,000'],
  ['en', ['de-DE', 'en-US'], '11:11 AM', 'November 21', '2,000'],
  ['en', ['de-DE'], '11:11', '21 November', '2,000'],
  ['en', ['en-US@posix', 'enm'], '11:11', '21 November', '2,000'],
  ['de', ['en-GB', 'de-AT'], '11:11', '21. November', '2 000'],
  ['de', ['fr'], '11:11', '21. November', '2.000'],
])('a page in "%s" writes times as the region of %j', (code, languages, time, day, count) => {
  const before = { ...language };
  onTestFinished(() => void Object.assign(language, before));
  Object.assign(language, { code, days: code === 'en' ? 'en-GB' : code });
  setBrowser(languages);
  const bare = (text: string) => text.replace(/\s/g, ' ');
  expect(bare(timeOf('2026-11-21T11:11:00'))).toBe(time);
  expect(nameDay('2026-11-21', false)).toBe(day);
  expect(bare(writeCount(2_000))).toBe(count);
});
