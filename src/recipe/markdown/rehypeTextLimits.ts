import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { createTextLimiter } from '../../ui/limitText';

/** Elements that go on with the line that they are in. */
const INLINE = new Set(['a', 'code', 'del', 'em', 'input', 'span', 'strong', 'sup']);

/** Limits the words of a text, across the borders of emphasis and links. */
export function rehypeTextLimits() {
  return (tree: Root) => {
    let limit = createTextLimiter();
    visit(tree, (node) => {
      if (node.type === 'text' || node.type === 'raw') node.value = limit(node.value);
      if (node.type !== 'element') return;
      if (!INLINE.has(node.tagName)) limit = createTextLimiter();
    });
  };
}
