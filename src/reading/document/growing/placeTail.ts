import type { RootContent } from 'hast';
import type { ReadNodes } from '../marks/Reading';
import { addClass, elementOf } from '../marks/treeWords';
import { sectionOf } from '../vocabulary';
import { headingRank, ITEM, NOTE_MARKS, STOPS } from './cutLines';

/** The line that a model is writing. */
interface Tail {
  /** "h4", "ul", "ol", "p"; empty if the line does not show before it is read. */
  shape: string;
  /** Without the signs of markdown. */
  words: string;
  isFood: boolean;
}

const NONE: Tail = { shape: '', words: '', isFood: false };

/** Only the end of such a line tells its form. */
const UNCLEAR = /^\s*(?:[|`~<{[*_!#>-]*$|[|`~<{[!>]|[-*_]{3}|\d+[.)]?$)/;

/** How the line shows that a model is writing. `below` are the headings above it. */
export function tailOf(line: string, below: readonly string[]): Tail {
  if (!line.trim() || UNCLEAR.test(line) || STOPS.test(line)) return NONE;
  const rank = /^ {0,3}(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
  const mark = ITEM.exec(line)?.[0];
  // An item of an item has its place once it is read.
  if (/^\s{2,}/.test(line)) return NONE;
  const words = line
    .slice(rank > 0 ? rank : (mark?.length ?? 0))
    .replace(NOTE_MARKS, '')
    .replace(/\[\^?[^\]]*$|\]\([^)]*\)?/g, '')
    .replace(/[*_`~[\]]|<[^>]*>?/g, '')
    .trim();
  if (!words) return NONE;
  if (rank > 0) {
    const depth = below.filter((heading) => headingRank(heading) < rank).length;
    return { shape: `h${Math.min(3 + depth, 6)}`, words, isFood: false };
  }
  const section = below
    .map((heading) => sectionOf(heading.replace(/^#+/, '')))
    .findLast((one) => one !== null);
  return {
    shape: mark ? (/\d/.test(mark) ? 'ol' : 'ul') : 'p',
    words,
    isFood: section === 'ingredients',
  };
}

/** Puts the unfinished line where it will be. */
export function placeTail(nodes: ReadNodes, { shape, isFood }: Tail): RootContent[] {
  const all = [...nodes] as RootContent[];
  if (!shape) return all;
  const words = elementOf('ins');
  if (!/l$/.test(shape)) return [...all, elementOf(shape, [words])];
  const item = elementOf('li', [isFood ? elementOf('label', [words]) : words]);
  const begun = elementOf(shape, [item]);
  if (isFood) addClass(begun, 'contains-task-list');
  if (isFood || shape === 'ol') addClass(item, isFood ? 'task-list-item' : 'step-item');
  const at = all.findLastIndex((node) => node.type === 'element' && node.tagName !== 'data');
  const list = all[at];
  if (list?.type === 'element' && list.tagName === shape)
    all[at] = { ...list, children: [...list.children, item] };
  else all.push(begun);
  return all;
}
