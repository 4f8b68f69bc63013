import type { ElementContent } from 'hast';

/** Any other address would lead to the page itself, and could ask something of it. */
const LEADS_AWAY = /^(?:https?:\/\/|mailto:)/i;

/** Invisible characters, and marks, for a run of which `normalize` takes quadratic time. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}]+/gu;

/** What may be read as the name of a host: what follows "://", or words with dots between them. */
const HOST_NAMES = /:\/\/([^\s/?#]+)|((?:[\p{L}\p{N}-]{1,63}\.){1,9}\p{L}{2,63})/gu;

/**
 * Judges a link that a stranger wrote.
 *
 * @param words what the link says
 * @returns what the page has to show after the words, because they name another host: the link's
 *   own, or an empty text; undefined if the page must not make it a link, because it leads to the
 *   page itself or nowhere, or because its address begins with a user's name, which may look like a
 *   host
 */
export function judgeLink(href: string, words: string): string | undefined {
  if (!LEADS_AWAY.test(href) || !URL.canParse(href)) return undefined;
  const { protocol, username, password, host, pathname } = new URL(href);
  if (username || password) return undefined;
  const plain = words.replace(UNSEEN, '').normalize('NFKC').replace(UNSEEN, '');
  if (protocol === 'mailto:' && plain.trim() === pathname) return '';
  const named = [...plain.matchAll(HOST_NAMES)].map(([, address, name]) => address ?? name ?? '');
  const target = protocol === 'mailto:' ? pathname : host;
  return named.every((name) => bare(name) === bare(target)) ? '' : target;
}

/** The words of a link, as a reader sees them. */
export function textOfNodes(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'element' ? textOfNodes(node.children) : '';
    })
    .join('');
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');
