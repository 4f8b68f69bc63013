import { areFacts } from '../../recipe/document/readFacts';
import { TITLE_LABEL } from '../../recipe/document/readTitle';
import { isOpening } from '../../recipe/document/vocabulary';
import type { Placed } from './findSections';
import { hasAmount, isFurniture, isSentence } from './judge';

const LONGEST_TITLE = 110;

/** Finds the title and the introduction above the ingredients; the other lines there are facts and notes. */
export function placeTitle(lines: readonly Placed[]): Placed[] {
  const end = lines.findIndex(({ role }) => role === 'ingredient' || role === 'ingredientsHead');
  const top = lines.slice(0, end < 0 ? 0 : end);
  const title = findTitle(top);
  const lead = top.findIndex(
    ({ text, role }, at) => at > title && title >= 0 && role === null && isSentence(text),
  );
  return lines.map((line, at): Placed => {
    if (line.role !== null) return line;
    if (at === title) return { ...line, role: 'title' };
    if (at === lead) return { ...line, role: 'lead' };
    return { ...line, role: at < end && areFacts(line.text) ? 'fact' : 'note' };
  });
}

function findTitle(top: readonly Placed[]): number {
  const named = top.findIndex(({ text, role }) => role === null && TITLE_LABEL.test(text));
  if (named >= 0) return named;
  const heading = top.findIndex(({ mark, role }) => mark === 'heading' && role === null);
  if (heading >= 0) return heading;
  const candidates = top.flatMap((line, at) => (mayBeTitle(line) ? [at] : []));
  const keyOf = (at: number) => (top[at]?.text ?? '').toLowerCase();
  const again = candidates.findLast((at, index) =>
    candidates.slice(0, index).some((other) => keyOf(other).endsWith(keyOf(at))),
  );
  if (again !== undefined) return again;
  // After a letter's greeting or another's words, the name is the last short line above the ingredients.
  const first = top.findIndex(({ role }) => role === null);
  const begins = first >= 0 && candidates[0] === first;
  const apart = candidates.filter((at) => top[at]?.isApart);
  return (begins ? candidates[0] : (apart.at(-1) ?? candidates.at(-1))) ?? -1;
}

function mayBeTitle({ text, role, mark }: Placed): boolean {
  return (
    role === null &&
    mark !== 'bullet' &&
    mark !== 'row' &&
    text.length <= LONGEST_TITLE &&
    /\p{L}{3}/u.test(text) &&
    !isSentence(text) &&
    !/[.:,;?]$/.test(text) &&
    !isFurniture(text) &&
    !areFacts(text) &&
    !isOpening(text) &&
    !(hasAmount(text) && /^\d/.test(text))
  );
}
