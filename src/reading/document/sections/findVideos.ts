import type { Html, Nodes, Root, Text } from 'mdast';
import { readVideo } from '../facts/readVideo';
import type { VideoMention } from '../RecipeDocument';

/** In characters. YouTube's own markup is never longer. */
const LONGEST_FRAME = 2_000;

/** An address that the parser has left as text. */
const ADDRESS =
  /(?<![\p{L}\p{N}/.@-])(?:https?:\/\/)?(?:(?:www|m|music)\.)?(?:youtube\.com|youtu\.be|youtube-nocookie\.com)\/[^\s<>()[\]"'*]{1,200}/giu;
const PUNCTUATION = /[.,;:!?*…]{1,20}$/;

/** Each video once, wherever its address is. */
export function findVideos(tree: Root, source: string): VideoMention[] {
  const videos: VideoMention[] = [];
  const add = (address: string, node: Nodes) => {
    const video = readVideo(address) ?? readVideo(address.replace(PUNCTUATION, ''));
    if (!video || videos.some(({ id }) => id === video.id)) return;
    videos.push({ ...video, node });
  };
  const look = (node: Nodes) => {
    if (node.type === 'image' || node.type === 'definition') add(node.url, node);
    if (node.type === 'link') {
      add(node.url, node);
      // The parser takes an underscore at the end of a bare address for punctuation.
      add(`${node.url}${/^_*/.exec(source.slice(node.position?.end.offset))}`, node);
      // A link's words may have another address than the link.
      return;
    }
    if (node.type === 'html') add(addressInFrame(node), node);
    if (node.type === 'text') for (const address of addressesIn(node)) add(address, node);
    if ('children' in node) node.children.forEach(look);
  };
  look(tree);
  return videos;
}

function addressesIn({ value }: Text): string[] {
  if (!value.includes('yout')) return [];
  return [...value.matchAll(ADDRESS)].map(([address]) => address);
}

/** The address in markup with exactly one frame. The page uses nothing else of the markup. */
function addressInFrame({ value }: Html): string {
  if (value.length > LONGEST_FRAME) return '';
  const [frame, ...others] = value.match(/<iframe\s[^<>]{0,1000}>/gi) ?? [];
  if (!frame || others.length > 0) return '';
  const [, double, single, bare] =
    /\ssrc\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(frame) ?? [];
  return (double ?? single ?? bare ?? '').trim().replaceAll('&amp;', '&');
}
