/**
 * For each usual food, the places of those that most sample dishes cook with it, as figures of base 36. A test writes it
 * anew, and fails if the dishes have changed. The words of other languages have the same order.
 */
export const COOKED_WITH =
  '253dab 23869d 3586db 2586bd 352d68 32d48b 23859d 2385bd 2365db 236184 350279 3258d0 235814 25384b'.split(
    ' ',
  );

/** Whether an entry or a line names a food, whatever its ending: "2 large tomatoes", "cherry tomato". */
export function isNamedIn(name: string, text: string): boolean {
  const stem = name.toLowerCase().slice(0, Math.max(3, name.length - 2));
  return new RegExp(`(?<!\\p{L})${stem}\\p{L}{0,3}(?!\\p{L})`, 'u').test(text.toLowerCase());
}

/**
 * The usual foods that are not on a list, those first that go with what is on it.
 *
 * @param pairs for each food, the places of others as letters
 */
export function fittingFoods(
  names: readonly string[],
  pairs: readonly string[],
  list: readonly string[],
): string[] {
  const listed = list.map((entry) => names.findIndex((name) => isNamedIn(name, entry)));
  const fitting = listed.flatMap((at) => Array.from(pairs[at] ?? '', (one) => parseInt(one, 36)));
  return [...new Set([...fitting, ...names.keys()])].flatMap((at) =>
    listed.includes(at) ? [] : (names[at] ?? []),
  );
}
