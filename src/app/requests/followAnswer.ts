import type { AnswerFact } from '../../../machines/recipe/RecipeContext';
import type { Store } from '../../browser/store';
import type { Growth } from '../../recipe/growRecipe';
import type { AnswerPiece, LazyConnection } from '../../wire';

/** The shortest time from one fact that the machine gets to the next, in ms. */
const FACT_INTERVAL = 1_000;

/** The shortest time from one look to the next, in ms. */
const LOOK_INTERVAL = 400;

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

/** Takes the whole lines so far and the unfinished last line. */
export type Grow = (lines: string, last: string) => Growth | null;

interface Options {
  growth: Store<Growth | null>;
  createGrow(): Grow | undefined;
  readSoFar: LazyConnection['readSoFar'];
  /** Takes the connection's secret out of a text. */
  hide(text: string): string;
  /** Lays out data as a recipe; null if it cannot, undefined until its code has arrived. */
  layOut(data: string): string | null | undefined;
  /** Called at most once a second, and at the end. */
  tell(fact: AnswerFact): void;
}

/** The store gets the text that grows; the machine gets what happens to it. */
export function followAnswer({ growth, tell, ...options }: Options) {
  let answer = '';
  let isThought = false;
  // Made at the first look, which knows the connection of the call.
  let reading: { grow: Grow | undefined; lines: string } | undefined;
  const readSoFar = createSoFar(options);
  let hasStopped = false;

  const fact = pace(() => {
    const isThinking = options.readSoFar(answer).isThinking || (isThought && !answer);
    tell({ type: isThinking ? 'answer.think' : 'answer.grow' });
    return FACT_INTERVAL;
  });

  const look = pace(() => {
    const start = performance.now();
    const { lines, last, isWaiting } = readSoFar(answer);
    if (!reading?.grow || !lines.startsWith(reading.lines))
      reading = { grow: options.createGrow(), lines: '' };
    reading.lines = lines;
    const shown = lines + last;
    if (shown.trim() && shown.length <= LONGEST_GROWING && reading.grow)
      growth.set(reading.grow(lines, last) ?? growth.getSnapshot().context);
    // The reader may arrive while the model pauses.
    if (!reading.grow || isWaiting) look.ask();
    return Math.max(LOOK_INTERVAL, (1 + PAUSE) * (performance.now() - start));
  });

  growth.set(null);
  return {
    take(piece: AnswerPiece) {
      if (hasStopped) return;
      answer = (answer + piece.text).slice(0, LONGEST_ANSWER);
      isThought = piece.isThought;
      fact.ask();
      // To show a part of an answer that is whole would read and render it twice.
      if (piece.isLast) look.stop();
      else if (piece.text) look.ask();
    },
    /** Shows what the last look has not read, before the page reads it. Returns whether it shows. */
    showEnd(text: string): boolean {
      if (hasStopped) return false;
      look.stop();
      fact.stop();
      tell({ type: 'answer.end' });
      const shown = growth.getSnapshot().context;
      const { text: read = '' } = shown?.recipe ?? {};
      if (!shown || !text.startsWith(read) || text.length > LONGEST_GROWING) return false;
      growth.set(
        reading?.grow?.(read, withoutSigns(text.slice(read.length), options.hide)) ?? shown,
      );
      return true;
    },
    /** Later pieces change nothing. `text` is undefined if the answer failed. */
    stop(text?: string) {
      if (hasStopped) return;
      hasStopped = true;
      look.stop();
      fact.stop();
      const last = growth.getSnapshot().context;
      const end = { name: '', finds: [], isBroken: text === undefined, finished: text };
      growth.set(last && { ...last, ...end });
    },
  };
}

/**
 * Runs when it is asked to, then again only after the rest, in ms, that `run` returns: what asks
 * meanwhile has its turn at the end of the rest.
 */
function pace(run: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  function go() {
    timer = isAsked ? setTimeout(go, rest()) : undefined;
  }
  function rest() {
    isAsked = false;
    return run();
  }
  return {
    ask() {
      isAsked = true;
      timer ??= setTimeout(go);
    },
    stop: () => clearTimeout(timer),
  };
}

/** The page lays data out again when they have grown by this factor. */
const NEXT_LAYOUT = 1.15;

interface SoFar {
  lines: string;
  last: string;
  /** Whether the code that lays out data is still missing. */
  isWaiting?: boolean;
}

/** Reads an answer without thoughts and secrets, and data as a recipe, once `layOut` has arrived. */
function createSoFar({
  layOut,
  hide,
  readSoFar,
}: Pick<Options, 'layOut' | 'hide' | 'readSoFar'>): (answer: string) => SoFar {
  let laidOut = { of: 0, lines: '' };
  return (answer) => {
    const { text, last: begun, isData } = readSoFar(answer);
    if (isData && text.length >= NEXT_LAYOUT * laidOut.of) {
      const found = layOut(text);
      if (found === undefined) return { lines: '', last: '', isWaiting: true };
      const whole = found ?? '';
      // The last line may still grow.
      laidOut = { of: text.length, lines: whole.slice(0, whole.lastIndexOf('\n') + 1) };
    }
    const ended = text && !text.endsWith('\n') ? `${text}\n` : text;
    // Half a word may name another food.
    const last = isData ? '' : withoutSigns(begun.replace(/\S+$/, ''), hide);
    return { lines: hide(isData ? laidOut.lines : ended), last };
  };
}
