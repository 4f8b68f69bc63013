import { readSize, segmentsIn } from './readSize';

/** In bytes and in pixels. Only the very largest photos of phones are larger. */
const LARGEST_FILE = 30_000_000;
const MOST_PIXELS = 64_000_000;

export interface PictureLimits {
  /** The longer sides to try in turn, in pixels, until the picture has fewer bytes. */
  sides: readonly number[];
  bytes: number;
}

const QUALITIES = [0.85, 0.65, 0.45];

type Problem = 'unreadable' | 'noPicture' | 'heic' | 'tooLarge' | 'tooManyPixels';

const failure = (problem: Problem) => Object.assign(new Error(problem), { problem });

/**
 * Redraws a picture: upright, no larger than `most`, and without when and where it was taken. Looks at bytes and
 * pixels before it decodes any.
 * @returns a JPEG, without anything of the file but how it looks
 * @throws an error with a `problem` if it is no picture, too large, or the browser cannot decode it
 * @throws {DOMException} if the browser cannot read the file
 */
export async function drawPicture(file: Blob, most: PictureLimits): Promise<Uint8Array> {
  if (file.size > LARGEST_FILE) throw failure('tooLarge');
  const size = readSize(await file.arrayBuffer());
  if (!size) throw failure('noPicture');
  if (!size.width || !size.height) throw failure('unreadable');
  if (size.width * size.height > MOST_PIXELS) throw failure('tooManyPixels');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw failure(size.kind === 'heic' ? 'heic' : 'unreadable');
  });
  try {
    return await encode(bitmap, most);
  } finally {
    bitmap.close();
  }
}

async function encode(bitmap: ImageBitmap, most: PictureLimits): Promise<Uint8Array> {
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
