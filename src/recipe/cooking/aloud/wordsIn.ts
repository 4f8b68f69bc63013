import type { NodeMark, Reading, ReadNodes } from '../../../reading';

type Node = Extract<ReadNodes[number], { type: 'element' }>;

/** The words of a recipe's nodes. `say` gives what the page or a voice makes of those of an element. */
export function wordsIn(
  nodes: ReadNodes,
  { marks }: Pick<Reading, 'marks'>,
  say: (words: string, mark: NodeMark | undefined, node: Node) => string,
): string {
  function read(node: ReadNodes[number]): string {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return '';
    const words = node.children.map(read).join('');
    return say(words, marks[Number(node.properties['data-mark'])], node);
  }
  return nodes.map(read).join('');
}
