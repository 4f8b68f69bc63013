/** Leaves a text alone that does not begin with a letter. */
export const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
