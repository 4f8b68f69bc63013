import { TITLE_LABEL } from '../../recipe/document/readTitle';
import { isGroupHeading, isOpening } from '../../recipe/document/vocabulary';
import type { Placed } from './findSections';
import { hasAmount, isFurniture, isSentence, tellsFacts } from './judge';

const LONGEST_TITLE = 110;

/** "Tarator, for 4" */
export const SERVING_TAIL = /(?<=\p{L}.{2,80}),? (?:for|für|pour|para|per|voor) \d.{0,20}$/u;

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
    return { ...line, role: at < end && tellsFacts(line.text) ? 'fact' : 'note' };
  });
}

function findTitle(top: readonly Placed[]): number {
  const named = top.findIndex(({ text, role }) => role === null && TITLE_LABEL.test(text));
  if (named >= 0) return named;
  const heading = top.findIndex(
    ({ mark, role, text }) =>
      mark === 'heading' && role === null && !/[:：]$/.test(text) && !isFurniture(text),
  );
  if (heading >= 0) return heading;
  const candidates = top.flatMap((line, at) =>
    mayBeTitle(
      line,
      top.slice(0, at).every(({ role, text }) => role !== null || isFurniture(text)),
    )
      ? [at]
      : [],
  );
  const keyOf = (at: number) => (top[at]?.text ?? '').toLowerCase();
  const again = candidates.findLast((at, index) =>
    candidates.slice(0, index).some((other) => keyOf(other).endsWith(keyOf(at))),
  );
  if (again !== undefined) return candidates.find((at) => keyOf(at) === keyOf(again)) ?? again;
  // A chat has no title.
  if (top.filter(({ aside }) => aside === 'stamp').length > 1) return -1;
  // After a letter's greeting or another's words, the name is the last short line above the ingredients.
  const first = top.findIndex(({ role, text }) => role === null && !isFurniture(text));
  const begins = first >= 0 && candidates[0] === first;
  const apart = candidates.filter((at) => top[at]?.isApart);
  const nearest = apart.at(-1) ?? -1;
  const isLetter = top.some(({ text }) => MAIL_HEAD.test(text));
  if (
    nearest >= 0 &&
    (isLetter || isSentence(top[nearest - 1]?.text ?? '')) &&
    isAlone(top, nearest)
  ) {
    return nearest;
  }
  return (begins ? candidates[0] : (apart.at(-1) ?? candidates.at(-1))) ?? -1;
}

const MAIL_HEAD =
  /^(?:from|subject|to|von|betreff|de|objet|asunto|da|oggetto|assunto|van|onderwerp) ?: /i;

/** Whether nothing but facts is between a line and the ingredients. */
const isAlone = (top: readonly Placed[], at: number) =>
  top.slice(at + 1).every(({ text, role }) => role !== null || tellsFacts(text));

/** @param isFirst whether nothing but the words of a page are before it */
function mayBeTitle({ text, role, mark }: Placed, isFirst: boolean): boolean {
  return (
    role === null &&
    (mark !== 'bullet' || isFirst) &&
    mark !== 'row' &&
    text.length <= LONGEST_TITLE &&
    /\p{L}{3}/u.test(text) &&
    !(isSentence(text) && !(isFirst && /[^.]$/.test(text))) &&
    !/[.:,;?]$|: ↑$/.test(text) &&
    !isFurniture(text) &&
    !isGroupHeading(text) &&
    !tellsFacts(text.replace(SERVING_TAIL, '')) &&
    !isOpening(text) &&
    !(hasAmount(text) && /^\d/.test(text))
  );
}
