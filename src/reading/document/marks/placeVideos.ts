import type { Blockquote, Nodes, Paragraph, Parents, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { RecipeDocument, VideoMention } from '../RecipeDocument';
import type { MarkTable } from './treeWords';

/** A model's words above the title move below it, as one block. */
export function placeChatter(
  tree: Root,
  { title, chatter }: Pick<RecipeDocument, 'title' | 'chatter'>,
  table: MarkTable,
): void {
  if (chatter.length === 0) return;
  const block: Blockquote = {
    type: 'blockquote',
    data: { hName: 'data', hProperties: { 'data-mark': table.add({ kind: 'chatter' }) } },
    children: chatter.filter(({ type }) => type !== 'thematicBreak') as Blockquote['children'],
  };
  tree.children.splice(0, chatter.length);
  tree.children.splice(tree.children.indexOf(title?.node as RootContent) + 1, 0, block);
}

const ADDRESS = /\S*youtu\S*/gi;

/** A paragraph that is only a video's address becomes a `figure`. */
export function placeVideos(tree: Root, videos: readonly VideoMention[], table: MarkTable): void {
  for (const { id, start, node } of videos) {
    const paragraph = paragraphAround(node, tree);
    if (!paragraph || !isAddress(paragraph)) continue;
    const mark = table.add({ kind: 'video', video: { id, start } });
    paragraph.data = { hName: 'figure', hProperties: { 'data-mark': mark } };
  }
}

function paragraphAround(node: VideoMention['node'], parent: Parents): Paragraph | undefined {
  const block = parent.children.find((child) => includes(child, node));
  if (block?.type === 'paragraph') return block;
  return block && 'children' in block ? paragraphAround(node, block) : undefined;
}

function isAddress(paragraph: Paragraph): boolean {
  const text = textOf(paragraph);
  return text.match(ADDRESS)?.length === 1 && !/[\p{L}\p{N}]/u.test(text.replace(ADDRESS, ''));
}

const includes = (around: Nodes, node: VideoMention['node']): boolean =>
  around === node ||
  ('children' in around && around.children.some((child) => includes(child, node)));
