export function isTokenForm(text: string): boolean {
  return /^hf_[\w.-]{20,}$/.test(text);
}
