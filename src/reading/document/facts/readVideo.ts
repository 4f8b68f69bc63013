import type { Html, Nodes, Root, Text } from 'mdast';
import type { VideoMention } from '../RecipeDocument';

export interface Video {
  id: string;
  /** In s. */
  start: number;
}

/** Only YouTube's own hosts: no name, password or port before the path. */
const ADDRESS =
  /^(?:(?:https?:)?\/\/)?(?:(?:(?:www|m|music)\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|(youtu\.be))\/([^\s\\?#]*)(?:\?([^\s\\#]*))?(?:#([^\s\\]*))?$/i;

const ID = /^[\w-]{11}$/;

/** As long as an id, but some addresses have these words in its place. */
const NO_IDS = new Set(['videoseries', 'live_stream']);

/** As `90`, `90s`, `1m30s` or `1h2m3s`. */
const TIME = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/;

/** Null unless it is the address of a video on YouTube's own hosts, and nothing else. */
export function readVideo(address: string): Video | null {
  const found = ADDRESS.exec(address);
  if (!found) return null;
  const [, short, path = '', query, fragment] = found;
  const parameters = new URLSearchParams(query);
  const [, kind, named] = /^(?:(watch|embed|shorts|live|v)(?:\/|$))?([^/]*)\/?$/.exec(path) ?? [];
  const hasName = short ? !kind : kind && kind !== 'watch';
  const id = hasName ? named : kind === 'watch' && !named && !short ? parameters.get('v') : null;
  if (!id || !ID.test(id) || NO_IDS.has(id)) return null;
  const time =
    parameters.get('t') ?? parameters.get('start') ?? new URLSearchParams(fragment).get('t');
  return { id, start: readTime(time ?? '') };
}

/** In seconds; 0 if the text is not a time. */
function readTime(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(text) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

export function videoPage({ id, start }: Video): string {
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`;
}

/** The player starts at once, because the visitor has asked for it. */
export function playerOf({ id, start }: Video): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0${start ? `&start=${start}` : ''}`;
}

/** In characters. YouTube's own markup is never longer. */
const LONGEST_FRAME = 2_000;

/** An address that the parser has left as text. */
const WRITTEN =
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
  const findIn = (node: Nodes) => {
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
    if ('children' in node) node.children.forEach(findIn);
  };
  findIn(tree);
  return videos;
}

function addressesIn({ value }: Text): string[] {
  if (!value.includes('yout')) return [];
  return [...value.matchAll(WRITTEN)].map(([address]) => address);
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
