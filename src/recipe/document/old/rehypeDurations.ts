import type { Element, ElementContent, Root } from 'hast';
import { type FoundDuration as Duration, findDurations } from '../durations/findDurations';
import { dishOf, type Line, stepsOf, wordsOf } from './steps';

/** No recipe has more; a text that has is none. */
const MOST_DURATIONS = 200;

/**
 * Marks the times to wait in a recipe's steps as `time` elements, for `components` to show as buttons
 * that start a timer. The words stay as they are. An element has these properties:
 * `dateTime` (ISO 8601, whole seconds), `dataTimer` (tells it from all others, and is the same after
 * a reload), `dataStep` and `dataDish` (what the cook calls them).
 */
export function rehypeDurations() {
  return (tree: Root) => {
    const dish = dishOf(tree);
    const keys = new Map<string, number>();
    let left = MOST_DURATIONS;
    for (const { name, lines } of stepsOf(tree)) {
      const marks = lines.map((line) => {
        const words = line.nodes.map(wordsOf).join('');
        return { line, words, durations: findDurations(words) };
      });
      const all = marks.flatMap(({ durations }) => durations);
      for (const { line, words, durations } of marks) {
        const kept = durations.filter((one) => !isEcho(words, one, all)).slice(0, left);
        left -= kept.length;
        const identity = hashOf(words);
        // From the last to the first, so that what is yet to be marked stays where it is.
        for (const duration of kept.toReversed()) {
          const count = (keys.get(identity) ?? 0) + 1;
          keys.set(identity, count);
          mark(line, duration, {
            dateTime: `PT${duration.seconds}S`,
            dataTimer: `${identity}-${count}`,
            dataStep: name,
            dataDish: dish,
          });
        }
      }
    }
  };
}

/** Whether a time in brackets, as behind the head of a step, is told again in the step's words. */
function isEcho(words: string, duration: Duration, all: readonly Duration[]): boolean {
  const isBracketed = words[duration.start - 1] === '(' && words[duration.end] === ')';
  return (
    isBracketed && all.some((other) => other !== duration && other.seconds === duration.seconds)
  );
}

/** Puts a `time` element around a part of a line, where that cuts no other element in two. */
function mark(
  { parent, nodes }: Line,
  { start, end }: Duration,
  properties: Element['properties'],
) {
  let siblings = nodes;
  let home: Line['parent'] = parent;
  let offset = 0;
  for (;;) {
    const ends: number[] = [];
    for (const node of siblings) ends.push((ends.at(-1) ?? offset) + wordsOf(node).length);
    const beginsAt = (place: number) => ends[place - 1] ?? offset;
    const first = ends.findIndex((at) => at > start);
    const last = ends.findIndex((at) => at >= end);
    const [from, to] = [siblings[first], siblings[last]];
    if (!from || !to) return;

    if (from === to && from.type === 'element') {
      offset = beginsAt(first);
      home = from;
      siblings = from.children;
      continue;
    }
    const ahead = start - beginsAt(first);
    const behind = end - beginsAt(last);
    const isWhole =
      (ahead === 0 || from.type === 'text') && (end === ends[last] || to.type === 'text');
    if (!isWhole) return;

    const inside = siblings.slice(first, last + 1);
    const rest = to.type === 'text' ? to.value.slice(behind) : '';
    if (to.type === 'text')
      inside.splice(-1, 1, { type: 'text', value: to.value.slice(0, behind) });
    const lead = from.type === 'text' ? from.value.slice(0, ahead) : '';
    const [head] = inside;
    if (head?.type === 'text')
      inside.splice(0, 1, { type: 'text', value: head.value.slice(ahead) });

    const marked: ElementContent[] = [
      ...textOf(lead),
      { type: 'element', tagName: 'time', properties, children: inside },
      ...textOf(rest),
    ];
    const place = (home.children as ElementContent[]).indexOf(from);
    (home.children as ElementContent[]).splice(place, inside.length, ...marked);
    if (siblings !== home.children) siblings.splice(first, inside.length, ...marked);
    return;
  }
}

function textOf(value: string): ElementContent[] {
  return value ? [{ type: 'text', value }] : [];
}

/** A short name for a text (FNV-1a, 32 bits). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
