import { inflateSync } from 'fflate';
import type { DishPictureProblem, PicturePlace } from '../../../machines/pictures/picturesMachine';
import { bytesOfBase64 } from '../../browser/base64';
import { failure } from '../../browser/picture';
import { inflateRecipe } from '../bring/readArchive';
import { cutPictures } from './cutPictures';

/** In bytes. No larger picture is drawn. */
const LONGEST = 30_000_000;

const missing = () => failure<DishPictureProblem>('missing');

/** The bytes of a picture that came in a file. Throws an error with a `problem`. */
export async function readPlace({ file, path = [], text }: PicturePlace): Promise<Blob> {
  let found = file;
  for (const name of path) found = await fileIn(found, name);
  if (text === undefined) return found;
  const written = (await picturesIn(found))[text];
  if (!written) throw missing();
  return new Blob([bytesOfBase64(written.replaceAll('\\', ''))]);
}

/** Reads a file once, however many of its pictures the page draws, and forgets it with the file. */
function oncePerFile<Result>(read: (file: Blob) => Promise<Result>) {
  const known = new WeakMap<Blob, Promise<Result>>();
  return (file: Blob): Promise<Result> => {
    const result = known.get(file) ?? read(file);
    known.set(file, result);
    return result;
  };
}

const picturesIn = oncePerFile(async (file) => {
  const bytes = await bytesOf(file);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isPacked ? await inflateRecipe(bytes, async () => {}) : bytes;
  return cutPictures(new TextDecoder().decode(plain)).pictures;
});

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

interface Packed {
  isStored: boolean;
  /** Its bytes in the archive. */
  length: number;
  /** Its bytes once unpacked. */
  size: number;
  start: number;
}

/** Unpacks nothing else. */
async function fileIn(archive: Blob, name: string): Promise<Blob> {
  const packed = (await listFiles(archive)).get(name);
  if (!packed) throw missing();
  const { isStored, length, size, start } = packed;
  if (size > LONGEST) throw failure('tooLarge');
  const head = new DataView(await archive.slice(start, start + 30).arrayBuffer());
  const begin = start + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const file = archive.slice(begin, begin + length);
  // It cannot grow beyond what the archive says.
  return isStored
    ? file
    : new Blob([inflateSync(await bytesOf(file), { out: new Uint8Array(size) })]);
}

/** The list at the end of an archive has the place of each file. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** Of the end, with the longest remark. */
const LONGEST_END = 65_557;

/** Beside a recipe: of Nextcloud Cookbook and this page, Tandoor, and Mealie. */
const BESIDE = /(?<=^|\/)(?:full|image|images\/original)\.(?:jpe?g|png|webp|gif|hei[cf]|avif)$/i;

/** By their names. The folder of a recipe is a name of the picture beside it. */
export const listFiles = oncePerFile(async (archive): Promise<Map<string, Packed>> => {
  const files = new Map<string, Packed>();
  const end = new DataView(await archive.slice(-LONGEST_END).arrayBuffer());
  let at = end.byteLength - 22;
  while (at > 0 && end.getUint32(at, true) !== END) at -= 1;
  if (at < 0) return files;
  const start = end.getUint32(at + 16, true);
  const list = new DataView(
    await archive.slice(start, start + end.getUint32(at + 12, true)).arrayBuffer(),
  );
  const short = (offset: number) => list.getUint16(offset, true);
  const long = (offset: number) => list.getUint32(offset, true);
  for (let next = 0; next + 46 <= list.byteLength && long(next) === ENTRY; ) {
    const written = new Uint8Array(list.buffer, next + 46, short(next + 28));
    const name = new TextDecoder().decode(written).replaceAll('\\', '/');
    const packed = {
      isStored: short(next + 10) === 0,
      length: long(next + 20),
      size: long(next + 24),
      start: long(next + 42),
    };
    if (!name.endsWith('/')) files.set(name, packed).set(name.replace(BESIDE, ''), packed);
    next += 46 + short(next + 28) + short(next + 30) + short(next + 32);
  }
  return files;
});
