import type { Nodes as ChangingNodes } from 'mdast';
import type { Unchanging } from '../RecipeDocument';
import { viewMarkdown } from './parseMarkdown';
import { type SeenWords, seenText, withoutUnseen } from './seenText';

type Nodes = Unchanging<ChangingNodes>;
type Place = Omit<SeenWords, 'value'>;

/** Leaves out marks, tags, list numbers and link targets. Trust nothing in `markdown`. */
export function seenWords(markdown: string): SeenWords[] {
  try {
    const root = viewMarkdown(markdown);
    if (root) return wordsIn(root, { start: 0, end: markdown.length });
  } catch {
    // If the parser fails, the page shows plain text.
  }
  return seenText(markdown);
}

function wordsIn(root: Nodes, whole: Place): SeenWords[] {
  const words: SeenWords[] = [];
  const collect = (node: Nodes, outer: Place) => {
    const place = placeOf(node) ?? outer;
    if ('children' in node) for (const child of node.children) collect(child, place);
    else if ('alt' in node) words.push({ value: node.alt ?? '', ...place });
    else if ('value' in node) {
      const value = node.type === 'html' ? withoutUnseen(node.value) : node.value;
      words.push({ value, ...place });
    }
  };
  collect(root, whole);
  return words;
}

/** The parser gives no place to words around an address without marks. */
function placeOf({ position }: Nodes): Place | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : { start, end };
}
