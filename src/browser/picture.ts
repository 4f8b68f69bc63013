interface PictureSize {
  kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'heic';
  /** Zero for either if the page cannot tell. */
  width: number;
  height: number;
}

type Side = readonly [width: number, height: number];

/** How each kind begins, and what reads its sizes. An icon begins like a HEIC with a longer box. */
const KINDS: [PictureSize['kind'], RegExp, (view: DataView) => Iterable<Side>][] = [
  ['jpeg', /^\xff\xd8/, sizesInJpeg],
  ['png', /^\x89PNG.{8}IHDR/s, (view) => [[view.getUint32(16), view.getUint32(20)]]],
  ['gif', /^GIF8/, sizesInGif],
  ['webp', /^RIFF.{4}WEBPVP8[ LX]/s, sizesInWebp],
  ['heic', /^\0\0\0.ftyp/s, sizesInBoxes],
];

/**
 * Reads how large a picture becomes without decoding it, because a small file can unpack to
 * gigabytes. Follows the file as decoders do, and takes the largest size that they may meet. Null
 * unless a browser may decode it.
 */
export function readSize(bytes: ArrayBuffer): PictureSize | null {
  const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, 16)));
  const found = KINDS.find(([, start]) => start.test(head));
  if (!found) return null;
  const [kind, , sizesIn] = found;
  const largest = { kind, width: 0, height: 0 };
  try {
    for (const [width, height] of sizesIn(new DataView(bytes))) {
      largest.width = Math.max(largest.width, width);
      largest.height = Math.max(largest.height, height);
    }
  } catch {
    // It ends before it says so.
    largest.width = 0;
  }
  return largest;
}

function* sizesInJpeg(view: DataView): Generator<Side> {
  for (const { marker, start } of segmentsIn(view)) {
    if (isFrame(marker)) yield [view.getUint16(start + 7), view.getUint16(start + 5)];
  }
}

/** A GIF's own size, and those of its frames, which may be larger. It has none without a frame. */
function* sizesInGif(view: DataView): Generator<Side> {
  const sides = (at: number): Side => [view.getUint16(at, true), view.getUint16(at + 2, true)];
  /** The bytes of a table of colours. */
  const coloursAt = (at: number) => {
    const flags = view.getUint8(at);
    return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0;
  };
  for (let at = 13 + coloursAt(10); at < view.byteLength; at += 1) {
    const block = view.getUint8(at);
    if (block === 0x2c) {
      const [[left, top], [width, height]] = [sides(at + 1), sides(at + 5)];
      yield sides(6);
      yield [left + width, top + height];
      at += 11 + coloursAt(at + 9);
    } else if (block === 0x21) at += 2;
    else break;
    while (at < view.byteLength && view.getUint8(at) > 0) at += 1 + view.getUint8(at);
  }
}

