/** The longest name of a file, without its ending, in characters. */
const LONGEST = 60;

/** A name for a recipe's file, in the letters of its title. */
export function fileNameOf(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  let name = words.shift()?.slice(0, LONGEST) ?? 'recipe';
  for (const word of words) {
    if (name.length + 1 + word.length > LONGEST) break;
    name += `-${word}`;
  }
  return `${name.toWellFormed()}.md`;
}
