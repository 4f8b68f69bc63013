/** Replaces control characters, and signs that could begin a model server's mark. */
export const cleanLines = (text: string) => text.replace(/(?!\n)[<[\p{Cc}\u202d\u202e]/gu, ' ');
