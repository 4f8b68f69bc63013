import type { Nodes as ChangingNodes } from 'mdast';
import type { Unchanging } from '../RecipeDocument';
import { viewMarkdown } from './parseMarkdown';

/** Words that a reader sees in one piece, and the part of the source that they come from. */
export interface SeenWords {
  value: string;
  start: number;
  end: number;
  /** HTML, with its tags and comments. */
  isMarkup: boolean;
}

type Nodes = Unchanging<ChangingNodes>;
type Place = Pick<SeenWords, 'start' | 'end'>;

/**
 * The words of a recipe that a reader sees, without marks, list numbers and link targets; null for a text that the page
 * can only show as plain text. Trust nothing in `markdown`.
 */
export function seenWords(markdown: string): SeenWords[] | null {
  try {
    const root = viewMarkdown(markdown);
    return root && wordsIn(root, { start: 0, end: markdown.length });
  } catch {
    return null;
  }
}

function wordsIn(root: Nodes, whole: Place): SeenWords[] {
  const words: SeenWords[] = [];
  const collect = (node: Nodes, outer: Place) => {
    const place = placeOf(node) ?? outer;
    if ('children' in node) for (const child of node.children) collect(child, place);
    else if ('alt' in node) words.push({ value: node.alt ?? '', ...place, isMarkup: false });
    else if ('value' in node)
      words.push({ value: node.value, ...place, isMarkup: node.type === 'html' });
  };
  collect(root, whole);
  return words;
}

/** The parser gives no place to words around an address without marks. */
function placeOf({ position }: Nodes): Place | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : { start, end };
}
