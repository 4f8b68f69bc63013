/** `isOnHub`: a provider may follow after a colon. Others take any name but an address. */
export function isModelName(text: string, isOnHub: boolean): boolean {
  const form = isOnHub ? /^[\w.-]+(?:\/[\w.-]+)?(?::[\w.-]+)?$/ : /^(?!\w+:\/\/)\S+$/;
  return form.test(text) && !text.includes('..');
}

export function isTokenForm(text: string): boolean {
  return /^hf_[\w.-]{20,}$/.test(text);
}
