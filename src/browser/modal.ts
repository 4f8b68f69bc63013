import { CLIP } from './address/firstLook';
import { goTo } from './focus';

/** Open views that Back closes, the last one at the end. Each has an entry in the tab's history. */
const views: (() => void)[] = [];

/** How long the browser may take to go back, in ms. It says nothing if it does not. */
const LONGEST_LEAVE = 1_000;

/** Runs while the page itself goes back in the tab's history. */
let leaving: ReturnType<typeof setTimeout> | undefined;

/** The fragment of the address when the page last matched the history. A link to a clip brings another. */
let hashBefore = '';

/** How many views' entries the history has up to now: the state of an entry is its number. */
const depth = () => Number(history.state) || 0;

/** Back then calls `close` instead of leaving. The result removes the entry of a closed view. */
export function closeOnBack(close: () => void): () => void {
  views.push(close);
  matchHistory();
  return () => {
    const at = views.indexOf(close);
    if (at >= 0) views.splice(at, 1);
    // Another view may open as this one closes, and takes over its entry.
    queueMicrotask(matchHistory);
  };
}

/** Adds missing entries, and removes those of closed views, for example after a reload. */
export function matchHistory(): void {
  addEventListener('popstate', follow);
  if (leaving) return;
  const count = views.length;
  // Browsers ignore a page that adds too many entries at once.
  for (let entry = depth(); entry < count; entry++) history.pushState(entry + 1, '');
  hashBefore = location.hash;
  if (depth() <= count) return;
  leaving = setTimeout(() => {
    // For example in a copy of the tab, whose history may begin here.
    history.replaceState(count, '');
    arrive();
  }, LONGEST_LEAVE);
  history.go(count - depth());
}

function follow() {
  // A visitor who opens a link to a clip has not gone back, so the dialogs stay open. The link adds an entry.
  const { hash } = location;
  if (hash.startsWith(CLIP) && hash !== hashBefore) history.replaceState(views.length, '');
  if (!leaving) while (views.length > depth()) views.pop()?.();
  arrive();
}

function arrive() {
  clearTimeout(leaving);
  leaving = undefined;
  matchHistory();
}

/** The open dialogs, each above the one before. */
const modals: HTMLDialogElement[] = [];

/**
 * Opens a modal dialog, which Back closes as the Escape key does, and focuses `first`. Call the
 * result when it leaves the page.
 */
export function openModal(dialog: HTMLDialogElement, first: HTMLElement | null): () => void {
  if (!dialog.open) dialog.showModal();
  modals.push(dialog);
  goTo(first);
  const events = new AbortController();
  dialog.addEventListener('cancel', close, { signal: events.signal });
  const leaveHistory = closeOnBack(() => dialog.dispatchEvent(new Event('cancel')));
  return () => {
    forget(dialog);
    events.abort();
    leaveHistory();
    // A dialog that leaves the page while it is open takes the focus along.
    queueMicrotask(focusIfLost);
  };
}

/** A view may prevent it. The chooser of a file in the dialog has such an event, too. */
function close(event: Event) {
  if (event.defaultPrevented || event.target !== event.currentTarget) return;
  event.preventDefault();
  closeModal(event.target);
}

/** Closes the dialog around an element. */
export function closeModal(element: EventTarget | null): void {
  const dialog = element instanceof Element ? element.closest('dialog') : null;
  if (!dialog?.open) return;
  dialog.close();
  forget(dialog);
  focusIfLost();
  putCaretBack();
  // Browsers say so in a later task. A press or a drop that comes before would find it open.
  dialog.dispatchEvent(new Event('close'));
}

function forget(dialog: HTMLDialogElement) {
  const at = modals.indexOf(dialog);
  if (at >= 0) modals.splice(at, 1);
}

/** What had the focus before the dialog may have left the page since. */
const isLost = (focused: Element | null) =>
  !focused || focused === document.body || focused.closest('dialog:not([open])') !== null;

function focusIfLost() {
  if (!isLost(document.activeElement)) return;
  const below = modals.at(-1)?.querySelector<HTMLElement>('h2, button');
  goTo(below ?? document.querySelector<HTMLElement>('main input'));
}

/** Chromium gives a field its focus back without the caret, and then the field takes no letters. */
function putCaretBack() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.blur();
  goTo(field, { preventScroll: true });
}
