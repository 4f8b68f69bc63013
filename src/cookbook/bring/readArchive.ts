import { Gunzip, Unzip, UnzipInflate } from 'fflate';
import { type RefusalCode, RefusedError } from '../../reading/lines/FoundRecipe';
import { MOST_BROUGHT_BYTES } from '../../reading/lines/limits';

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

/** How much of a file shows which program wrote it, in bytes. */
export const PROGRAM_SAMPLE = 4_000;

/** How much of a text shows whether its encoding is right, in characters. */
export const ENCODING_SAMPLE = 100_000;

/** How much of an archive to read from the disk at a time, in bytes. */
const READ_SIZE = 1_048_576;

/** The files that may be recipes. The page inflates no others. */
const RECIPE = /\.(?:json|paprikarecipe|melarecipe|crumb|md|markdown|txt|html?|cook|zip)$/i;
/** Packed again, as in Paprika's archives, or archives of their own, as in Tandoor's. */
const PACKED = /\.(?:paprikarecipe|zip)$/i;
/** One page may have all recipes of a program. */
const PAGE = /\.html?$/i;
const PDF = /\.pdf$/i;
const HIDDEN = /(?:^|\/)(?:\.(?!\.?\/)|__MACOSX\/|database\.json$|package\.json$)/;
/** A backup of Mealie has its tables in this file. */
const DATABASE = /(?:^|\/)database\.json$/;
const OFFICE = /^(?:word\/|xl\/|ppt\/|\[Content_Types\]\.xml$|META-INF\/manifest\.xml$)/;

/** Some programs of Windows write paths with backslashes. */
const withSlashes = (path: string) => path.replaceAll('\\', '/');

/** How many bytes have been inflated that are not the text of a recipe. */
export interface Spent {
  packed: number;
  refused: number;
  /** How many may be packed. */
  most: number;
}

/** Pictures hardly inflate, and a refused file is only skipped. */
const isTooMuch = ({ packed, refused, most }: Spent) =>
  refused > MOST_BROUGHT_BYTES || packed > most;

interface Taker {
  take(name: string, bytes: Uint8Array): Promise<void>;
  refuse(name: string, code: RefusalCode): void;
  /** Called often, with how many files of the archive the page has looked at. */
  pause(entries: number): Promise<void>;
}

/**
 * Writes nothing, so the paths in the archive are only names. Returns how many possible recipes
 * were beyond the limit. Adds to `spent`, even for an archive in the archive. Throws a
 * `RefusedError` if it cannot read any further.
 */
