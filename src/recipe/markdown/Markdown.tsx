import { type ComponentType, memo, type ReactNode } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { exceedsParserLimits } from './exceedsParserLimits';
import styles from './Markdown.module.css';
import { PlainText } from './PlainText';
import { rehypeHeadingOutline } from './rehypeHeadingOutline';
import { rehypeTables } from './rehypeTables';
import { rehypeTaskNames } from './rehypeTaskNames';
import { remarkLineBreaks } from './remarkLineBreaks';

/** Any other address would lead to the page itself, and could ask something of it. */
const LEADS_AWAY = /^(?:https?:\/\/|mailto:)/i;

const components: Components = {
  a({ node, href, children, ...props }) {
    const { dataFootnoteRef, dataFootnoteBackref } = node?.properties ?? {};
    if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) {
      return (
        <a href={href} {...props}>
          {children}
        </a>
      );
    }
    if (!href || !LEADS_AWAY.test(href)) return <span>{children}</span>;
    // On paper an address stands behind the words of its link, unless it is these words.
    const isNamed = typeof children !== 'string' || !href.endsWith(children);
    return (
      <a
        href={href}
        title={props.title}
        className={isNamed ? styles.named : undefined}
        target="_blank"
        rel="noopener noreferrer"
      >
        {children}
      </a>
    );
  },
  // The name of its language would become a class of the writer's choosing.
  code: ({ children }) => <code>{children}</code>,
  // An image is a request to a server of the model's choosing: its words stand for it.
  img: ({ alt }) => <span>{alt}</span>,
  table: ({ node, children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section className={styles.table} aria-label={String(node?.properties.ariaLabel)} tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
};

/** What is added to a text that is a recipe to cook from. */
export interface DishParts {
  /** What puts the dish's own elements into the parsed text. */
  rehypePlugins: NonNullable<Options['rehypePlugins']>;
  /** What is rendered for them, by their names. */
  components: Components;
  /** Stands around the text. */
  Frame: ComponentType<{ text: string; children: ReactNode }>;
}

const options: Options = {
  remarkPlugins: [remarkGfm, remarkLineBreaks],
  rehypePlugins: [rehypeHeadingOutline, rehypeTaskNames, rehypeTables],
  components,
};

interface MarkdownProps {
  /** GitHub-flavoured markdown from an untrusted writer. */
  text: string;
  /** Null where the text is no dish, or its parts are not there. */
  dish?: DishParts | null;
}

function optionsWith(dish: DishParts | null | undefined): Options {
  if (!dish) return options;
  return {
    ...options,
    rehypePlugins: [...(options.rehypePlugins ?? []), ...dish.rehypePlugins],
    components: { ...components, ...dish.components },
  };
}

/**
 * Renders untrusted markdown: no raw HTML, no image, and no link but to other pages. What a parser
 * cannot take in good time, or not at all, is shown as plain text.
 */
export const Markdown = memo(function Markdown({ text, dish = null }: MarkdownProps) {
  const plain = <PlainText text={text} />;
  if (exceedsParserLimits(text)) return plain;
  const elements = <ReactMarkdown {...optionsWith(dish)}>{text}</ReactMarkdown>;
  return (
    <ErrorBoundary key={text} fallback={dish ? <Markdown text={text} /> : plain}>
      <section className={styles.recipe}>
        {dish ? <dish.Frame text={text}>{elements}</dish.Frame> : elements}
      </section>
    </ErrorBoundary>
  );
});
