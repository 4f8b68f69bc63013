import type { Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { RecipeDocument, VideoMention } from '../recipe/document/RecipeDocument';

/** The most players of a recipe; further videos stay links. */
const MOST_VIDEOS = 5;

/** Any word that may be the address of a video. */
const ADDRESS = /\S*youtu\S*/gi;

interface Options {
  /** Gives the document that `remarkRecipe` has read. */
  getDocument(): RecipeDocument | null;
}

/**
 * Puts a `figure` with `data-video`, a place in the document, behind each block that names a video, or
 * in the place of an address that has a line for itself.
 */
export function remarkVideos({ getDocument }: Options) {
  return (tree: Root) => {
    const shown = new Set<string>();
    for (const [index, video] of (getDocument()?.videos ?? []).entries()) {
      if (shown.has(video.id) || shown.size >= MOST_VIDEOS) continue;
      if (addFigure(tree, video, index)) shown.add(video.id);
    }
  };
}

/** @returns whether the block that names the video was found */
function addFigure(parent: Parents, video: VideoMention, index: number): boolean {
  const place = parent.children.findIndex((child) => includes(child, video));
  const block = parent.children[place];
  if (!block) return false;
  if (block.type !== 'paragraph' && block.type !== 'html' && 'children' in block) {
    return addFigure(block as Parents, video, index);
  }
  const figure: Paragraph = {
    type: 'paragraph',
    data: { hName: 'figure', hProperties: { 'data-video': String(index) } },
    children: [],
  };
  (parent.children as RootContent[]).splice(place, 1, ...insertFigure(block, figure, video));
  return true;
}

/** Puts a figure in the place of an address that has a line for itself, else behind the block. */
function insertFigure(
  block: RootContent,
  figure: Paragraph,
  video: VideoMention,
): (RootContent | Paragraph)[] {
  if (block.type === 'html') return [figure];
  if (block.type !== 'paragraph') return [block, figure];
  const { children } = block;
  const at = children.findIndex((child) => includes(child, video));
  const address = children[at];
  const before = children.slice(0, at);
  const after = children.slice(at + 1);
  const isAlone =
    address !== undefined &&
    !/[\p{L}\p{N}]/u.test(textOf(address).replace(ADDRESS, '')) &&
    /(?:^|\n)[^\p{L}\p{N}]*$/u.test(textOf(before)) &&
    /^[^\p{L}\p{N}]*(?:\n|$)/u.test(textOf(after));
  if (!isAlone) return [block, figure];
  const hasWords = (nodes: PhrasingContent[]) => /[\p{L}\p{N}]/u.test(textOf(nodes));
  return [
    ...(hasWords(before) ? [{ ...block, children: before }] : []),
    figure,
    ...(hasWords(after) ? [{ ...block, children: after }] : []),
  ];
}

function includes({ position }: RootContent, { span }: VideoMention): boolean {
  const { start, end } = position ?? {};
  return (
    start?.offset !== undefined &&
    end?.offset !== undefined &&
    start.offset <= span.start &&
    span.end <= end.offset
  );
}
