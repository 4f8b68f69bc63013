/** A JPEG as a canvas writes it, as far as the page looks: no decoder would take it. */
export const aJpeg = (width = 64, height = 48) =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3],
    ...[1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
    ...[0xff, 0xda, 0, 4, 0, 0, 7, 0xff, 0, 7, 0xff, 0xd9],
  ]);
