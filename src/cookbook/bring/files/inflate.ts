import { Gunzip } from 'fflate';
import { RefusedError } from '../../../reading/lines/FoundRecipe';
import { CHUNK, LONGEST_ENTRY, MOST_GROWTH } from './limits';
import { PictureFilter } from './PictureFilter';

/** Leaves pictures out. Throws a `RefusedError` if it is damaged, or inflates too far. */
export async function inflateRecipe(
  packed: Uint8Array,
  pause: () => Promise<void>,
): Promise<Uint8Array> {
  const pictures = new PictureFilter();
  const pieces = new Pieces(LONGEST_ENTRY);
  const mostSkipped = MOST_GROWTH * packed.length + LONGEST_ENTRY;
  const stream = new Gunzip((chunk) => {
    pieces.add(pictures.filter(chunk));
    if (pictures.skipped > mostSkipped) throw new RefusedError('bomb');
  });
  try {
    for (let start = 0; start < packed.length; start += CHUNK) {
      const end = start + CHUNK;
      stream.push(packed.subarray(start, end), end >= packed.length);
      await pause();
    }
  } catch (error) {
    throw error instanceof RefusedError ? error : new RefusedError('damaged', error);
  }
  return pieces.join();
}

export class Pieces {
  private pieces: Uint8Array[] = [];
  private readonly most: number;
  length = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** Throws a `RefusedError` beyond the limit. */
  add(piece: Uint8Array) {
    this.length += piece.length;
    if (this.length > this.most) {
      this.pieces = [];
      throw new RefusedError('tooLong');
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
