/** A press takes less, in ms. A keyboard that closes by itself ends without one. */
const LONGEST_PRESS = 500;

/**
 * Acts once the press is over that took the focus: what moves the page before would take the button
 * away from under the finger. The button's own handlers come after `act`.
 */
export function afterPress(act: () => void): void {
  const ends = new AbortController();
  const end = () => {
    ends.abort();
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(end, LONGEST_PRESS);
  for (const type of ['click', 'keyup', 'pagehide'])
    window.addEventListener(type, end, { capture: true, signal: ends.signal });
}
