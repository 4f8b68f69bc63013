const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const BLANK = 0x20;
/** How many bytes before a string tell whether it is a picture. */
const TAIL = 40;

/** Programs keep a picture as text in these fields. */
const PICTURE = /"(?:photo_data|photo_large|image_data|data)"\s{0,4}:\s{0,4}$/;

/** Takes pictures out of JSON as its bytes arrive, so they are never in memory. */
export class PictureFilter {
  private isInString = false;
  private isEscaped = false;
  private isSkipping = false;
  /** The last bytes that were kept. */
  private tail = '';
  skipped = 0;

  filter(bytes: Uint8Array): Uint8Array {
    const kept = new Uint8Array(bytes.length);
    let length = 0;
    for (const byte of bytes) {
      const isEnd = this.isInString && !this.isEscaped && byte === QUOTE;
      if (this.isSkipping && !isEnd) this.skipped += 1;
      else {
        kept[length] = byte;
        length += 1;
      }
      if (isEnd) {
        this.isInString = false;
        this.isSkipping = false;
      } else if (this.isInString) this.isEscaped = !this.isEscaped && byte === BACKSLASH;
      else if (byte === QUOTE) {
        this.isInString = true;
        this.isSkipping = PICTURE.test(this.tailBefore(kept, length - 1));
      }
    }
    const rest = kept.subarray(0, length);
    this.tail = (this.tail + latin(rest)).slice(-TAIL);
    return rest;
  }

  /** Empty unless a string with a value may begin at the place. */
  private tailBefore(kept: Uint8Array, at: number): string {
    const last = kept[at - 1];
    if (last !== undefined && last !== COLON && last > BLANK) return '';
    return this.tail + latin(kept.subarray(0, at));
  }
}

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(-TAIL));
