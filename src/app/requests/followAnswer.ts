import type { Store } from '../../browser/store';
import type { Wait } from '../../kitchen/wait/Wait';
import { readBeginning } from '../../models/connections/answer/readBeginning';
import type { AnswerPiece } from '../../models/connections/connection';
import type { Draft } from '../../reading/document/readDraft';
import { limitText } from '../../ui/limitText';

/** How often the page looks at an answer while it arrives, in ms. */
const LOOK_INTERVAL = 1_000;

/** How soon it looks after the end of a line, in ms, so it also sees what arrives together with it. */
const LINE_DELAY = 100;

/** How the lines of a list begin: with a mark, the bar of a table, or an amount. */
const ITEM = /^[ \t]*(?:[-*+•] |[|\d½¼¾⅓⅔])/m;

/** Any other line, a row of a table or the number of a step may end the list: only the whole beginning tells. */
const OTHER = /^(?![ \t]*(?:[-*+•] |(?!\d+[.)] )[\d½¼¾⅓⅔]|$)).+$/m;

/** The longest beginning to read as a recipe, in UTF-16 units. Parsing more would hold up the page. */
const LONGEST_READING = 8_000;

/** How many ingredients to show. */
const MOST_LINES = 60;

/** How much of an answer to keep, thoughts included, in UTF-16 units. */
const LONGEST_ANSWER = 200_000;

interface Options {
  /** What the page can say about the answer so far; null at the end. */
  wait: Store<Wait | null>;
  /** How long this model's answers usually take, in seconds; null if nobody knows. */
  usual: number | null;
  /** Gives the function that reads the beginning of a recipe; undefined until its code has arrived. */
  getReader(): ((beginning: string) => Draft) | undefined;
  /** Takes the connection's secret out of a text. */
  hideSecret(text: string): string;
  /** Called when the answer has grown, at most once a second. */
  onGrowth(): void;
}

interface Following {
  /** Takes a piece as it comes. */
  take(piece: AnswerPiece): void;
  /** Ends the wait. What comes later changes nothing. */
  stop(): void;
}

/**
 * Follows an answer while it arrives. It reads the recipe again only when that is longer than all earlier
 * readings together, and in between only the new lines of its list. So all its readings together are at most
 * twice as long as the recipe.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: all that follows one answer shares how far it has read
export function followAnswer({ wait, usual, getReader, hideSecret, onGrowth }: Options): Following {
  let answer = '';
  let hasGrown = false;
  let isThought = false;
  let draft: Draft = { name: '', ingredients: 0, lines: [], list: '', step: 0 };
  let charactersRead = 0;
  /** How much of the recipe it has read. */
  let readUntil = 0;
  let lastLook = Number.NEGATIVE_INFINITY;
  let nextLook = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasStopped = false;

  function look() {
    lastLook = performance.now();
    nextLook = Number.POSITIVE_INFINITY;
    if (hasGrown) onGrowth();
    hasGrown = false;
    const { text, isThinking } = readBeginning(answer);
    const read = getReader();
    // The reader may arrive while the model pauses.
    if (!read) lookWithin(LOOK_INTERVAL);
    if (read && readUntil < text.length && text.length <= LONGEST_READING) readOn(text, read);
    const { list: _, ...known } = draft;
    wait.set({ ...known, usual, isThinking: isThinking || (isThought && !answer) });
  }

  /** Reads only what is new of the list, or the whole beginning, or nothing yet. */
  function readOn(text: string, read: (beginning: string) => Draft) {
    const fresh = text.slice(readUntil);
    const { index: end = fresh.length } = OTHER.exec(fresh) ?? {};
    // Without its list, an item of a group would be code.
    const items = fresh.slice(0, end).replace(/^[ \t]+/gm, '');
    // A secret may arrive in several pieces, so this hides it in the whole text.
    const hidden = hideSecret(text);
    const cost = draft.list.length + items.length;
    const isOfList =
      draft.list && items.trim() && hidden === text && charactersRead + cost <= 2 * text.length;
    // The first line of the list should not wait, so other readings leave room for one.
    const isDue = charactersRead < text.length * (ITEM.test(fresh) ? 1 : 0.5);
    if (!fresh.trim() || (!isOfList && !isDue)) return;
    readUntil = isOfList ? readUntil + end : text.length;
    charactersRead += isOfList ? cost : text.length;
    const found = read(isOfList ? draft.list + items : hidden);
    const lines = found.lines.slice(0, MOST_LINES).map((line) => limitText(line));
    draft = isOfList
      ? { ...draft, lines: [...draft.lines, ...lines], list: found.step > 0 ? '' : draft.list }
      : { ...found, lines, name: limitText(found.name) };
  }

  function lookWithin(delay: number) {
    const now = performance.now();
    const due = Math.max(now + delay, lastLook + LOOK_INTERVAL);
    if (due >= nextLook) return;
    clearTimeout(timer);
    nextLook = due;
    timer = setTimeout(look, due - now);
  }

  const { list: _, ...nothing } = draft;
  wait.set({ ...nothing, usual, isThinking: false });
  return {
    take(piece) {
      if (hasStopped) return;
      answer = (answer + piece.text).slice(0, LONGEST_ANSWER);
      isThought = piece.isThought;
      hasGrown = true;
      lookWithin(piece.text.includes('\n') ? LINE_DELAY : LOOK_INTERVAL);
    },
    stop() {
      if (hasStopped) return;
      hasStopped = true;
      clearTimeout(timer);
      wait.set(null);
    },
  };
}
