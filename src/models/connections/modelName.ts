/**
 * `isOnHub`: a provider may follow the name after a colon. Other servers may use any name without
 * blanks, except an address.
 */
export function isModelName(text: string, isOnHub: boolean): boolean {
  const form = isOnHub ? /^[\w.-]+(?:\/[\w.-]+)?(?::[\w.-]+)?$/ : /^(?!\w+:\/\/)\S+$/;
  return form.test(text) && !text.includes('..');
}
