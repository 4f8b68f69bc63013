import type { Root } from 'hast';
import { memo, type ReactElement, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import type { Reading, ReadNodes } from '../reading/document/marks/Reading';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import styles from './markdown/Markdown.module.css';
import { PlainText } from './markdown/PlainText';
import { useRecipeId } from './RecipeContext';

interface RecipeViewProps {
  reading: Reading;
  /** A part of its tree; without it, everything. */
  nodes?: ReadNodes | undefined;
  /** What is rendered for the elements of a tree: one map that stays the same. */
  components: Components;
  /** What shows if the text cannot be parsed or rendered; without it, the plain text. */
  fallback?: ReactNode;
}

/** Renders a recipe or a part of it. */
export function RecipeView({
  reading: { text, tree },
  nodes = tree?.children,
  components,
  fallback = <PlainText text={text} />,
}: RecipeViewProps) {
  const id = useRecipeId();
  if (!nodes) return fallback;
  return (
    <ErrorBoundary key={id} of={text} fallback={fallback}>
      <RecipeFrame>
        <RecipeNodes nodes={nodes} components={components} />
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
