/** The text of a module that Vite has made of a file with `?raw`. */
export const rawTextOf = (code: string): string =>
  JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1));
