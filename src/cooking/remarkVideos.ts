import type { Parents, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
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
 * Puts a `figure` with `data-video`, a place in the document, behind each block that names a video.
 * A block that is nothing but the address gives way to it.
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
  const words = toString(block).replace(ADDRESS, '');
  const isAlone = block.type === 'html' || !/[\p{L}\p{N}]/u.test(words);
  const figure = {
    type: 'paragraph',
    data: { hName: 'figure', hProperties: { 'data-video': String(index) } },
    children: [],
  } satisfies RootContent;
  (parent.children as RootContent[]).splice(place + Number(!isAlone), Number(isAlone), figure);
  return true;
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
