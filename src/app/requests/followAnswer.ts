import type { Store } from '../../browser/store';
import type { Wait } from '../../kitchen/wait/Wait';
import type { AnswerPiece } from '../../models/connections/connection';
import type { Growth } from '../../recipe/growRecipe';
import { limitText } from '../../ui/limitText';
import { createSoFar } from './readSoFar';

/** How often an answer says that it has grown, in ms. */
const GROWTH_INTERVAL = 1_000;

/** How soon the page looks at what has come, in ms. */
const LOOK_DELAY = 100;

/** A look that takes long is followed by a pause of so many times as long. */
const PAUSE = 5;

/** How much of an answer to keep, thoughts included, in UTF-16 units. */
const LONGEST_ANSWER = 200_000;

/** A longer text waits for its end: the page would show it as it is. */
const LONGEST_GROWING = 32_768;

/** Takes the beginning of a recipe, which begins with what it got before. @param last the line that is not whole yet */
export type Grow = (lines: string, last: string) => Growth | null;

interface Options {
  /** What the page can say about the answer so far; null at the end. */
  wait: Store<Wait | null>;
  growth: Store<Growth | null>;
  /** Makes the function that reads the answer; undefined until its code has arrived. */
  createGrow(): Grow | undefined;
  /** Makes the function that tells how much of a growing text is without the connection's secret. */
  createWatch(): (text: string) => number;
  /** Lays out data as a recipe; null if it cannot, undefined until its code has arrived. */
  layOut(data: string): string | null | undefined;
  /** Called when the answer has grown, at most once a second. */
  onGrowth(): void;
}

export interface Following {
  /** Takes a piece as it comes. */
  take(piece: AnswerPiece): void;
  /** Ends the wait. What comes later changes nothing. @param text of the whole answer; undefined if it has failed */
  stop(text?: string): void;
}

/** Follows an answer while it arrives. */
export function followAnswer(options: Options): Following {
  const { wait, growth, onGrowth } = options;
  let answer = '';
  let isThought = false;
  // What begins only with the first look knows the connection of the call.
  let reading: { grow: Grow | undefined; watch(text: string): number; lines: string } | undefined;
  const readSoFar = createSoFar(options.layOut);
  let lastGrowth = Number.NEGATIVE_INFINITY;
  let nextLook = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The whole lines, without the secret: half a line may name another food. */
  let kept = '';
  let hasStopped = false;

  function look() {
    timer = undefined;
    const start = performance.now();
    const { lines, last, isThinking, isWaiting } = readSoFar(answer);
    if (!reading?.grow || !lines.startsWith(reading.lines))
      reading = { grow: options.createGrow(), watch: options.createWatch(), lines: '' };
    reading.lines = lines;
    const whole = lines + last;
    if (whole.trim() && whole.length <= LONGEST_GROWING && reading.grow) {
      const shown = whole.slice(0, reading.watch(whole));
      kept = shown.slice(0, Math.min(lines.length, shown.lastIndexOf('\n') + 1));
      growth.set(reading.grow(kept, shown.slice(kept.length)) ?? growth.get());
    }
    wait.set(waitFor(growth.get(), isThinking || (isThought && !answer)));
    const end = performance.now();
    nextLook = end + PAUSE * (end - start);
    // The reader may arrive while the model pauses.
    if (!reading.grow || isWaiting) plan(GROWTH_INTERVAL);
  }

  function plan(delay: number) {
    timer ??= setTimeout(look, Math.max(delay, nextLook - performance.now()));
  }

  growth.set(null);
  wait.set(waitFor(null, false));
  return {
    take(piece) {
      if (hasStopped) return;
      answer = (answer + piece.text).slice(0, LONGEST_ANSWER);
      isThought = piece.isThought;
      const now = performance.now();
      if (now - lastGrowth >= GROWTH_INTERVAL) {
        lastGrowth = now;
        onGrowth();
      }
      plan(piece.isThought || answer.length > LONGEST_GROWING ? GROWTH_INTERVAL : LOOK_DELAY);
    },
    stop(text) {
      if (hasStopped) return;
      hasStopped = true;
      clearTimeout(timer);
      wait.set(null);
      const last = growth.get();
      // Of an answer that broke off, the page may show what there was.
      const recipe = last && { ...last.recipe, text: text ?? kept };
      growth.set(last && recipe && { ...last, recipe, isBroken: text === undefined });
    },
  };
}

/** What the page says beside a recipe that grows. */
function waitFor(growth: Growth | null, isThinking: boolean): Wait {
  const { recipe, text } = growth ?? {};
  const ideas = recipe?.ideas?.map(({ title }) => title).join(' · ');
  const name = text?.opened.reading.document.title?.text ?? ideas ?? '';
  return { name: limitText(name), finds: text?.finds ?? [], isThinking };
}
