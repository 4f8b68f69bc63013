/** Whether the panes are one above the other. The style sheets use the same width. */
export function isNarrow(): boolean {
  return matches('(width < 60rem)');
}

export function prefersStillness(): boolean {
  return matches('(prefers-reduced-motion: reduce)');
}

export function isInstalled(): boolean {
  return matches('(display-mode: standalone)');
}

function matches(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}

export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
