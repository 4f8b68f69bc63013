import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/reading/languages';
import type { LanguageCode } from '../../../src/reading/languages/Language';
import { findDurations, readDuration } from '../../../src/reading/quantities/waits';

/** Seconds and words */
const read = (text: string, language: LanguageCode) =>
  findDurations(text, language).map(({ seconds, text }) => `${seconds} s: ${text}`);

describe('the times to wait in a sentence', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['en', 'Supper for the night, about 30 minutes.', []],
    ['en', 'Chill for 15 minutes to make sure it sets.', ['900 s: 15 minutes']],
    ['en', 'Mix 5 sec/speed 9.', ['5 s: 5 sec']],
    ['fr', 'Rissoler 3 min 30 sec/120°C/vitesse 1.', ['210 s: 3 min 30 sec']],
    ['de', '5 Sek./Stufe 5 zerkleinern.', ['5 s: 5 Sek.']],
    ['en', 'Boil for 1h30m.', ['5400 s: 1h30m']],
    ['en', 'Boil for 2 hrs 15, then drain.', ['8100 s: 2 hrs 15']],
    ['en', 'Bake for 1 h 30–40 minutes before.', ['3600 s: 1 h']],
    ['en', 'Boil for 2½ hours.', ['9000 s: 2½ hours']],
    ['en', 'Boil for 2-to-3 minutes.', ['120 s: 2-to-3 minutes']],
    ['en', 'Boil for three quarters of an hour.', ['2700 s: three quarters of an hour']],
    ['en', 'Boil for 1,5 hours.', ['5400 s: 1,5 hours']],
    ['en', 'Boil for 15 to 10 minutes.', []],
    ['en', 'After 5 minutes, stir it.', ['300 s: 5 minutes']],
    ['en', 'The 10-minute rest helps.', []],
    ['en', 'Keeps for 3 days or 5 hours.', []],
    ['en', '5 minutes ago', []],
    ['en', 'Boil for 5 minutes of fun.', []],
    ['en', 'Boil it; this takes 5 minutes.', ['300 s: 5 minutes']],
    ['en', 'Boil for 300 hours.', []],
    ['en', 'Or 600 minutes in the oven.', ['36000 s: 600 minutes']],
    ['en', 'Serves 4 in 20 minutes, or 30 minutes with rice.', []],
    [
      'de',
      '10 Minuten ruhen lassen, oder eine halbe Stunde.',
      ['600 s: 10 Minuten', '1800 s: eine halbe Stunde'],
    ],
    ['en', 'It costs $5 minutes.', []],
    ['en', 'Boil for 1,000 minutes.', []],
    ['en', 'Blend for 1 second.', ['1 s: 1 second']],
    ['en', 'Boil for 2 and a half hours.', ['9000 s: 2 and a half hours']],
    ['en', 'Bake for 1h30 max.', ['5400 s: 1h30']],
    ['en', 'Boil for 1 hour, 90 minutes if large.', ['3600 s: 1 hour', '5400 s: 90 minutes']],
    [
      'de',
      'Den Teig von 30 Minuten bis 1 Stunde ruhen lassen.',
      ['1800 s: 30 Minuten bis 1 Stunde'],
    ],
    ['de', '5 Minuten-Terrine kochen.', []],
    ['de', 'Die letzten 10 Minuten offen kochen.', []],
    ['de', 'Niemals 10 Minuten kochen lassen.', []],
    ['de', 'Pause: 10 Minuten; danach die Nudeln kochen.', []],
    ['de', 'Die Nudeln kochen, für den Fisch reichen 10 Minuten.', []],
    ['de', 'Kochen bei 0.8 bar, 10 Minuten.', ['600 s: 10 Minuten']],
    ['de', 'Die Nudeln kochen bis sie gar sind. 10 Minuten genügen.', []],
    ['fr', 'Faites cuire de 50 minutes à 1 heure.', ['3000 s: 50 minutes à 1 heure']],
    ['fr', 'Ne laissez jamais cuire 10 minutes.', []],
    ['it', 'Cuocete le uova per 6 minuti e mezzo.', ['390 s: 6 minuti e mezzo']],
    ['fr', 'Faites cuire une minute et demie.', ['90 s: une minute et demie']],
    ['es', 'Cocina un minuto y medio.', ['90 s: un minuto y medio']],
    ['pt', 'Cozinhe por um minuto e meio.', ['90 s: um minuto e meio']],
    [
      'en',
      'Chill for 2 hours, half an hour if sliced.',
      ['7200 s: 2 hours', '1800 s: half an hour'],
    ],
    [
      'fr',
      'Faites cuire 5 minutes, 3 minutes pour les petits.',
      ['300 s: 5 minutes', '180 s: 3 minutes'],
    ],
    ['fr', 'Encore 5 minutes à infuser', ['300 s: 5 minutes']],
    ['de', 'Den Braten 1 h 30 garen.', ['5400 s: 1 h 30']],
    ['de', 'Zugedeckt bzw. offen ca. 20 Minuten garen.', ['1200 s: 20 Minuten']],
    ['fr', 'Faites cuire à couvert env. 20 minutes.', ['1200 s: 20 minutes']],
    ['de', 'Den Teig 1½ Stunden ruhen lassen.', ['5400 s: 1½ Stunden']],
    ['de', 'Den Teig zwei Stunden ruhen lassen.', ['7200 s: zwei Stunden']],
    ['de', 'Den Teig 25 bis 20 Minuten backen.', []],
    ['fr', 'Poêlez le poisson 2 à 3 min par face.', ['120 s: 2 à 3 min']],
    ['fr', 'Poursuivez la cuisson 40 min à couvert.', ['2400 s: 40 min']],
    ['fr', 'Comptez deux heures et quart.', ['8100 s: deux heures et quart']],
    ['fr', 'Faites chauffer 1 min 30 au micro-ondes.', ['90 s: 1 min 30']],
    ['fr', 'Faites cuire septante minutes.', ['4200 s: septante minutes']],
    [
      'fr',
      'Faites cuire 5 minutes à feu vif, puis 30 minutes à feu doux.',
      ['300 s: 5 minutes', '1800 s: 30 minutes'],
    ],
    ['fr', 'Faites cuire 1 heure et 20 minutes.', ['4800 s: 1 heure et 20 minutes']],
    ['it', "Lasciate riposare un'ora.", ["3600 s: un'ora"]],
    ['nl', 'Laat een half uur rusten.', ['1800 s: een half uur']],
    ['nl', 'Bak 1 uur en 10 minuten.', ['4200 s: 1 uur en 10 minuten']],
  ])('in %s, "%s": %j', (language, sentence, times) => {
    expect(read(sentence, language)).toEqual(times);
  });
});

