/** The words of a text, to compare it with others: without signs and capitals. */
export const plainWords = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** Whether a text has these words in a row. They are whole: "buckwheat" does not say "wheat". */
export const saysWords = (text: string, words: string): boolean =>
  ` ${plainWords(text)} `.includes(` ${plainWords(words)} `);

/**
 * For each of `lines`, whether a text of `rows` says it already: as a row of its own, as several, or
 * in a row that others of `lines` say the rest of. The row "coconut milk" alone does not say "Milk".
 */
export function areSaid(lines: readonly string[], rows: readonly string[]): boolean[] {
  const all = lines.map(plainWords);
  let whole = `\n${rows.map(plainWords).filter(Boolean).join('\n')}\n`;
  let left = whole.replaceAll('\n', ' ');
  const blank = (from: string, at: number, { length }: string) =>
    `${from.slice(0, at + 1)}${' '.repeat(length)}${from.slice(at + 1 + length)}`;
  /** Of lines that are a part of a row, or several rows. */
  const places = new Map<number, number>();
  const isRow = all.map((words) => {
    const at = whole.indexOf(`\n${words}\n`);
    if (at < 0) return words === '';
    whole = blank(whole, at, words);
    left = blank(left, at, words);
    return true;
  });
  const others = [...all.entries()].filter(([at]) => !isRow[at]);
  // The longest first, so that "coconut milk" takes its words before "Milk" does.
  for (const [line, words] of others.sort(([, one], [, other]) => other.length - one.length)) {
    const at = left.indexOf(` ${words} `);
    if (at < 0) continue;
    places.set(line, at);
    left = blank(left, at, words);
  }
  return all.map((words, line) => {
    const at = places.get(line);
    if (at === undefined) return !!isRow[line];
    const [start, end] = [whole.lastIndexOf('\n', at), whole.indexOf('\n', at + words.length + 1)];
    return left.slice(start, end).trim() === '';
  });
}
