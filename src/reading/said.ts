/** The words of a text, to compare it with others: without signs and capitals. */
export const plainWords = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** Whether a text has these words in a row. They are whole: "buckwheat" does not say "wheat". */
export function saysWords(text: string, words: string): boolean {
  const plain = plainWords(words);
  return plain !== '' && ` ${plainWords(text)} `.includes(` ${plain} `);
}

/**
 * For each of `lines`, whether a text of `rows` says it already: as a row of its own, as several, or
 * in a row that others of `lines` say the rest of. The row "coconut milk" alone does not say "Milk".
 */
export function areSaid(lines: readonly string[], rows: readonly string[]): boolean[] {
  const all = lines.map(plainWords);
  const others = rows.map(plainWords).filter(Boolean);
  const counts = new Map<string, number>();
  for (const row of others) counts.set(row, (counts.get(row) ?? 0) + 1);
  const take = (words: string) => {
    const count = counts.get(words) ?? 0;
    counts.set(words, count - 1);
    return count > 0;
  };
  const isRow = all.map((words) => words === '' || take(words));
  const rest = `\n${others.map((row) => (take(row) ? row : '')).join('\n')}\n`;
  let left = rest.replaceAll('\n', ' ');
  const known = new Set(left.split(' '));
  const absent = new Set<string>();
  /** Of lines that are a part of a row, or several rows. */
  const places = new Map<number, number>();
  const inRows = [...all.entries()].filter(
    ([at, words]) => !isRow[at] && known.has(words.replace(/ .*/, '')),
  );
  // The longest first, so that "coconut milk" takes its words before "Milk" does.
  for (const [line, words] of inRows.sort(([, one], [, other]) => other.length - one.length)) {
    const at = absent.has(words) ? -1 : left.indexOf(` ${words} `);
    if (at < 0) absent.add(words);
    else {
      places.set(line, at);
      left = `${left.slice(0, at + 1)}${' '.repeat(words.length)}${left.slice(at + 1 + words.length)}`;
    }
  }
  return all.map((words, line) => {
    const at = places.get(line);
    if (at === undefined) return !!isRow[line];
    const [start, end] = [rest.lastIndexOf('\n', at), rest.indexOf('\n', at + words.length + 1)];
    return left.slice(start, end).trim() === '';
  });
}
