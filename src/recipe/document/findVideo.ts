import type { ElementContent, RootContent } from 'hast';
import { textOf } from './tree';
import { readVideo, type Video } from './readVideo';

/** What a sentence may put behind an address. */
const PUNCTUATION = /[.,;:!?)\]}>'"*…]+$/;

/** Longer markup is no frame that somebody has copied from YouTube. */
const LONGEST_FRAME = 2_000;

/**
 * Finds the video that a line consists of: a bare address, a link or an image, on its own but for a
 * blank, an emphasis or a punctuation mark.
 */
export function videoOfLine(line: readonly ElementContent[]): Video | null {
  const nodes = line.filter((node) => textOf(node).trim() !== '' || isPicture(node));
  const [node, ...others] = nodes;
  if (!node) return null;
  if (nodes.every(isBare)) {
    const text = nodes.map(textOf).join('').trim();
    const video = readVideo(text) ?? readVideo(text.replace(PUNCTUATION, ''));
    if (video) return video;
  }
  if (
    others.some((other) => other.type !== 'text' || textOf(other).trim().replace(PUNCTUATION, ''))
  )
    return null;
  if (node.type !== 'element') return null;
  const { tagName, properties, children } = node;
  if (tagName === 'a') return readVideo(String(properties.href));
  if (tagName === 'img') return readVideo(String(properties.src));
  return tagName === 'strong' || tagName === 'em' ? videoOfLine(children) : null;
}

/** Text, or an address that is a link because it is one: a link of other words may lead elsewhere. */
function isBare(node: ElementContent): boolean {
  if (node.type === 'text') return true;
  if (node.type !== 'element' || node.tagName !== 'a') return false;
  const text = textOf(node);
  return [text, `http://${text}`].includes(String(node.properties.href));
}

function isPicture(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  return node.tagName === 'img' || node.children.some(isPicture);
}

/**
 * Finds the video of a frame that stands as markup: one `iframe`, with nothing around it but tags
 * and blanks. The markup is read and never used.
 */
export function videoOfMarkup(node: RootContent): Video | null {
  if (node.type !== 'raw' || node.value.length > LONGEST_FRAME) return null;
  const [frame, ...others] = node.value.match(/<iframe\s[^>]*>/gi) ?? [];
  if (!frame || others.length > 0 || node.value.replace(/<[^>]*>/g, '').trim() !== '') return null;
  const [, double, single, bare] =
    /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(frame) ?? [];
  const address = double ?? single ?? bare ?? '';
  return readVideo(address.trim().replaceAll('&amp;', '&'));
}
