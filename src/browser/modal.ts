import { closeOnBack } from './closeOnBack';

/** The open ones, each above the one before. */
const modals: HTMLDialogElement[] = [];

/**
 * Opens a modal dialog, which Back closes as the Escape key does, and focuses `first`. Call the
 * result when it leaves the page.
 */
export function openModal(dialog: HTMLDialogElement, first: HTMLElement | null): () => void {
  if (!dialog.open) dialog.showModal();
  modals.push(dialog);
  first?.focus();
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
  (below ?? document.querySelector<HTMLElement>('main input'))?.focus();
}
