/** The words of a text, to compare it with others: without signs and capitals. */
export const plainWords = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** Whether a text has these words in a row. They are whole: "buckwheat" does not say "wheat". */
export function saysWords(text: string, words: string): boolean {
  const run = plainWords(words);
  return run !== '' && ` ${plainWords(text)} `.includes(` ${run} `);
}

/**
 * Says for each of `lines` whether the rows have it already: as a row of its own, as several rows, or
 * in a row that others of `lines` say the rest of. The row "coconut milk" alone does not say "Milk".
 */
export const areSaid = (lines: readonly string[], rows: readonly string[]): boolean[] =>
  areWordsSaid(lines.map(plainWords), rows.map(plainWords));

/** How many places to try for one line. One more, and the line counts as not said. */
const MOST_TRIES = 64;

/** The same for plain words. Takes time in proportion to them. */
export function areWordsSaid(lines: readonly string[], rows: readonly string[]): boolean[] {
  const open = new Map<string, number>();
  for (const words of rows) open.set(words, (open.get(words) ?? 0) + 1);
  const said = lines.map((words) => {
    const count = open.get(words) ?? 0;
    if (count > 0) open.set(words, count - 1);
    return count > 0 || words === '';
  });
  const rest = lines.flatMap((words, line) => (said[line] ? [] : [{ line, words }]));
  if (rest.length === 0) return said;
  const others = rows.filter((words) => {
    const count = open.get(words) ?? 0;
    if (count > 0) open.set(words, count - 1);
    return words && count > 0;
  });
  const place = placesIn(others);
  // The longest line goes first, so that "coconut milk" takes its words before "Milk" does.
  rest.sort((one, other) => other.words.length - one.words.length);
  const found = rest.map(({ line, words }) => ({ line, isWhole: place(words.split(' ')) }));
  for (const { line, isWhole } of found) said[line] = isWhole();
  return said;
}

/** Takes words in a row, each once, and says later whether all words of their rows are taken. */
function placesIn(rows: readonly string[]) {
  const all = rows.flatMap((words, row) => words.split(' ').map((word) => ({ word, row })));
  const left = rows.map((words) => words.split(' ').length);
  const isTaken = new Uint8Array(all.length);
  const starts = new Map<string, { places: number[]; next: number }>();
  for (const [at, { word }] of all.entries()) {
    for (const key of [word, `${word} ${all[at + 1]?.word}`]) {
      const known = starts.get(key);
      if (known) known.places.push(at);
      else starts.set(key, { places: [at], next: 0 });
    }
  }
  const fits = (words: readonly string[], at: number) =>
    words.every((word, index) => all[at + index]?.word === word && !isTaken[at + index]);
  return (words: readonly string[]): (() => boolean) => {
    const known = starts.get(words.slice(0, 2).join(' '));
    if (!known) return () => false;
    while (isTaken[known.places[known.next] ?? -1]) known.next += 1;
    const tried = known.places.slice(known.next, known.next + MOST_TRIES);
    const start = tried.find((at) => fits(words, at));
    if (start === undefined) return () => false;
    const end = start + words.length;
    for (let at = start; at < end; at += 1) {
      isTaken[at] = 1;
      left[all[at]?.row ?? 0] = (left[all[at]?.row ?? 0] ?? 1) - 1;
    }
    const [first = 0, last = 0] = [all[start]?.row, all[end - 1]?.row];
    return () => left.slice(first, last + 1).every((count) => count === 0);
  };
}
