/** What the first bytes of a picture say of it. */
export interface PictureSize {
  kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'heic';
  width: number;
  height: number;
}

/** Segments of a JPEG that say its size: all beginnings of a frame. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Reads how large a picture is, without decoding it: a small file can unpack to gigabytes.
 *
 * @returns null for anything but a picture that a browser may decode
 */
export function readSize(bytes: Uint8Array<ArrayBuffer>): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const [kind, size] = sizeIn(view);
    const [width = 0, height = 0] = size;
    return width > 0 && height > 0 ? { kind, width, height } : null;
  } catch {
    // It ends before it says so.
    return null;
  }
}

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));

/** @throws {RangeError} if the bytes end too soon */
function sizeIn(view: DataView): [PictureSize['kind'], number[]] {
  if (view.getUint32(0) === 0x89504e47) return ['png', [view.getUint32(16), view.getUint32(20)]];
  if (textAt(view, 0, 4) === 'GIF8') {
    return ['gif', [view.getUint16(6, true), view.getUint16(8, true)]];
  }
  if (textAt(view, 4, 4) === 'ftyp') return ['heic', sizeInBoxes(view)];
  if (textAt(view, 0, 4) === 'RIFF' && textAt(view, 8, 4) === 'WEBP') {
    return ['webp', sizeInWebp(view)];
  }
  return ['jpeg', view.getUint16(0) === 0xffd8 ? sizeInJpeg(view) : []];
}

function sizeInJpeg(view: DataView): number[] {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return [];
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    // Behind it come the pixels.
    else if (marker === 0xda) return [];
    else at += 2 + view.getUint16(at + 2);
  }
}

function sizeInWebp(view: DataView): number[] {
  const kind = textAt(view, 12, 4);
  const byte = (at: number) => view.getUint8(at);
  if (kind === 'VP8 ') {
    return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
  }
  const three = (at: number) => byte(at) + byte(at + 1) * 256 + byte(at + 2) * 65_536 + 1;
  return kind === 'VP8X' ? [three(24), three(27)] : [];
}

/** The largest of the sizes in a HEIC or an AVIF, which may be made of tiles. */
function sizeInBoxes(view: DataView): number[] {
  let largest: number[] = [];
  const ISPE = 0x69737065;
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== ISPE) continue;
    const size = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (areaOf(size) > areaOf(largest)) largest = size;
  }
  return largest;
}

const areaOf = ([width = 0, height = 0]: number[]) => width * height;
