import { inWords } from '../languages';

/** As an alternative of a pattern. */
export const FRACTION = '[¼-¾⅐-⅞]';
export const DIGIT = '[\\d¼-¾⅐-⅞]';

const SLASHED = '\\d{1,3}[/⁄]\\d{1,3}';
const AND = inWords('\\s(?:$small.and|&)\\s');
/** "1½", "1 1/2", "1-1/2", "1 and 1/2", "1 & ½", "1/2", ".5", "1,5" */
export const NUMBER = `(?:(?:\\d+(?:[.,]\\d+)?|\\.\\d+)(?:(?:\\s|-|${AND})${SLASHED}|[/⁄]\\d+|(?:\\s?-?|${AND})${FRACTION})?|${FRACTION})`;

/** Longer numbers are not amounts. */
const LONGEST = 24;
/** Fractions that cooks write. "11/2" may be 1½, and "8/10" may be 8 to 10. */
const PLAIN = /^(?:1\/[234568]|1\/16|2\/3|3\/4|[357]\/8)$/;

const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads what `NUMBER` finds; null if it may mean several things. `isSmall`: the unit is so small that
 * "1.000" beside decimal commas is a thousand, and not one.
 */
export function readNumber(number: string, separator: '.' | ',', isSmall = false): number | null {
  if (number.length > LONGEST) return null;
  if (THOUSANDS.test(number)) {
    // "1.000 l" and "1,000 eggs" mean different amounts to different people.
    const isThousand = isSmall && !number.includes(separator);
    return isThousand ? Number(number.replace(/[.,]/, '')) : null;
  }
  if (separator === '.' && number.includes(',')) return null;
  const [part = ''] = PART.exec(number) ?? [];
  if (part.length > 1 && !PLAIN.test(part.replace('⁄', '/'))) return null;
  return decimalOf(number) || null;
}

const PART = new RegExp(`(?:\\d+[/⁄]\\d+|${FRACTION})$`);

/** Digits with a fraction after them: "1½", "1 1/2", "0,5". */
export function decimalOf(number: string): number {
  const [part = ''] = PART.exec(number) ?? [];
  // The decomposition of "½" is "1⁄2".
  const [above = 0, below = 1] = part ? part.normalize('NFKD').split(/[/⁄]/).map(Number) : [];
  const whole = Number.parseFloat(number.slice(0, number.length - part.length).replace(',', '.'));
  return (whole || 0) + above / below;
}
