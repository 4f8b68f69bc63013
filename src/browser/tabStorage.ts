let hasWarned = false;

/**
 * Reads what this tab keeps over a reload. Only the files of this folder touch browser storage.
 *
 * @returns null where nothing is kept, or nothing can be
 */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch (error) {
    warnOnce(error);
    return null;
  }
}

/**
 * Restores what this tab kept as JSON before a reload.
 *
 * @param lost how the line in the console begins that ends with why it was dropped
 * @param read makes it of the parsed value; throws an error that says what is wrong with that
 * @returns undefined where nothing was kept, or nothing that can be used; one line in the console
 *   says what was dropped
 */
export function restoreFromTab<Kept>(
  key: string,
  lost: string,
  read: (value: unknown) => Kept,
): Kept | undefined {
  const text = readTab(key);
  if (text === null) return undefined;
  try {
    return read(JSON.parse(text));
  } catch (error) {
    console.warn(`${lost} dropped: ${(error as Error).message}`);
    return undefined;
  }
}

/** Keeps a text for this tab; where it cannot be kept, nothing is kept under the key. */
export function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch (error) {
    warnOnce(error);
    // Half of what there was, or something old, must not come back as if it were the last.
    forgetInTab(key);
  }
}

/** Keeps nothing under the key any longer. */
export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch (error) {
    warnOnce(error);
  }
}

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    `This tab will not remember the kitchen after a reload: ${(error as Error).message}`,
  );
}
