import type { ElementContent } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactElement, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { exceedsParserLimits } from '../document/exceedsParserLimits';
import { components } from './components';
import styles from './Markdown.module.css';
import { PlainText } from './PlainText';
import { rehypeHeadingOutline } from './rehypeHeadingOutline';
import { rehypeImageWords } from './rehypeImageWords';
import { rehypeTables } from './rehypeTables';
import { rehypeTaskNames } from './rehypeTaskNames';
import { rehypeTextLimits } from './rehypeTextLimits';
import { remarkLineBreaks } from './remarkLineBreaks';

/** What others add to a text. */
export interface MarkdownExtension {
  remarkPlugins: NonNullable<Options['remarkPlugins']>;
  rehypePlugins: NonNullable<Options['rehypePlugins']>;
  components: Components;
}

const NONE: MarkdownExtension = { remarkPlugins: [], rehypePlugins: [], components: {} };

/**
 * Renders untrusted markdown: no raw HTML, no image, and no link but to other pages. A text that the
 * parser cannot take, or not in good time, becomes plain text.
 *
 * @param text GitHub-flavoured markdown
 */
export function renderMarkdown(text: string, extension = NONE): ReactElement {
  if (exceedsParserLimits(text)) return <PlainText text={text} />;
  try {
    const content = ReactMarkdown({
      children: text,
      remarkPlugins: [remarkGfm, remarkLineBreaks, ...extension.remarkPlugins, remarkBreaks],
      rehypePlugins: [
        rehypeImageWords,
        rehypeHeadingOutline,
        rehypeTaskNames,
        rehypeTables,
        rehypeTextLimits,
        ...extension.rehypePlugins,
      ],
      components: { ...components, ...extension.components },
    });
    return <MarkdownFrame>{content}</MarkdownFrame>;
  } catch {
    return extension === NONE ? <PlainText text={text} /> : renderMarkdown(text);
  }
}

/** Gives what is rendered of markdown its looks. */
export function MarkdownFrame({ children }: { children: ReactNode }) {
  return <section className={styles.recipe}>{children}</section>;
}

/** Renders a part of a text that `renderMarkdown` has parsed and cleaned. */
export function renderNodes(nodes: readonly ElementContent[], extension = NONE): ReactNode {
  return toJsxRuntime(
    { type: 'root', children: [...nodes] },
    {
      Fragment,
      jsx,
      jsxs,
      components: { ...components, ...extension.components },
      ignoreInvalidStyle: true,
      passKeys: true,
      passNode: true,
    },
  );
}
