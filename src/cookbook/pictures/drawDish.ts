import { checkEncoder, encode, withPixels } from '../../browser/picture';
import { type DrawnPicture, SIZES } from './pictureDatabase';

let checked: Promise<void> | undefined;

/**
 * Draws a picture anew, once for a recipe's page and once for lists: also one that this page may have
 * written into a copy, as a file can say anything. Throws an error with a `problem`.
 */
export async function drawDish(file: Blob): Promise<DrawnPicture> {
  checked ??= checkEncoder();
  await checked;
  return withPixels(file, async (bitmap) => ({
    large: await encode(bitmap, SIZES.large),
    small: await encode(bitmap, SIZES.small),
  }));
}
