import type { Components } from 'react-markdown';
import { judgeLink, textOfNodes } from './linkTarget';
import styles from './Markdown.module.css';
import { messages } from './messages';

export const components: Components = {
  a({ node, children, ...props }) {
    const { dataFootnoteRef, dataFootnoteBackref, ...others } = node?.properties ?? {};
    const href = String(others['data-address'] ?? '');
    if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) {
      return (
        <a
          {...props}
          aria-label={props['aria-label'] && messages.backTo(props['aria-label'])}
          data-address={undefined}
          href={href}
        >
          {children}
        </a>
      );
    }
    const otherHost = href && judgeLink(href, textOfNodes(node?.children ?? []));
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
    <h4 {...props}>{props.id ? messages.footnotes : children}</h4>
  ),
  table: ({ node, children }) => (
    <section
      className={styles.table}
      aria-label={messages.table(Number(node?.properties['data-table']))}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
      tabIndex={0}
    >
      <table>{children}</table>
    </section>
  ),
};
