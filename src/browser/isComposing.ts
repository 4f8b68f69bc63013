/**
 * Whether a key belongs to an input method, as the Enter does that takes a word. Safari ends the
 * composition before that key, which then has only the code of such keys.
 */
export const isComposing = (key: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  key.isComposing || key.keyCode === 229;
