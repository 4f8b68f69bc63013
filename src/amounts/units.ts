import { convertUnit } from '../reading';

export type System = 'metric' | 'us';

/**
 * What amounts need to know of units beside their sizes, which `reading` has: the system, or `-` for spoons,
 * which both systems use; and the unit in which they add up, or `-` for a pint, a fluid ounce and a gallon, which
 * differ by country.
 */
const TABLE = `
gram metric gram
kilogram metric gram
milligram metric gram
ounce us gram
pound us gram
milliliter metric milliliter
liter metric milliliter
cl metric milliliter
deciliter metric milliliter
teaspoon - teaspoon
tablespoon - teaspoon
cup us teaspoon
quart us teaspoon
fluid_ounce us -
pint us -
gallon us -`;

const KNOWN = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => row.replace('_', ' ').split(/ (?=metric|us|-)/))
    .map(([id = '', rest = '']) => [id, rest.split(' ')] as const),
);

const given = (unit: string, at: number) => {
  const one = KNOWN.get(unit)?.[at];
  return one === '-' ? undefined : one;
};

/** Null for spoons, and for what is counted. */
export const systemOf = (unit: string) => (given(unit, 0) ?? null) as System | null;

/** The unit in which amounts of this one add up; undefined if they only add up with the same unit. */
export const sumUnitOf = (unit: string): string | undefined => given(unit, 1);

/** The larger metric unit, a thousand times as much. */
export const LARGER: Readonly<Record<string, string>> = { gram: 'kilogram', milliliter: 'liter' };

/** Metric units in which the page writes what it has computed. */
export const isWrittenMetric = (unit: string): boolean =>
  Object.entries(LARGER).flat().includes(unit);

/** How many of one unit make one of the other. Both have to measure the same. */
export const countIn = (unit: string, smaller: string): number =>
  convertUnit(1, unit, smaller) ?? 1;
