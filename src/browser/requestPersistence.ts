let hasAsked = false;

/**
 * Asks the browser not to clear the cookbook away when the disk runs full. Only once something is in
 * it, as one browser asks the visitor in turn.
 */
export function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  navigator.storage?.persist?.().catch(() => {});
}
