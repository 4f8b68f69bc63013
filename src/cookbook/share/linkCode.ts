import { deflateSync, Inflate } from 'fflate';
import { isBlank } from '../../../machines/kitchen/ingredientList';
import type { Recipe, Source } from '../../../machines/kitchen/recipe';
import { readSource } from '../../../machines/kitchen/recipeSource';
import { linkTo } from '../../browser/address/sharedLink';
import { bytesOfBase64 } from '../../browser/base64';
import * as restWords from '../../words/en/rest';
import LINK_DICTIONARY from './linkDictionary.txt?raw';
import { sourceToShare } from './sharedText';

/** A link that cannot be read or written. Its message is for the visitor. */
export class LinkError extends Error {}

/** Throws a `LinkError` if a chat program would refuse the link. */
export function linkWith(kind: 'recipe' | 'list', code: string): string {
  const link = linkTo(kind, code);
  if (link.length > MAX_LINK_LENGTH) throw new LinkError(restWords.links.tooLong);
  return link;
}

/** In characters. Telegram carries 4,096; other chat programs refuse a longer message. */
const MAX_LINK_LENGTH = 4_000;

/**
 * Also the first number of the code. Its last word shows that no chat program has cut the code. A
 * recipe of which older pages would say too much has a later version, which they refuse.
 */
const VERSION = 2;
const OF_PHOTO = 3;
const OF_CLIP = 4;
const OF_COPY = 5;
const NEWEST = OF_COPY;
const FORMAT = /^(\d{1,6})\.([\w-]+)\.end(?![a-z\d])/i;

/** The longest code that the page reads or writes, in characters. */
const MAX_CODE_LENGTH = 16_000;

/** What the page inflates or deflates at most, in bytes of JSON. */
const MAX_SIZE = 65_536;

/** How many bytes to inflate at a time. They become at most a thousand times as many. */
const CHUNK_SIZE = 128;

/**
 * A code for a link's fragment: JSON, deflated (RFC 1951) with a dictionary, in base64url (RFC
 * 4648). Throws a `LinkError` if it would be too long to read.
 */
export function writeCode(data: object, version = VERSION): string {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  if (bytes.length > MAX_SIZE) throw new LinkError(restWords.links.tooLong);
  const deflated = deflateSync(bytes, { level: 9, dictionary: dictionaryOf(VERSION) });
  const code = btoa(String.fromCharCode(...deflated))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  if (code.length > MAX_CODE_LENGTH) throw new LinkError(restWords.links.tooLong);
  return `${version}.${code}.end`;
}

/**
 * A stranger may have written the code: trust nothing in it. `check` throws if it is not what the
 * link is for. Throws a `LinkError`.
 */
export function readCode<Data>(code: string, check: (value: unknown) => Data): Data {
  const version = Number(/^(\d{1,6})\./.exec(code)?.[1]);
  if (version > NEWEST) throw new LinkError(restWords.links.newer);
  const data = FORMAT.exec(code)?.[2];
  if (!(version >= 1) || data === undefined) throw new LinkError(restWords.links.broken);
  if (data.length > MAX_CODE_LENGTH) throw new LinkError(restWords.links.tooLarge);
  try {
    const bytes = inflate(bytesOfBase64(data), dictionaryOf(version));
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return check(JSON.parse(json, refuseHalves));
  } catch (error) {
    throw error instanceof LinkError
      ? error
      : new LinkError(restWords.links.broken, { cause: error });
  }
}

/** JSON can write half a character. */
function refuseHalves(_: string, value: unknown): unknown {
  if (typeof value === 'string' && !value.isWellFormed())
    throw new LinkError(restWords.links.broken);
  return value;
}

/**
 * The most common words of recipes in seven languages, the most common last, to compress links of
 * versions 2 to 5. A single changed character breaks every link: make a new version instead. The words
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
    if (size + chunk.length > MAX_SIZE) throw new LinkError(restWords.links.tooLarge);
    result.set(chunk, size);
    size += chunk.length;
  });
  for (let start = 0; start < bytes.length; start += CHUNK_SIZE) {
    const end = start + CHUNK_SIZE;
    inflater.push(bytes.subarray(start, end), end >= bytes.length);
  }
  return result.subarray(0, size);
}

const MAX_MODEL_LENGTH = 80;

/** Throws a `LinkError` if the code would be too long to read. */
export function writeSharedRecipe(recipe: Recipe): string {
  const { text, cut, model, byHand } = recipe;
  const source = sourceToShare(recipe);
  return writeCode(
    {
      recipe: text.toWellFormed(),
      model: model === null ? null : cleanName(model),
      ...(cut && { cut }),
      ...(source && { source }),
      ...(byHand && { byHand }),
    },
    versionFor(source),
  );
}

function versionFor({ isPhoto, isClip, isCopy, leavesOutAllergens }: Source = {}): number {
  if (isCopy || leavesOutAllergens) return OF_COPY;
  return isClip ? OF_CLIP : isPhoto ? OF_PHOTO : VERSION;
}

/** Throws a `LinkError`. */
export const readSharedRecipe = (code: string): Recipe => readCode(code, check);

function check(value: unknown): Recipe {
  const { recipe: text, model, cut = false, ...rest } = Object(value) as Record<string, unknown>;
  const isWritten = model === null || typeof model === 'string';
  if (typeof text !== 'string' || typeof cut !== 'boolean' || !isWritten) {
    throw new LinkError(restWords.links.broken);
  }
  if (isBlank(text)) throw new LinkError(restWords.links.blank);
  const name = model === null ? null : cleanName(model);
  const source = readSource(rest.source);
  const byHand = (['edited', 'written'] as const).find((one) => one === rest.byHand);
  const about = { ...(source && { source }), ...(byHand && { byHand }) };
  return { text, cut, model: name, origin: 'shared', ...about, askedWith: [] };
}

/** Removes characters that could disguise a model's name. Null if nothing is left. */
function cleanName(model: string): string | null {
  const name = model.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return name.length > MAX_MODEL_LENGTH ? `${name.slice(0, MAX_MODEL_LENGTH - 1)}…` : name || null;
}
