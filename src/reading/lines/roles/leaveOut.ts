import { isSentence, sharesWith, WORK } from '../../document/judge';
import { stateAllergens } from '../../document/stateAllergens';
import { anyOf } from '../../languages/pages';
import type { Placed } from '../Line';
import { ASKS_READERS, FEWEST_OF_PAGE, headingOf, isPageLine, isRemark } from './judge';

/** What is no part of a recipe by its role. */
const BESIDE = new Set<Placed['role']>(['note', 'words', 'noteHead']);

/** How a reader of a page may warn others: "Warning, this has peanuts in it". */
const WARNS = new RegExp(anyOf('warnings'), 'i');

/** Headings of what is in a portion. */
const NUTRITION = new RegExp(anyOf('nutrition'), 'i');

/**
 * Leaves out what a page has around a recipe: its menu, its story, its buttons, its comments. The cook's notes below
 * the recipe stay, and so does each line that may state allergens or warns of something.
 *
 * @param placed the lines of a text with ingredients and steps
 */
export function leaveOut(placed: readonly Placed[]): readonly Placed[] {
  const areOfPage = placed.map(isPageLine);
  // All words of a text that is no page are a cook's.
  if (areOfPage.filter(Boolean).length < FEWEST_OF_PAGE) return placed;
  const isPart = ({ role }: Placed) => role === 'step' || role === 'ingredient';
  const isAbout = sharesWith(placed.filter(({ role }) => role === 'ingredient'));
  const first = placed.findIndex(isPart);
  const last = placed.findLastIndex(isPart);
  const notes = ownNotes(placed.slice(last + 1), areOfPage.slice(last + 1), isAbout);
  const states = stateAllergens(placed.map(({ text }) => text));
  return placed.map((line, at) => {
    const { text, role } = line;
    if (!BESIDE.has(role) || states[at] || WARNS.test(text)) return line;
    const isRemarked = !areOfPage[at] && (isRemark(text) || (isSentence(text) && isAbout(text)));
    const isOwn = at > last ? notes[at - last - 1] : at > first && isRemarked;
    return isOwn ? line : { ...line, role: 'leftOut' };
  });
}

/** For each line below a recipe, whether it is a note of its cook. The page's own words end these notes. */
function ownNotes(
  lines: readonly Placed[],
  areOfPage: readonly boolean[],
  isAbout: (text: string) => boolean,
): boolean[] {
  let isOpen = true;
  let hasEnded = false;
  let hasNotes = false;
  const isNote = ({ text, mark }: Placed) =>
    !ASKS_READERS.test(text) &&
    !(/[?？]/.test(text) && !/\d/.test(text) && !isAbout(text)) &&
    (/[.!?]\s?["”»)]*$/.test(text) ||
      !!mark ||
      ((isAbout(text) || WORK.test(text)) && text.split(/\s+/).length > 4));
  return lines.map((line, at) => {
    const { text, aside } = line;
    const isHead = headingOf(text) === 'notes' && !NUTRITION.test(text);
    const next = lines[at + 1];
    const isAboveNote = isOpen && line.role === 'noteHead' && !!next && isNote(next);
    const goesOn = !areOfPage[at] && !NUTRITION.test(text) && (isNote(line) || isAboveNote);
    if (aside || (hasNotes && !isHead && !goesOn)) hasEnded = true;
    // What may be a step that was not found is no word of the page.
    const isOfWork = !hasNotes && isSentence(text) && isAbout(text);
    isOpen = !hasEnded && (isHead || (goesOn && (isOpen || isOfWork)));
    if (isOpen && !isHead) hasNotes = true;
    return isOpen;
  });
}
