/**
 * Whether a text can be a model's name.
 *
 * @param isOnHub whether the hub has the model: then a provider may follow its name after a colon.
 *   Any other server may use every name without a blank, except an address
 */
export function isModelName(text: string, isOnHub: boolean): boolean {
  const form = isOnHub ? /^[\w.-]+(?:\/[\w.-]+)?(?::[\w.-]+)?$/ : /^(?!\w+:\/\/)\S+$/;
  return form.test(text) && !text.includes('..');
}
