import { RefusedError } from '../FoundRecipe';
import { DEEPEST_JSON, MOST_PARTS } from '../limits';
import type { Json } from './words';

/**
 * JSON may come from anybody, and `JSON.parse` takes long for megabytes of brackets or fields.
 * Undefined for any other text. Throws a `RefusedError` if it is nested too deeply, or has too many
 * parts.
 */
export function parseJson(text: string, mostFields = MOST_PARTS): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let depth = 0;
  let parts = 0;
  let fields = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ':') fields += 1;
    else if (sign !== ',') continue;
    if (sign !== ':') parts += 1;
    if (depth > DEEPEST_JSON || parts > MOST_PARTS || fields > mostFields)
      throw new RefusedError('damaged');
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
