import { findFence } from './fence';
import type { Json } from './jsonWords';

interface FoundJson {
  json: Json;
  before: string;
  after: string;
}

/** Finds the JSON that an answer, or its only fence, holds; null if there is none. */
export function findJson(answer: string): FoundJson | null {
  const fenced = findFence(answer);
  const text = fenced?.inside ?? answer;
  const start = text.search(/^[ \t]*(?:\{|\[\s*[{[\]])/m);
  if (start < 0) return null;
  const { json, end } = mend(text.slice(start));
  if (json === undefined) return null;
  const [before, after] = [text.slice(0, start), text.slice(start + end)];
  return {
    json,
    before: [fenced?.before, before].filter(Boolean).join('\n').trim(),
    after: [after, fenced?.after].filter(Boolean).join('\n').trim(),
  };
}

/**
 * Reads JSON with a model's slips: it is cut, has commas before closing brackets, or line breaks in
 * strings.
 *
 * @param text begins with a bracket
 * @returns what was read, and where it ends; undefined if there are other slips
 */
function mend(text: string): { json: Json | undefined; end: number } {
  const open: string[] = [];
  const tokens: string[] = [];
  let end = text.length;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (/^\s/.test(token)) continue;
    if (/^[\]}]/.test(token)) {
      if (tokens.at(-1) === ',') tokens.pop();
      if (open.pop() !== token) return { json: undefined, end };
    }
    if (/^[[{]/.test(token)) open.push(token === '[' ? ']' : '}');
    tokens.push(token.startsWith('"') ? closed(token) : token);
    if (open.length === 0) {
      end = index + token.length;
      break;
    }
  }
  if (open.length > 0) dropHalf(tokens, open.at(-1) === '}');
  try {
    return { json: JSON.parse([...tokens, ...open.reverse()].join('')), end };
  } catch {
    return { json: undefined, end };
  }
}

const TOKENS = /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|[[\]{},:]|\s+|[^\s"[\]{},:]+/g;

/** A string with its end, if the text was cut in it, and without raw line breaks. */
function closed(token: string): string {
  const isClosed = token.length > 1 && /(?:^|[^\\])(?:\\\\)*"$/.test(token);
  const words = token.slice(1, isClosed ? -1 : undefined);
  const whole = isClosed ? words : words.replace(/\\(?:u[\da-f]{0,3})?$/i, '');
  return `"${whole.replace(/[\n\r\t]/g, ' ')}"`;
}

/** Takes off what is half at the end of a cut text: a comma, a key without a value. */
function dropHalf(tokens: string[], isInObject: boolean) {
  if (tokens.at(-1) === ',') tokens.pop();
  else if (tokens.at(-1) === ':') tokens.splice(-2);
  else if (isInObject && /^[,{]$/.test(tokens.at(-2) ?? '')) tokens.pop();
  if (tokens.at(-1) === ',') tokens.pop();
  // "tru" and "nul" are cut too.
  if (/^(?:t|f|n)/.test(tokens.at(-1) ?? '')) tokens.splice(-1, 1, 'null');
}
