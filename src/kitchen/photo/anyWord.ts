/** Matches whole words. `\b` would find "me" in "crème". */
export const anyWord = (words: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);
