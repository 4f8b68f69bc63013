import type { Store } from '../browser/store';
import { readBeginning } from '../connections/answer/readBeginning';
import type { AnswerPiece } from '../connections/connection';
import type { Wait } from '../kitchen/Wait';
import type { Draft } from '../recipe/document/readDraft';
import { limitText } from '../ui/limitText';

/** How often the page looks at an answer that arrives, in ms. */
const LOOK_INTERVAL = 1_000;

/** How soon it looks once a line has ended, in ms: more of the answer may be there already. */
const LINE_DELAY = 100;

/** The longest beginning that is read as a recipe, in UTF-16 units: parsing must not hold up the page. */
const LONGEST_READING = 8_000;

/** How much is kept of an answer with its thoughts, in UTF-16 units. */
const LONGEST_ANSWER = 200_000;

interface Options {
  /** What a visitor can know meanwhile; null at the end. */
  wait: Store<Wait | null>;
  /** How long this model's answers take, in seconds; null if nobody knows. */
  usual: number | null;
  /** Reads the beginning of a recipe; undefined as long as its code is missing. */
  getReader(): ((beginning: string) => Draft) | undefined;
  /** Takes the connection's secret out of a text. */
  hideSecret(text: string): string;
  /** Called when the answer has grown, at most once a second. */
  onGrowth(): void;
}

/** Follows one answer. */
interface Following {
  /** Takes a piece as it comes. */
  take(piece: AnswerPiece): void;
  /** Ends the wait. What comes later changes nothing. */
  stop(): void;
}

/**
 * Follows an answer while it arrives. It reads the recipe anew only when that has more characters than
 * were read before, so all readings together read at most twice as much as there is.
 */
export function followAnswer({ wait, usual, getReader, hideSecret, onGrowth }: Options): Following {
  let answer = '';
  let hasGrown = false;
  let isThought = false;
  let draft: Draft = { name: '', ingredients: 0, step: 0 };
  let charactersRead = 0;
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
    // Its code may come while the model pauses.
    if (!read) lookWithin(LOOK_INTERVAL);
    const { length } = text;
    if (read && charactersRead < length && length <= LONGEST_READING) {
      charactersRead += length;
      // A token may come in several pieces.
      const { name, ...progress } = read(hideSecret(text));
      draft = { name: limitText(name), ...progress };
    }
    wait.set({ ...draft, usual, isThinking: isThinking || (isThought && !answer) });
  }

  function lookWithin(delay: number) {
    const now = performance.now();
    const due = Math.max(now + delay, lastLook + LOOK_INTERVAL);
    if (due >= nextLook) return;
    clearTimeout(timer);
    nextLook = due;
    timer = setTimeout(look, due - now);
  }

  wait.set({ ...draft, usual, isThinking: false });
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
