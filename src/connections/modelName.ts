/**
 * Whether a text can be a model's name.
 *
 * @param isOnHub whether the model is one of the hub's, where a provider may follow behind a colon;
 *   a server of its own may use any name without a blank
 */
export function isModelName(text: string, isOnHub: boolean): boolean {
  const form = isOnHub ? /^[\w.-]+(?:\/[\w.-]+)?(?::[\w.-]+)?$/ : /^\S+$/;
  return form.test(text) && !text.includes('..');
}
