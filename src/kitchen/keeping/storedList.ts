import * as v from 'valibot';
import { dayOf, eatCookedBy } from '../../../machines/kitchen/cookedTime';
import {
  datesOf,
  type EatBy,
  insertLines,
  isBlank,
  MOST_INGREDIENTS,
} from '../../../machines/kitchen/ingredientList';
import type { SharedList } from '../../../machines/kitchen/kitchen';
import { ALLERGENS } from '../../../machines/kitchen/preferences';
import { fitting } from '../../browser/storage/schemas';
import * as firstWords from '../../words/en/first';

export const Text = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text)),
);

const Day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.check((day) => !Number.isNaN(Date.parse(day))),
);

export const DatesSchema = fitting(
  v.object({ entry: Text, day: Day }),
  MOST_INGREDIENTS,
) satisfies v.GenericSchema<unknown, readonly EatBy[]>;

/** What the page once stored beside the name of a leftover. */
const OlderDish = v.object({
  entry: Text,
  cookedAt: v.fallback(v.string(), ''),
  hasRice: v.fallback(v.boolean(), true),
  findings: v.fallback(v.record(v.string(), v.fallback(v.array(v.string()), [])), {}),
});

export type OlderDish = v.InferOutput<typeof OlderDish>;

/** Null if storage no longer says which entries are dishes. Then any may be one. */
export const OlderDishesSchema = v.fallback(v.nullable(v.array(OlderDish)), null);

export const unknownDish = (entry: string): OlderDish => ({
  entry,
  cookedAt: '',
  hasRice: true,
  findings: {},
});

/** Puts what was found into the entries' names. */
export const namedDishes = (
  entries: readonly string[],
  dishes: readonly OlderDish[] | null = [],
): string[] => entries.map((entry) => nameOf(entry, dishes ?? [unknownDish(entry)]));

function nameOf(entry: string, dishes: readonly OlderDish[]): string {
  const own = dishes.filter((dish) => dish.entry === entry);
  if (own.length === 0) return entry;
  const found = ALLERGENS.filter((one) =>
    own.some(({ findings }) => findings[one]?.includes('contains')),
  );
  return firstWords.language.left(
    entry.replace(/^leftover\s+(?=\S)/i, ''),
    found.map(firstWords.language.allergen),
  );
}

/** The same list with those names, and with a date for each dish. */
export function nameDishes(list: SharedList, dishes: readonly OlderDish[] | null = []): SharedList {
  const named = (entries: readonly string[]) => namedDishes(entries, dishes);
  const dates = (dishes ?? []).flatMap(({ entry, cookedAt, hasRice }): EatBy[] => {
    const day = dayOf(cookedAt);
    if (Number.isNaN(Date.parse(day))) return [];
    return [{ entry, day: eatCookedBy(day, hasRice) }];
  });
  const all = [...list.dates, ...dates.sort((one, other) => (one.day < other.day ? -1 : 1))];
  const marks = new Set(named(list.useUp));
  const { ingredients } = insertLines([], 0, named(list.ingredients).join('\n'));
  return {
    ingredients,
    useUp: ingredients.filter((entry) => marks.has(entry)),
    dates: datesOf(
      ingredients,
      all.map(({ entry, day }) => ({ entry: named([entry]).join(), day })),
    ),
  };
}
