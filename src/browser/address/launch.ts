import { cleanLines } from '../cleanLines';
import { SHARED } from './firstLook';
import { readPageAddress } from './signIn';

interface Launch {
  /** The visitor has just deleted everything (`openEmptyPage`). */
  isEmptied: boolean;
  opensCookbook: boolean;
  /** The lines that another app has shared, as ingredients; empty without any. */
  sharedText: string;
  /** The shared address if there is no other text; else all that the app shared, maybe a recipe. */
  shared: string;
  isAddress: boolean;
}

/** The manifest puts these into the address, and a deletion the last one. */
const NAMES = ['cookbook', 'title', 'text', 'url', 'deleted'];

/** The longest text that the page takes from another app, in UTF-16 units. */
const LONGEST_TEXT = 10_000;
/** The longest recipe from another app, in UTF-16 units. */
const LONGEST_RECIPE = 65_536;

/** A visitor may submit the form before the script arrives. Gives one ingredient a line. */
export function takeSubmittedIngredients(): string {
  const url = new URL(location.href);
  const ingredients = url.searchParams.getAll('ingredient');
  if (ingredients.length > 0) {
    url.searchParams.delete('ingredient');
    history.replaceState(history.state, '', url);
  }
  return cleanLines(ingredients.join('\n').slice(0, LONGEST_TEXT));
}

/** Leaves a link to a recipe or a list in the address, for the code that opens these. */
export function takeLaunch(): Launch {
  const url = new URL(location.href);
  const [cookbook, title, text, link, deleted] = NAMES.map((name) => url.searchParams.get(name));
  for (const name of NAMES) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);

  const whole = (text?.trim() ? [text, link] : [title, link]).join('\n').trim();
  const shared = whole.slice(0, LONGEST_TEXT);
  const isBare = [text, link].every((part) => !part?.trim() || /^\s*https?:\S+\s*$/.test(part));
  const address = isBare ? link?.trim() || text?.trim() || '' : '';
  const own = shared.match(/https?:\S+/g)?.find(isOwnLink);
  // An assignment tells the code that watches for such links.
  if (own) location.hash = new URL(own).hash;
  const lines = shared
    .split(/\r?\n/)
    .filter((line) => line.trim() && !/^\s*https?:\S+\s*$/.test(line));
  return {
    isEmptied: deleted !== null,
    opensCookbook: cookbook !== null,
    sharedText: own ? '' : cleanLines(lines.join('\n')),
    isAddress: address !== '' && !own,
    shared: own || whole.length > LONGEST_RECIPE ? '' : address || whole,
  };
}

function isOwnLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, hash } = new URL(address);
  const page = origin + pathname.replace(/\/index\.html$/, '/');
  return page === readPageAddress() && SHARED.test(hash);
}
