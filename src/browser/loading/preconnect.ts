/** The connection is for calls without cookies. A new element asks for a closed one again. */
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
