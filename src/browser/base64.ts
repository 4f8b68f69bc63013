/** The bytes of base64url, or of plain base64 (RFC 4648). Throws for anything else. */
export function bytesOfBase64(code: string): Uint8Array<ArrayBuffer> {
  const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
