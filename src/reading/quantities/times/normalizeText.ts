/** What a kitchen machine is set to behind a time: "5 sec/vitesse 9", "3 min/100°C/speed 2". */
export const MACHINE =
  /^ ?\.?[/,|] ?(?:\d{2,3} ?°|varoma|vitesse|vit\.|stufe|speed|velocidade?|velocità|vel\.|snelheid)/u;

/** Puts blanks in place of what brackets say: it is no part of the sentence around them. */
export const blankBrackets = (text: string) =>
  text.replace(/\([^()]*\)/g, (all) => ' '.repeat(all.length));

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
