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

/** Further videos stay links. */
const MOST_VIDEOS = 5;

const ADDRESS = /\S*youtu\S*/gi;

/** A `figure` follows each block that names a video, or replaces a paragraph that is its address. */
export function placeVideos(tree: Root, videos: readonly VideoMention[], table: MarkTable): void {
  let count = 0;
  for (const video of videos) {
    if (count < MOST_VIDEOS && addFigure(tree, video, table)) count += 1;
  }
}

/** Whether the block that names the video was found. */
function addFigure(parent: Parents, video: VideoMention, table: MarkTable): boolean {
  const place = parent.children.findIndex((child) => includes(child, video));
  const block = parent.children[place];
  if (!block) return false;
  if (block.type !== 'paragraph' && block.type !== 'html' && 'children' in block) {
    return addFigure(block as Parents, video, table);
  }
  const { id, start, node } = video;
  const isWritten = node.type === 'link' || node.type === 'text';
  const mark = table.add({ kind: 'video', video: { id, start }, isWritten });
  const figure: Paragraph = {
    type: 'paragraph',
    data: { hName: 'figure', hProperties: { 'data-mark': mark } },
    children: [],
  };
  (parent.children as RootContent[]).splice(place, 1, ...insertFigure(block, figure, video));
  return true;
}

/** The figure replaces a paragraph that is its address, and holds that; else it follows the block. */
function insertFigure(
  block: RootContent,
  figure: Paragraph,
  video: VideoMention,
): (RootContent | Paragraph)[] {
  if (block.type === 'html') return [{ ...figure, children: [block] }];
  if (block.type !== 'paragraph') return [block, figure];
  const { children } = block;
  const at = children.findIndex((child) => includes(child, video));
  const address = children[at];
  const others = textOf(children.toSpliced(at, 1));
  const isAlone =
    address !== undefined && !/[\p{L}\p{N}]/u.test(textOf(address).replace(ADDRESS, '') + others);
  return isAlone ? [{ ...figure, children: [address] }] : [block, figure];
}

function includes(node: Nodes, video: VideoMention): boolean {
  return (
    node === video.node ||
    ('children' in node && node.children.some((child) => includes(child, video)))
  );
}
