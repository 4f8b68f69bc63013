import { MOST_BROUGHT_BYTES } from '../../../machines/cookbook/CookbookContext';
import type { PicturePlace } from '../../../machines/pictures/picturesMachine';
import { createPause, timerTask } from '../../browser/loading/createPause';
import { documentsIn, type FoundRecipe, type Refusal, type RefusalCode } from '../../reading';
import { cutPictures } from '../pictures/cutPictures';
import { listFiles, readPlace } from '../pictures/readPlace';
import { NAME_IN_ARCHIVE } from '../storage/cookbookFile';
import {
  ENCODING_SAMPLE,
  FileError,
  inflateRecipe,
  LONGEST_PACKED,
  longestEntry,
  MOST_RECIPES,
  readArchive,
  type Spent,
} from './readArchive';

export interface BroughtRecipe extends FoundRecipe {
  /** Where its picture is, if one of the files has it. */
  place?: PicturePlace;
}

export interface Brought {
  found: BroughtRecipe[];
  refused: Refusal[];
  /** Files of this page's cookbook, which the cookbook reads itself. */
  cookbooks: File[];
}

export interface Follower {
  /** Called now and then with how many files and recipes the page has been through. */
  onCount(count: number): void;
  signal: AbortSignal;
}

/**
 * Pauses between recipes. A damaged one does not keep the others out. Throws the signal's reason.
 */
export async function readFiles(files: readonly File[], following?: Follower): Promise<Brought> {
  const brought: Brought = { found: [], refused: [], cookbooks: [] };
  let [bytes, inArchives] = [0, 0];
  let spent: Spent = { bytes: 0, most: 0 };
  const pause = createPause(async () => {
    await timerTask();
    following?.signal.throwIfAborted();
    following?.onCount(Math.max(inArchives, brought.found.length));
  });
  const refuse = (one: Refusal) => brought.refused.push({ ...one, name: shortName(one.name) });

  async function takeOrRefuse(file: File | Refusal, depth: number, around: Around) {
    try {
      if ('code' in file) refuse(file);
      else await take(file, depth, around);
    } catch (error) {
      following?.signal.throwIfAborted();
      const code = error instanceof FileError ? error.code : 'unreadable';
      // The rest of the archive cannot come either.
      if (depth > 0 && /^too(?:Large|Many)$/.test(code)) throw error;
      refuse({ name: file.name, code });
    }
  }

  /** `depth`: in how many archives it is. */
  async function take(file: File, depth: number, around: Around): Promise<void> {
    const kind = kindOf(new Uint8Array(await file.slice(0, 1_024).arrayBuffer()));
    if (depth === 0 && (await isCookbook(file, kind === 'zip')))
      return void brought.cookbooks.push(file);
    if (kind === 'zip' && depth < DEEPEST) return unpack(file, depth, around);
    if (kind === 'zip') throw new FileError('noRecipe');
    if (kind !== 'text' && kind !== 'gzip') throw new FileError(kind);
    if (file.size > LONGEST_PACKED) throw new FileError('tooLarge');
    const content = new Uint8Array(await file.arrayBuffer());
    if (kind === 'gzip') return read(file.name, await inflateRecipe(content, pause), depth, around);
    return read(file.name, content, depth, around);
  }

  async function read(name: string, content: Uint8Array, depth: number, around: Around) {
    const { words, isGarbled, size } = wordsOf(name, content, depth);
    bytes += size;
    if (bytes > MOST_BROUGHT_BYTES) throw new FileError('tooLarge');
    const mayBeAnyText = depth > 0 && WORDS.test(name);
    for (const one of documentsIn(words, shortName(name), { mayBeAnyText, isGarbled })) {
      if ('code' in one) refuse(one);
      else if (brought.found.length >= MOST_RECIPES) throw new FileError('tooMany');
      else brought.found.push(withPlace(one, around, name));
      await pause();
    }
  }

  async function unpack(archive: File, depth: number, around: Around): Promise<void> {
    const before = inArchives;
    const path = depth === 0 ? [] : [...around.path, archive.name];
    const inside = { ...around, path, names: await listFiles(archive) };
    if (depth === 0) spent = { bytes: 0, most: MOST_BROUGHT_BYTES + 2 * archive.size };
    for await (const { seen, ended } of readArchive(archive, spent)) {
      inArchives = before + seen;
      for (const file of ended) await takeOrRefuse(file, depth + 1, inside);
      await pause();
    }
  }

  for (const file of files) await takeOrRefuse(file, 0, { file, path: [] });
  return brought;
}

/** Its pictures do not count for its size. */
function wordsOf(name: string, content: Uint8Array, depth: number) {
  if (TABLE.test(name)) throw new FileError('csv');
  const { text, isGarbled } = decodeText(content);
  const { words, pictures } = cutPictures(text);
  if (depth > 0 && words.length > longestEntry(name)) throw new FileError('tooLong');
  return { words, isGarbled, size: pictures.length > 0 ? words.length : content.length };
}

