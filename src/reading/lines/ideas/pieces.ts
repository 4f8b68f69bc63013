import { namesFood } from '../../document/textTraits';
import type { LanguageCode } from '../../languages/Language';
import { lexTimes, normalizeText, type Time } from '../../quantities/lexTimes';
import { decodeReferences } from '../html/decodeReferences';
import { DISH, isList, labelOf } from './words';

/** "1. ", "Idea 2: ", "Option A – " */
export const LEAD = new RegExp(
  `^(?:(?:${DISH}) ?#?(?:\\d{1,2}|[a-c]|one|two|three)?\\s*[.):–—-]+\\s+|[#(]?\\d{1,2}\\s?[.):](?!\\d)\\s*|\\d\\ufe0f?\\u20e3\\s*|[a-c][.)]\\s+)`,
  'i',
);
const LINK = /!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;

/** The words that a reader sees of a line. */
export const seen = (text: string) =>
  decodeReferences(text)
    .replace(LINK, '$1')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/\\([^\p{L}\d\s])/gu, '$1')
    .replace(/[*`#]+|~~|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '')
    .replace(/(?![\d#*])\p{Extended_Pictographic}[\ufe0f\u200d]*/gu, ' ')
    .trim();

const SIGNS = /\s*(?:[—|·•\t\n]|(?<=\s)[–-]+(?=\s)|–(?=\s))\s*/;
const IN_BRACKETS = /\s*[([]([^()[\]]*)[)\]]/g;
const LABEL = /(?<=^|[—|·•–,;.]\s*|\s-\s*)((?:[\p{L}-]+ ){0,2}[\p{L}-]+(?: \d)?)\s*[:：](?=\s|$)/gu;

/** Cuts at signs, labels and times. */
export function ideaPieces(line: string, language: LanguageCode | null): string[] {
  const isTime = (text: string) => timesIn(text, language) !== null;
  const text = line
    .replace(IN_BRACKETS, (all, inner) =>
      isTime(inner) || isList(inner, language) ? `\n${inner}\n` : all,
    )
    .replace(LABEL, (all, words) => (labelOf(words) ? `\n${words}:\n` : all));
  const parts = text
    .split(SIGNS)
    .flatMap((part) => (isTime(part) ? part : cutAtTimes(part, language)));
  const pieces = parts
    .map((part) => part.replace(/^[\s,;:.)]+|\s+$/g, ''))
    .filter((part) => /\p{L}/u.test(part));
  const [first = '', ...others] = pieces;
  const colon = others.every(isTime) ? first.search(/[:：]\s/) : -1;
  const list = first.slice(colon + 1).trim();
  // "Rice bowl: rice, eggs, peas"
  return colon > 0 && isList(list, language) ? [first.slice(0, colon), list, ...others] : pieces;
}

/** "Soup, 30 min: beans, leeks" */
function cutAtTimes(part: string, language: LanguageCode | null): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, isHyphenated } of lexTimes(normalizeText(part), language)) {
    const before = part
      .slice(from, start)
      .replace(/(?:about|around|approx\.?|circa|ca\.?|~|≈)\s*$/i, '');
    const isApart = /(?:^|[,;:.(])\s*$/.test(before) && /^\s*(?:$|[,;:.)])/.test(part.slice(end));
    if (isHyphenated || !isApart) continue;
    pieces.push(before.replace(/[\s,;:.(]+$/, ''), part.slice(start, end));
    from = end;
  }
  return [...pieces, part.slice(from)];
}

const MOST_TIME_WORDS = 6;

/** Null unless the text is about times alone. */
export function timesIn(text: string, language: LanguageCode | null): Time[] | null {
  const level = normalizeText(text);
  const times = lexTimes(level, language).filter(({ from }) => !Number.isNaN(from));
  const [first] = times;
  if (!first || first.isHyphenated) return null;
  const rest = times.reduceRight(
    (words, { start, end }) => `${words.slice(0, start)} ${words.slice(end)}`,
    level,
  );
  const words = rest.match(/\p{L}+/gu) ?? [];
  if (words.length > MOST_TIME_WORDS || namesFood(rest)) return null;
  const isLed = /\p{L}/u.test(level.slice(0, first.start));
  return isLed && words.length > 2 ? null : times;
}
