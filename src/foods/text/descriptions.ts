import { wordList } from '../wordLists';
import { stemOf } from '../words';

export const MEASURES = wordList('measure');

/** Containers count only before a food: an "egg box" is not an egg. */
export const CONTAINERS = wordList('container');

export type State = 'dried' | 'cooked' | 'preserved' | 'powdered' | Kind | Contrast;

const COLOURS = ['white', 'red', 'green', 'yellow', 'purple', 'black', 'brown'] as const;

/** Each row has kinds of a food that a cook does not simply take for one another. */
export const FOOD_KINDS = [
  [...COLOURS, 'wholemeal'],
  ['firm', 'silken'],
  ['floury', 'waxy'],
  ['fresh', 'frozen'],
  ['boneless'],
] as const;

type Kind = (typeof FOOD_KINDS)[number][number];

/** A line that names none of a row takes any: "cumin" is ground or whole. */
export const CONTRASTS = [
  ['fresh', 'frozen', 'tinned', 'dried', 'instant'],
  ['ground', 'whole', 'extract'],
  ['whole', 'skimmed'],
  ['salted', 'unsalted'],
  ['smooth', 'crunchy'],
] as const;

type Contrast = (typeof CONTRASTS)[number][number];

const ALL_KINDS: ReadonlySet<State> = new Set(FOOD_KINDS.flat());
const ALL_COLOURS: ReadonlySet<State> = new Set(COLOURS);

export const isKind = (state: State) => ALL_KINDS.has(state);

/** A line without one of these takes any, but dried or frozen food is another thing. */
const UNMARKED: ReadonlySet<State> = new Set(
  CONTRASTS.flat().filter((state) => state !== 'dried' && state !== 'frozen'),
);

/** Another entry of a list, also beside one of which the line says nothing. */
export const isApart = (state: State) => !UNMARKED.has(state);

export const isColour = (state: State) => ALL_COLOURS.has(state);

const USUAL = wordList('usual');

/** Whether a word says nothing more of a food: "white rice". */
export const isUsual = (state: string, food: string | undefined) =>
  USUAL.has(`${state} ${food}`.replaceAll(' ', '-'));

/** With these, a food counts as another entry of a list. */
export const STATES: ReadonlyMap<string, State> = new Map([
  ...(['cooked', 'preserved', 'powdered', ...CONTRASTS.flat()] as const)
    .filter((state) => !isKind(state))
    .flatMap((state) => [...wordList(state)].map((word) => [word, state] as const)),
  ...[...ALL_KINDS].map((kind) => [stemOf(kind), kind] as const),
]);

const PLAIN = wordList('measure', 'piece', 'description', 'small');

/** Whether a word is known and names no food. */
export const isPlainWord = (key: string): boolean => PLAIN.has(key);
