/**
 * For each usual food, the places of foods that most sample dishes cook with it, in base 36. A test
 * fails if the dishes have changed. Other languages keep the order of the words.
 */
export const COOKED_WITH =
  '253dab 2386d5 3586db 2586bd 352d68 32d846 23859d 2385bd 2365db 236145 350279 3258d0 235814 2538b0'.split(
    ' ',
  );

/** Whatever the food's ending: "2 large tomatoes", "cherry tomato". */
export function isNamedIn(name: string, text: string): boolean {
  const stem = name.toLowerCase().slice(0, Math.max(3, name.length - 2));
  return new RegExp(`(?<!\\p{L})${stem}\\p{L}{0,3}(?!\\p{L})`, 'u').test(text.toLowerCase());
}

/** The usual foods, without those listed, and first those that go with the list. */
export function fittingFoods(names: readonly string[], list: readonly string[]): string[] {
  const listed = list.map((entry) => names.findIndex((name) => isNamedIn(name, entry)));
  const fitting = listed.flatMap((at) =>
    Array.from(COOKED_WITH[at] ?? '', (one) => parseInt(one, 36)),
  );
  return [...new Set([...fitting, ...names.keys()])].flatMap((at) =>
    listed.includes(at) ? [] : (names[at] ?? []),
  );
}
