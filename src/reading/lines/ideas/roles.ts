import { isSentence } from '../../document/textTraits';
import type { LanguageCode } from '../../languages/Language';
import { type Facts, readRules } from '../../rules';
import type { Line } from '../Line';
import { ideaPieces, LEAD, seen, timesIn } from './pieces';
import { isBareFood, isList, type Label, labelOf, mayBeFoods } from './words';

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
    /** What each piece names as a label; null if it is none. */
    labels,
    /** The times of each piece that tells nothing else, and the place of the last of these. */
    times,
    last: times.findLastIndex((found) => found !== null),
    /** It has a number or is a heading, so bullets may be below it. */
    isFirst,
    /** A plain item of a list. */
    isItem: mark === 'bullet' && !isFirst && !/^\*\*|__/.test(text),
    isMarked: isFirst || mark === 'bullet',
  };
}

/** A piece and what is known when the reader comes to it. */
export interface IdeaPiece {
  words: string;
  index: number;
  line: PiecedLine;
  /** The label before it. */
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
