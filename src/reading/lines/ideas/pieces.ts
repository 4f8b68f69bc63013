import { isSentence, namesFood } from '../../document/textTraits';
import type { LanguageCode } from '../../languages/Language';
import { lexTimes, normalizeText, type Time } from '../../quantities/lexTimes';
import { type Facts, readRules } from '../../rules';
import type { Line } from '../Line';
import { decodeReferences } from '../text/knownLetters';
import { DISH, isBareFood, isList, type Label, labelOf, mayBeFoods } from './words';

/** "1. ", "Idea 2: ", "Option A – " */
const LEAD = new RegExp(
  `^(?:(?:${DISH}) ?#?(?:\\d{1,2}|[a-c]|one|two|three)?\\s*[.):–—-]+\\s+|[#(]?\\d{1,2}\\s?[.):](?!\\d)\\s*|\\d\\ufe0f?\\u20e3\\s*|[a-c][.)]\\s+)`,
  'i',
);
const LINK = /!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;

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

function ideaPieces(line: string, language: LanguageCode | null): string[] {
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
function timesIn(text: string, language: LanguageCode | null): Time[] | null {
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

/** Pieces are titles, times, foods, labels of these, or other words. */
export type PiecedLine = ReturnType<typeof takeApart>;

export function takeApart({ text, mark, aside }: Line, language: LanguageCode | null) {
  const words = seen(text);
  const bare = words.replace(LEAD, '').replace(LEAD, '');
  const isFirst = bare !== words || mark === 'number' || mark === 'heading';
  const pieces = ideaPieces(bare, language);
  const times = pieces.map((piece) => timesIn(piece, language));
  const labels = pieces.map((piece) => labelOf(piece.replace(/\s*[:：]$/, '')));
  // The head of a table
  const isHead = labels.length > 1 && labels.every((label) => label !== null);
  return {
    pieces: isHead || aside === 'edge' ? [] : pieces,
    /** Which label each piece is, such as "Time:"; null for other words. */
    labels,
    /** The times of each piece that tells nothing else, and the place of the last of these. */
    times,
    last: times.findLastIndex((found) => found !== null),
    /** It has a number or is a heading, so bullets may be below it. */
    isFirst,
    isItem: mark === 'bullet' && !isFirst && !/^\*\*|__/.test(text),
    isMarked: isFirst || mark === 'bullet',
  };
}

export interface IdeaPiece {
  words: string;
  index: number;
  line: PiecedLine;
  label: Label | null;
  /** The idea that the words before it belong to. */
  draft: { isFirst: boolean } | undefined;
  language: LanguageCode | null;
}

type Role = 'label' | 'title' | 'time' | 'foods' | 'food';

const isAlone = ({ line }: IdeaPiece) => line.pieces.length === 1;
const hasColon = ({ words }: IdeaPiece) => /[:：]$/.test(words);
const timesAt = ({ line, index }: IdeaPiece) => line.times[index] ?? null;

const FACTS: Facts<IdeaPiece> = {
  begun: ({ draft }) => draft,
  below: ({ label }) => label,
  isLabel: ({ line, index }) => line.labels[index] ?? null,
  isTime: timesAt,
  isAlone,
  hasColon,
  isFirst: ({ line }) => line.isFirst,
  mayBeName: ({ index, label }) => index === 0 || label === 'title',
  aboveTime: ({ line, index }) => line.last > index,
  isTimeBelow: (piece) => timesAt(piece) && piece.label,
  isSentence: ({ words }) => isSentence(words),
  isList: ({ words, language }) => isList(words, language),
  /** A food alone on a line, below its idea or a label. */
  isItem: (piece) =>
    piece.line.isItem &&
    isAlone(piece) &&
    (piece.label === 'foods'
      ? !hasColon(piece)
      : piece.draft?.isFirst === true && isBareFood(piece.words)),
  /** Foods on the line of their idea. */
  beside: ({ words, index, line, language }) =>
    index > 0 &&
    (isList(words, language) ||
      isBareFood(words) ||
      (index > line.last && mayBeFoods(words, language))),
  /** "A light one.", below its idea */
  isRemark: ({ draft, line, words }) =>
    draft?.isFirst === true && !line.isFirst && /[.!]$/.test(words),
};

/** A piece without a row is other words. */
const RULES = readRules<Role, IdeaPiece>(FACTS, [
  'label | isLabel hasColon/isAlone', // - Time:
  'food | isItem !isTime', // - eggs
  'title | mayBeName aboveTime !below:foods !isTimeBelow', // Omelette — 15 minutes
  'time | begun isTime', // 15 minutes
  'foods | begun below:foods', // Uses: eggs
  'foods | begun !below:title beside', // — eggs, rice
  'foods | begun !isFirst isAlone isList', // eggs, rice
  'title | mayBeName !isSentence !isRemark', // Omelette
]);

export const pieceRoleOf = (piece: IdeaPiece): Role | undefined =>
  RULES.find((row) => row.holds(piece))?.result;
