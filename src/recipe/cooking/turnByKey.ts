type Turn = 'back' | 'next' | 'first' | 'last';

/** Keys that turn to another step. */
const TURNS: Record<string, Turn> = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** Keys that scroll, and turn once nothing is left to scroll. Page-turners send them. */
const SCROLLS: Record<string, 'back' | 'next'> = {
  ArrowUp: 'back',
  PageUp: 'back',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
};

/** Elements that use many keys themselves. */
const FIELDS = 'input:not([type=checkbox])';
/** Elements that use the space bar. */
const BUTTONS = 'button, [type=checkbox]';

/** How much of the visible part a key scrolls: a line or two stay in view. */
const PAGE = 0.85;

/** A key that the cook presses in the view's dialog. */
interface PressedKey
  extends Pick<KeyboardEvent, 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> {
  target: EventTarget;
  preventDefault(): void;
}

/**
 * Finds out where a key turns the steps. A focused control keeps its own keys, and so does the browser.
 *
 * @param scrollers the elements that may have something left to scroll
 */
export function turnByKey(event: PressedKey, scrollers: readonly HTMLElement[]): Turn | undefined {
  const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
  const target = event.target as HTMLElement;
  if (altKey || ctrlKey || metaKey || shiftKey || target.closest(FIELDS)) return undefined;
  if (key === ' ' && target.closest(BUTTONS)) return undefined;
  const scroll = SCROLLS[key];
  // A key that is held down scrolls, but does not turn when nothing is left.
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

/** Whether more than a pixel is left to scroll in a direction. */
function hasMore({ scrollTop, scrollHeight, clientHeight }: HTMLElement, turn: 'back' | 'next') {
  const left = turn === 'next' ? scrollHeight - clientHeight - scrollTop : scrollTop;
  return left > 1;
}
