/** Lets every promise that is settled by now reach whoever waits for it. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
