import { strToU8, zipSync } from 'fflate';
import type { ArchivedFile } from './exportRecipes';

export interface Packing {
  readPicture(id: string): Promise<Uint8Array | null>;
  /** Called with how many pictures are packed. */
  onCount(count: number): void;
  signal: AbortSignal;
}

/**
 * Packs one file at a time, as the pictures of a whole cookbook may fill the memory of a phone, and makes one archive of
 * them: the list at its end names all files. Throws the signal's reason.
 */
export async function zipWithPictures(
  files: readonly ArchivedFile[],
  { readPicture, onCount, signal }: Packing,
): Promise<Blob> {
  const parts: BlobPart[] = [];
  const lists: BlobPart[] = [];
  let [start, length, pictures] = [0, 0, 0];
  // An archive without files is only an end.
  const end = zipSync({});
  for (const { path, text, pictureOf } of files) {
    const picture = pictureOf && (await readPicture(pictureOf));
    if (pictureOf) onCount(++pictures);
    signal.throwIfAborted();
    const bytes = picture || (text !== undefined && strToU8(text));
    if (!bytes) continue;
    // A JPEG is packed already.
    const zip = zipSync({ [path]: [bytes, { level: picture ? 0 : 6 }] });
    const at = new DataView(zip.buffer).getUint32(zip.length - end.length + 16, true);
    new DataView(zip.buffer).setUint32(at + 42, start, true);
    parts.push(new Blob([zip.subarray(0, at)]));
    lists.push(zip.slice(at, -end.length));
    start += at;
    length += zip.length - end.length - at;
  }
  const last = new DataView(end.buffer);
  last.setUint16(8, lists.length, true);
  last.setUint16(10, lists.length, true);
  last.setUint32(12, length, true);
  last.setUint32(16, start, true);
  return new Blob([...parts, ...lists, end], { type: 'application/zip' });
}
