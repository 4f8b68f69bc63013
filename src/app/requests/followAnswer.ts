import type { Store } from '../../browser/store';
import type { Wait } from '../../kitchen/wait/Progress';
import type { Growth } from '../../recipe/growRecipe';
import { limitText } from '../../ui/limitText';
import type { AnswerPiece, LazyConnection } from '../../wire';

/** How often a growing answer reports that it grows, in ms. */
const GROWTH_INTERVAL = 1_000;

function throttleGrowth(onGrowth: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - last < GROWTH_INTERVAL) return;
    last = performance.now();
    onGrowth();
  };
}

/** The shortest time from one look to the next, in ms. */
const LOOK_INTERVAL = 300;

/** After a look, the page waits at least this many times its duration. */
const PAUSE = 2;

/** With thoughts, in UTF-16 units. */
const LONGEST_ANSWER = 200_000;

/** The page would show a longer text unread, so it waits for its end. */
const LONGEST_GROWING = 32_768;

/** How markdown begins a line, and what it puts around words. A name with "_" in it keeps that. */
const SIGNS = /^[\s#>*+|-]+|[*`]+|(?<![a-z\d])_+|_+(?![a-z\d])/gim;

/** Without its signs, a text may show a secret that was not there, and lose a sign of one that was. */
const withoutSigns = (text: string, hide: Options['hide']) => hide(hide(text).replace(SIGNS, ''));

const isShowable = (text: string) => text.trim() !== '' && text.length <= LONGEST_GROWING;

/** Takes the whole lines so far and the unfinished last line. */
export type Grow = (lines: string, last: string) => Growth | null;

interface Options {
  wait: Store<Wait | null>;
  growth: Store<Growth | null>;
  createGrow(): Grow | undefined;
  readSoFar: LazyConnection['readSoFar'];
  /** Takes the connection's secret out of a text. */
  hide(text: string): string;
  /** Lays out data as a recipe; null if it cannot, undefined until its code has arrived. */
  layOut(data: string): string | null | undefined;
  /** Called at most once a second. */
  onGrowth(): void;
}

export function followAnswer(options: Options) {
  const { wait, growth } = options;
  const reportGrowth = throttleGrowth(options.onGrowth);
  let answer = '';
  let isThought = false;
  // Made at the first look, which knows the connection of the call.
  let reading: { grow: Grow | undefined; lines: string } | undefined;
  const readSoFar = createSoFar(options);
  let nextLook = 0;
  const timer = createTimer(readProgress);
  let hasStopped = false;

  function readProgress() {
    const start = performance.now();
    const { lines, last, isThinking, isWaiting } = readSoFar(answer);
    if (!reading?.grow || !lines.startsWith(reading.lines))
      reading = { grow: options.createGrow(), lines: '' };
    reading.lines = lines;
    if (isShowable(lines + last) && reading.grow)
      growth.set(reading.grow(lines, last) ?? growth.get());
    wait.set(waitFor(growth.get(), isThinking || (isThought && !answer)));
    const end = performance.now();
    nextLook = Math.max(start + LOOK_INTERVAL, end + PAUSE * (end - start));
    // The reader may arrive while the model pauses.
    if (!reading.grow || isWaiting) plan(GROWTH_INTERVAL);
  }

  function plan(delay: number) {
    timer.plan(Math.max(performance.now() + delay, nextLook));
  }

  growth.set(null);
  wait.set(waitFor(null, false));
  return {
    take(piece: AnswerPiece) {
      if (hasStopped) return;
      answer = (answer + piece.text).slice(0, LONGEST_ANSWER);
      isThought = piece.isThought;
      reportGrowth();
      plan(!piece.text || answer.length > LONGEST_GROWING ? GROWTH_INTERVAL : 0);
    },
    /** Shows what the last look has not read, before the page reads it. Returns whether it shows. */
    showEnd(text: string): boolean {
      timer.stop();
      const shown = growth.get();
      const { text: read = '' } = shown?.recipe ?? {};
      if (hasStopped || !shown || !text.startsWith(read) || text.length > LONGEST_GROWING)
        return false;
      growth.set(
        reading?.grow?.(read, withoutSigns(text.slice(read.length), options.hide)) ?? shown,
      );
      return true;
    },
    /** Ends the wait; later pieces change nothing. `text` is undefined if the answer failed. */
    stop(text?: string) {
      if (hasStopped) return;
      hasStopped = true;
      timer.stop();
      wait.set(null);
      const last = growth.get();
      growth.set(last && { ...last, isBroken: text === undefined, finished: text });
    },
  };
}

/**
 * Runs at the earliest time that was planned: words do not wait for a look that a thought, or the
 * empty first piece, has planned, and many words in a row do not put it off.
 */
function createTimer(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  return {
    plan(time: number) {
      if (time >= due) return;
      clearTimeout(timer);
      due = time;
      timer = setTimeout(() => {
        due = Number.POSITIVE_INFINITY;
        run();
      }, time - performance.now());
    },
    stop: () => clearTimeout(timer),
  };
}

function waitFor(growth: Growth | null, isThinking: boolean): Wait {
  const { recipe, text } = growth ?? {};
  const ideas = recipe?.ideas?.map(({ title }) => title).join(' · ');
  const name = text?.opened.reading.document.title?.text ?? ideas ?? '';
  return { name: limitText(name), finds: text?.finds ?? [], isThinking };
}

/** The page lays data out again when they have grown by this factor. */
const NEXT_LAYOUT = 1.15;

interface SoFar {
  lines: string;
  last: string;
  isThinking: boolean;
  /** Whether the code that lays out data is still missing. */
  isWaiting?: boolean;
}

/** Reads an answer without thoughts and secrets, and data as a recipe, once `layOut` has arrived. */
function createSoFar({ layOut, hide, readSoFar }: Options): (answer: string) => SoFar {
  let laidOut = { of: 0, lines: '' };
  return (answer) => {
    const { text, last: begun, isData, isThinking } = readSoFar(answer);
    if (isData && text.length >= NEXT_LAYOUT * laidOut.of) {
      const found = layOut(text);
      if (found === undefined) return { lines: '', last: '', isThinking, isWaiting: true };
      const whole = found ?? '';
      // The last line may still grow.
      laidOut = { of: text.length, lines: whole.slice(0, whole.lastIndexOf('\n') + 1) };
    }
    const ended = text && !text.endsWith('\n') ? `${text}\n` : text;
    // Half a word may name another food.
    const last = isData ? '' : withoutSigns(begun.replace(/\S+$/, ''), hide);
    return { lines: hide(isData ? laidOut.lines : ended), last, isThinking };
  };
}
