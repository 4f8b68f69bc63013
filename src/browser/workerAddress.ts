interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(text: string): string };
}

/** The page's policy allows this name once. `folder` leads to the English page's folder. */
export function createWorkerAddress(folder: '.' | '..'): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: () => `${folder}/worker.js` };
  return (trustedTypes?.createPolicy('kitchen-worker', rules) ?? rules).createScriptURL('');
}
