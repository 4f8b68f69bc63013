import { isSentence } from '../../document/judge';
import type { LanguageCode } from '../../languages/Language';
import type { Time } from '../../quantities/lexTimes';
import type { Line } from '../Line';
import { LEAD, piecesOf, seen, timesIn } from './pieces';
import { isFood, isList, type Label, labelOf, mayBeFoods } from './words';

/** A line in pieces, which are titles, times, foods, labels of these, or other words. */
export interface PiecedLine {
  pieces: readonly string[];
  /** What each piece names as a label; null if it is none. */
  labels: readonly (Label | null)[];
  /** The times of each piece that tells nothing else. */
  times: readonly (Time[] | null)[];
  /** The place of the last of these; -1 without any. */
  last: number;
  /** Whether it has a number or is a heading, so bullets may be below it. */
  isFirst: boolean;
  /** Whether it is a plain item of a list. */
  isItem: boolean;
  /** Whether it has a mark. */
  isMarked: boolean;
}

/** Takes a line apart. */
export function takeApart({ text, mark, aside }: Line, language: LanguageCode | null): PiecedLine {
  const words = seen(text);
  const bare = words.replace(LEAD, '').replace(LEAD, '');
  const isFirst = bare !== words || mark === 'number' || mark === 'heading';
  const pieces = piecesOf(bare, language);
  const times = pieces.map((piece) => timesIn(piece, language));
  const labels = pieces.map((piece) => labelOf(piece.replace(/\s*[:：]$/, '')));
  // The head of a table
  const isHead = labels.length > 1 && labels.every((label) => label !== null);
  return {
    pieces: isHead || aside === 'edge' ? [] : pieces,
    labels,
    times,
    last: times.findLastIndex((found) => found !== null),
    isFirst,
    isItem: mark === 'bullet' && !isFirst && !/^\*\*|__/.test(text),
    isMarked: isFirst || mark === 'bullet',
  };
}

/** A piece and what is known when the reader comes to it. */
export interface Piece {
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

const isAlone = ({ line }: Piece) => line.pieces.length === 1;
const hasColon = ({ words }: Piece) => /[:：]$/.test(words);
const timesAt = ({ line, index }: Piece) => line.times[index] ?? null;
const labelAt = ({ line, index }: Piece) => line.labels[index] ?? null;
const mayBeNamed = ({ index, label }: Piece) => index === 0 || label === 'title';
const isListed = ({ words, language }: Piece) => isList(words, language);

/** A food alone on a line, below its idea or a label. */
const isListItem = (piece: Piece) =>
  piece.line.isItem &&
  isAlone(piece) &&
  (piece.label === 'foods'
    ? !hasColon(piece)
    : piece.draft?.isFirst === true && isFood(piece.words));

/** Foods on the line of their idea. */
const isBesideTitle = (piece: Piece) =>
  piece.index > 0 &&
  (isListed(piece) ||
    isFood(piece.words) ||
    (piece.index > piece.line.last && mayBeFoods(piece.words, piece.language)));

/** "A light one.", below its idea */
const isRemark = ({ draft, line, words }: Piece) =>
  draft?.isFirst === true && !line.isFirst && /[.!]$/.test(words);

/** What a piece is. The first row that holds counts; a piece without a row is other words. */
const RULES: readonly [example: string, role: Role, holds: (piece: Piece) => boolean][] = [
  ['- Time:', 'label', (piece) => labelAt(piece) !== null && (hasColon(piece) || isAlone(piece))],
  ['- eggs', 'food', (piece) => !timesAt(piece) && isListItem(piece)],
  [
    'Omelette — 15 minutes',
    'title',
    (piece) =>
      mayBeNamed(piece) &&
      piece.line.last > piece.index &&
      piece.label !== 'foods' &&
      !(timesAt(piece) && piece.label),
  ],
  ['15 minutes', 'time', (piece) => piece.draft !== undefined && timesAt(piece) !== null],
  ['Uses: eggs', 'foods', ({ draft, label }) => draft !== undefined && label === 'foods'],
  [
    '— eggs, rice',
    'foods',
    (piece) => piece.draft !== undefined && piece.label !== 'title' && isBesideTitle(piece),
  ],
  [
    'eggs, rice',
    'foods',
    (piece) =>
      piece.draft !== undefined && !piece.line.isFirst && isAlone(piece) && isListed(piece),
  ],
  [
    'Omelette',
    'title',
    (piece) => mayBeNamed(piece) && !isSentence(piece.words) && !isRemark(piece),
  ],
];

export const roleOf = (piece: Piece): Role | undefined =>
  RULES.find(([, , holds]) => holds(piece))?.[1];
