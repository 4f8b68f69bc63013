import { stemOf, wordList, wordRows } from '../words';

export const MEASURES = wordList('measure');

/** Containers count only before a food: an "egg box" is not an egg. */
export const CONTAINERS = wordList('container');

const COLOURS = wordList('colour');

/** Each row has kinds of a food that a cook does not simply take for one another. */
export const FOOD_KINDS = wordRows('food kinds');

/** A line that names none of a row takes any: "cumin" is ground or whole. */
export const CONTRASTS = wordRows('contrast');

const ALL_KINDS = FOOD_KINDS.flat();
const ALL_CONTRASTS = CONTRASTS.flat();

export const isKind = (state: string) => ALL_KINDS.includes(state);

/** Another entry of a list, also beside one of which the line says nothing. */
export const isApart = (state: string) =>
  state === 'dried' || state === 'frozen' || !ALL_CONTRASTS.includes(state);

export const isColour = (state: string) => COLOURS.has(state);

const USUAL = wordList('usual');

/** Whether a word says nothing more of a food: "white rice". */
export const isUsual = (state: string, food: string | undefined) =>
  USUAL.has(`${state} ${food}`.replaceAll(' ', '-'));

/** With these, a food counts as another entry of a list. */
export const STATES: ReadonlyMap<string, string> = new Map([
  ...['cooked', 'preserved', 'powdered', ...ALL_CONTRASTS]
    .filter((state) => !isKind(state))
    .flatMap((state) => [...wordList(state)].map((word) => [word, state] as const)),
  ...ALL_KINDS.map((kind) => [stemOf(kind), kind] as const),
]);

const PLAIN = wordList('measure', 'piece', 'description', 'small');

/** Whether a word is known and names no food. */
export const isPlainWord = (key: string): boolean => PLAIN.has(key);
