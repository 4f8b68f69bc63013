import type { PicturePlace } from '../../../machines/pictures/picturesMachine';

/** The bytes of a picture that came in a file. */
export const readPlace = async ({ file }: PicturePlace): Promise<Blob> => file;
