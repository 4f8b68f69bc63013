/** What a link carries of a recipe. */
export interface SharedRecipe {
  /** Markdown. */
  recipe: string;
  /** True when the recipe's end may be missing. */
  cut: boolean;
  /** The name of the language model that wrote it, as the link says; null where it names none. */
  model: string | null;
}

/** A link that cannot be opened. Its message is for the visitor. */
export class LinkError extends Error {}

/**
 * The first number says how the rest is to be read. At the end of it stands a word, because chat
 * programs cut links, and take marks at the end of one for punctuation.
 */
const VERSION = 1;
const FORM = /^(\d{1,6})\.([\w-]+)\.end$/;

/** The most that is decoded of a link, in characters. No link of this page comes near. */
const LONGEST_CODE = 16_000;

/** The most that a recipe may come to once it is inflated, in bytes. */
const MOST_BYTES = 65_536;

/** How much is sent through a stream at a time, in bytes; it inflates to at most a thousandfold. */
const BITE = 128;

const LONGEST_MODEL = 80;

const BROKEN = 'The link to the shared recipe is broken. Copy it once more, all of it.';
const TOO_LARGE = 'The shared recipe is too large to be opened.';

/**
 * Writes a recipe for a link's fragment: JSON, deflated (RFC 1951), in base64url (RFC 4648).
 *
 * @returns null where it is too large for any link
 */
export async function writeRecipe({ recipe, cut, model }: SharedRecipe): Promise<string | null> {
  const text = JSON.stringify({
    recipe: recipe.toWellFormed(),
    model: model === null ? null : nameOf(model),
    ...(cut && { cut }),
  });
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST_BYTES) return null;
  const deflated = await pass(bytes, new CompressionStream('deflate-raw'), MOST_BYTES);
  const code = btoa(String.fromCharCode(...deflated))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return code.length > LONGEST_CODE ? null : `${VERSION}.${code}.end`;
}

/**
 * Reads what `writeRecipe` wrote. Whoever made the link is a stranger: what is read is as little to
 * be trusted as what a model writes.
 *
 * @throws {LinkError}
 */
export async function readRecipe(text: string): Promise<SharedRecipe> {
  const version = /^(\d{1,6})\./.exec(text)?.[1];
  if (Number(version) > VERSION) {
    throw new LinkError('The link was made by a newer page. Reload this one, then open it again.');
  }
  const code = FORM.exec(text)?.[2];
  if (Number(version) !== VERSION || code === undefined) throw new LinkError(BROKEN);
  if (code.length > LONGEST_CODE) throw new LinkError(TOO_LARGE);
  if (!('DecompressionStream' in globalThis)) {
    throw new LinkError('This browser is too old to open shared recipes.');
  }
  try {
    const deflated = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await pass(
      Uint8Array.from(deflated, (character) => character.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
      MOST_BYTES,
    );
    return check(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError(BROKEN, { cause: error });
  }
}

/** @throws {LinkError} */
function check(value: unknown): SharedRecipe {
  const { recipe, model, cut = false } = Object(value) as Record<string, unknown>;
  const isText = (text: unknown): text is string => typeof text === 'string' && text.isWellFormed();
  if (!isText(recipe) || typeof cut !== 'boolean' || (model !== null && !isText(model))) {
    throw new LinkError(BROKEN);
  }
  return { recipe, cut, model: model === null ? null : nameOf(model) };
}

/** A model's name without what could make it look like something else; null where nothing is left. */
function nameOf(model: string): string | null {
  const name = model.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return name.length > LONGEST_MODEL ? `${name.slice(0, LONGEST_MODEL - 1)}…` : name || null;
}

/**
 * Sends bytes through a stream, a bite at a time.
 *
 * @param most how many bytes may come out; as soon as there are more, no further bite is taken
 * @throws {LinkError} where there are more
 */
async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  { writable, readable }: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  const reader = readable.getReader();
  async function feed() {
    for (let place = 0; place < bytes.length; place += BITE) {
      await writer.write(bytes.subarray(place, place + BITE));
    }
    await writer.close();
  }
  // What goes wrong here is told by the reader too.
  feed().catch(() => {});

  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      reader.cancel().catch(() => {});
      throw new LinkError(TOO_LARGE);
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}
