/**
 * Whether a text can be a model's name.
 *
 * @param isOnHub whether the hub has the model, in whose name a provider may follow a colon; any
 *   other server may use every name without a blank that is no address
 */
export function isModelName(text: string, isOnHub: boolean): boolean {
  const form = isOnHub ? /^[\w.-]+(?:\/[\w.-]+)?(?::[\w.-]+)?$/ : /^(?!\w+:\/\/)\S+$/;
  return form.test(text) && !text.includes('..');
}
