import { describe, expect, it, vi } from 'vitest';
import {
  checkEncoder,
  drawPicture,
  isAsDrawn,
  readSize,
  withoutExtras,
} from '../../src/browser/picture';
import { aJpeg } from '../cookbook/pictures/aJpeg';
import {
  gifOf,
  HIDING_RESTART,
  heicHead,
  LONG_DESCRIPTION,
  markersOf,
  pngHead,
  SECRETS,
  withExtras,
  withStray,
} from '../support/photo';

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer).buffer;
const ascii = (words: string, ...rest: number[]) =>
  Buffer.from([...Buffer.from(words, 'latin1'), ...rest]);

/** Only the parts that say it has 640 × 480 pixels. */
const JPEG = Buffer.from([
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 11, 8, 480 >> 8, 480 & 255],
  ...[640 >> 8, 640 & 255, 1, 1, 0x11, 0, 0xff, 0xda, 0, 4, 0, 0, 7, 7, 0xff, 0xd9],
]);

describe('the size of a picture is read without decoding it', () => {
  it.each<[string, Buffer, string, number, number]>([
    ['JPEG after a large Exif block', withExtras(JPEG), 'jpeg', 640, 480],
    ['PNG', pngHead(20_000, 10_000), 'png', 20_000, 10_000],
    [
      'JPEG after descriptions of more than a megabyte',
      withStray(JPEG, LONG_DESCRIPTION),
      'jpeg',
      640,
      480,
    ],
    [
      'JPEG with stray bytes between its segments',
      withStray(JPEG, ascii('\0stray', 0xff, 0)),
      'jpeg',
      640,
      480,
    ],
    // With a length, the restart would end at the frame of one pixel.
    ['JPEG with a restart before its frame', withStray(JPEG, HIDING_RESTART), 'jpeg', 640, 480],
    [
      'JPEG with two frames',
      withStray(JPEG, Buffer.from([0xff, 0xc0, 0, 8, 8, 0, 1, 0, 1, 0])),
      'jpeg',
      640,
      480,
    ],
    ['GIF with a frame that is larger', gifOf(20_000, 400), 'gif', 20_000, 400],
    ['GIF with a frame that is smaller', gifOf(1, 2), 'gif', 10, 10],
    ['HEIC', heicHead(4_000, 3_000), 'heic', 4_000, 3_000],
    [
      'lossy WebP',
      ascii('RIFF\0\0\0\0WEBPVP8 ', ...Array(10).fill(0), 0x80, 0x42, 0xe0, 0x01),
      'webp',
      640,
      480,
    ],
    [
      'lossless WebP',
      ascii('RIFF\0\0\0\0WEBPVP8L', 0, 0, 0, 0, 0x2f, 0x7f, 0xc2, 0x77, 0),
      'webp',
      640,
      480,
    ],
    [
      'extended WebP',
      ascii('RIFF\0\0\0\0WEBPVP8X', ...Array(8).fill(0), 0x7f, 2, 0, 0xdf, 1, 0),
      'webp',
      640,
      480,
    ],
  ])('%s', (_, buffer, kind, width, height) => {
    expect(readSize(bytesOf(buffer))).toEqual({ kind, width, height });
  });

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a PDF', ascii('%PDF-1.7 and more of it')],
    ['half of a JPEG', JPEG.subarray(0, 12)],
    ['a JPEG whose pixels come first', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0])],
    ['a JPEG that ends before its frame', withStray(JPEG, Buffer.from([0xff, 0xd9, 0, 2]))],
    ['a GIF without a frame', ascii('GIF89a', 3, 1, 4, 0, 0, 0, 0, 0x3b)],
    ['a PNG without pixels', pngHead(0, 10)],
    [
      'a PNG that begins with another chunk',
      Buffer.from(pngHead(9, 9).toString('latin1').replace('IHDR', 'tEXt'), 'latin1'),
    ],
    [
      'an icon that looks like a HEIC',
      Buffer.concat([Buffer.from([0, 0, 1, 0]), heicHead(9, 9).subarray(4)]),
    ],
    ['a HEIC without a size', heicHead(0, 0)],
    ['zeros', Buffer.alloc(1_000)],
  ])('%s has none', (_, buffer) => {
    const { width, height } = readSize(bytesOf(buffer)) ?? { width: 0, height: 0 };
    expect(width * height).toBe(0);
  });
});

const LIMITS = { sides: [1_024], bytes: 300_000 };

it('a file of more than 30 MB is too large, whatever it holds', { tags: 'rare' }, async () => {
  const largest = new Blob([new Uint8Array(30_000_000)]);
  await expect(drawPicture(largest, LIMITS)).rejects.toMatchObject({ problem: 'noPicture' });
  const larger = new Blob([largest, 'a']);
  await expect(drawPicture(larger, LIMITS)).rejects.toMatchObject({ problem: 'tooLarge' });
});

