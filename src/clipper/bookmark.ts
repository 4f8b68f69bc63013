import script from './clip.ts?raw';

interface BookmarkWords {
  /** Before it takes the text of a page without data. */
  ask: string;
  /** If there is nothing that it may take. */
  nothing: string;
  /** On the kitchen's own page. */
  here: string;
}

/** The address of the bookmark. It opens clips in the kitchen at `address`. */
export function bookmarkOf(address: string, { ask, nothing, here }: BookmarkWords): string {
  const kitchen = JSON.stringify([address, ask, nothing, here]);
  const code = script.replace('KITCHEN', () => kitchen);
  // Some browsers end the script at a hash.
  return `javascript:${encodeURI(code).replaceAll('#', '%23')}`;
}
