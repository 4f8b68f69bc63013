import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/reading/languages';
import type { LanguageCode } from '../../../src/reading/languages/Language';
import { findDurations } from '../../../src/reading/quantities/waits';

const sentences = readFileSync(new URL('waits.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [, code = '', seconds = '', text = ''] = /^(\w\w) (-|[\d,]+) \| (.+)$/.exec(line) ?? [];
    if (!text) throw new Error(`This line cannot be read: ${line}`);
    return {
      code: code as LanguageCode,
      seconds: seconds === '-' ? [] : seconds.split(',').map(Number),
      text,
    };
  });

const codes = LANGUAGES.map(({ code }) => code);

describe.each(codes)('times to wait in "%s"', (code) => {
  const own = sentences.filter((sentence) => sentence.code === code);

  it.each(own)('$text', ({ text, seconds }) => {
    const found = findDurations(text, code);
    expect(found.map((one) => one.seconds)).toEqual(seconds);
    for (const { start, end, text: words } of found) expect(text.slice(start, end)).toBe(words);
  });

  it('at least a third of the sentences has no time to wait', () => {
    expect(own.filter(({ seconds }) => seconds.length === 0).length * 3).toBeGreaterThan(
      own.length,
    );
  });
});
