export interface Video {
  id: string;
  /** In s. */
  start: number;
}

/** YouTube's own hosts alone: no name, password or port before the path. */
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
