import {
  enlarged,
  gifOf,
  HIDING_RESTART,
  heicHead,
  LONG_DESCRIPTION,
  pngHead,
  withStray,
} from './photo';

const latin = (text: string) => Buffer.from(text, 'latin1');
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

const riff = (kind: string, ...bytes: number[]) =>
  Buffer.concat([latin(`RIFF\0\0\0\0WEBP${kind}`), Buffer.from(bytes)]);

/** A JPEG of one grey block in as many colours as a printer has. */
export const PRINTED = Buffer.from([
  ...[0xff, 0xd8, 0xff, 0xdb, 0, 67, 0, ...Array(64).fill(1)],
  ...[0xff, 0xc0, 0, 20, 8, 0, 8, 0, 8, 4, ...[1, 2, 3, 4].flatMap((id) => [id, 0x11, 0])],
  ...[0x00, 0x10].flatMap((table) => [0xff, 0xc4, 0, 20, table, 1, ...Array(15).fill(0), 0]),
  ...[0xff, 0xda, 0, 14, 4, ...[1, 2, 3, 4].flatMap((id) => [id, 0]), 0, 63, 0, 0],
  ...[0xff, 0xd9],
]);

/** Two pictures of one pixel, black and white, in turn. */
export const ANIMATED = latin(
  'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0!\xf9\x04\0\x0a\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0!\xf9\x04\0\x0a\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02\x4c\x01\0;',
);

/** None of these is a picture that a page may draw. `jpeg` is one that it may. */
export const hostilePictures = (jpeg: Buffer): Record<string, Buffer> => ({
  'no bytes': Buffer.alloc(0),
  'one byte': Buffer.from([0xff]),
  'an SVG': latin(SVG),
  'an SVG with a script': latin(SVG.replace('<rect', '<script>alert(1)</script><rect')),
  'an SVG that loads a picture': latin(
    SVG.replace('<rect', '<image href="https://a.example/a"/><rect'),
  ),
  'an SVG after a declaration': latin(`<?xml version="1.0"?>${SVG}`),
  'a page': latin('<!doctype html><p>No mention found</p>'),
  'a page with a handler': latin('<img src=x onerror=alert(1)>'),
  'a script': latin('fetch("https://a.example")'),
  'an address': latin('https://a.example/a.jpg'),
  'an address with data': latin(`data:image/jpeg;base64,${jpeg.toString('base64')}`),
  'a PDF': latin('%PDF-1.7\n1 0 obj'),
  'an archive': latin('PK\x03\x04\x14\0'),
  'a packed file': Buffer.from([0x1f, 0x8b, 8, 0]),
  'a program': latin('MZ\x90\0\x03'),
  'a BMP': latin('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0'),
  'a TIFF': latin('II*\0\x08\0\0\0\0\0'),
  'a TIFF of a Mac': latin('MM\0*\0\0\0\x08\0\0'),
  'an icon': Buffer.from([0, 0, 1, 0, 1, 0, 1, 1, 0, 0]),
  'a JPEG XL': Buffer.from([0xff, 0x0a, 0, 0]),
  noise: Buffer.from(
    Array.from({ length: 5_000 }, (_, at) => (Math.imul(at + 3, 40_503) >>> 5) & 255),
  ),
  'a JPEG that ends at once': jpeg.subarray(0, 2),
  'a JPEG that ends before its size': jpeg.subarray(0, 30),
  'a JPEG without pixels': latin('\xff\xd8\xff\xd9'),
  'a JPEG of no size': enlarged(jpeg, 0),
  'a JPEG of 65,535 × 65,535': enlarged(jpeg, 65_535),
  'a JPEG with a second, larger size': withStray(
    jpeg,
    Buffer.from([0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0]),
  ),
  'a JPEG that hides its size': withStray(enlarged(jpeg, 65_535), HIDING_RESTART),
  'a JPEG that hides its size in descriptions': withStray(enlarged(jpeg, 65_535), LONG_DESCRIPTION),
  'a JPEG with a script in place of pixels': latin(
    '\xff\xd8\xff\xe0\0\x10JFIF<script>alert(1)</script>',
  ),
  'a PNG of 100,000 × 100,000': pngHead(100_000, 100_000),
  'a PNG of 200 megapixels': pngHead(20_000, 10_000),
  'a PNG of no size': pngHead(0, 0),
  'a PNG without pixels': pngHead(10, 10),
  'a PNG that ends at once': pngHead(10, 10).subarray(0, 12),
  'a PNG that is a page': latin('\x89PNG\r\n\x1a\n<html><script>alert(1)</script>'),
  'a GIF with a frame of 60,000 × 60,000': gifOf(60_000, 60_000),
  'a GIF without a frame': latin('GIF89a\x01\0\x01\0\0\0\0;'),
  'a GIF that ends at once': latin('GIF89a\x01'),
  'a WebP of 16 million × 16 million': riff('VP8X', ...Array(8).fill(0), ...Array(6).fill(0xff)),
  'a WebP without pixels': riff('VP8 ', ...Array(10).fill(0), 0x40, 0, 0x40, 0),
  'a film': latin('RIFF\0\0\0\0AVI LIST'),
  'a HEIC of 60,000 × 60,000': heicHead(60_000, 60_000),
  'a HEIC without pixels': heicHead(40, 30),
  'more than 30 MB': Buffer.concat([jpeg, Buffer.alloc(30_100_000)]),
});
