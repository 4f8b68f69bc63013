/** The text's length and 32 bits of its content, in base 36. */
export function hashText(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}
