import type { Root } from 'hast';
import { memo, type ReactElement, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import type { Reading, ReadNodes } from './document/reading/Reading';
import styles from './markdown/Markdown.module.css';
import { PlainText } from './markdown/PlainText';

interface RecipeViewProps {
  reading: Reading;
  /** What is rendered for the elements of a tree: one map that stays the same. */
  components: Components;
}

/** Renders a recipe, or its plain text if that cannot be parsed or rendered. */
export function RecipeView({ reading: { text, tree }, components }: RecipeViewProps) {
  const plain = <PlainText text={text} />;
  if (!tree) return plain;
  return (
    <ErrorBoundary key={text} fallback={plain}>
      <RecipeFrame>
        <RecipeNodes nodes={tree.children} components={components} />
      </RecipeFrame>
    </ErrorBoundary>
  );
}

/** Gives a rendered recipe its looks. */
export function RecipeFrame({ children }: { children: ReactNode }) {
  return <section className={styles.recipe}>{children}</section>;
}

interface RecipeNodesProps extends Pick<RecipeViewProps, 'components'> {
  /** Nodes of a reading. */
  nodes: ReadNodes;
}

/** Renders a part of a recipe. */
export const RecipeNodes = memo(renderNodes);

/** Makes the elements of a part of a recipe. */
export function renderNodes({ nodes, components }: RecipeNodesProps): ReactElement {
  return ReactMarkdown({ rehypePlugins: [[handOver, nodes]], components });
}

/**
 * Gives react-markdown the nodes of a reading, instead of the empty text that it has parsed. It would change
 * raw HTML and addresses: a reading has neither under these names.
 */
function handOver(nodes: ReadNodes) {
  return () => ({ type: 'root', children: nodes }) as Root;
}
