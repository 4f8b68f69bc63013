import type { Section } from '../../../recipe/document/vocabulary';
import { sectionNamed } from './headings';
import { headingOf, isFurniture } from './judge';
import type { Line } from './Line';

/** The section that a line opens; "other" for a heading that names none, null for a line that opens nothing. */
export function opens({ text, mark }: Line): Section | 'other' | null {
  if (mark === 'heading') return sectionNamed(text) ?? 'other';
  return mark ? null : headingOf(text);
}

/** The lines below a heading or another line, up to the next heading that names a section. */
export function runBelow(lines: readonly Line[], at: number): readonly Line[] {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => ![null, 'other'].includes(opens(line)));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The next line with words of the recipe. */
export function nextWords(lines: readonly Line[], at: number): Line | undefined {
  return lines.slice(at + 1).find(({ text }) => !isFurniture(text));
}
