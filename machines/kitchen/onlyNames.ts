/** A list of foods: lines of a few words that are not sentences. */
export const onlyNames = (text: string): boolean =>
  text
    .split('\n')
    .every(
      (line) => line.length < 45 && line.trim().split(/\s+/).length < 7 && !/[.。!]\s*$/.test(line),
    );
