/** Asks not to clear this page's storage when the disk is full. The browser may ask the visitor. */
export function requestPersistence(): void {
  navigator.storage?.persist?.().catch(() => {});
}
