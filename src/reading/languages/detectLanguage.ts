import { kindOfUnit, unitAt } from '../quantities/units';
import { cutList, LANGUAGES, languageOf, perLanguage } from '.';
import type { LanguageCode } from './Language';

/** So many words tell the language of any text. */
const MOST_CHARACTERS = 12_000;
const FEWEST_HITS = 3;
/** Frequent words are a good part of any text, even of a list. */
const LEAST_SHARE = 0.07;
/** "2 TL" alone tells the language of a short recipe. */
const UNIT_HITS = 3;
const MANY_HITS = 12;
const MOST_UNITS = 40;

const codesByWord = new Map<string, LanguageCode[]>();
for (const { code, commonWords, amounts } of LANGUAGES) {
  const nouns = amounts.plurals.toLowerCase().replaceAll('=', ', ');
  for (const word of new Set(cutList(`${commonWords}, ${nouns}`))) {
    codesByWord.set(word, [...(codesByWord.get(word) ?? []), code]);
  }
}

/** What the page itself writes in a recipe of data. It would make English of every short one. */
const [INGREDIENTS, METHOD, NOTES] = cutList(languageOf('en').written);
const OWN_ENGLISH = new RegExp(
  `^(?:## (?:${INGREDIENTS}|${METHOD}|${NOTES})$|(?:Serves|Makes|Prep:|Cook:|Total:) .*)`,
  'gm',
);

/**
 * Counts frequent words, and units after numbers. Null if two languages come close, or the text has
 * fewer hits than `fewest`.
 */
export function detectLanguage(text: string, fewest = FEWEST_HITS): LanguageCode | null {
  const foreign = text.replace(OWN_ENGLISH, '');
  const written = scoresOf(foreign);
  const isEnglish = foreign !== text && leading(written.scores) === 'en';
  const { scores, words } = isEnglish ? scoresOf(text) : written;
  const [first] = scores;
  if (!first || first[1] < Math.max(fewest, LEAST_SHARE * words)) return null;
  return leading(scores);
}

type Scores = readonly (readonly [LanguageCode, number])[];

const leading = ([first, second]: Scores): LanguageCode | null =>
  first && first[1] > 1.2 * (second?.[1] ?? 0) ? first[0] : null;

/** Parts of a text may be in these, the likeliest first. */
export const languagesIn = (text: string): LanguageCode[] =>
  scoresOf(text).scores.flatMap(([code, score]) => (score < FEWEST_HITS ? [] : code));

/** Counts each language's frequent words and units, the likeliest first, and all words of the text. */
function scoresOf(whole: string) {
  const text = whole.slice(0, MOST_CHARACTERS);
  const score = new Map<LanguageCode, number>();
  const add = (codes: readonly LanguageCode[], hits: number) => {
    // A word of several languages says less.
    for (const code of codes) score.set(code, (score.get(code) ?? 0) + hits / codes.length);
  };
  // "A" is a word of many languages, however often it comes.
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  for (const word of words) add(codesByWord.get(word) ?? [], 1);
  // A longer text has its words.
  if (Math.max(...score.values(), 0) < MANY_HITS) {
    const units = new Map(
      [...new Set(text.match(COUNTED))]
        .slice(0, MOST_UNITS)
        .map(unitIn)
        .map(({ unit, codes }) => [unit, codes]),
    );
    for (const codes of units.values()) add(codes, UNIT_HITS);
  }
  for (const { code, written } of LANGUAGES) {
    const [ingredients, method] = cutList(written);
    // The page writes both in the language that a file says it is in.
    if (text.includes(`## ${ingredients}\n`) && text.includes(`## ${method}\n`)) add([code], 1.5);
  }
  return { scores: [...score].sort((a, b) => b[1] - a[1]), words: words.size };
}

/** After a number, a unit and what is after it: "c. à s. d'huile". */
const COUNTED = /(?<=[\d¼-¾⅐-⅞]\s?)\p{L}[^\n\d,;()]{0,24}/gu;

const UNITS = '^(?:$spoons|$pinches|$packs|$amounts.units|$times.hours|$times.minutes)(?!-?\\p{L})';
const asWritten = perLanguage((_, own) => own(UNITS, 'u'));
const inAnyCase = perLanguage((_, own) => own(UNITS));

/** Whose unit begins the words, and the unit. Capitals tell "EL" from the Dutch "el". */
function unitIn(words: string): { unit: string; codes: LanguageCode[] } {
  const english = unitAt(words, 0, 'en');
  const word = words.slice(0, english?.end);
  const isMetric = english && /gram|liter|^c[lm]|meter/.test(english.id);
  // "c." may be half of "c. à s.".
  const isEnglish = english && word.length > 1 && kindOfUnit(english.id) !== undefined;
  for (const patternOf of /^\S*\p{Lu}/u.test(words) ? [asWritten, inAnyCase] : [inAnyCase]) {
    const found = LANGUAGES.map(({ code }) => {
      const [own = ''] = patternOf(code).exec(words) ?? [];
      return { code, unit: code === 'en' && isEnglish && own === '' ? word : own };
    });
    const longest = Math.max(...found.map(({ unit }) => unit.length));
    const same = found.filter(({ unit }) => unit.length === longest);
    if (longest > 1 && !isMetric)
      return { unit: same[0]?.unit ?? '', codes: same.map(({ code }) => code) };
  }
  return { unit: '', codes: [] };
}
