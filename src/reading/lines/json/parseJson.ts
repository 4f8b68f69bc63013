import { RefusedError } from '../Refusal';
import type { Json } from './jsonWords';

const DEEPEST = 40;
/** Far more than 10,000 recipes from Mealie have. */
const MOST_SIGNS = 20_000_000;

/**
 * Parses JSON that may come from anybody. `JSON.parse` takes long for megabytes of brackets.
 *
 * @returns undefined for any other text
 * @throws {RefusedError} if it is nested too deeply
 */
export function parseJson(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let depth = 0;
  let signs = 0;
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (sign.length > 1 || sign === '"') continue;
    signs += 1;
    depth += sign === '{' || sign === '[' ? 1 : -1;
    if (depth > DEEPEST || signs > MOST_SIGNS) throw new RefusedError('damaged');
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
