/**
 * Removes differences that mean nothing: letter case, and the kinds of blanks, dashes, quotes and
 * slashes. Each character stays at its place.
 */
export function normalizeText(text: string): string {
  return text
    .replace(/\s/g, ' ')
    .replace(/[‐‑‒–−]/g, '-')
    .replace(/―/g, '—')
    .replace(/∼|～/g, '~')
    .replace(/[’ʼ]/g, "'")
    .replace(/⁄/g, '/')
    .replace(/\p{Lu}/gu, (letter) => {
      const small = letter.toLowerCase();
      return small.length === letter.length ? small : letter;
    });
}
