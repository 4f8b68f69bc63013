import { readHtml } from './readHtml';

const IS_HTML = /<\/?[a-z][^<>]{0,200}>|&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z][a-z\d]{1,23});/i;

const BLOCK = /<(?:p|div|li|br|tr|h\d)\b/i;

/** Pages escape what was escaped before: "&amp;frac12;". */
const MOST_ESCAPES = 3;

/** The JSON of many pages has strings with HTML. */
export function plainLines(text: string, escapes = MOST_ESCAPES): string[] {
  const lines = IS_HTML.test(text)
    ? readHtml(text.replace(BLOCK.test(text) ? /\n\s*\n/g : /\n/g, '<br>')).lines.flatMap((line) =>
        escapes > 1 ? plainLines(line.text, escapes - 1) : line.text,
      )
    : text.split(/\r?\n/);
  return lines.map((line) => line.trim()).filter(Boolean);
}
