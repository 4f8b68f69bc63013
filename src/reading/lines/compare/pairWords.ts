import type { CopyLine, SaidWord } from './wordsOf';

/** In words. A longer line is paired piece by piece. */
const LONGEST_PIECE = 60;
/** A word that is in the source more often says nothing of where a line is from. */
const MOST_PLACES = 60;
/** How many words of the source may be between the words of a piece. */
const SLACK = 12;

interface Piece {
  line: number;
  first: number;
  keys: readonly string[];
  /** For each word, its place in the source; -1 without one. */
  places: number[];
}

/**
 * Pairs the words of a copy with words in a row of its source. A line is in order, or has whole lines of the source. Where
 * words of the source are left out between two others, both have no pair.
 */
export function pairWords(said: readonly SaidWord[], lines: readonly CopyLine[]) {
  const known = placesOf(said);
  const pieces = lines.flatMap(({ words }, line) =>
    piecesOf(
      words.map(({ key }) => key),
      line,
    ),
  );
  let expected = 0;
  for (const piece of pieces) {
    piece.places = align(piece.keys, said, startOf(piece.keys, known, expected));
    const last = piece.places.findLast((place) => place >= 0);
    if (last !== undefined) expected = last + 1;
  }
  const inOrder = longestOrder(pieces);
  const isTaken = said.map(() => false);
  const isPaired = lines.map(({ words }) => words.map(() => false));
  for (const piece of pieces) {
    if (!inOrder.has(piece) && !hasWholeLines(piece, said)) continue;
    for (const [at, place] of piece.places.entries()) {
      if (place < 0) continue;
      isTaken[place] = true;
      const own = isPaired[piece.line];
      if (own && !isBesideGap(piece.places, at)) own[piece.first + at] = true;
    }
  }
  return { isPaired, isTaken };
}

function placesOf(said: readonly SaidWord[]): ReadonlyMap<string, readonly number[]> {
  const known = new Map<string, number[]>();
  for (const [place, { key }] of said.entries()) {
    const places = known.get(key);
    if (places) places.push(place);
    else known.set(key, [place]);
  }
  return known;
}

function piecesOf(keys: readonly string[], line: number): Piece[] {
  const count = Math.ceil(keys.length / LONGEST_PIECE);
  return Array.from({ length: count }, (_, at) => {
    const first = at * LONGEST_PIECE;
    return { line, first, keys: keys.slice(first, first + LONGEST_PIECE), places: [] };
  });
}

/** Where most words of a piece are together; of several such places, the one next to the piece before. */
function startOf(
  keys: readonly string[],
  known: ReadonlyMap<string, readonly number[]>,
  expected: number,
): number {
  const found = keys.flatMap((key, at) => {
    const places = known.get(key) ?? [];
    return places.length > MOST_PLACES ? [] : places.map((place) => ({ place, key, at }));
  });
  found.sort((one, other) => one.place - other.place);
  let [best, bestWeight, from] = [expected, 0, 0];
  const inside = new Map<string, number>();
  let weight = 0;
  const far = (start: number) => Math.abs(start - expected);
  for (const { place, key } of found) {
    const count = inside.get(key) ?? 0;
    if (count === 0) weight += weightOf(key);
    inside.set(key, count + 1);
    for (
      let first = found[from];
      first && place - first.place >= keys.length + 2;
      first = found[from]
    ) {
      const left = (inside.get(first.key) ?? 1) - 1;
      inside.set(first.key, left);
      if (left === 0) weight -= weightOf(first.key);
      from += 1;
    }
    const start = found[from]?.place ?? place;
    if (weight > bestWeight || (weight === bestWeight && far(start) < far(best)))
      [best, bestWeight] = [start, weight];
  }
  return best;
}

/** Long words tell more of where a line is from than numbers and units do. */
const weightOf = (key: string): number => (/\p{L}{4}/u.test(key) ? 3 : 2);

/** Of all ways to pair the words in a row, the one with the most pairs and the fewest words left out. */
function align(keys: readonly string[], said: readonly SaidWord[], start: number): number[] {
  const from = Math.max(0, start - SLACK);
  const window = said.slice(from, start + keys.length + SLACK);
  const width = window.length + 1;
  const scores = new Int16Array((keys.length + 1) * width);
  for (let row = 1; row <= keys.length; row += 1) {
    scores[row * width] = -row;
    const key = keys[row - 1] ?? '';
    for (let column = 1; column < width; column += 1) {
      const at = row * width + column;
      const above = (scores[at - width] ?? 0) - 1;
      const before = (scores[at - 1] ?? 0) - 1;
      const isSame = window[column - 1]?.key === key;
      const both = isSame ? (scores[at - width - 1] ?? 0) + weightOf(key) : -9_999;
      scores[at] = Math.max(above, before, both);
    }
  }
  return trace(keys, window, scores, width).map((place) => (place < 0 ? place : from + place));
}

function trace(
  keys: readonly string[],
  window: readonly SaidWord[],
  scores: Int16Array,
  width: number,
) {
  const places = keys.map(() => -1);
  let row = keys.length;
  let column = 0;
  for (let one = 1; one < width; one += 1)
    if ((scores[row * width + one] ?? 0) > (scores[row * width + column] ?? 0)) column = one;
  while (row > 0 && column > 0) {
    const at = row * width + column;
    const key = keys[row - 1] ?? '';
    const both = (scores[at - width - 1] ?? 0) + weightOf(key);
    if (window[column - 1]?.key === key && scores[at] === both) {
      places[row - 1] = column - 1;
      row -= 1;
      column -= 1;
    } else if (scores[at] === (scores[at - width] ?? 0) - 1) row -= 1;
    else column -= 1;
  }
  return places;
}

/** The source has words between this one and the next. Where the copy has another word there, that one has no pair. */
function isBesideGap(places: readonly number[], at: number): boolean {
  const place = places[at] ?? 0;
  const [before = -1, after = -1] = [places[at - 1], places[at + 1]];
  return (before >= 0 && place - before > 1) || (after >= 0 && after - place > 1);
}

/** The pieces whose places follow each other, as many words as possible. */
function longestOrder(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const found = pieces.flatMap((piece) => {
    const places = piece.places.filter((place) => place >= 0);
    const [first, last] = [places[0], places.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [{ piece, first, last, count: places.length }];
  });
  const best: { total: number; before: number }[] = [];
  for (const [at, { first, count }] of found.entries()) {
    let [total, before] = [count, -1];
    for (let other = Math.max(0, at - MOST_BEFORE); other < at; other += 1) {
      const sum = (best[other]?.total ?? 0) + count;
      if ((found[other]?.last ?? 0) < first && sum > total) [total, before] = [sum, other];
    }
    best.push({ total, before });
  }
  const order = new Set<Piece>();
  let at = best.reduce(
    (most, { total }, one) => (total > (best[most]?.total ?? -1) ? one : most),
    0,
  );
  while (at >= 0 && found[at]) {
    order.add((found[at] as { piece: Piece }).piece);
    at = best[at]?.before ?? -1;
  }
  return order;
}

/** How many pieces before one may be the next in order: more than a recipe has. */
const MOST_BEFORE = 400;

/** A line that the copy has moved has to be a line of the source too, or several. */
function hasWholeLines({ places }: Piece, said: readonly SaidWord[]): boolean {
  const taken = places.filter((place) => place >= 0);
  const [first, last] = [taken[0], taken.at(-1)];
  if (first === undefined || last === undefined) return false;
  return said[first - 1]?.line !== said[first]?.line && said[last + 1]?.line !== said[last]?.line;
}
