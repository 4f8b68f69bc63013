import { cutList, LANGUAGES, oneOf, perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';
import type { Token } from './lex';
import { NUMBER, readNumber } from './numbers';
import type { Unit } from './units';

/** Upper end and unit are those of the first part: "1 h 30 min" is 1.5 hours. */
export interface Time extends Token {
  unit: Unit & { id: keyof typeof SECONDS };
  /** "A 5-minute rest" */
  isHyphenated: boolean;
}

/** In seconds. */
const SECONDS = { second: 1, minute: 60, hour: 3_600, day: 86_400 } as const;

/** Takes the names of all languages; "2 m" is a length. */
const namesOf = (unit: 'hours' | 'minutes' | 'seconds' | 'longer') =>
  oneOf(LANGUAGES.map(({ times }) => times[unit].replaceAll('\\.?', '')).join(', ')).replace(
    /\|m$/,
    '',
  );
const NAMES = (['hours', 'minutes', 'seconds', 'longer'] as const).map(namesOf);
/** A unit of time as pattern. */
export const TIME_UNIT = `(?:${NAMES.join('|')})(?![\\p{L}\\d])`;

const anyOf = (entries: readonly string[]) => entries.join('|') || '(?!)';

/** Words with values, as in "two=2": a pattern of all, and the value of one. */
function valuesOf(entries: string) {
  const values = cutList(entries)
    .map((entry) => entry.split(/=(?=[\d.]+$)/))
    .sort(([one = ''], [other = '']) => other.length - one.length);
  const patterns = values.map(([words = '']) => words);
  // "eine viertel(?=stunde)" and "un'" are parts of a word.
  const isPart = (words: string) => /[^?]\)$|['-]$/.test(words);
  return {
    pattern: `(?:${anyOf(patterns.filter(isPart))}|(?:${anyOf(patterns.filter((words) => !isPart(words)))})(?!\\p{L}))`,
    read(words: string): number {
      const [, value = 0.5] =
        values.find(([entry = '']) =>
          new RegExp(`^(?:${entry.replace(/\(\?=.*/, '')})$`, 'u').test(words),
        ) ?? [];
      return Number(value);
    },
  };
}

const grammarOf = perLanguage(({ times, amounts }) => {
  const words = valuesOf(`${times.numbers}, ${amounts.numbers}`);
  const halves = valuesOf(times.andHalf);
  const [hour, minute, second, longer] = NAMES.map((names, at) => {
    const own = cutList([times.hours, times.minutes, times.seconds, times.longer][at] ?? '');
    return anyOf([...own.filter((name) => name !== 'm'), names]);
  });
  // "2½", "two and a half", "twenty-five"
  const number = (name: 'low' | 'high') =>
    `(?:(?<${name}>${NUMBER})|(?<${name}Word>${words.pattern})(?:(?<=ty)[- ](?<${name}Ones>${words.pattern}))?)(?:\\s(?<${name}Half>${halves.pattern}))?`;
  const between = cutList(times.between).map((entry) => entry.split('='));
  const range = anyOf([
    '\\s{0,2}[-–—~]\\s{0,2}',
    `\\s(?:${anyOf(cutList(amounts.range))})\\s`,
    `-(?:${anyOf(cutList(amounts.range))})-`,
    ...between.map(([lead, and]) => `(?<=${lead}\\s.{1,20})\\s${and}\\s`),
  ]);
  const more = `(?:\\s{0,2}(?:${anyOf(cutList(times.more))})(?=\\s))?`;
  const rest = `\\s?(?<rest>[0-5]?\\d)(?!\\d|\\s{0,2}(?:${minute})(?![\\p{L}\\d]))(?:\\s?m(?![\\p{L}\\d'])|(?<=h\\d{1,2})(?!\\p{L})|(?<=\\d\\d)(?=\\s?$|[,;:!?)\\n]|\\.(?!\\d)|\\s(?:${anyOf(cutList(times.brief))})(?!\\p{L})))`;
  return {
    words,
    halves,
    time: new RegExp(
      `(?:(?<=\\d\\s?h)|(?<![\\p{L}\\d.,¼-¾⅐-⅞]|\\d[/⁄]))${number('low')}(?:(?<joint>${range})${number('high')})?(?<more>${more}(?:-|\\s{0,2}))` +
        `(?<unit>(?:(?<hour>${hour})(?:(?![\\p{L}\\d])|(?<=h)(?=[0-5]?\\d(?!\\d)))|(?<minute>${minute})(?![\\p{L}\\d]))(?:${rest})?|(?:(?<second>${second})|(?<longer>${longer}))(?![\\p{L}\\d]))` +
        `(?:\\s(?<half>${halves.pattern}))?(?:\\s(?:${anyOf(cutList(times.tail))})(?![\\p{L}\\d]|\\s${TIME_UNIT}))?`,
      'gu',
    ),
    range: new RegExp(`^(?:${range})$`, 'u'),
    joint: new RegExp(`^\\.?,?\\s{0,2}(?:(?:${anyOf(cutList(times.and))})\\s)?$`, 'u'),
  };
});

/** Letter case, and kinds of blanks, dashes, quotes and slashes. Each character stays in place. */
export function normalizeText(text: string): string {
  return text
    .replace(/\s/g, ' ')
    .replace(/[‐‑‒–−]/g, '-')
    .replace(/―/g, '—')
    .replace(/∼|～/g, '~')
    .replace(/[’ʼ]/g, "'")
    .replace(/⁄/g, '/')
    .replace(/\p{Lu}/gu, (letter) => {
      const small = letter.toLowerCase();
      return small.length === letter.length ? small : letter;
    });
}

/** `text` is from `normalizeText`: long patterns without the flag `i` compile faster. */
export function lexTimes(text: string, language: LanguageCode | null): Time[] {
  const { time, range, joint } = grammarOf(language);
  const found = [...text.matchAll(time)].map((match) => readTime(match, language));
  // "1 hour and 30 minutes"
  const compounds = joined(found, (one, next) => {
    const gap = text.slice(one.end, next.start);
    if (next.to !== null || !joint.test(gap)) return null;
    if (gap.startsWith('.') && !SHORT.test(text.slice(one.end - 4, one.end))) return null;
    const more = secondsOf(next) / sizeOf(one);
    if (sizeOf(next) >= sizeOf(one) || !(more < 1)) return null;
    return one.to === null ? { from: one.from + more } : { to: one.to + more };
  });
  // "45 minutes to 1 hour"
  const ranges = joined(compounds, (one, next) => {
    const to = secondsOf(next) / sizeOf(one);
    const isRange = one.to === null && next.to === null && to > one.from;
    return isRange && range.test(text.slice(one.end, next.start)) ? { to } : null;
  });
  return ranges.map((one) =>
    one.to !== null && one.to <= one.from ? { ...one, from: Number.NaN, to: null } : one,
  );
}

/** The full stop of a short unit ends no sentence: "1 hr. 20 min." */
const SHORT = /(?:hrs?|h|mins?)$/;

const sizeOf = ({ unit }: Time) => SECONDS[unit.id];

/** In seconds; of a range, its lower end. */
export const secondsOf = (time: Time): number => time.from * sizeOf(time);

/** Nothing joins what is after a hyphen, as in "5-minute". */
function joined(
  times: readonly Time[],
  join: (one: Time, next: Time) => Pick<Time, 'from'> | Pick<Time, 'to'> | null,
): Time[] {
  const all: Time[] = [];
  for (const next of times) {
    const one = all.at(-1);
    const isNear = one && next.start - one.end <= LONGEST_GAP && !one.isHyphenated;
    const both = isNear && !next.isHyphenated ? join(one, next) : null;
    if (!one || !both) all.push(next);
    else
      all.splice(-1, 1, {
        ...one,
        ...both,
        numbers: [...one.numbers, ...next.numbers],
        end: next.end,
      });
  }
  return all;
}

const LONGEST_GAP = 8;

function readTime(
  { 0: all, index: start, groups = {} }: RegExpExecArray,
  language: LanguageCode | null,
): Time {
  const { words, halves } = grammarOf(language);
  const { unit: name = '', rest, half, hour, minute, second } = groups;
  const numberOf = (end: 'low' | 'high') => {
    const {
      [end]: digits,
      [`${end}Word`]: word,
      [`${end}Ones`]: ones,
      [`${end}Half`]: more,
    } = groups;
    const value = digits ? readNumber(digits.replace(',', '.'), '.') : word && words.read(word);
    if (typeof value !== 'number') return null;
    return value + (ones ? words.read(ones) : 0) + (more ? halves.read(more) : 0);
  };
  const id = hour ? 'hour' : minute ? 'minute' : second ? 'second' : 'day';
  const added = Number(rest ?? 0) / 60 + (half ? halves.read(half) : 0);
  const [low, high] = [numberOf('low'), numberOf('high')];
  // "The 1990s"
  const isYear = name.length === 1 && (low ?? 0) >= 1_000;
  const isRead = low !== null && !isYear && (high !== null || groups.joint === undefined);
  const end = start + all.length;
  const unitAt = start + all.indexOf(name, (groups.low ?? groups.lowWord ?? '').length);
  return {
    start,
    end,
    from: isRead ? low + (high === null ? added : 0) : Number.NaN,
    to: isRead && high !== null ? high + added : null,
    numbers: [{ start, end: unitAt - (groups.more ?? '').length }],
    unit: { id, measures: 'time', isMeasured: false, start: unitAt, end: unitAt + name.length },
    isAbout: false,
    // "A half-hour"
    isHyphenated: groups.more?.endsWith('-') === true && low !== 0.5,
  };
}
