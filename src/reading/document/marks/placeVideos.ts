import type { Blockquote, Nodes, Paragraph, Parents, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { RecipeDocument, Unchanging, VideoMention } from '../RecipeDocument';
import type { MarkTable } from './treeWords';

/** The words before the title move below it. They and the sign-off become one block each. */
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
