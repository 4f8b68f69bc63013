/** Takes out what is in no name of a food: control characters, and what could begin a mark of a model server. */
export const cleanLines = (text: string) => text.replace(/(?!\n)[<[\p{Cc}]/gu, ' ');
