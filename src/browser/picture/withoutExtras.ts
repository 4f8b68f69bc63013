/** The segments that a JPEG needs to be seen: tables, the frame, the scan, and how its colours are meant. */
const isNeeded = (marker: number) =>
  marker === 0xe0 || marker === 0xee || marker < 0xe0 || (marker > 0xef && marker !== 0xfe);

/**
 * Takes comments and every block of an application out of a JPEG: some browsers write a block for Exif into
 * whatever they encode.
 *
 * @returns null if it is no JPEG
 */
export function withoutExtras(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return null;
  const kept: Uint8Array<ArrayBuffer>[] = [jpeg.subarray(0, 2)];
  for (let at = 2; at + 4 <= jpeg.length; ) {
    const [start, marker = 0, high = 0, low = 0] = jpeg.subarray(at, at + 4);
    if (start !== 0xff) return null;
    // Any number of these may come before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Behind it come the pixels, up to the end.
    const end = marker === 0xda ? jpeg.length : at + 2 + high * 256 + low;
    if (isNeeded(marker)) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  const bytes = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const segment of kept) {
    bytes.set(segment, at);
    at += segment.length;
  }
  return bytes;
}
