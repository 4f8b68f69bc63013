export type Kind = 'empty' | 'pdf' | 'zip' | 'gzip' | 'picture' | 'office' | 'text' | 'unknown';

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** `bytes`: the first thousand or more. */
export function kindOf(bytes: Uint8Array): Kind {
  const ascii = String.fromCharCode(...bytes.subarray(0, 16));
  if (bytes.length === 0) return 'empty';
  if (ascii.includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06))
    return 'zip';
  if (startsWith(bytes, 0x1f, 0x8b)) return 'gzip';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) || ascii.startsWith('{\\rtf')) return 'office';
  if (
    /^(?:\x89PNG|\xff\xd8\xff|GIF8|BM.{4}\0\0|II\*\0|MM\0\*)|^RIFF[\s\S]{4}WEBP|^[\s\S]{4}ftyp(?:heic|heix|mif1|avif)/.test(
      ascii,
    )
  ) {
    return 'picture';
  }
  const isWide = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  return !isWide && isBinary(bytes) ? 'unknown' : 'text';
}

/** No text has such bytes, except that in UTF-16 every second byte is mostly zero. */
function isBinary(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 1_000);
  const zeros = start.filter((byte) => byte === 0).length;
  if (zeros > 0.3 * start.length && zeros < 0.7 * start.length) return false;
  const controls = start.filter((byte) => byte < 9 || (byte > 13 && byte < 27) || byte === 0x7f);
  return controls.length > 0.02 * start.length;
}
