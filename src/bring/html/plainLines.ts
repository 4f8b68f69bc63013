import { readHtml } from './readHtml';

/** The lines of a string that may hold HTML, as the JSON of many pages does. */
export function plainLines(text: string): string[] {
  const isHtml = /<\/?[a-z][^<>]{0,200}>|&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,24});/i.test(text);
  const lines = isHtml ? readHtml(text).lines.map((line) => line.text) : text.split(/\r?\n/);
  return lines.map((line) => line.trim()).filter(Boolean);
}
