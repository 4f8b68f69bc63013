/** Finds any of some words as whole words. `\b` would find "me" in "crème". */
export const anyWord = (words: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);
