import { decodeNamedCharacterReference } from 'decode-named-character-reference';

const REFERENCE = /&(?:#x([\da-f]+)|#(\d+)|([a-z][\da-z]*))(;?)/gi;

/** Browsers take control characters from 128 to 159 for these: "&#146;" is an apostrophe. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** "&frac12; &amp; &#189;". Other words stay as they are. */
export function decodeReferences(text: string): string {
  return text.replace(REFERENCE, (whole, hex, decimal, name, end) => {
    if (!name) return charOf(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
    const character = decodeNamedCharacterReference(name) || whole;
    // Only the oldest names may lack the semicolon: "1&nbsp cup".
    return end || character === whole || character.charCodeAt(0) < 256 ? character : whole;
  });
}

function charOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10_ffff;
  return (
    WINDOWS[code - 128] ?? (isCharacter ? String.fromCodePoint(code).toWellFormed() : '\ufffd')
  );
}