/** Decoders refuse a WebP whose frames are larger. */
function sizesInWebp(view: DataView): Side[] {
  const kind = view.getUint8(15);
  if (kind === LOSSY) {
    return [[view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]];
  }
  if (kind === LOSSLESS) {
    const bits = view.getUint32(21, true);
    return [[(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]];
  }
  return [[(view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1]];
}

/** The last letters of "VP8 " and "VP8L". */
const [LOSSY, LOSSLESS] = [0x20, 0x4c];

/** The names of boxes as numbers. */
const [META, SIZE] = [0x6d657461, 0x69737065];

/** The sizes that the description of a HEIC or an AVIF names. It may be made of tiles. */
function* sizesInBoxes(view: DataView): Generator<Side> {
  for (let start = 0; start + 8 <= view.byteLength; ) {
    const length = view.getUint32(start);
    const end = view.getUint32(start + 4) === META ? start + length : start;
    for (let at = start + 8; at + 16 <= end; at += 1) {
      if (view.getUint32(at) === SIZE) yield [view.getUint32(at + 8), view.getUint32(at + 12)];
    }
    // A box without a length, or with one of eight bytes, holds the pixels.
    if (length < 8) return;
    start += length;
  }
}

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
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Skips whatever comes before a marker, as decoders do. The last segment has the pixels and all the
 * rest. Throws a `RangeError` for no JPEG, for a segment that no decoder knows, or if the bytes end
 * too soon.
 */
function* segmentsIn(jpeg: DataView): Generator<Segment> {
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

/** In bytes and in pixels. Only the very largest photos of phones are larger. */
const LARGEST_FILE = 30_000_000;
const MOST_PIXELS = 64_000_000;

export interface PictureLimits {
  /** The longer sides to try in turn, in pixels, until the picture has fewer bytes. */
  sides: readonly number[];
  bytes: number;
}

const QUALITIES = [0.85, 0.65, 0.45];

type Problem = 'unreadable' | 'noPicture' | 'heic' | 'tooLarge' | 'tooManyPixels' | 'noise';

/** `Kind`: what code beside this file also finds wrong with a picture. */
export const failure = <Kind extends string = Problem>(problem: Kind) =>
  Object.assign(new Error(problem), { problem });

/**
 * Redraws a picture: upright, no larger than `most`, and without when and where it was taken. Looks at bytes and
 * pixels before it decodes any.
 * @returns a JPEG, without anything of the file but how it looks
 * @throws an error with a `problem` if it is not a picture, is too large, or cannot be decoded
 * @throws {DOMException} if the browser cannot read the file
 */
export const drawPicture = (file: Blob, most: PictureLimits): Promise<Uint8Array<ArrayBuffer>> =>
  withPixels(file, (bitmap) => encode(bitmap, most));

/** Decodes a picture for as long as `use` takes. Throws as `drawPicture` does. */
export async function withPixels<Result>(
  file: Blob,
  use: (bitmap: ImageBitmap) => Promise<Result>,
): Promise<Result> {
  if (file.size > LARGEST_FILE) throw failure('tooLarge');
  const size = readSize(await file.arrayBuffer());
  if (!size) throw failure('noPicture');
  if (!size.width || !size.height) throw failure('unreadable');
  if (size.width * size.height > MOST_PIXELS) throw failure('tooManyPixels');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw failure(size.kind === 'heic' ? 'heic' : 'unreadable');
  });
  try {
    return await use(bitmap);
  } finally {
    bitmap.close();
  }
}

export async function encode(
  bitmap: CanvasImageSource & { width: number; height: number },
  most: PictureLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  for (const longest of most.sides) {
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) break;
    // A JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const encoded = await toJpeg(canvas, quality);
      const bytes = encoded && (await withoutExtras(encoded));
      if (bytes && bytes.length < most.bytes) return bytes;
    }
  }
  throw failure('unreadable');
}

/** In pixels, and in bytes: a plain square of this size has few, and one of noise many. */
const SQUARE = 64;
const MOST_OF_A_PLAIN_SQUARE = 1_500;

/**
 * To hide the device, some browsers give noise or white in place of what was drawn. Throws an error
 * with the problem `noise` there.
 */
export async function checkEncoder(): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = SQUARE;
  canvas.height = SQUARE;
  const context = canvas.getContext('2d');
  const lengthOf = async () => {
    const jpeg = await toJpeg(canvas, 0.85);
    return jpeg?.type === 'image/jpeg' ? jpeg.size : 0;
  };
  if (!context) throw failure('noise');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SQUARE, SQUARE);
  const plain = await lengthOf();
  context.fillStyle = '#06c';
  for (let at = 0; at < SQUARE; at += 1) context.fillRect((at * 29) % SQUARE, at, 5, 1);
  const isPlain = plain > 0 && plain < MOST_OF_A_PLAIN_SQUARE;
  if (!isPlain || (await lengthOf()) < 1.5 * plain) throw failure('noise');
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

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

/** In bytes, with its marker. */
const LENGTH_OF_JFIF = 18;

/**
 * Whether a JPEG has only the parts that a canvas writes, and no other byte: nothing of a camera or a program, between
 * the parts or after the pixels.
 */
export function isAsDrawn(jpeg: Uint8Array<ArrayBuffer>, most: PictureLimits): boolean {
  if (!isJpegWithin(jpeg, most)) return false;
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.length);
  const segments = [...segmentsIn(view)];
  const isPlain = segments.every(
    ({ marker, start, end }, at) =>
      start === (segments[at - 1]?.end ?? 2) &&
      (marker < 0xe0 || (marker === 0xe0 && end - start === LENGTH_OF_JFIF)),
  );
  const last = segments.at(-1)?.start ?? 0;
  const pixels = last + 2 + view.getUint16(last + 2);
  const stop = jpeg.findIndex(
    (byte, at) => at >= pixels && byte === 0xff && !isBare(jpeg[at + 1] ?? 0),
  );
  return isPlain && stop === jpeg.length - 2 && jpeg[stop + 1] === 0xd9;
}

export function isJpegWithin(jpeg: Uint8Array<ArrayBuffer>, most: PictureLimits): boolean {
  const size = jpeg.length < most.bytes ? readSize(jpeg.slice().buffer) : null;
  const [longest = 0] = most.sides;
  return size?.kind === 'jpeg' && size.width > 0 && Math.max(size.width, size.height) <= longest;
}
