import { Gunzip, Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import type { Refusal, RefusalCode } from '../../reading';

/* The bounds of what a visitor brings. Beyond one, the page refuses with a sentence
   (`refusals` in `src/words/en/rest.ts`). `reading/document/limits.ts` bounds a recipe's text. docs/document.md lists
   all bounds. */

/** At once. */
export const MOST_RECIPES = 10_000;

/** Of one archive, beside pictures and others that are not recipes. */
const MOST_ENTRIES = 5_000;

/** In bytes, for one recipe's file with ids and settings, without pictures. */
const LONGEST_ENTRY = 1_000_000;

/** In bytes, for one packed recipe with its pictures. */
export const LONGEST_PACKED = 25_000_000;

/** How many bytes to inflate at a time. They become at most a thousand times as many. */
const CHUNK = 1_024;

/** How far pictures may inflate: they are packed already. */
const MOST_GROWTH = 10;

/** How much of a text shows whether its encoding is right, in characters. */
export const ENCODING_SAMPLE = 100_000;

/** How much of an archive to read from the disk at a time, in bytes. */
const READ_SIZE = 1_048_576;

/** The files that may be recipes. The page inflates no others. */
const RECIPE = /\.(?:json|paprikarecipe|melarecipe|crumb|md|markdown|txt|html?|cook|zip)$/i;
/** Each holds one recipe with its pictures. */
const WITH_PICTURES = /\.(?:paprikarecipe|melarecipe|crumb|zip)$/i;
/** Packed again, as in Paprika's archives, or archives of their own, as in Tandoor's. */
const PACKED = /\.(?:paprikarecipe|zip)$/i;
/** One page may have all recipes of a program. */
const PAGE = /\.html?$/i;
const PDF = /\.pdf$/i;
const HIDDEN = /(?:^|\/)(?:\.(?!\.?\/)|__MACOSX\/|database\.json$|package\.json$)/;
/** A backup of Mealie has its tables in this file. */
const DATABASE = /(?:^|\/)database\.json$/;
const OFFICE = /^(?:word\/|xl\/|ppt\/|\[Content_Types\]\.xml$|META-INF\/manifest\.xml$)/;

/** In bytes, or in characters without pictures. */
export const longestEntry = (name: string): number =>
  PACKED.test(name) || PAGE.test(name) ? LONGEST_PACKED : LONGEST_ENTRY;

class Skip {
  static compression = 8;
  ondata() {}
  push() {}
}

/** A file that the page does not start would stay in the memory until the archive ends. */
function skip(unzip: Unzip, entry: UnzipFile) {
  entry.ondata = () => {};
  unzip.register(Skip);
  if (entry.compression === 0 || entry.compression === Skip.compression) entry.start();
}

/** The page reads no further in a file. */
export class FileError extends Error {
  override name = 'FileError';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, cause?: unknown) {
    super(`Refused: ${code}`, { cause });
    this.code = code;
  }
}

/** How many bytes have been inflated that are not the text of a recipe, and how many may be. */
export interface Spent {
  bytes: number;
  most: number;
}

/**
 * Writes nothing, so the paths in the archive are only names. Gives often how many of its files the
 * page has looked at, and those of them that may be recipes, or why they cannot come. Adds to `spent`,
 * even for an archive in the archive. Throws a `FileError` if it cannot read any further.
 */
export async function* readArchive(archive: File, spent: Spent) {
  let reason = 'noRecipe' as RefusalCode;
  let [seen, found] = [0, 0];
  let ended: (File | Refusal)[] = [];
  const unzip = new Unzip((entry) => {
    seen += 1;
    // Some programs of Windows write paths with backslashes.
    const name = entry.name.replaceAll('\\', '/');
    reason = OFFICE.test(name) ? 'office' : DATABASE.test(name) ? 'mealieBackup' : reason;
    if (PDF.test(name) && !HIDDEN.test(name)) ended.push({ name, code: 'pdf' });
    const isRecipe = RECIPE.test(name) && !HIDDEN.test(name);
    if (isRecipe) found += 1;
    if (!isRecipe || found > MOST_ENTRIES) return skip(unzip, entry);
    unzip.register(UnzipInflate);
    const isPacked = WITH_PICTURES.test(name);
    const pieces = new Pieces(isPacked ? LONGEST_PACKED : longestEntry(name));
    entry.ondata = (error, chunk, isLast) => {
      if (!error && (isPacked || pieces.isTooLong)) spent.bytes += chunk.length;
      if (pieces.isTooLong) return;
      if (error) ended.push({ name, code: 'damaged' });
      else if (!pieces.add(chunk)) ended.push({ name, code: 'tooLong' });
      else if (isLast) ended.push(new File(pieces.all, name));
    };
    entry.start();
  });
  for (let start = 0; start < archive.size; start += READ_SIZE) {
    const bytes = new Uint8Array(await archive.slice(start, start + READ_SIZE).arrayBuffer());
    if (start === 0 && isLocked(bytes)) throw new FileError('locked');
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const isLast = start + at + CHUNK >= archive.size;
      inflate(() => unzip.push(bytes.subarray(at, at + CHUNK), isLast));
      yield { seen, ended };
      ended = [];
      if (spent.bytes > spent.most) throw new FileError('bomb');
    }
  }
  if (found === 0 || reason === 'office') throw new FileError(reason);
  const count = found - MOST_ENTRIES;
  if (count > 0) ended.push({ name: archive.name, code: 'tooManyFiles', count });
  yield { seen, ended };
}

function inflate(push: () => void) {
  try {
    push();
  } catch (error) {
    throw new FileError('damaged', error);
  }
}

/** Whether the archive's first file needs a password. */
function isLocked(bytes: Uint8Array): boolean {
  return bytes[2] === 0x03 && ((bytes[6] ?? 0) & 1) === 1;
}

/** Throws a `FileError` if it is damaged, or inflates too far. */
export async function inflateRecipe(
  packed: Uint8Array,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  // As text, a picture is a third longer than its bytes.
  const most = Math.min(MOST_GROWTH * packed.length + LONGEST_ENTRY, 2 * LONGEST_PACKED);
  const pieces = new Pieces(most);
  const stream = new Gunzip((chunk) => void pieces.add(chunk));
  for (let start = 0; start < packed.length; start += CHUNK) {
    const end = start + CHUNK;
    inflate(() => stream.push(packed.subarray(start, end), end >= packed.length));
    if (pieces.isTooLong) throw new FileError('bomb');
    await pause();
  }
  return new Uint8Array(await new Blob(pieces.all).arrayBuffer());
}

class Pieces {
  isTooLong = false;
  readonly all: BlobPart[] = [];
  private size = 0;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** False if it is one too many. */
  add(piece: Uint8Array): boolean {
    this.size += piece.length;
    this.isTooLong = this.size > this.most;
    if (this.isTooLong) this.all.length = 0;
    // The library may use the bytes again.
    else this.all.push(piece.slice());
    return !this.isTooLong;
  }
}
