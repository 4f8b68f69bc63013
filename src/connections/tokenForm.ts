/** Whether a text has the form of a token of Hugging Face, to the letter. */
export function isTokenForm(text: string): boolean {
  return /^hf_[\w.-]{20,}$/.test(text);
}
