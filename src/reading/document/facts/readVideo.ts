import type { Nodes, Root, Text } from 'mdast';
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

/** An address that the parser has left as text. */
const WRITTEN =
  /(?<![\p{L}\p{N}/.@-])(?:https?:\/\/)?(?:(?:www|m|music)\.)?(?:youtube\.com|youtu\.be|youtube-nocookie\.com)\/[^\s<>()[\]"'*]{1,200}/giu;
const PUNCTUATION = /[.,;:!?*…]{1,20}$/;

/** Further videos stay links. */
const MOST_VIDEOS = 5;

/** Each video once, in links and in bare addresses. */
export function findVideos(tree: Root): VideoMention[] {
  const videos: VideoMention[] = [];
  const add = (address: string, node: Nodes) => {
    const video = readVideo(address) ?? readVideo(address.replace(PUNCTUATION, ''));
    if (!video || videos.some(({ id }) => id === video.id)) return;
    videos.push({ ...video, node });
  };
  const findIn = (node: Nodes) => {
    // A link's words may have another address than the link.
    if (node.type === 'link') return add(node.url, node);
    if (node.type === 'text') for (const address of addressesIn(node)) add(address, node);
    if ('children' in node) node.children.forEach(findIn);
  };
  findIn(tree);
  return videos.slice(0, MOST_VIDEOS);
}

function addressesIn({ value }: Text): string[] {
  if (!value.includes('yout')) return [];
  return [...value.matchAll(WRITTEN)].map(([address]) => address);
}
