/** For calls without cookies. Browsers close an unused connection, and a new element asks again. */
export function preconnect(origin: string): void {
  // The tests of connections run without a page.
  const head = globalThis.document?.head;
  head?.querySelector('link[rel=preconnect]')?.remove();
  const link = head?.ownerDocument.createElement('link');
  if (!link) return;
  link.rel = 'preconnect';
  link.crossOrigin = 'anonymous';
  link.href = origin;
  head.append(link);
}
