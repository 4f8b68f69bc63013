/** No picture may tell a model its place, time or camera. */
export const SECRETS = [
  'SecretCamera 3000',
  '2026:11:23 08:15:00',
  'A secret remark',
  'A secret profile',
];

const text = (words: string) => Buffer.from(`${words}\0`, 'latin1');

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Adds Exif data, a profile and a comment to a JPEG. At orientation 6, the scene's top is at the left. */
export function withExtras(jpeg: Uint8Array, orientation = 6): Buffer {
  const [camera = '', time = '', remark = '', profile = ''] = SECRETS;
  const values = [text(camera), text(time)];
  const entries = 4;
  const start = 8 + 2 + entries * 12 + 4;
  const tiff = Buffer.alloc(start);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(entries, 8);
  const entry = (place: number, tag: number, type: number, count: number, value: number) => {
    const at = 10 + place * 12;
    tiff.writeUInt16BE(tag, at);
    tiff.writeUInt16BE(type, at + 2);
    tiff.writeUInt32BE(count, at + 4);
    if (type === 3) tiff.writeUInt16BE(value, at + 8);
    else tiff.writeUInt32BE(value, at + 8);
  };
  const [first = text(''), second = text('')] = values;
  entry(0, 0x0110, 2, first.length, start);
  entry(1, 0x0112, 3, 1, orientation);
  entry(2, 0x0132, 2, second.length, start + first.length);
  // The place has its own table, empty here.
  entry(3, 0x8825, 4, 1, start + first.length + second.length);
  const exif = Buffer.concat([text('Exif\0'), tiff, ...values, Buffer.alloc(6)]);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, exif),
    segment(0xe2, text(`ICC_PROFILE ${profile}`)),
    segment(0xfe, text(remark)),
    jpeg.subarray(2),
  ]);
}

export function markersOf(jpeg: Uint8Array): number[] {
  const markers: number[] = [];
  for (let at = 2; at < jpeg.length; ) {
    const [, marker = 0, high = 0, low = 0] = jpeg.subarray(at, at + 4);
    markers.push(marker);
    if (marker === 0xda) break;
    at += 2 + high * 256 + low;
  }
  return markers;
}

export function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 0, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.writeUInt8(8, 24);
  return head;
}

export function heicHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(56);
  head.write('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x20meta', 0, 'latin1');
  head.writeUInt32BE(20, 36);
  head.write('ispe', 40, 'latin1');
  head.writeUInt32BE(width, 48);
  head.writeUInt32BE(height, 52);
  return head;
}

/** A GIF of 10 × 10 pixels with a larger frame. Decoders accept it without an end. */
export function gifOf(width: number, height: number): Buffer {
  const gif = Buffer.from(
    'GIF89a\x0a\0\x0a\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\0\0\0\0\0,\0\0\0\0????\0\x02\x02\x44\x01\0',
    'latin1',
  );
  gif.writeUInt16LE(width, 32);
  gif.writeUInt16LE(height, 34);
  return gif;
}

/** A JPEG with something between its beginning and its first segment. */
export const withStray = (jpeg: Uint8Array, ...stray: Uint8Array[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...stray, jpeg.subarray(2)]);

/** If a restart had a length, a reader would take the bytes of this description for the first frame. */
export const HIDING_RESTART = Buffer.from([
  ...[0xff, 0xd0, 0, 0, 0xff, 0xe1, 0, 11, 0xff, 0xc0, 0, 8, 8, 0, 1, 0, 1],
]);

export function enlarged(jpeg: Uint8Array, side: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(side, frame + 5);
  copy.writeUInt16BE(side, frame + 7);
  return copy;
}

/** A description of more than a megabyte fills many segments. */
export const LONG_DESCRIPTION = Buffer.concat(
  Array(20).fill(segment(0xe1, Buffer.alloc(65_000, 'http://ns.adobe.com/xmp/extension/'))),
);

export function pictureIn(body: unknown): Buffer {
  const address: string = Object(body).messages[0].content[1].image_url.url;
  return Buffer.from(address.replace('data:image/jpeg;base64,', ''), 'base64');
}

/** Returns a JPEG, red at the left and blue at the right, in base64. Its noise packs badly. It also runs in a page. */
export function drawScene(width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  for (let x = 0; x < width; x += 4) {
    for (let y = 0; y < height; y += 4) {
      const noise = (x * 7919 + y * 104_729 + ((x * y) % 251) * 31) % 90;
      context.fillStyle =
        x < width / 2 ? `rgb(255 ${noise} ${noise})` : `rgb(${noise} ${noise} 255)`;
      context.fillRect(x, y, 4, 4);
    }
  }
  return canvas.toDataURL('image/jpeg', 0.95).slice('data:image/jpeg;base64,'.length);
}

/** It also runs in a page, so it uses nothing from outside. */
export async function readColours(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const colourAt = (y: number) => {
    const [red = 0, , blue = 0] = context.getImageData(bitmap.width / 2, y, 1, 1).data;
    return red > blue ? 'red' : 'blue';
  };
  return {
    size: [bitmap.width, bitmap.height],
    top: colourAt(bitmap.height / 4),
    bottom: colourAt((bitmap.height * 3) / 4),
  };
}
