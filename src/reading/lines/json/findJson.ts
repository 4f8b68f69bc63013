import { DEEPEST_JSON } from '../limits';
import { findFence } from './fence';
import type { Json } from './words';

/** The JSON of an answer, or of its only fence, and the words around it; null without JSON. */
export function findJson(answer: string) {
  const fenced = findFence(answer);
  const text = fenced?.inside ?? answer;
  const start = START.exec(text)?.index ?? -1;
  if (start < 0) return null;
  const { json, isCut, end } = mend(text.slice(start));
  if (json === undefined) return null;
  const [before, after] = [text.slice(0, start), text.slice(start + end)];
  return {
    json,
    isCut,
    before: [fenced?.before, before].filter(Boolean).join('\n').trim(),
    after: [after, fenced?.after].filter(Boolean).join('\n').trim(),
  };
}

/** An object or a list begins here: at the start of a line or after a colon. */
const START = /(?<=^[ \t]{0,20}|[:：][ \t]?)(?:\{\s|\{["'\w]|\[\s*[{[\]])/m;

/** Strings, brackets and signs, comments, blanks, and other words. */
const TOKENS =
  /"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)|'[^'\\]*(?:\\[\s\S][^'\\]*)*(?:'|\\?$)|[[\]{},:]|\/\/[^\n]*|\s+|[^\s"[\]{},:]+/g;

const CLOSING: Record<string, string> = { '[': ']', '{': '}' };

/**
 * Reads JSON with a model's slips: a missing end, a comma before a closing bracket, a line break in
 * a string, a comment, a key without quotes. `text` begins with a bracket. `isCut`: its end is
 * missing. `json` is undefined after other slips.
 */
function mend(text: string): { json: Json | undefined; isCut: boolean; end: number } {
  const open: string[] = [];
  const tokens: string[] = [];
  let end = text.length;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (/^(?:\s|\/\/)/.test(token)) continue;
    if (/^[\]}]/.test(token)) {
      if (tokens.at(-1) === ',') tokens.pop();
      if (open.pop() !== token) return { json: undefined, isCut: false, end };
    }
    const closing = CLOSING[token];
    if (closing && open.push(closing) > DEEPEST_JSON) return { json: undefined, isCut: false, end };
    tokens.push(mendToken(token));
    if (open.length === 0) {
      end = index + token.length;
      break;
    }
  }
  const isCut = open.length > 0;
  return { json: parsed(tokens, open.reverse().join(''), isCut ? MOST_HALF : 0), isCut, end };
}

/** At the end of a cut text: a comma, a key and a colon. */
const MOST_HALF = 3;

/** `half`: how many tokens at the end may be without their value. */
function parsed(tokens: readonly string[], ending: string, half: number): Json | undefined {
  try {
    return JSON.parse(`${tokens.join('')}${ending}`);
  } catch {
    return half > 0 ? parsed(tokens.slice(0, -1), ending, half - 1) : undefined;
  }
}

const WORDS: Record<string, string> = { True: 'true', False: 'false', None: 'null' };

function mendToken(token: string): string {
  if (/^["']/.test(token)) return mendString(token);
  if (/^[[\]{},:]|^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(token)) return token;
  return WORDS[token] ?? JSON.stringify(token);
}

/** Closes a string in which the text was cut, and writes signs for its raw line breaks. */
function mendString(token: string): string {
  const quote = token[0] ?? '';
  const isClosed =
    /^["'](?:[^\\]|\\[\s\S])*$/.test(token) && token.length > 1 && token.endsWith(quote);
  const written = token.slice(1, isClosed ? -1 : undefined);
  const whole = isClosed ? written : written.replace(/\\(?:u[\da-f]{0,3})?$/i, '');
  const words = quote === '"' ? whole : whole.replaceAll("\\'", "'").replace(/"/g, '\\"');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has no such signs in its strings.
  return `"${words.replace(/\r?\n|\r/g, '\\n').replace(/[\u0000-\u001f]/g, ' ')}"`;
}
