import type { Source } from './recipe';

const LONGEST_NAME = 200;
const LONGEST_LINK = 500;

/** Leaves out what is not a name or an address. */
export function makeSource(name: unknown, link: unknown): Source {
  const address = addressOf(link);
  const line = typeof name === 'string' ? name.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim() : '';
  const isName = line !== '' && !addressOf(line);
  const shown = isName ? line.slice(0, LONGEST_NAME).toWellFormed() : hostOf(address);
  return { ...(shown && { name: shown }), ...(address && { link: address }) };
}

/** Undefined if nothing of the stored source is usable. */
export function readSource(value: unknown): Source | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const about = value as Record<string, unknown>;
  return { ...makeSource(about.name, about.link), ...doubtsOf(about) };
}

const DOUBTS = ['isPhoto', 'isClip', 'isCopy', 'leavesOutAllergens'] as const;

/** What makes a recipe unsure, for the changes of it, which have neither its name nor its link. */
export function doubtsOf(source: Source = {}): Source | undefined {
  const doubts = DOUBTS.filter((doubt) => source[doubt] === true);
  return doubts[0] && Object.fromEntries(doubts.map((doubt) => [doubt, true as const]));
}

/** Undefined unless the text is an address of the web. */
export function addressOf(text: unknown): string | undefined {
  const address = typeof text === 'string' && text.length <= LONGEST_LINK ? text.trim() : '';
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}

const hostOf = (link: string | undefined) => link && new URL(link).hostname.replace(/^www\./, '');
