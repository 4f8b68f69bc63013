/** From its marker on, up to the next one. */
interface Segment {
  marker: number;
  start: number;
  end: number;
}

/** Markers without a length: a zero for no marker, and restarts. */
const isBare = (marker: number) => marker <= 1 || (marker >= 0xd0 && marker <= 0xd7);

/** Markers with a length that decoders know. The others begin or end something anew. */
const isKnown = (marker: number) => marker >= 0xc0 && ![0xd8, 0xd9, 0xde, 0xdf].includes(marker);

/** All beginnings of a frame: these segments say the size. */
export const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Skips whatever comes before a marker, as decoders do. The last segment has the pixels and all the
 * rest. Throws a `RangeError` for no JPEG, for a segment that no decoder knows, or if the bytes end
 * too soon.
 */
export function* segmentsIn(jpeg: DataView): Generator<Segment> {
  if (jpeg.getUint16(0) !== 0xffd8) throw new RangeError();
  for (let at = 2; ; ) {
    while (jpeg.getUint8(at) !== 0xff) at += 1;
    while (jpeg.getUint8(at) === 0xff) at += 1;
    const marker = jpeg.getUint8(at);
    const start = at - 1;
    at += 1;
    if (isBare(marker)) continue;
    if (!isKnown(marker)) throw new RangeError();
    const isLast = marker === 0xda;
    at = isLast ? jpeg.byteLength : at + Math.max(2, jpeg.getUint16(at));
    yield { marker, start, end: at };
    if (isLast) return;
  }
}
