interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(text: string): string };
}

/**
 * Makes the address of the service worker, in the form that browsers with Trusted Types ask for. The
 * page's policy allows this name once, and gives this address for any input.
 *
 * @param folder the folder of the English page, from this page on
 */
export function createWorkerAddress(folder: '.' | '..'): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => `${folder}/worker.js` };
  return (trustedTypes?.createPolicy('kitchen-worker', rules) ?? rules).createScriptURL('');
}
