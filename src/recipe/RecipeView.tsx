import type { Root } from 'hast';
import { memo, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import type { Reading, ReadNodes } from '../reading';
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
  reading: { text, tree, document },
  nodes = tree?.children,
  components,
  fallback = <PlainText text={text} />,
}: RecipeViewProps) {
  const id = useRecipeId();
  if (!nodes) return fallback;
  return (
    <ErrorBoundary key={id} of={text} fallback={fallback}>
      <RecipeFrame isShouted={isShouted(document.title?.text)}>
        <RecipeNodes nodes={nodes} components={components} />
      </RecipeFrame>
    </ErrorBoundary>
  );
}

/** Whether a title is all in capitals, such as "EGG FRIED RICE". A short one, such as "BLT", is a name. */
const isShouted = (title = '') => title === title.toUpperCase() && /\p{Lu}{4}/u.test(title);

interface RecipeFrameProps {
  isShouted?: boolean;
  children: ReactNode;
}

export function RecipeFrame({ isShouted = false, children }: RecipeFrameProps) {
  return (
    <section className={styles.recipe} data-shouted={isShouted || undefined}>
      {children}
    </section>
  );
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

interface BlockProps extends Pick<RecipeViewProps, 'components'> {
  node: ReadNodes[number];
}

const Block = memo(({ node, components }: BlockProps) => (
  <Markdown rehypePlugins={[[showNode, node]]} components={components} />
));

/** react-markdown would change raw HTML and addresses. A node has neither under these names. */
const showNode = (node: ReadNodes[number]) => () => ({ type: 'root', children: [node] }) as Root;
