/** Whether a text only names things, as a list of foods does: in lines of a few words that are no sentences. */
export const onlyNames = (text: string): boolean =>
  text
    .split('\n')
    .every(
      (line) => line.length < 45 && line.trim().split(/\s+/).length < 7 && !/[.。!]\s*$/.test(line),
    );
