import { languageOf, oneOfPlain, perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';
import UNITS from './units.txt?raw';

/** In UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

type Measure = 'volume' | 'mass' | 'length' | 'time' | 'other';

export interface Unit extends Span {
  /** "tablespoon". If only one language knows a unit, the id is the unit as written. */
  id: string;
  measures: Measure;
  /** A volume or a mass: only their amounts can be converted. */
  isMeasured: boolean;
}

const KINDS = new Map<string, { short: string; measures: Measure; size: number }>();
/** Spellings count in any case, except "T" and "t". */
const IDS = new Map<string, string>();

// In each row what it measures, name, short name, size in ml, g or mm, and other spellings.
for (const row of UNITS.trim().split('\n')) {
  const words = row.split(' ').map((word) => word.replace('_', ' '));
  const [measures, id = '', short = '', size, ...names] = words as [Measure, ...string[]];
  KINDS.set(id, { short, measures, size: Number(size) });
  for (const name of [id, short, ...names]) IDS.set(name, id);
}

/** Undefined for the units of one language. */
export const kindOfUnit = (id: string) => KINDS.get(id);

export const isMeasured = ({ unit }: { unit: Unit | null }): boolean => unit?.isMeasured === true;

/** Null if the two do not measure the same. */
export function convertUnit(value: number, from: string, to: string): number | null {
  const [one, other] = [KINDS.get(from), KINDS.get(to)];
  if (!one?.size || !other?.size || one.measures !== other.measures) return null;
  return Math.round(((value * one.size) / other.size) * 1e6) / 1e6;
}

const WORD = /^(?:fl\.?[\s-]?oz\.?|fluid[\s-]ounces?|\p{L}+\.?|["″”])/iu;
/** "c. à soupe" is not a cup, and "m.-große" not a meter. */
const ENGLISH_ONLY = /^(?:[ct]\.?|m\.)$/i;

/** The units of a language, for the start of a text. */
const ownUnitsOf = perLanguage(({ amounts }) => {
  const names = oneOfPlain(amounts.units).replaceAll(' ', '[ \\u00a0]');
  return new RegExp(`^(?:${names})(?!-?\\p{L})`, 'iu');
});

function idOf(word: string, language: LanguageCode | null): string | undefined {
  if (ENGLISH_ONLY.test(word) && languageOf(language).code !== 'en') return undefined;
  if (/^fl(?:uid[\s-]|\.|[\s-]?oz)/i.test(word)) return 'fluid ounce';
  const bare = word.replace(/\.$/, '');
  return [word, word.toLowerCase(), bare, bare.toLowerCase()]
    .map((name) => IDS.get(name))
    .find(Boolean);
}

export function unitAt(text: string, from: number, language: LanguageCode | null): Unit | null {
  const rest = text.slice(from, from + 48);
  const gap = /^(?:-\s|[\s-])?/.exec(rest)?.[0].length ?? 0;
  const words = rest.slice(gap);
  const start = from + gap;
  const [word = ''] = WORD.exec(words) ?? [];
  const id = idOf(word, language);
  const after = words.slice(word.length);
  const measures = KINDS.get(id ?? '')?.measures ?? 'other';
  if (id && !(/\p{L}$/u.test(word) && /^[\p{L}_]/u.test(after))) {
    const isMeasured = measures === 'volume' || measures === 'mass';
    return { id, start, end: start + word.length, measures, isMeasured };
  }
  const [own] = ownUnitsOf(language).exec(words) ?? [];
  return own
    ? { id: own, start, end: start + own.length, measures: 'other', isMeasured: false }
    : null;
}
