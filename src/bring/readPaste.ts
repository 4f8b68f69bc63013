import { layOutJson } from '../recipe/json/layOutJson';
import { readHtml } from './html/readHtml';
import { escapeLine } from './text/escape';
import { layOutLines, layOutText } from './text/layOutText';

/** Reads what somebody pastes: JSON of a recipe, HTML, markdown or plain text. */
export function readPaste(text: string): string {
  const clean = text.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '');
  if (/<(?:html|body|script|div|p|ul|li|table|h\d|meta|span)\b[^>]*>/i.test(clean)) {
    const { data, lines } = readHtml(clean);
    for (const json of data) {
      const recipe = layOutJson(json);
      if (recipe) return recipe;
    }
    return (
      layOutLines(lines, escapeLine) ?? lines.map((line) => escapeLine(line.text)).join('\n\n')
    );
  }
  return layOutJson(clean) ?? layOutText(clean);
}
