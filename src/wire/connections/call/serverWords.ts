import { ConnectionError } from '../connection';
import { errorInChoice } from './readPart';

/** The longest quote of a server's words, and the longest message, in UTF-16 units. */
const LONGEST_QUOTE = 300;
const LONGEST_MESSAGE = 2_000;
/** How much of a server's words the page reads. */
export const LONGEST_READING = 100_000;

/** What a server says instead of an answer, and all that tells one cause from another. */
interface ServerWords {
  said: string;
  /** With the names and codes of the error. */
  clues: string;
  /** The HTTP status that the server means, whatever the status of the answer; 0 if it says none. */
  code: number;
}

/** Reads an error in any of the forms that servers and proxies send. */
function readServerWords(body: unknown): ServerWords {
  if (typeof body === 'string') return withoutJson(body);
  const { error, detail, errors, message, title, metadata, msg, loc } = Object(body);
  const inner = [error, detail, errors, errorInChoice(body)].find(
    (one) => typeof one === 'object' && one,
  );
  if (Array.isArray(inner ?? body)) return joinWords((inner ?? body).slice(0, 10));
  const own = [message, error, detail, msg, title, errorInChoice(body)].find(
    (one) => typeof one === 'string' && one,
  );
  const place = Array.isArray(loc) && msg ? `${loc.join('.')}: ` : '';
  const raw = typeof metadata?.raw === 'string' ? ` ${metadata.raw}` : '';
  const words = withoutJson(`${place}${own ?? ''}${raw}`);
  const { code, status, type, param } = Object(body);
  const names = [code, status, type, param, typeof error === 'number' ? error : ''];
  const there = inner ? readServerWords(inner) : { said: '', clues: '', code: 0 };
  return {
    said: there.said || words.said,
    clues: [...names.filter(isName), words.clues, there.clues].join(' '),
    code:
      there.code || [code, status].map(Number).find((one) => one >= 400 && one < 600) || words.code,
  };
}

const isName = (value: unknown) => ['string', 'number'].includes(typeof value) && value !== '';

function joinWords(parts: unknown[]): ServerWords {
  const all = parts.map(readServerWords);
  const join = (name: 'said' | 'clues', between: string) =>
    all.flatMap((one) => one[name] || []).join(between);
  return { said: join('said', '; '), clues: join('clues', ' '), code: all[0]?.code ?? 0 };
}

/** Some proxies end with the provider's JSON: "Error 429: {"error": {"message": "Slow down."}}". */
function withoutJson(text: string): ServerWords {
  const plain = plainWords(text);
  try {
    const json = JSON.parse(text.slice(text.search(/\{|\[\{/), LONGEST_READING));
    const { said, clues, code } = readServerWords(Object(json));
    return { said: said || plain.said, clues: `${plain.clues} ${clues}`, code };
  } catch {
    return plain;
  }
}

/** Of a web page, only its title. */
function plainWords(text: string): ServerWords {
  const read = text.slice(0, LONGEST_READING);
  const isPage = /^\s*<(?:!doctype|html|head|body|h\d|p)\b/i.test(read);
  const title = /<(title|h1)[^>]*>([^<]*)/i.exec(read)?.[2] ?? '';
  const said = (isPage ? title : read).replace(/[\s\p{C}]+/gu, ' ').trim();
  return { said, clues: isPage ? `web page ${said}` : said, code: 0 };
}

/** A server's refusal. Its words begin with the client's, for those who know its logs. */
export function refusal(body: unknown, status: number): ConnectionError {
  const { said, clues, code } = readServerWords(body);
  const words = said || 'an HTTP error occurred when requesting the provider';
  return new ConnectionError(
    'ProviderApiError',
    `Failed to perform inference: ${words}`,
    status < 400 && code ? code : status,
    { said, clues },
  );
}

/** Quotes no JSON: what is cut could hold a part of the token. Of a `page`, only its title. */
export function notJson(status: number, page = ''): ConnectionError {
  const message = 'The answer is not the JSON it should be.';
  const { said, clues } = readServerWords(page);
  return new ConnectionError('SyntaxError', message, status, { said, clues });
}

/** Hides the token before it shortens: a shortened text could keep a part of it. */
export function withoutToken(error: unknown, hide: (text: string) => string, status?: number) {
  const { name = 'Error', message = '', said = '', clues = '', diagnosis } = Object(error);
  const quote = (text: string, longest: number) =>
    hide(text.slice(0, LONGEST_READING)).slice(0, longest);
  const clue = quote(clues || message, LONGEST_MESSAGE);
  const words = { said: quote(said, LONGEST_QUOTE), clues: clue };
  const own = Object(error).status ?? status;
  const copy = new ConnectionError(name, quote(message, LONGEST_MESSAGE), own, words);
  return Object.assign(copy, diagnosis && { diagnosis });
}