describe('a text that is one time', () => {
  it.each<[LanguageCode, string, number | null]>([
    ['en', '10 min', 600],
    ['en', '10 minutes each', null],
    ['en', '1 h 30 min', 5400],
    ['en', 'overnight', null],
    ['de', '1 Std. 10 Min.', 4200],
    ['de', '10 Minuten lang', null],
    ['en', '24 hours', 86_400],
    ['en', '25 hours', null],
    ['en', '1 second', 1],
    ['en', '0 min', null],
    ['en', '1990s', null],
    ['de', ' 10 Min. ', 600],
  ])('in %s, "%s": %s seconds', (language, text, seconds) => {
    expect(readDuration(text, language)).toBe(seconds);
  });
});

it.each([
  ['⅓', 1200],
  ['⅔', 2400],
  ['¼', 900],
  ['¾', 2700],
  ['⅕', 720],
  ['⅙', 600],
  ['⅚', 3000],
  ['⅛', 450],
  ['⅞', 3150],
  ['½', 1800],
])('%s hour is %i seconds', (fraction, seconds) => {
  expect(read(`Boil for ${fraction} hour.`, 'en')).toEqual([`${seconds} s: ${fraction} hour`]);
});

it.each([
  'Simmer, about @.',
  'Simmer (about @).',
  'Simmer — around @ — and stir.',
  'Simmer for at least @.',
])('the words before a time may only say how exact it is: %s', (sentence) => {
  expect(read(sentence.replace('@', '5 minutes'), 'en')).toEqual(['300 s: 5 minutes']);
});

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

interface Sentence {
  text: string;
  seconds: number[];
}

const table: Sentence[] = readFileSync(new URL('sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() && !line.startsWith('#'))
  .map((line) => {
    const [, seconds = '', text = ''] = /^(-|[\d,]+) \| (.+)$/.exec(line) ?? [];
    if (!text) throw new Error(`This line cannot be read: ${line}`);
    return { text, seconds: seconds === '-' ? [] : seconds.split(',').map(Number) };
  });

const secondsIn = (text: string) => findDurations(text).map(({ seconds }) => seconds);

it.each(table)('the times to wait in "$text" are found', ({ text, seconds }) => {
  expect(secondsIn(text)).toEqual(seconds);
});

it('at least one in four sentences has no time to wait', () => {
  const without = table.filter(({ seconds }) => seconds.length === 0).length;
  expect(without / table.length).toBeGreaterThan(0.25);
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
    const changed = table.filter(
      ({ text }) => JSON.stringify(secondsIn(change(text))) !== JSON.stringify(secondsIn(text)),
    );
    expect(changed).toEqual([]);
  });
});

it.each([
  ['Bake 20–25 minutes.', '20–25 minutes'],
  ['Bake for 20\u00a0to 25 mins.', '20\u00a0to 25 mins'],
  ['Roast for 1 Hour 30 Min.', '1 Hour 30 Min'],
  ['Rest for a minute or two.', 'a minute or two'],
  ['Bake for 45 minutes to 1 hour.', '45 minutes to 1 hour'],
  ['İ ß 🧄 Bake for 15 minutes.', '15 minutes'],
])('%j: its words are %j, in their place', (sentence, words) => {
  const [duration] = findDurations(sentence);
  expect(duration?.text).toBe(words);
  expect(sentence.slice(duration?.start, duration?.end)).toBe(words);
});
