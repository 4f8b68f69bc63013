import type { Amount } from '../../reading/quantities/readAmounts';
import { convertUnit } from '../../reading/quantities/units';
import type { Edit } from './edits';
import { systemOf } from './measures';

/** How much larger than the US measures the British ones are. */
const BRITISH: Readonly<Record<string, number>> = { pint: 1.201, 'fluid ounce': 0.961 };

/** Sizes of units. "10 fl oz (½ pint)" is British, because its pint has 20 ounces. */
export function sizesOf(amounts: readonly Amount[]): Readonly<Record<string, number>> {
  const pints = amounts.find(({ unit }) => unit?.id === 'pint')?.from ?? Number.NaN;
  const ounces = amounts.find(({ unit }) => unit?.id === 'fluid ounce')?.from ?? Number.NaN;
  return Math.abs(ounces / pints - 20) < 1 ? BRITISH : {};
}

/**
 * For an amount that repeats an earlier one, as in "10 fl oz (½ pint) milk": converted, both would
 * be the same. Gives the edit that takes it out; null to keep it; 'unclear' if it should repeat the
 * other but differs.
 */
export function cutOf(
  line: string,
  amount: Amount,
  others: readonly Amount[],
): Edit | 'unclear' | null {
  const { unit, from, start, end } = amount;
  const before = line.slice(0, start);
  const [joint] = /\s*[(/]\s*(?:(?:about|approx\.?|ca\.?|~|=)\s*)?$/i.exec(before) ?? [];
  if (!unit || joint === undefined || !isConverted(amount)) return null;
  const same = others.find(
    (other) =>
      other.unit?.measures === unit.measures &&
      isConverted(other) &&
      // Both systems use spoons. Converted, the amounts of "6 tbsp (90 ml)" would be the same.
      [amount, other].some((one) => one.unit && systemOf(one.unit.id) !== null),
  );
  if (!same?.unit) return null;
  const sizes = sizesOf([...others, amount]);
  const size = (convertUnit(1, unit.id, same.unit.id) ?? Number.NaN) * (sizes[unit.id] ?? 1);
  const ratio = (from * size) / (same.from * (sizes[same.unit.id] ?? 1));
  const [tail] = joint.includes('(') ? (/^\s*\)/.exec(line.slice(end)) ?? []) : [''];
  // "100 g rice (300 g cooked)"
  if (tail === undefined) return null;
  if (!(ratio > 0.9 && ratio < 1.1)) return 'unclear';
  return { start: start - joint.length, end: end + tail.length, text: '' };
}

/** True for spoons, and for units that the page converts. */
const isConverted = ({ unit }: Amount) =>
  unit !== null && (/^(?:tea|table)spoon$/.test(unit.id) || systemOf(unit.id) !== null);
