import { segmentsIn } from './jpegSegments';

/** Tables, the frame, the pixels, and how the colours are meant. */
const isNeeded = (marker: number) =>
  marker === 0xe0 || marker === 0xee || marker < 0xe0 || (marker > 0xef && marker !== 0xfe);

/** Some browsers write a block for Exif when they encode. Throws a `RangeError` for no JPEG. */
export async function withoutExtras(jpeg: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const segments = [...segmentsIn(new DataView(await jpeg.arrayBuffer()))];
  const needed = segments.filter(({ marker }) => isNeeded(marker));
  const kept = needed.map(({ start, end }) => jpeg.slice(start, end));
  return new Uint8Array(await new Blob([jpeg.slice(0, 2), ...kept]).arrayBuffer());
}
