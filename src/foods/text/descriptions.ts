import { stemOf, wordList } from '../words';

export const MEASURES = wordList('measure');

/** Containers count only before a food: an "egg box" is not an egg. */
export const CONTAINERS = wordList('container');

const COLOURS = ['white', 'red', 'green', 'yellow', 'purple', 'black', 'brown'] as const;

/** Each row has kinds of a food that a cook does not simply take for one another. */
export const FOOD_KINDS = [
  [...COLOURS, 'wholemeal'],
  ['firm', 'silken'],
  ['floury', 'waxy'],
  ['fresh', 'frozen'],
  ['boneless'],
] as const;

/** A line that names none of a row takes any: "cumin" is ground or whole. */
export const CONTRASTS = [
  ['fresh', 'frozen', 'tinned', 'dried', 'instant'],
  ['ground', 'whole', 'extract'],
  ['whole', 'skimmed'],
  ['salted', 'unsalted'],
  ['smooth', 'crunchy'],
] as const;

export type State =
  | 'cooked'
  | 'preserved'
  | 'powdered'
  | (typeof FOOD_KINDS | typeof CONTRASTS)[number][number];

const ALL_KINDS: readonly State[] = FOOD_KINDS.flat();
const ALL_CONTRASTS: readonly State[] = CONTRASTS.flat();

export const isKind = (state: State) => ALL_KINDS.includes(state);

/** Another entry of a list, also beside one of which the line says nothing. */
export const isApart = (state: State) =>
  state === 'dried' || state === 'frozen' || !ALL_CONTRASTS.includes(state);

export const isColour = (state: State) => COLOURS.some((colour) => colour === state);

const USUAL = wordList('usual');

/** Whether a word says nothing more of a food: "white rice". */
export const isUsual = (state: string, food: string | undefined) =>
  USUAL.has(`${state} ${food}`.replaceAll(' ', '-'));

/** With these, a food counts as another entry of a list. */
export const STATES: ReadonlyMap<string, State> = new Map([
  ...(['cooked', 'preserved', 'powdered', ...ALL_CONTRASTS] as const)
    .filter((state) => !isKind(state))
    .flatMap((state) => [...wordList(state)].map((word) => [word, state] as const)),
  ...[...ALL_KINDS].map((kind) => [stemOf(kind), kind] as const),
]);

const PLAIN = wordList('measure', 'piece', 'description', 'small');

/** Whether a word is known and names no food. */
export const isPlainWord = (key: string): boolean => PLAIN.has(key);
