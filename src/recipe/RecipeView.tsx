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
  /** A part of the recipe's tree; without it, everything shows. */
  nodes?: ReadNodes | undefined;
  /** Has to stay the same object. */
  components: Components;
  /** Shows if the text cannot be parsed or rendered; without it, the plain text shows. */
  fallback?: ReactNode;
}

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

export function RecipeFrame({ children }: { children: ReactNode }) {
  return <section className={styles.recipe}>{children}</section>;
}

interface RecipeNodesProps extends Pick<RecipeViewProps, 'components'> {
  nodes: ReadNodes;
}

/** The words of a growing line change below the blocks, which stay. */
export const RecipeNodes = memo(({ nodes, components }: RecipeNodesProps) => {
  const counts = new Map<string, number>();
  return nodes.map((node) => {
    if (node.type === 'text') return node.value;
    const name = node.type === 'element' ? node.tagName : node.type;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return <Block key={`${name} ${count}`} {...{ node, components }} />;
  });
});

const Block = memo(renderBlock);

interface BlockProps extends Pick<RecipeViewProps, 'components'> {
  node: ReadNodes[number];
}

/** Calls react-markdown as a function: the elements of a block. */
export function renderBlock({ node, components }: BlockProps): ReactElement {
  return ReactMarkdown({ rehypePlugins: [[handOver, node]], components });
}

/** react-markdown would change raw HTML and addresses. A node has neither under these names. */
function handOver(node: ReadNodes[number]) {
  return () => ({ type: 'root', children: [node] }) as Root;
}
