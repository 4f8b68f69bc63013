import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ArchivedFile } from './exportRecipes';

export interface Packing {
  readPicture(id: string): Promise<Uint8Array | null>;
  /** Called now and then with how many pictures are packed. */
  onCount(count: number): void;
  signal: AbortSignal;
}

/** How many files are in the memory together. */
const PORTION = 40;

/** Of the end of an archive and of a file in its list, in bytes. */
const [END, ENTRY] = [22, 46];

/**
 * Packs a portion at a time, as the pictures of a whole cookbook may fill the memory of a phone, and
 * makes one archive of them: the list at its end names the files of all. Throws the signal's reason.
 */
export async function zipWithPictures(
  files: readonly ArchivedFile[],
  { readPicture, onCount, signal }: Packing,
): Promise<Blob> {
  const parts: BlobPart[] = [];
  const lists: BlobPart[] = [];
  let [start, length, count, pictures] = [0, 0, 0, 0];
  let end = new Uint8Array();
  for (let first = 0; first < files.length; first += PORTION) {
    const portion: Zippable = {};
    for (const { path, text, pictureOf } of files.slice(first, first + PORTION)) {
      const picture = pictureOf && (await readPicture(pictureOf));
      if (pictureOf) pictures += 1;
      // A JPEG is packed already.
      if (picture) portion[path] = [picture, { level: 0 }];
      else if (text !== undefined) portion[path] = strToU8(text);
      signal.throwIfAborted();
    }
    const zip = zipSync(portion);
    end = zip.slice(-END);
    const list = zip.slice(new DataView(end.buffer).getUint32(16, true), -END);
    const view = new DataView(list.buffer);
    for (let at = 0; at < list.length; ) {
      view.setUint32(at + 42, view.getUint32(at + 42, true) + start, true);
      const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
      at += lengths.reduce((sum, one) => sum + one, ENTRY);
      count += 1;
    }
    parts.push(new Blob([zip.subarray(0, zip.length - END - list.length)]));
    lists.push(list);
    start += zip.length - END - list.length;
    length += list.length;
    onCount(pictures);
  }
  const last = new DataView(end.buffer);
  last.setUint16(8, count, true);
  last.setUint16(10, count, true);
  last.setUint32(12, length, true);
  last.setUint32(16, start, true);
  return new Blob([...parts, ...lists, end], { type: 'application/zip' });
}
