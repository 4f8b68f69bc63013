import { addressOf, makeSource } from '../../machines/recipeSource';
import { parseRecipe } from '../recipe/document/parseRecipe';
import { findJson } from '../recipe/json/findJson';
import type { Json } from '../recipe/json/jsonWords';
import { layOutJson } from '../recipe/json/layOutJson';
import type { Found } from './Found';
import { bytesOf, LONGEST_RECIPE } from './files/limits';
import { parseJson } from './files/parseJson';
import type { Refusal } from './files/Refusal';
import { type Html, readHtml } from './html/readHtml';
import { readRecipe } from './json/readRecipe';
import { recipesIn } from './json/recipesIn';
import { escapeLine } from './text/escape';
import { layOutLines, layOutText } from './text/layOutText';
import { plainLetters } from './text/plainLetters';

/** How HTML begins. A text that only names a tag is not HTML. */
const HTML =
  /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype html|html|head|body|meta|script|style|title|link|main|div|p|ul|ol|li|table|h[1-6]|span|article|section|b|strong|em|i|a)\b[^>]*>/i;

/**
 * Reads a text as people paste and save it: markdown, plain text, HTML, or JSON of one recipe or many.
 *
 * @param name of its file; empty for what was pasted
 */
export function readDocument(text: string, name = ''): (Found | Refusal)[] {
  const clean = plainLetters(text);
  if (clean.trim() === '') return [{ name, code: 'empty' }];
  if (addressOf(clean)) return [{ name, code: 'address' }];
  const found = (readJson(clean) ?? readPage(clean) ?? readPlain(clean)).map((one) =>
    one && bytesOf(one.text) > LONGEST_RECIPE
      ? { name: one.name || name, code: 'tooLong' as const }
      : one,
  );
  const whole = found.filter((one) => one !== null);
  return whole.length > 0 ? whole : [{ name, code: 'noRecipe' }];
}

/** The recipes of JSON; null for a text that is no JSON. */
function readJson(text: string): (Found | null)[] | null {
  const json = parseJson(text);
  return json === undefined ? null : recipesIn(json).map(readRecipe);
}

/** The recipes of a page: its structured data, else its words; null for a text that is no HTML. */
function readPage(text: string): (Found | null)[] | null {
  if (!HTML.test(text)) return null;
  const page = readHtml(text);
  const source = makeSource(page.siteName, page.link);
  const described = page.data.flatMap((data): Json[] => {
    const json = parseJson(data.trim());
    return json === undefined ? [] : [json];
  });
  const recipes = described.flatMap((json) => recipesIn(json)).map(readRecipe);
  const known = recipes.flatMap((one) =>
    one ? [{ ...one, source: { ...source, ...one.source } }] : [],
  );
  if (known.length > 0) return known;
  return page.lines.length > 0
    ? [readWords(page)].map((words) => words && { ...words, source })
    : [];
}

function readWords({ lines, title }: Html): Found | null {
  const all = lines.map((line) => line.text).join('\n\n');
  if (bytesOf(all) > LONGEST_RECIPE) return { name: title.trim(), text: all, source: {} };
  const text =
    layOutLines(lines, escapeLine) ??
    `${lines.map((line) => escapeLine(line.text)).join('\n\n')}\n`;
  return { name: title.trim(), text, source: {} };
}

function readPlain(text: string): Found[] {
  const found = findJson(text);
  const json = found && layOutJson(found);
  const isLong = bytesOf(text) > LONGEST_RECIPE;
  const texts = isLong ? [text] : json === null ? layOutText(text) : [json];
  return texts.map((one) => ({
    name: texts.length > 1 ? (parseRecipe(one).title?.text ?? '') : '',
    text: one,
    source: {},
  }));
}
