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
export function areSaid(lines: readonly string[], rows: readonly string[]): boolean[] {
  const all = lines.map(plainWords);
  const others = rows.map(plainWords).filter(Boolean);
  /** Or where it is a part of a row, or several rows. */
  const said = all.map((words): boolean | number => {
    const at = others.indexOf(words);
    if (at >= 0) others[at] = '';
    return at >= 0 || words === '';
  });
  const rest = `\n${others.join('\n')}\n`;
  let left = rest.replaceAll('\n', ' ');
  const known = new Set(left.split(' '));
  // The longest line goes first, so that "coconut milk" takes its words before "Milk" does.
  for (const [line, words] of [...all.entries()].sort(([, a], [, b]) => b.length - a.length)) {
    const run = ` ${words} `;
    const at = said[line] || !known.has(words.replace(/ .*/, '')) ? -1 : left.indexOf(run);
    if (at < 0) continue;
    said[line] = at;
    left = left.replace(run, ' '.repeat(run.length));
  }
  return said.map((at, line) => {
    if (typeof at === 'boolean') return at;
    const end = rest.indexOf('\n', at + 1 + `${all[line]}`.length);
    return !left.slice(rest.lastIndexOf('\n', at), end).trim();
  });
}
