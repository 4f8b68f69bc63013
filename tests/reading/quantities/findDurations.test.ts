import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findDurations } from '../../../src/reading/quantities/times/findDurations';
import { once } from '../../support/once';

interface Sentence {
  text: string;
  seconds: number[];
}

function readSentences(name: string): Sentence[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [, seconds = '', text = ''] = /^(-|[\d,]+) \| (.+)$/.exec(line) ?? [];
      if (!text) throw new Error(`This line of ${name} cannot be read: ${line}`);
      return { text, seconds: seconds === '-' ? [] : seconds.split(',').map(Number) };
    });
}

const sets = {
  'the sentences that it was made with': readSentences('sentences.txt'),
  'held-out sentences': readSentences('heldOutSentences.txt'),
};

const secondsIn = (text: string) => findDurations(text).map(({ seconds }) => seconds);

/** The members of a list that are not matched by one of another list. */
function surplus(list: readonly number[], other: readonly number[]): number[] {
  const left = [...other];
  return list.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

describe.each(Object.entries(sets))('in %s', (_, sentences) => {
  const judged = once(() =>
    sentences.map(({ text, seconds }) => ({ text, seconds, found: secondsIn(text) })),
  );

  it('no other time counts as a time to wait', () => {
    const wrong = judged().filter(({ seconds, found }) => surplus(found, seconds).length > 0);
    expect(wrong).toEqual([]);
  });

  it('at least nine of ten times to wait are found', () => {
    const missed = judged().flatMap(({ seconds, found }) => surplus(seconds, found)).length;
    const all = judged().flatMap(({ seconds }) => seconds).length;
    expect(all).toBeGreaterThan(80);
    expect(missed / all).toBeLessThan(0.1);
  });

  it('at least one in four has no time to wait', () => {
    const without = sentences.filter(({ seconds }) => seconds.length === 0).length;
    expect(without / sentences.length).toBeGreaterThan(0.25);
  });
});

it('every time to wait is found in the sentences that it was made with', () => {
  const { 'the sentences that it was made with': sentences } = sets;
  const missed = sentences.filter(
    ({ text, seconds }) => surplus(seconds, secondsIn(text)).length > 0,
  );
  expect(missed).toEqual([]);
});

it('more than 350 sentences judge the reader, none of them twice', () => {
  const texts = Object.values(sets).flatMap((sentences) => sentences.map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(350);
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
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
    const texts = sets['the sentences that it was made with'].map(({ text }) => text);
    const changed = texts.filter(
      (text) => JSON.stringify(secondsIn(change(text))) !== JSON.stringify(secondsIn(text)),
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
