/** The longest list. No visitor adds more by hand, and a reload would lose the whole list. */
export const MOST_INGREDIENTS = 50_000;

export const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

export function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Keeps 30 marks a character: `normalize` and fields take quadratic time for a run of marks. */
export function limitMarks(text: string): string {
  return text.replace(
    /([\p{M}\p{Emoji_Modifier}\uff9e\uff9f]{30})[\p{M}\p{Emoji_Modifier}\uff9e\uff9f]+/gu,
    '$1',
  );
}

/** The same text for all spellings of one ingredient, in any case and Unicode form. */
export function identityOf(ingredient: string): string {
  return limitMarks(ingredient.trim()).normalize('NFKC').toUpperCase().toLowerCase();
}

export const omit = (list: readonly string[], text: string) =>
  list.filter((listed) => listed !== text);

function readLines(ingredients: readonly string[], text: string) {
  const onTheList = new Map(ingredients.map((known) => [identityOf(known), known]));
  const added: string[] = [];
  const duplicates = new Set<string>();
  for (const line of text.split(LINE_BREAK)) {
    if (isBlank(line)) continue;
    const ingredient = line.trim();
    const identity = identityOf(ingredient);
    const known = onTheList.get(identity);
    if (known === undefined) {
      onTheList.set(identity, ingredient);
      added.push(ingredient);
    } else {
      duplicates.add(known);
    }
  }
  return { added, duplicates: [...duplicates] };
}

export function insertLines(ingredients: readonly string[], place: number, text: string) {
  const { added: all, duplicates } = readLines(ingredients, text);
  const room = Math.max(0, MOST_INGREDIENTS - ingredients.length);
  const added = all.slice(0, room);
  return {
    ingredients: [...ingredients.slice(0, place), ...added, ...ingredients.slice(place)],
    added,
    duplicates,
    leftOut: all.slice(room),
  };
}

/** What was found of each content of foods; what is missing was not looked for. */
export type Findings = Readonly<
  Record<string, readonly ('contains' | 'may contain' | 'not checked')[]>
>;

/** When the visitor cooked a dish, and what the page found in it. Dishes may share an entry. */
export interface Leftover {
  entry: string;
  /** The entry as it was at first. */
  name: string;
  /** When the dish was cooked, in the time of the place: `2026-11-21T19:30:00+01:00`. */
  cookedAt: string;
  hasRice: boolean;
  findings: Findings;
  /** True if the visitor also listed the entry by itself: it stays when the dish leaves. */
  joined?: true | undefined;
}

export function unknownLeftover(entry: string): Leftover {
  return { entry, name: '', cookedAt: '', hasRice: false, findings: {} };
}

export function leftoversOn(
  leftovers: readonly Leftover[],
  entries: readonly string[],
): readonly Leftover[] {
  return leftovers.filter(({ entry }) => entries.includes(entry));
}

/** Whether an entry would be on the list without its dishes. */
export const isOwn = (entry: string, leftovers: readonly Leftover[]) =>
  leftovers.every((leftover) => leftover.entry !== entry || leftover.joined);

/** The same text for one dish, whatever its entry is called now. */
export const dishOf = ({ entry: _, joined: __, name, ...dish }: Leftover) =>
  JSON.stringify([identityOf(name), dish]);

/** The same text for one dish in one entry, in any case and Unicode form. */
export const keyOf = (leftover: Leftover) => identityOf(leftover.entry) + dishOf(leftover);

export function withoutKnown(
  leftovers: readonly Leftover[],
  known: readonly Leftover[],
): readonly Leftover[] {
  const keys = new Set(known.map(keyOf));
  return leftovers.filter((leftover) => {
    const isNew = !keys.has(keyOf(leftover));
    keys.add(keyOf(leftover));
    return isNew;
  });
}
