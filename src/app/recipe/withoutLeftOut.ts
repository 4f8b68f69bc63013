import { readText } from '../../reading/document/marks/readText';
import { isLeftOutHeading } from '../../reading/languages';
import { checkWithLeftovers } from '../../recipe/allergens/leftovers';
import { findLeftOut } from '../../recipe/notes/findLeftOut';
import type { foldLeftOut } from '../../recipe/notes/foldLeftOut';

export const mayLeaveOut = (text: string) =>
  text.match(/^#+ .+/gm)?.some((line) => isLeftOutHeading(line.replace(/#+/, '')));

/** Keeps only left-out lines that may state allergens. `say` writes how many lines are missing. */
export function withoutLeftOut(
  text: string,
  fold: typeof foldLeftOut,
  say?: (lines: number) => string,
): string {
  if (!mayLeaveOut(text)) return text;
  const reading = readText(text);
  const found = findLeftOut(reading, reading.tree?.children ?? []);
  if (!found) return text;
  const { shown, folded } = fold(
    found,
    reading,
    checkWithLeftovers([], reading, false, []).findings,
  );
  if (folded.length === 0) return text;
  const gone = [...(shown.length > 0 ? [] : [found.heading]), ...folded.map(({ node }) => node)];
  const kept = gone.reduceRight(
    (all, { position }) =>
      all.slice(0, position?.start.offset) + all.slice(position?.end.offset).replace(/^\s*\n/, ''),
    text,
  );
  const above = found.heading.position?.start.offset ?? 0;
  const before = kept.slice(0, above);
  const rest = kept.slice(above);
  if (say) return `${before}- ${say(folded.length)}\n${rest && `\n${rest}`}`;
  // Drops the heading of the notes if nothing is left below.
  return rest.trim() ? before + rest : before.replace(/\n#+ [^\n]*\s*$/, '');
}
