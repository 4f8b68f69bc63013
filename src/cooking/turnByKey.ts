type Turn = 'back' | 'next' | 'first' | 'last';

/** A cook who presses these wants another step. */
const TURNS: Record<string, Turn> = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** These scroll, as long as there is something to scroll: page-turners send them. */
const SCROLLS: Record<string, 'back' | 'next'> = {
  ArrowUp: 'back',
  PageUp: 'back',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
};

/** They use many keys themselves. */
const FIELDS =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=slider], audio, video';
/** They use the space bar. */
const BUTTONS = 'button, summary, [type=checkbox], [role=button]';

/** How much of what is in sight a key scrolls: a line or two stay. */
const PAGE = 0.85;

/** What a key on the view's dialog asks for. */
interface PressedKey
  extends Pick<KeyboardEvent, 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> {
  target: EventTarget;
  preventDefault(): void;
}

/**
 * Finds out where a key turns the steps to. A control with the focus keeps its keys, and so does the
 * browser.
 *
 * @param scrollers what may have something left to scroll
 */
export function turnByKey(event: PressedKey, scrollers: readonly HTMLElement[]): Turn | undefined {
  const { key, repeat, altKey, ctrlKey, metaKey, shiftKey } = event;
  const target = event.target as HTMLElement;
  if (altKey || ctrlKey || metaKey || shiftKey || target.closest(FIELDS)) return undefined;
  if (key === ' ' && target.closest(BUTTONS)) return undefined;
  const scroll = SCROLLS[key];
  // A key that is held down scrolls, and stops where nothing is left.
  const turn = TURNS[key] ?? (repeat ? undefined : scroll);
  const scroller = scroll && scrollers.find((element) => hasMore(element, scroll));
  if (scroller?.contains(target)) return undefined;
  if (!turn) return undefined;
  event.preventDefault();
  if (!scroller) return turn;
  // The browser would scroll what is around the focus.
  scroller.scrollBy({ top: (scroll === 'next' ? PAGE : -PAGE) * scroller.clientHeight });
  return undefined;
}

/** Whether something is left to scroll in a direction; half a pixel is nothing. */
function hasMore({ scrollTop, scrollHeight, clientHeight }: HTMLElement, turn: 'back' | 'next') {
  const left = turn === 'next' ? scrollHeight - clientHeight - scrollTop : scrollTop;
  return left > 1;
}
