/** Begins another block than a paragraph. */
const BLOCK_MARK = /^(?=#{1,6}(?:\s|$)|>|[-+*](?:\s|$)|[-=_*]{3}|~{3}|`{3}|\||:?-+:?\s?\|)/;

/** Markdown knows no marks within an address, from its path on to its last letter. */
const ADDRESS =
  /((?:(?<![\p{L}\p{N}/.])https?:\/\/|(?<=^|[\s*_~(])www\.)[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)+[/?#][^\s<>()[\]`\\]*[\p{L}\p{N}/=#-])/iu;

export function escapeInline(text: string): string {
  const pieces = text.split(ADDRESS);
  const signs = /[\\*_`~[\]]|&(?=#?[^\W_]{1,32};)/g;
  return pieces.map((piece, at) => (at % 2 ? piece : piece.replace(signs, '\\$&'))).join('');
}

/** Words of plain text as markdown: none of their signs is a mark. */
export const escapeLine = (text: string): string =>
  escapeStart(escapeInline(text).replaceAll('<', '\\<'));

/** A model's line of markdown, which begins no block or raw HTML and defines no link. */
export function escapeBlock(text: string): string {
  return escapeStart(text.replace(/<(?=[a-z/!?])|^\[/gi, '\\$&'));
}

/** A line of markdown that begins no block. */
export function escapeStart(text: string): string {
  return text.replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\').replace(BLOCK_MARK, '\\');
}
