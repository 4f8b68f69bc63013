/** Lets code that waits for settled promises continue. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
