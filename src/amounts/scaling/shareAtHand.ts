import { type Amount, convertUnit, type LanguageCode, readAmounts } from '../../reading';

/**
 * How many times the line's amount a cook has: ½ for "250 g" beside "500 g rice". `typed` may leave
 * out the unit, and say "1 of 2". Null if the two cannot be compared.
 */
export function shareAtHand(
  typed: string,
  line: string,
  language: LanguageCode | null,
): number | null {
  const [have, need] = [haveIn(typed.trim(), language), onlyAmount(line, language)];
  if (!need || !have) return null;
  if (!have.unit || have.unit.id === need.unit?.id) return have.from / need.from;
  const value = need.unit && convertUnit(have.from, have.unit.id, need.unit.id);
  return value === null ? null : value / need.from;
}

/** Beside an amount, readers want a food. */
const haveIn = (typed: string, language: LanguageCode | null) =>
  onlyAmount(`${typed} x`, language) ??
  onlyAmount(`${typed.replace(/(?<=\d)\s\p{L}+\s\d+$/u, '')} x`, language);

/** Null for "1 lb 4 oz", which is more than its first amount. */
function onlyAmount(line: string, language: LanguageCode | null): Amount | null {
  const [first, second] = readAmounts(line, language) ?? [];
  const isSum = first && second && line.slice(first.end, second.start).trim() === '';
  return isSum ? null : (first ?? null);
}
