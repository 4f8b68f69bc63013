/**
 * Makes a function that says whether a text names what is in some lines.
 *
 * @param shortest letters of a word that counts
 */
export function sharesWith(lines: readonly { text: string }[], shortest = 4) {
  const keysOf = (text: string) =>
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => word.length >= shortest)
      .map((word) => word.slice(0, 5));
  const keys = new Set(lines.flatMap(({ text }) => keysOf(text)));
  return (text: string) => keysOf(text).some((key) => keys.has(key));
}
