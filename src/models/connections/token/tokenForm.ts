/** Whether a text has exactly the form of a Hugging Face token. */
export function isTokenForm(text: string): boolean {
  return /^hf_[\w.-]{20,}$/.test(text);
}
