import type { Source } from './recipe';

const LONGEST_NAME = 200;
const LONGEST_LINK = 500;

/** Makes a source of what a page, a file or a link says, without what is not a name or an address. */
export function makeSource(name: unknown, link: unknown): Source {
  const address = addressOf(link);
  const line = typeof name === 'string' ? name.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim() : '';
  const isName = line !== '' && !addressOf(line);
  const shown = isName ? line.slice(0, LONGEST_NAME).toWellFormed() : hostOf(address);
  return { ...(shown && { name: shown }), ...(address && { link: address }) };
}

/** Reads a stored source; undefined if nothing of it is usable. */
export function readSource(value: unknown): Source | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, link } = value as Record<string, unknown>;
  return makeSource(name, link);
}

/** The text as an address of the web; undefined for anything else. */
export function addressOf(text: unknown): string | undefined {
  const address = typeof text === 'string' && text.length <= LONGEST_LINK ? text.trim() : '';
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}

const hostOf = (link: string | undefined) => link && new URL(link).hostname.replace(/^www\./, '');
