import {
  checkEncoder,
  encode,
  isAsDrawn,
  type PictureLimits,
  withPixels,
} from '../../browser/picture';
import { type DrawnPicture, SIZES } from './pictureDatabase';

let checked: Promise<void> | undefined;

/**
 * Draws a picture anew, once for a recipe's page and once for lists. A JPEG that has nothing a
 * canvas would not write stays as it is, as this page may have written it into a copy.
 * Throws an error with a `problem`.
 */
export async function drawDish(file: Blob): Promise<DrawnPicture> {
  checked ??= checkEncoder();
  await checked;
  const bytes = new Uint8Array(
    await (file.size < SIZES.large.bytes ? file : new Blob()).arrayBuffer(),
  );
  return withPixels(file, async (bitmap) => ({
    large: isPlain(bytes) ? bytes : await encode(bitmap, SIZES.large),
    small: await encode(bitmap, SIZES.small),
  }));
}

function isPlain(bytes: Uint8Array<ArrayBuffer>, most: PictureLimits = SIZES.large): boolean {
  try {
    return isAsDrawn(bytes, most);
  } catch {
    return false;
  }
}
