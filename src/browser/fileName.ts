/** Without the ending, in characters. */
const MAX_LENGTH = 60;

/** Windows takes these names for devices, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Makes a name of a title's words, without an ending, which is safe on all systems. */
export function fileNameOf(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  let name = words.shift()?.slice(0, MAX_LENGTH) ?? 'recipe';
  for (const word of words) {
    if (name.length + 1 + word.length > MAX_LENGTH) break;
    name += `-${word}`;
  }
  return RESERVED.test(name) ? `${name}-recipe` : name.toWellFormed();
}
