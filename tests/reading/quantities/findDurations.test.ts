import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findDurations } from '../../../src/reading/quantities/waits';

interface Sentence {
  text: string;
  seconds: number[];
}

const sentences: Sentence[] = readFileSync(new URL('sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => {
    const [, seconds = '', text = ''] = /^(-|[\d,]+) \| (.+)$/.exec(line) ?? [];
    if (!text) throw new Error(`This line cannot be read: ${line}`);
    return { text, seconds: seconds === '-' ? [] : seconds.split(',').map(Number) };
  });

const secondsIn = (text: string) => findDurations(text).map(({ seconds }) => seconds);

it.each(sentences)('the times to wait in "$text" are found', ({ text, seconds }) => {
  expect(secondsIn(text)).toEqual(seconds);
});

it('at least one in four sentences has no time to wait', () => {
  const without = sentences.filter(({ seconds }) => seconds.length === 0).length;
  expect(without / sentences.length).toBeGreaterThan(0.25);
});

describe('the times that the reader finds do not depend on', () => {
  it.each<[string, (text: string) => string]>([
    ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
    ['thin spaces', (text) => text.replaceAll(' ', '\u2009')],
    ['line breaks', (text) => text.replaceAll(' ', '\n')],
    ['capitals', (text) => text.toUpperCase()],
    ['the kind of dash', (text) => text.replaceAll(/(?<=\d)[-–](?=\d)/g, '\u2011')],
    ['curly apostrophes', (text) => text.replaceAll("'", '\u2019')],
    ['the paragraph before', (text) => `Peel 2 onions. ${text}`],
    ['the paragraph after', (text) => `${text} Serve with 5-minute eggs.`],
  ])('%s', (_, change) => {
    const changed = sentences.filter(
      ({ text }) => JSON.stringify(secondsIn(change(text))) !== JSON.stringify(secondsIn(text)),
    );
    expect(changed).toEqual([]);
  });
});

it.each([
  ['Simmer for 15 minutes, stirring.', '15 minutes'],
  ['Bake 20–25 minutes.', '20–25 minutes'],
  ['Bake for 20\u00a0to 25 mins.', '20\u00a0to 25 mins'],
  ['Roast for 1½ hours.', '1½ hours'],
  ['Roast for 1 Hour 30 Min.', '1 Hour 30 Min'],
  ['Roast for an hour and a half.', 'an hour and a half'],
  ['Rest for a minute or two.', 'a minute or two'],
  ['Bake for 45 minutes to 1 hour.', '45 minutes to 1 hour'],
  ['İ ß 🧄 Bake for 15 minutes.', '15 minutes'],
])('%j: its words are %j, in their place', (sentence, words) => {
  const [duration] = findDurations(sentence);
  expect(duration?.text).toBe(words);
  expect(sentence.slice(duration?.start, duration?.end)).toBe(words);
});
