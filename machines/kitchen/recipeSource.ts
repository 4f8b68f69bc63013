import { doubtsOf, type Source } from './recipe';

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

/** Undefined unless the text is an address of the web. */
export function addressOf(text: unknown): string | undefined {
  const address = typeof text === 'string' && text.length <= LONGEST_LINK ? text.trim() : '';
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href;
}

const hostOf = (link: string | undefined) => link && new URL(link).hostname.replace(/^www\./, '');
