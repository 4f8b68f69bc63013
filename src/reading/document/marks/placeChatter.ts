import type { Blockquote, Root, RootContent } from 'mdast';
import type { RecipeDocument, Unchanging } from '../RecipeDocument';
import type { MarkTable } from './MarkTable';

/**
 * Moves the words before the title below it. Wraps them, and the sign-off, each into one block, and
 * drops rules from it.
 */
export function placeChatter(
  tree: Root,
  { title, chatter }: Pick<RecipeDocument, 'title' | 'chatter'>,
  table: MarkTable,
): void {
  const { before, signOff } = chatter;
  if (before.length > 0) {
    tree.children.splice(0, before.length);
    const place = tree.children.indexOf(title?.node as RootContent);
    tree.children.splice(place + 1, 0, hold(before, 'before', table));
  }
  if (signOff.length > 0) {
    tree.children.splice(-signOff.length, signOff.length, hold(signOff, 'signOff', table));
  }
}

function hold(
  nodes: Unchanging<RootContent[]>,
  part: 'before' | 'signOff',
  table: MarkTable,
): Blockquote {
  const mark = table.add({ kind: 'chatter', part, lines: { from: 0, to: 0 } });
  return {
    type: 'blockquote',
    data: { hName: 'data', hProperties: { 'data-mark': mark } },
    children: nodes.filter(({ type }) => type !== 'thematicBreak') as Blockquote['children'],
  };
}
