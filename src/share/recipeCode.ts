import type { Recipe } from '../../machines/recipeMachine';
import { isBlank } from '../../machines/recipeMachine';
import { linkMessages } from './messages';

/** A link that cannot be read or written. Its message is for the visitor. */
export class LinkError extends Error {}

/**
 * The number at the start names the format. The word at the end shows that nothing was cut off, as
 * chat programs do; they may also add punctuation behind it.
 */
const VERSION = 1;
const FORMAT = /^(\d{1,6})\.([\w-]+)\.end[.,;:!?'")\]]*$/;

/** The longest code that is decoded, in characters, and the longest that is written. */
const MAX_CODE_LENGTH = 16_000;

/** The largest recipe that is inflated, in bytes of JSON, and the largest that is deflated. */
const MAX_SIZE = 65_536;

/** How many bytes a stream gets at a time. They inflate to at most a thousand times as many. */
const CHUNK_SIZE = 128;

const MAX_MODEL_LENGTH = 80;

/**
 * Writes a recipe as a code for a link's fragment: JSON, deflated (RFC 1951), in base64url (RFC 4648).
 *
 * @throws {LinkError} if it would be too long to be read again
 */
export async function writeSharedRecipe({ text, cut, model }: Recipe): Promise<string> {
  if (!('CompressionStream' in globalThis)) throw new LinkError(linkMessages.cannotWrite);
  const json = JSON.stringify({
    recipe: text.toWellFormed(),
    model: model === null ? null : cleanName(model),
    ...(cut && { cut }),
  });
  const bytes = new TextEncoder().encode(json);
  if (bytes.length > MAX_SIZE) throw new LinkError(linkMessages.tooLong);
  const deflated = await pipe(bytes, new CompressionStream('deflate-raw'));
  const code = btoa(String.fromCharCode(...deflated))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  if (code.length > MAX_CODE_LENGTH) throw new LinkError(linkMessages.tooLong);
  return `${VERSION}.${code}.end`;
}

/**
 * Reads a code that `writeSharedRecipe` or a stranger wrote. Nothing in the recipe can be trusted.
 *
 * @throws {LinkError}
 */
export async function readSharedRecipe(code: string): Promise<Recipe> {
  const version = Number(/^(\d{1,6})\./.exec(code)?.[1]);
  if (version > VERSION) throw new LinkError(linkMessages.newer);
  const data = FORMAT.exec(code)?.[2];
  if (version !== VERSION || data === undefined) throw new LinkError(linkMessages.broken);
  if (data.length > MAX_CODE_LENGTH) throw new LinkError(linkMessages.tooLarge);
  if (!('DecompressionStream' in globalThis)) throw new LinkError(linkMessages.cannotOpen);
  try {
    const deflated = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await pipe(
      Uint8Array.from(deflated, (character) => character.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    );
    return check(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError(linkMessages.broken, { cause: error });
  }
}

/** @throws {LinkError} */
function check(value: unknown): Recipe {
  const { recipe: text, model, cut = false } = Object(value) as Record<string, unknown>;
  if (!isText(text) || typeof cut !== 'boolean' || (model !== null && !isText(model))) {
    throw new LinkError(linkMessages.broken);
  }
  if (isBlank(text)) throw new LinkError(linkMessages.blank);
  const name = model === null ? null : cleanName(model);
  return { text, cut, model: name, origin: 'shared', askedWith: [] };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed();
}

/** Takes out of a model's name what could disguise it. Null if nothing is left. */
function cleanName(model: string): string | null {
  const name = model.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return name.length > MAX_MODEL_LENGTH ? `${name.slice(0, MAX_MODEL_LENGTH - 1)}…` : name || null;
}

/**
 * Sends bytes through a stream chunk by chunk, so a small text that inflates to a huge one is stopped
 * early.
 *
 * @throws {LinkError} if more than `MAX_SIZE` bytes come out
 */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  { writable, readable }: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  async function write() {
    for (let start = 0; start < bytes.length; start += CHUNK_SIZE) {
      await writer.write(bytes.subarray(start, start + CHUNK_SIZE));
    }
    await writer.close();
  }
  // The reader gets the same error.
  write().catch(() => {});

  const reader = readable.getReader();
  const result = new Uint8Array(MAX_SIZE);
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return result.subarray(0, size);
    if (size + value.length > MAX_SIZE) {
      reader.cancel().catch(() => {});
      throw new LinkError(linkMessages.tooLarge);
    }
    result.set(value, size);
    size += value.length;
  }
}
