import * as firstWords from './en/first';

const formats = new Map<string, Intl.ListFormat>();

/** "Eggs, rice, and tea"; with a disjunction "eggs, rice, or tea". */
export function joinNames(
  names: Iterable<string>,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return first;
  // A phone takes a tenth of a second to make the first formatter.
  const format = formats.get(type) ?? new Intl.ListFormat(firstWords.language.code, { type });
  formats.set(type, format);
  return format.format([first, ...others]);
}

/** Leaves a text alone that does not begin with a letter. */
export const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
