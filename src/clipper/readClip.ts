import type { Source } from '../../machines/kitchen/recipe';
import { makeSource } from '../../machines/kitchen/recipeSource';
import { bytesOfBase64 } from '../browser/base64';
import { hashText } from '../browser/hashText';

export interface Clip {
  /** HTML or plain text, for the reader of what visitors bring. */
  text: string;
  /** Its page named what is what. Of other text, a cook looks what is the recipe. */
  isData: boolean;
  /** The page had more than fits into an address. */
  isCut: boolean;
  /** Where the clip says that it is from. */
  source: Source;
}

/** A clip that cannot be read: damaged, or of a newer version. */
export class ClipError extends Error {
  readonly code: 'damaged' | 'newer';

  constructor(code: ClipError['code'], cause?: unknown) {
    super(`Refused: ${code}`, { cause });
    this.code = code;
  }
}

/** That of `clip.ts`. This page reads each earlier one for ever. */
const NEWEST = 1;

/** The version, the length and checksum of `hashText`, and base64url (RFC 4648). */
const FORMAT = /^\d+\.(\d{1,6})(-[\da-z]{1,7})\.([\w=-]+)/;

/** Of the code, in characters: at most 150,000 bytes. Nothing in it is deflated. */
const LONGEST = 200_000;

/** What a clip says of itself, and its data. Each part becomes an element. */
const MOST_PARTS = 100;

/** A stranger may have written the code: trust nothing in it. Throws a `ClipError`. */
export function readClip(code: string): Clip {
  const version = Number(/^(\d{1,6})\./.exec(code)?.[1]);
  const [, length, sum, data = ''] = FORMAT.exec(code) ?? [];
  if (version > NEWEST) throw new ClipError('newer');
  // A program may have added signs after it.
  const written = data.slice(0, Number(length));
  if (!(version > 0) || Number(length) > LONGEST || hashText(written) !== `${length}${sum}`)
    throw new ClipError('damaged');
  const [address = '', title = '', language = '', kind = '', mark = '', ...parts] = decode(
    written,
  ).split('\0', MOST_PARTS);
  const head = `<!doctype html><html lang="${escaped(language)}"><title>${escaped(title)}</title>`;
  const words = parts.join('');
  const texts = new Map([
    ['data', head + parts.map(scriptOf).join('')],
    ['items', head + words],
    ['page', head + words],
    ['text', words],
  ]);
  const text = texts.get(kind);
  if (text === undefined) throw new ClipError('damaged');
  return {
    text,
    isData: kind === 'data' || kind === 'items',
    isCut: mark !== '',
    source: { ...sourceOf(address), isClip: true },
  };
}

/** Throws for bytes that are not UTF-8, and so for half characters. */
function decode(code: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOfBase64(code));
  } catch (error) {
    throw new ClipError('damaged', error);
  }
}

/** In JSON, `<` is only in strings. */
const scriptOf = (json: string) =>
  `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;

const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Not with a user's name, and without what a page may have put after the path of a long address. */
function sourceOf(address: string): Source {
  if (!URL.canParse(address)) return {};
  const url = new URL(address);
  if (url.username || url.password) return {};
  url.hash = '';
  const source = makeSource('', url.href);
  if (source.link) return source;
  url.search = '';
  return makeSource('', url.href);
}
