import { deflateSync, Inflate } from 'fflate';
import { isBlank } from '../../../machines/kitchen/ingredientList';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { readSource } from '../../../machines/kitchen/recipeSource';
import LINK_DICTIONARY from './linkDictionary.txt?raw';
import { linkMessages } from './linkMessages';

/** A link that cannot be read or written. Its message is for the visitor. */
export class LinkError extends Error {}

/** Also the first number of the code. Its last word shows that no chat program has cut the code. */
const VERSION = 2;
const FORMAT = /^(\d{1,6})\.([\w-]+)\.end(?![a-z\d])/i;

/** The longest code that the page reads or writes, in characters. */
const MAX_CODE_LENGTH = 16_000;

/** The largest recipe that the page inflates or deflates, in bytes of JSON. */
const MAX_SIZE = 65_536;

/** How many bytes to inflate at a time. They become at most a thousand times as many. */
const CHUNK_SIZE = 128;

const MAX_MODEL_LENGTH = 80;

/**
 * A code for a link's fragment: JSON, deflated (RFC 1951) with a dictionary, in base64url (RFC
 * 4648). Throws a `LinkError` if it would be too long to read.
 */
export function writeSharedRecipe({ text, cut, model, source, byHand }: Recipe): string {
  const json = JSON.stringify({
    recipe: text.toWellFormed(),
    model: model === null ? null : cleanName(model),
    ...(cut && { cut }),
    ...(source && { source }),
    ...(byHand && { byHand }),
  });
  const bytes = new TextEncoder().encode(json);
  if (bytes.length > MAX_SIZE) throw new LinkError(linkMessages.tooLong);
  const deflated = deflateSync(bytes, { level: 9, dictionary: dictionaryOf(VERSION) });
  const code = btoa(String.fromCharCode(...deflated))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  if (code.length > MAX_CODE_LENGTH) throw new LinkError(linkMessages.tooLong);
  return `${VERSION}.${code}.end`;
}

/** A stranger may have written the code: trust nothing in it. Throws a `LinkError`. */
export function readSharedRecipe(code: string): Recipe {
  const version = Number(/^(\d{1,6})\./.exec(code)?.[1]);
  if (version > VERSION) throw new LinkError(linkMessages.newer);
  const data = FORMAT.exec(code)?.[2];
  if (!(version >= 1) || data === undefined) throw new LinkError(linkMessages.broken);
  if (data.length > MAX_CODE_LENGTH) throw new LinkError(linkMessages.tooLarge);
  try {
    const deflated = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = inflate(
      Uint8Array.from(deflated, (character) => character.charCodeAt(0)),
      dictionaryOf(version),
    );
    return check(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError(linkMessages.broken, { cause: error });
  }
}

/**
 * The most common words of recipes in seven languages, the most common last, to compress links of
 * version 2. A single changed character breaks every link: make a new version instead. The words
 * are written as JSON writes them. Version 1 had no dictionary.
 */
function dictionaryOf(version: number): Uint8Array {
  return new TextEncoder().encode(version === 1 ? '' : LINK_DICTIONARY.replaceAll('\n', '\\n'));
}

/**
 * Stops early if a small text inflates to a huge one: throws a `LinkError` beyond `MAX_SIZE` bytes.
 */
function inflate(bytes: Uint8Array, dictionary: Uint8Array): Uint8Array {
  const result = new Uint8Array(MAX_SIZE);
  let size = 0;
  const inflater = new Inflate({ dictionary }, (chunk) => {
    if (size + chunk.length > MAX_SIZE) throw new LinkError(linkMessages.tooLarge);
    result.set(chunk, size);
    size += chunk.length;
  });
  for (let start = 0; start < bytes.length; start += CHUNK_SIZE) {
    const end = start + CHUNK_SIZE;
    inflater.push(bytes.subarray(start, end), end >= bytes.length);
  }
  return result.subarray(0, size);
}

function check(value: unknown): Recipe {
  const { recipe: text, model, cut = false, ...rest } = Object(value) as Record<string, unknown>;
  if (!isText(text) || typeof cut !== 'boolean' || (model !== null && !isText(model))) {
    throw new LinkError(linkMessages.broken);
  }
  if (isBlank(text)) throw new LinkError(linkMessages.blank);
  const name = model === null ? null : cleanName(model);
  const source = readSource(rest.source);
  const byHand = (['edited', 'written'] as const).find((one) => one === rest.byHand);
  const about = { ...(source && { source }), ...(byHand && { byHand }) };
  return { text, cut, model: name, origin: 'shared', ...about, askedWith: [] };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed();
}

/** Removes characters that could disguise a model's name. Null if nothing is left. */
function cleanName(model: string): string | null {
  const name = model.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return name.length > MAX_MODEL_LENGTH ? `${name.slice(0, MAX_MODEL_LENGTH - 1)}…` : name || null;
}
