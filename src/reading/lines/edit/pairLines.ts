export interface Pair {
  line: number;
  typed: number;
}

/** A text that differs at more places was replaced: to compare it would keep the page busy. */
const MOST_COMPARED = 1_000_000;

/** With this share of its words, a line is the same line, changed. */
const FEWEST_SHARED = 0.4;

/** Which lines are the same before and after an edit, in order: first those with the same words. */
export function pairLines(before: readonly string[], after: readonly string[]): Pair[] {
  const { before: start, after: count } = sameEnds(before, after);
  const [end, afterEnd] = [before.length - count, after.length - count];
  const inside = sameLines(before.slice(start, end), after.slice(start, afterEnd)).map(
    ({ line, typed }) => ({ line: line + start, typed: typed + start }),
  );
  const same = [
    ...before.slice(0, start).map((_, at) => ({ line: at, typed: at })),
    ...inside,
    ...before.slice(end).map((_, at) => ({ line: end + at, typed: afterEnd + at })),
  ];
  const pairs: Pair[] = [];
  let last: Pair = { line: -1, typed: -1 };
  for (const next of [...same, { line: before.length, typed: after.length }]) {
    pairs.push(...changedLines(before, after, last, next));
    if (next.line < before.length) pairs.push(next);
    last = next;
  }
  return pairs;
}

/** How many characters or lines two texts share at their beginning and at their end. */
export function sameEnds<Text extends string | readonly string[]>(one: Text, other: Text) {
  const most = Math.min(one.length, other.length);
  let before = 0;
  while (before < most && one[before] === other[before]) before += 1;
  let after = 0;
  while (after < most - before && one.at(-1 - after) === other.at(-1 - after)) after += 1;
  return { before, after };
}

/** The longest common sequence. */
function sameLines(before: readonly string[], after: readonly string[]): Pair[] {
  const width = after.length + 1;
  if (before.length * after.length > MOST_COMPARED) return [];
  const longest = new Uint32Array((before.length + 1) * width);
  const at = (line: number, typed: number) => longest[line * width + typed] ?? 0;
  for (let line = before.length - 1; line >= 0; line -= 1) {
    for (let typed = after.length - 1; typed >= 0; typed -= 1) {
      longest[line * width + typed] =
        before[line] === after[typed]
          ? at(line + 1, typed + 1) + 1
          : Math.max(at(line + 1, typed), at(line, typed + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let line = 0, typed = 0; line < before.length && typed < after.length; ) {
    if (before[line] === after[typed]) {
      pairs.push({ line, typed });
      line += 1;
      typed += 1;
    } else if (at(line + 1, typed) >= at(line, typed + 1)) line += 1;
    else typed += 1;
  }
  return pairs;
}

/** Pairs lines with some other words, or all lines if none was added or removed. */
function changedLines(
  before: readonly string[],
  after: readonly string[],
  last: Pair,
  next: Pair,
): Pair[] {
  const isSameCount = next.line - last.line === next.typed - last.typed;
  const pairs: Pair[] = [];
  let line = last.line + 1;
  for (let typed = last.typed + 1; typed < next.typed; typed += 1) {
    const end = isSameCount ? line + 1 : next.line;
    for (let at = line; at < end; at += 1) {
      if (!isSameCount && !isAlike(before[at] ?? '', after[typed] ?? '')) continue;
      pairs.push({ line: at, typed });
      line = at + 1;
      break;
    }
  }
  return pairs;
}

function isAlike(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  const others = wordsOf(other);
  const shared = others.filter((word) => words.has(word)).length;
  return shared > 0 && shared >= FEWEST_SHARED * Math.max(words.size, others.length);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