export async function readArchive(
  file: Blob,
  { take, refuse, pause }: Taker,
  spent: Spent,
): Promise<number> {
  let reason = 'noRecipe' as RefusalCode;
  let [entries, found] = [0, 0];
  // What to do with the files that the last piece has ended, in their order.
  let ended: (() => void | Promise<void>)[] = [];
  // The library gives an error that a callback throws back to the callback.
  let fatal = null as RefusedError | null;
  const unzip = new Unzip((entry) => {
    entries += 1;
    const name = withSlashes(entry.name);
    reason = OFFICE.test(name) ? 'office' : DATABASE.test(name) ? 'mealieBackup' : reason;
    if (PDF.test(name) && !HIDDEN.test(name)) ended.push(() => refuse(name, 'pdf'));
    if (!RECIPE.test(name) || HIDDEN.test(name)) return;
    found += 1;
    if (found > MOST_ENTRIES) return;
    const isPacked = PACKED.test(name);
    const pieces = new Pieces(isPacked || PAGE.test(name) ? LONGEST_PACKED : LONGEST_ENTRY);
    let isRefused = false;
    const refuseOnce = (code: RefusalCode) => {
      if (!isRefused) ended.push(() => refuse(name, code));
      isRefused = true;
    };
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one entry goes from bytes to text or to the reason why not
    entry.ondata = (error, chunk, isLast) => {
      if (fatal) return;
      if (error) return refuseOnce('damaged');
      if (isPacked) spent.packed += chunk.length;
      if (isRefused) spent.refused += chunk.length;
      if (isTooMuch(spent)) {
        fatal = new RefusedError('bomb');
      }
      if (isRefused) return;
      try {
        pieces.add(chunk);
        if (isLast) ended.push(() => takeOrRefuse(name, pieces.join()));
      } catch (failure) {
        refuseOnce(failure instanceof RefusedError ? failure.code : 'damaged');
      }
    };
    entry.start();
  });
  unzip.register(UnzipInflate);

  async function takeOrRefuse(name: string, bytes: Uint8Array) {
    try {
      await take(name, bytes);
    } catch (failure) {
      const code = failure instanceof RefusedError ? failure.code : 'damaged';
      if (/^too(?:Large|Many)$/.test(code)) throw failure;
      refuse(name, code);
    }
  }

  try {
    for (let start = 0; start < file.size; start += READ_SIZE) {
      const bytes = new Uint8Array(await file.slice(start, start + READ_SIZE).arrayBuffer());
      if (start === 0 && isLocked(bytes)) throw new RefusedError('locked');
      for (let at = 0; at < bytes.length; at += CHUNK) {
        const isLast = start + at + CHUNK >= file.size;
        unzip.push(bytes.subarray(at, at + CHUNK), isLast);
        const acts = ended;
        ended = [];
        for (const act of acts) await act();
        if (fatal) throw fatal;
        await pause(entries);
      }
    }
  } catch (error) {
    throw error instanceof RefusedError ? error : new RefusedError('damaged', error);
  }
  if (found === 0 || reason === 'office') throw new RefusedError(reason);
  return Math.max(0, found - MOST_ENTRIES);
}

/** Whether the archive's first file needs a password. */
function isLocked(bytes: Uint8Array): boolean {
  return bytes[2] === 0x03 && ((bytes[6] ?? 0) & 1) === 1;
}

/** Programs keep a picture as text in these fields. */
const PICTURE =
  /("(?:photo_data|photo_large|image_data|data)"\s{0,4}:\s{0,4}")[^"\\]*(?:\\.[^"\\]*)*(?=")/gs;

/** Leaves pictures out. Throws a `RefusedError` if it is damaged, or inflates too far. */
export async function inflateRecipe(
  packed: Uint8Array,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  // As text, a picture is a third longer than its bytes.
  const most = Math.min(MOST_GROWTH * packed.length + LONGEST_ENTRY, 2 * LONGEST_PACKED);
  const pieces = new Pieces(most, 'bomb');
  const stream = new Gunzip((chunk) => pieces.add(chunk));
  try {
    for (let start = 0; start < packed.length; start += CHUNK) {
      const end = start + CHUNK;
      stream.push(packed.subarray(start, end), end >= packed.length);
      await pause();
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(pieces.join());
    const words = new TextEncoder().encode(text.replace(PICTURE, '$1'));
    if (words.length > LONGEST_ENTRY) throw new RefusedError('tooLong');
    return words;
  } catch (error) {
    throw error instanceof RefusedError ? error : new RefusedError('damaged', error);
  }
}

class Pieces {
  private pieces: Uint8Array[] = [];
  private readonly most: number;
  private readonly code: RefusalCode;
  length = 0;

  /** `code`: why it takes no more. */
  constructor(most: number, code: RefusalCode = 'tooLong') {
    this.most = most;
    this.code = code;
  }

  add(piece: Uint8Array) {
    this.length += piece.length;
    if (this.length > this.most) {
      this.pieces = [];
      throw new RefusedError(this.code);
    }
    // The library may use the bytes again.
    this.pieces.push(piece.slice());
  }

  join(): Uint8Array {
    const all = new Uint8Array(this.length);
    let at = 0;
    for (const piece of this.pieces) {
      all.set(piece, at);
      at += piece.length;
    }
    return all;
  }
}
