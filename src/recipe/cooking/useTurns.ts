import { useMemo, useState } from 'react';
import type { Reading, ReadStep } from '../../reading';
import * as restWords from '../../words/en/rest';
import { getReady } from '../ReadyPage';
import { useRecipe } from '../RecipeContext';
import { useStep } from './progress';

export type Turn = 'back' | 'next' | 'first' | 'last';

const TURNS: Record<string, Turn> = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** Keys that scroll, and turn when nothing is left to scroll. Page-turners send them. */
const SCROLLS: Record<string, 'back' | 'next'> = {
  ArrowUp: 'back',
  PageUp: 'back',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
};

/** Those of a question, or that take arrow keys. */
const FIELDS = 'input:not([type=checkbox]), fieldset';
/** Elements that use the space bar. */
const BUTTONS = 'button, [type=checkbox]';

/** The share of the visible part that a key scrolls: a line or two stay in view. */
const PAGE = 0.85;

interface PressedKey
  extends Pick<KeyboardEvent, 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> {
  target: EventTarget;
  preventDefault(): void;
}

/** Undefined if the key belongs to the focused control or the browser. */
export function turnByKey(event: PressedKey, scrollers: readonly HTMLElement[]): Turn | undefined {
  const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
  const target = event.target as HTMLElement;
  if (altKey || ctrlKey || metaKey || shiftKey || target.closest(FIELDS)) return undefined;
  if (key === ' ' && target.closest(BUTTONS)) return undefined;
  const scroll = SCROLLS[key];
  // At the end of the text, a key that is held down does not turn.
  const turn = TURNS[key] ?? (repeat ? undefined : scroll);
  const scroller = scroll && scrollers.find((element) => hasMore(element, scroll));
  if (scroller?.contains(target)) return undefined;
  if (!turn) return undefined;
  event.preventDefault();
  if (!scroller) return turn;
  // The browser would scroll the element around the focus instead.
  scroller.scrollBy({ top: (scroll === 'next' ? PAGE : -PAGE) * scroller.clientHeight });
  return undefined;
}

/** Whether more than a pixel is left. */
function hasMore({ scrollTop, scrollHeight, clientHeight }: HTMLElement, turn: 'back' | 'next') {
  const left = turn === 'next' ? scrollHeight - clientHeight - scrollTop : scrollTop;
  return left > 1;
}

type Page = ReturnType<typeof pageAt>;

/**
 * The page that is open, and what turns it.
 * @param onCooked resolves once the dinner is noted; null for a text that is not a dinner
 */
export function useTurns(onCooked: (() => Promise<void>) | null) {
  const { reading, progress } = useRecipe();
  const ready = useMemo(() => getReady(reading), [reading]);
  const hasReadyPage = ready !== null;
  const [place, goTo] = useStep();
  const [isCooked, setCooked] = useState(false);
  const [isAtEnd, setAtEnd] = useState(false);
  const page = pageAt(place, reading, hasReadyPage);
  const { at, step } = page;
  const end = reading.steps.length;
  const isLast = at === end - 1;

  /** A step is done once the cook goes on, and open again once the cook comes back. */
  function mark(one: ReadStep, isDone: boolean) {
    if (one.index >= 0) progress.tick({ of: 'step', ...one }, isDone);
  }

  function turnTo(next: number): Page | null {
    const other = pageAt(next, reading, hasReadyPage);
    if (other.at === at || isAtEnd) return null;
    if (other.at === at + 1) mark(step, true);
    if (other.at === at - 1) mark(other.step, false);
    goTo(other.at);
    return other;
  }

  return {
    ...page,
    ...{ isAtEnd, isLast, end, ready },
    isFirst: !isAtEnd && step.index <= (hasReadyPage ? -1 : 0),
    endsBy: onCooked && !isAtEnd ? ('cooked' as const) : ('finish' as const),
    /** Gives the page that opens; null at the first and the last one. */
    turn: (way: Turn) => turnTo({ back: at - 1, next: at + 1, first: -1, last: end }[way]),
    /** Ends the last step. False if the cook has nothing more to see. */
    finish(): boolean {
      mark(step, true);
      if (!onCooked || isAtEnd) return false;
      // A cook who has gone back to the last step ends it a second time: the cookbook notes the
      // dinner again only if an undo has taken it off. Until it is noted, the view keeps its step.
      onCooked().then(
        () => setCooked(true),
        () => {},
      );
      setAtEnd(true);
      return true;
    },
    /** Back to the last step. */
    leaveEnd() {
      setAtEnd(false);
      mark(step, false);
    },
    /** The next cooking begins before the first step. */
    startOver: () => goTo(-1),
    isCooked,
  };
}

/** The page at a place, or the nearest one. The first page gets the cook ready. */
function pageAt(place: number, { steps }: Pick<Reading, 'steps'>, hasReadyPage: boolean) {
  const at = Math.max(hasReadyPage ? -1 : 0, Math.min(place, steps.length - 1));
  const step = steps[at];
  const name = step
    ? restWords.cookingView.step(at + 1, steps.length)
    : restWords.cookingView.getReady;
  const nodes = [{ type: 'text' as const, value: name }];
  return { at, name, step: step ?? { index: -1, text: name, isTicked: false, nodes } };
}
