import type { Store } from '../../browser/store';
import type { Wait } from '../../kitchen/wait/Wait';
import { readBeginning } from '../../models/connections/answer/readBeginning';
import type { AnswerPiece } from '../../models/connections/connection';
import type { Draft } from '../../reading/document/readDraft';
import { createGrowingDraft } from './growingDraft';

/** How often the page looks at an answer while it arrives, in ms. */
const LOOK_INTERVAL = 1_000;

/** How soon it looks after the end of a line, in ms, so it also sees what arrives together with it. */
const LINE_DELAY = 100;

/** How much of an answer to keep, thoughts included, in UTF-16 units. */
const LONGEST_ANSWER = 200_000;

interface Options {
  /** What the page can say about the answer so far; null at the end. */
  wait: Store<Wait | null>;
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

/** Follows an answer while it arrives. */
export function followAnswer({ wait, getReader, hideSecret, onGrowth }: Options): Following {
  let answer = '';
  let hasGrown = false;
  let isThought = false;
  const growing = createGrowingDraft(hideSecret);
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
    if (read) growing.read(text, read);
    wait.set({ ...growing.get(), isThinking: isThinking || (isThought && !answer) });
  }

  function lookWithin(delay: number) {
    const now = performance.now();
    const due = Math.max(now + delay, lastLook + LOOK_INTERVAL);
    if (due >= nextLook) return;
    clearTimeout(timer);
    nextLook = due;
    timer = setTimeout(look, due - now);
  }

  wait.set({ ...growing.get(), isThinking: false });
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
