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

const FIELDS = 'input:not([type=checkbox])';
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
