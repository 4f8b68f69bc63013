import { RefusedError } from '../../../reading/lines/FoundRecipe';
import { ENCODING_SAMPLE } from './limits';

/**
 * UTF-8, UTF-16 or, if neither fits, Windows-1252. Throws a `RefusedError` for any other encoding.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  const wide = wideEncodingOf(bytes);
  if (wide) return decode(bytes, wide);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = decode(bytes, 'windows-1252');
    if (!isLatin(text.slice(0, ENCODING_SAMPLE))) throw new RefusedError('encoding');
    return text;
  }
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** UTF-16 without a mark at its beginning: in most of its letters, one byte is zero. */
function wideEncodingOf(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 1_000);
  const zerosAt = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const half = start.length / 2;
  if (zerosAt(1) > 0.6 * half && zerosAt(0) < 0.1 * half) return 'utf-16le';
  return zerosAt(0) > 0.6 * half && zerosAt(1) < 0.1 * half ? 'utf-16be' : null;
}

/** Windows-1252, if most letters are plain and no word has a sign in it. */
function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const others = text.match(/[\u0080-\u00ff]/g)?.length ?? 0;
  const odd = text.match(/(?<=\p{L})[\u0080-\u00a0¡-©«-´¶-¸»¿×÷](?=\p{L})/gu)?.length ?? 0;
  return others <= 0.25 * letters && odd <= 0.1 * others;
}