it('a picture of more than 64 megapixels is not decoded', async () => {
  const decode = vi.fn(async () => {
    throw new Error();
  });
  vi.stubGlobal('createImageBitmap', decode);
  const draw = (width: number) => drawPicture(new Blob([bytesOf(pngHead(width, 8_000))]), LIMITS);
  await expect(draw(8_001)).rejects.toMatchObject({ problem: 'tooManyPixels' });
  expect(decode).not.toHaveBeenCalled();
  await expect(draw(8_000)).rejects.toMatchObject({ problem: 'unreadable' });
  expect(decode).toHaveBeenCalledOnce();
});

it('what is transparent in a picture becomes white', async () => {
  const painted: string[] = [];
  const fillRect = () => painted.push(context.fillStyle);
  const context = { fillStyle: '', fillRect, drawImage: () => painted.push('the picture') };
  const toBlob = (done: BlobCallback) => done(new Blob([bytesOf(JPEG)]));
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context, toBlob }) });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }));
  await drawPicture(new Blob([bytesOf(pngHead(1, 1))]), LIMITS);
  expect(painted).toEqual(['#fff', 'the picture']);
});

it.each<[string, boolean, string, number, number]>([
  ['draws', true, 'image/jpeg', 700, 1_600],
  ['gives another kind', false, 'image/png', 700, 1_600],
  ['gives noise', false, 'image/jpeg', 4_000, 4_000],
  ['gives a little noise', false, 'image/jpeg', 1_400, 1_500],
  ['gives white for whatever is drawn', false, 'image/jpeg', 700, 700],
  ['gives nothing', false, 'image/jpeg', 0, 0],
])('where a browser %s, there are pictures: %s', async (_, draws, type, plain, striped) => {
  const blobs = [plain, striped].map((size) => size && new Blob([new Uint8Array(size)], { type }));
  const toBlob = (done: BlobCallback) => done(blobs.shift() || null);
  const canvas = { getContext: () => ({ fillRect() {} }), toBlob };
  vi.stubGlobal('document', { createElement: () => canvas });
  const checking = checkEncoder();
  if (draws) await checking;
  else await expect(checking).rejects.toMatchObject({ problem: 'noise' });
});

describe('a JPEG without its extras', () => {
  it('has its tables, its frame and its pixels, and nothing else', async () => {
    const clean = await withoutExtras(new Blob([bytesOf(withExtras(JPEG))]));
    expect(Buffer.from(clean)).toEqual(Buffer.from([...JPEG.subarray(0, 8), ...JPEG.subarray(9)]));
    expect(markersOf(clean)).toEqual([0xe0, 0xc2, 0xda]);
    for (const secret of SECRETS)
      expect(Buffer.from(clean).toString('latin1')).not.toContain(secret);
  });

  it('is an error if the file is no JPEG', async () => {
    await expect(withoutExtras(new Blob([bytesOf(pngHead(1, 1))]))).rejects.toThrow(RangeError);
  });
});

describe('a JPEG can be one that this page has drawn', () => {
  const MOST = { sides: [1_280], bytes: 10_000 };
  const plain = Buffer.from(aJpeg());
  const pixels = plain.length - 2;

  it('if it has the parts that a canvas writes', () => {
    expect(isAsDrawn(aJpeg(), MOST)).toBe(true);
  });

  it.each<[string, Uint8Array]>([
    ['with a place and a time', withExtras(plain)],
    ['with a remark after its pixels', Buffer.concat([plain, Buffer.from('here')])],
    ['with a second end', Buffer.concat([plain, Buffer.from([0xff, 0xd9])])],
    ['without an end', plain.subarray(0, pixels)],
    ['with another end', Buffer.concat([plain.subarray(0, pixels), Buffer.from([0xff, 0xfe])])],
    [
      'with a remark between its pixels',
      Buffer.concat([plain.subarray(0, pixels), Buffer.from([0xff, 0xfe, 0, 2, 0xff, 0xd9])]),
    ],
    ['with stray bytes between its parts', withStray(plain, ascii('\0stray', 0xff, 0))],
    ['with a longer first part', withStray(plain, ascii('', 0xff, 0xe0, 0, 6, 1, 2, 3, 4))],
    ['with a part of a program', withStray(plain, ascii('', 0xff, 0xee, 0, 4, 1, 2))],
    ['that is too large', aJpeg(1_281, 10)],
    ['that is no JPEG', pngHead(10, 10)],
  ])('and not %s', (_, bytes) => {
    expect(isAsDrawn(new Uint8Array(bytes), MOST)).toBe(false);
  });
});
