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

/** Until when the visitor wants to have eaten an entry. */
export interface EatBy {
  entry: string;
  /** `2026-11-23` */
  day: string;
}

/** Those of the listed entries. Of two dates of one entry, the first counts. */
export function datesOf(entries: readonly string[], dates: readonly EatBy[]): readonly EatBy[] {
  const days = new Map(dates.toReversed().map(({ entry, day }) => [entry, day]));
  return entries.flatMap((entry) => {
    const day = days.get(entry);
    return day === undefined ? [] : { entry, day };
  });
}