/** What a recipe's file is in. */
interface Around {
  /** What the visitor has chosen. */
  file: File;
  /** The names of the archives in it, each in the one before. */
  path: readonly string[];
  /** Of the files in the last archive. Undefined without one. */
  names?: ReadonlyMap<string, unknown>;
}

/** `name`: of the recipe's file in its archive. */
function withPlace(one: FoundRecipe, { file, path, names }: Around, name: string): BroughtRecipe {
  const { picture = '' } = one;
  const [, written] = /^picture:(\d+)$/.exec(picture) ?? [];
  if (written) {
    const own = names ? [...path, name] : path;
    return { ...one, place: { file, path: own, text: Number(written) } };
  }
  const folder = name.replace(/[^/]*$/, '');
  const found = [folder + picture, folder].find((said) => names?.has(said));
  return found === undefined ? one : { ...one, place: { file, path: [...path, found] } };
}

export async function readPaste(text: string): Promise<Brought> {
  const brought: Brought = { found: [], refused: [], cookbooks: [] };
  const pause = createPause();
  for (const one of documentsIn(text, '')) {
    if ('code' in one) brought.refused.push(one);
    else if (brought.found.length < MOST_RECIPES) brought.found.push(one);
    else {
      brought.refused.push({ name: '', code: 'tooMany' });
      break;
    }
    await pause();
  }
  return brought;
}

const TABLE = /\.(?:csv|tsv)$/i;

/** Files of an archive that may hold any words, such as a readme. */
const WORDS = /\.(?:txt|md|markdown|html?)$/i;

/** A cookbook of this page, by its first field. */
async function isCookbook(file: File, isArchive: boolean): Promise<boolean> {
  const path = isArchive ? [NAME_IN_ARCHIVE] : [];
  const json = await readPlace({ file, path }).catch(() => null);
  const start = (await json?.slice(0, 200).text()) ?? '';
  return /^\s*\{\s*"format"\s*:\s*"saffron-cookbook"/.test(start);
}

/** Tandoor packs an archive for each recipe into one. */
const DEEPEST = 2;

const LONGEST_NAME = 80;

/** The last part of a path, without what could disguise it. */
function shortName(path: string): string {
  const name = path
    .replace(/[\p{C}]/gu, '')
    .replace(/\/(?:recipe|[^/]*)\.json$/u, (end) => (end === '/recipe.json' ? '' : end));
  const last = name.split(/[\\/]/).findLast((part) => part !== '') ?? '';
  return last.length > LONGEST_NAME ? `${last.slice(0, LONGEST_NAME)}…`.toWellFormed() : last;
}

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** What the page reads, or why it cannot. `bytes`: the first thousand or more. */
function kindOf(bytes: Uint8Array): 'zip' | 'gzip' | 'text' | RefusalCode {
  const ascii = String.fromCharCode(...bytes.subarray(0, 16));
  if (bytes.length === 0) return 'empty';
  if (ascii.includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06))
    return 'zip';
  if (startsWith(bytes, 0x1f, 0x8b)) return 'gzip';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) || ascii.startsWith('{\\rtf')) return 'office';
  if (
    /^(?:\x89PNG|\xff\xd8\xff|GIF8|BM.{4}\0\0|II\*\0|MM\0\*)|^RIFF[\s\S]{4}WEBP|^[\s\S]{4}ftyp(?:heic|heix|mif1|avif)/.test(
      ascii,
    )
  ) {
    return 'picture';
  }
  return !wideEncodingOf(bytes) && isBinary(bytes) ? 'noRecipe' : 'text';
}

/** No text has such bytes, apart from UTF-16. */
function isBinary(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 1_000);
  const controls = start.filter((byte) => byte < 9 || (byte > 13 && byte < 27) || byte === 0x7f);
  return controls.length > 0.02 * start.length;
}

/** UTF-8, UTF-16 or, if neither fits, Windows-1252. Files of old programs may be in an encoding that the page cannot read. */
function decodeText(bytes: Uint8Array): { text: string; isGarbled: boolean } {
  const wide = wideEncodingOf(bytes);
  if (wide) return { text: decode(bytes, wide), isGarbled: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGarbled: false };
  } catch {
    const text = decode(bytes, 'windows-1252');
    return { text, isGarbled: !isLatin(text.slice(0, ENCODING_SAMPLE)) };
  }
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** UTF-16: it has a mark at its beginning, or in most of its letters one byte is zero. */
function wideEncodingOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const start = bytes.subarray(0, 1_000);
  const zerosAt = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const half = start.length / 2;
  if (zerosAt(1) > 0.6 * half && zerosAt(0) < 0.1 * half) return 'utf-16le';
  return zerosAt(0) > 0.6 * half && zerosAt(1) < 0.1 * half ? 'utf-16be' : null;
}

/** Windows-1252, if most letters are plain and no word has a sign in it. */
function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const others = text.match(/[\u0080-\u00ff]/g)?.length ?? 0;
  const odd = text.match(/(?<=\p{L})[\u0080-\u00a0¡-©«-´¶-¸»¿×÷](?=\p{L})/gu)?.length ?? 0;
  return others <= 0.25 * letters && odd <= 0.1 * others;
}
