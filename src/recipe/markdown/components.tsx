import type { ElementContent } from 'hast';
import type { Components } from 'react-markdown';
import * as recipeWords from '../../words/en/recipe';
import styles from './Markdown.module.css';

export const components: Components = {
  a({ node, children, ...props }) {
    const { dataFootnoteRef, dataFootnoteBackref, ...others } = node?.properties ?? {};
    const href = String(others['data-address'] ?? '');
    if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) {
      return (
        <a
          {...props}
          aria-label={props['aria-label'] && recipeWords.tables.backTo(props['aria-label'])}
          data-address={undefined}
          href={href}
        >
          {children}
        </a>
      );
    }
    const otherHost = href && hostToShow(href, textOfNodes(node?.children ?? []));
    if (otherHost === undefined || !href) return <span>{children}</span>;
    // On paper the address follows the words of a link, unless they are the address.
    const isNamed = node?.children.length !== 1 || !href.endsWith(textOfNodes(node.children));
    return (
      <>
        <a
          href={href}
          className={isNamed ? styles.named : undefined}
          target="_blank"
          rel="noopener noreferrer"
        >
          {children}
        </a>
        {otherHost && <span>{` (${otherHost})`}</span>}
      </>
    );
  },
  // The writer would choose the class that a language's name becomes.
  code: ({ children }) => <code>{children}</code>,
  // No other heading has an id.
  h4: ({ node, children, ...props }) => (
    <h4 {...props}>{props.id ? recipeWords.tables.footnotes : children}</h4>
  ),
  table: ({ node, children }) => (
    <section
      className={styles.table}
      aria-label={recipeWords.tables.table(Number(node?.properties['data-table']))}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
      tabIndex={0}
    >
      <table>{children}</table>
    </section>
  ),
};

/** Any other address would lead to the page itself, and could ask something of it. */
const LEADS_AWAY = /^(?:https?:\/\/|mailto:)/i;

/** Invisible characters, and marks: `normalize` takes quadratic time for a run of marks. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}]+/gu;

/** Readers may take this for a host's name: what follows "://", or words with dots between them. */
const HOST_NAMES = /:\/\/([^\s/?#]+)|((?:[\p{L}\p{N}-]{1,63}\.){1,9}\p{L}{2,63})/gu;

/**
 * Judges a link that a stranger wrote. Returns what the page shows after its words: the real host
 * if they name another one, else an empty text. Undefined for no link: it leads to the page's own host
 * or nowhere, or begins with a user's name, which may look like a host.
 */
export function hostToShow(href: string, words: string): string | undefined {
  if (!LEADS_AWAY.test(href) || !URL.canParse(href)) return undefined;
  const { protocol, username, password, host, pathname } = new URL(href);
  // Another path of the host may be the page too: a server decodes letters of it, or drops a slash.
  if (username || password || host === globalThis.location?.host) return undefined;
  const plain = words.replace(UNSEEN, '').normalize('NFKC').replace(UNSEEN, '');
  if (protocol === 'mailto:' && plain.trim() === pathname) return '';
  const named = [...plain.matchAll(HOST_NAMES)].map(([, address, name]) => address ?? name ?? '');
  const target = protocol === 'mailto:' ? pathname : host;
  return named.every((name) => bare(name) === bare(target)) ? '' : target;
}

function textOfNodes(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'element' ? textOfNodes(node.children) : '';
    })
    .join('');
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');
