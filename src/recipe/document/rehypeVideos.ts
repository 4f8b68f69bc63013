import type { Element, ElementContent, Parents, Root, RootContent } from 'hast';
import { titleOf } from './readRecipe';
import { forEachElement, isElement, ownText, part } from './tree';
import { videoOfLine, videoOfMarkup } from './findVideo';
import type { Video } from './readVideo';

/** What is above this number stays a link, as does one that has been shown already. */
const MOST_VIDEOS = 5;

/** Makes players of the videos that stand on lines of their own. */
export function rehypeVideos() {
  return (tree: Root) => {
    const dish = titleOf(tree);
    const shown = new Set<string>();

    function player(video: Video | null): Element | null {
      if (!video || shown.has(video.id) || shown.size >= MOST_VIDEOS) return null;
      shown.add(video.id);
      return part('dish-video', { ...video, dish });
    }

    function replaceIn(parent: Parents) {
      parent.children = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
        if (isElement(node, 'p')) return splitParagraph(node, player);
        return [player(videoOfMarkup(node)) ?? node];
      }) as ElementContent[];
      if (isElement(parent, 'li')) replaceInTightItem(parent, player);
    }

    replaceIn(tree);
    forEachElement(tree, (element) => {
      if (isElement(element, 'blockquote', 'li')) replaceIn(element);
    });
  };
}

type Player = (video: Video | null) => Element | null;

/** Takes the lines that are videos out of a paragraph. */
function splitParagraph(paragraph: Element, player: Player): Element[] {
  const blocks: Element[] = [];
  let words: ElementContent[] = [];
  const endWords = () => {
    if (ownText(words) !== '' || words.some((node) => isElement(node, 'img'))) {
      blocks.push({ ...paragraph, children: words });
    }
    words = [];
  };
  let hasVideo = false;
  for (const line of linesOf(paragraph.children)) {
    const video = player(videoOfLine(line));
    if (video) {
      hasVideo = true;
      endWords();
      blocks.push(video);
    } else words.push(...line);
  }
  endWords();
  return hasVideo ? blocks : [paragraph];
}

/** In a tight list, an item's words stand in no paragraph. */
function replaceInTightItem(item: Element, player: Player) {
  const end = item.children.findIndex((node) => isElement(node, 'ul', 'ol', 'p', 'dish-video'));
  const words = end < 0 ? item.children : item.children.slice(0, end);
  const video = player(videoOfLine(words));
  if (video) item.children.splice(0, words.length, video);
}

/** Cuts at line breaks, which stay at the end of their line. */
function linesOf(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    const pieces: ElementContent[] =
      node.type === 'text'
        ? node.value.split(/(?<=\n)/).map((value) => ({ type: 'text', value }))
        : [node];
    for (const piece of pieces) {
      lines.at(-1)?.push(piece);
      if (isElement(piece, 'br') || (piece.type === 'text' && piece.value.endsWith('\n'))) {
        lines.push([]);
      }
    }
  }
  return lines;
}
