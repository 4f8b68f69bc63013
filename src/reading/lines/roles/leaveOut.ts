import { stateAllergens } from '../../document/stateAllergens';
import { isSentence, sharesWith, WORK } from '../../document/textTraits';
import { isClosing } from '../../document/vocabulary';
import { pagePattern } from '../../languages/pages';
import type { Placed } from '../Line';
import { ASKS_READERS, headingOf, isPage, isPageLine, isRemark } from './lineTraits';

/** No part of a recipe by its role. */
const BESIDE = new Set<Placed['role']>(['note', 'words', 'noteHead']);

/** A reader of a page may warn others: "Warning, this has peanuts in it". */
const WARNS = pagePattern('$warnings', 'i');

/** "Seasonal menus" */
const LABEL = /^(?:[\p{L}'’&-]+ ?){1,4}$/u;

/** A page's menus have more labels than a cook's recipe. */
const MOST_LABELS = 6;

/** Headings of what is in a portion. */
const IN_PORTION = pagePattern('$nutrition', 'i');

/**
 * Leaves out menu, story, buttons and comments around a recipe. The cook's notes below it stay, and
 * each line that may state allergens or warns. `placed` are the lines of a text with ingredients
 * and steps.
 */
export function leaveOut(placed: readonly Placed[]): readonly Placed[] {
  const areOfPage = placed.map(isPageLine);
  const labels = placed.filter(
    ({ role, mark, text }) => BESIDE.has(role) && !mark && LABEL.test(text),
  );
  // All words of a text that is no page are a cook's.
  if (!isPage(placed) && labels.length < MOST_LABELS) return placed;
  const isPart = ({ role }: Placed) => role === 'step' || role === 'ingredient';
  const isAbout = sharesWith(placed.filter(({ role }) => role === 'ingredient'));
  const first = placed.findIndex(isPart);
  const last = placed.findLastIndex(isPart);
  const notes = ownNotes(placed.slice(last + 1), areOfPage.slice(last + 1), isAbout);
  const states = stateAllergens(placed.map(({ text }) => text));
  const kept = placed.map((line, at): Placed => {
    const { text, role } = line;
    if (!BESIDE.has(role) || states[at] || WARNS.test(text)) return line;
    const isRemarked = !areOfPage[at] && (isRemark(text) || (isSentence(text) && isAbout(text)));
    const isOwn = at > last ? notes[at - last - 1] : at > first && isRemarked;
    return isOwn ? line : { ...line, role: 'leftOut' };
  });
  // A heading goes with what is below it.
  let below: Placed['role'] = null;
  for (const [at, line] of [...kept.entries()].reverse()) {
    const isBare: boolean = line.role === 'noteHead' && !states[at] && !BESIDE.has(below);
    const role: Placed['role'] = isBare ? 'leftOut' : line.role;
    kept[at] = { ...line, role };
    if (role !== 'leftOut' || !areOfPage[at]) below = role;
  }
  return kept;
}

/** Which lines below a recipe are notes of its cook. The page's own words end these notes. */
function ownNotes(
  lines: readonly Placed[],
  areOfPage: readonly boolean[],
  isAbout: (text: string) => boolean,
): boolean[] {
  let isOpen = true;
  let hasEnded = false;
  let hasNotes = false;
  let hasHead = false;
  const isNote = ({ text, mark }: Placed) =>
    !ASKS_READERS.test(text) &&
    !isClosing(text) &&
    !(/[?？]/.test(text) && !/\d/.test(text) && !isAbout(text)) &&
    (/[.!?]\s?["”»)]*$/.test(text) ||
      !!mark ||
      (hasHead && (isAbout(text) || WORK.test(text)) && text.split(/\s+/).length > 4));
  return lines.map((line, at) => {
    const { text, aside } = line;
    const isHead = !areOfPage[at] && headingOf(text) === 'notes' && !IN_PORTION.test(text);
    hasHead ||= isHead;
    const next = lines[at + 1];
    const isAboveNote = isOpen && line.role === 'noteHead' && !!next && isNote(next);
    const goesOn = !areOfPage[at] && !IN_PORTION.test(text) && (isNote(line) || isAboveNote);
    if (aside || (hasNotes && !isHead && !goesOn)) hasEnded = true;
    // What may be a step that was not found is no word of the page.
    const isOfWork = !hasNotes && isSentence(text) && isAbout(text) && !/[?？]$/.test(text);
    isOpen = !hasEnded && (isHead || (goesOn && (isOpen || isOfWork)));
    if (isOpen && !isHead) hasNotes = true;
    return isOpen;
  });
}
