/** What begins another block than a paragraph. */
const BLOCK_MARK = /^(?=#{1,6}(?:\s|$)|>|[-+*](?:\s|$)|[-=_*]{3}|~{3}|`{3}|\||:?-+:?\s?\|)/;

/** A line of plain text as markdown: none of its signs is a mark. */
export function escapeLine(text: string): string {
  return escapeStart(
    text
      .replace(/\\/g, '\\\\')
      .replace(/[*_`~[\]<]/g, '\\$&')
      .replace(/&(?=#?\w{1,32};)/g, '\\&'),
  );
}

/** A line of markdown that begins no block. */
export function escapeStart(text: string): string {
  return text.replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\').replace(BLOCK_MARK, '\\');
}
