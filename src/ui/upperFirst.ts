/** Begins a text with a capital, if it begins with a letter. */
export const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
