import type { SortedLine } from '../../../../machines/sort/sortedLines';
import type { Role } from '../../document/roles/Seen';
import { isLeftOutHeading } from '../../languages';
import { escapeLine, escapeStart } from '../escape';
import { isHtml, readHtml } from '../html/readHtml';
import type { Placed } from '../Line';
import { placeEach } from '../layOutText';
import { MOST_WORDS } from '../limits';
import { headingOf } from '../roles/lineTraits';
import { knownLetters } from '../text/knownLetters';
import { isMarkdown, linesOf } from '../text/linesOf';
import { tidyLines } from '../text/tidyLines';

/**
 * `read`: as the reader of pastes has joined and cut the lines, each with its role. `written`: as
 * they are, without empty ones, for a model. `literal` makes a line literal in markdown.
 */
export function readRoles(text: string) {
  const clean = knownLetters(text);
  const isPage = isHtml(clean) && clean.length < MOST_WORDS * 4;
  const { lines, title } = isPage ? readHtml(clean) : { lines: linesOf(clean), title: '' };
  return {
    read: withRoles(placeEach(tidyLines(lines), title)),
    written: lines,
    literal: !isPage && isMarkdown(clean) ? escapeStart : escapeLine,
  };
}

/** Uses roles that a visitor knows. What this page has left out before stays left out. */
function withRoles(placed: readonly Placed[]): SortedLine[] {
  const start = placed.findIndex(({ text, mark }) => mark === 'heading' && isLeftOutHeading(text));
  return placed.flatMap((line, at): SortedLine[] => {
    if (at === start || isOwnHeading(line)) return [];
    if (start >= 0 && at > start) return [{ text: line.text, role: 'leftOut' }];
    return [{ text: line.text, role: shownRole(line), read: line }];
  });
}

/** The heading that the page writes above notes itself. */
const isOwnHeading = ({ text, role, mark }: Placed): boolean =>
  role === 'noteHead' && mark === 'heading' && headingOf(text) === 'notes';

/** The roles that a visitor knows by another name. Any other that they do not know is a note. */
const SHOWN: Partial<Record<Role, SortedLine['role']>> = {
  more: 'step',
  part: 'group',
  ingredientsHead: 'heading',
  methodHead: 'heading',
  lead: 'note',
  noteHead: 'note',
  words: 'note',
};

const shownRole = ({ role }: Placed) =>
  role ? (SHOWN[role] ?? (role as SortedLine['role'])) : 'note';

export type Findings = ReturnType<typeof findingsOf>;

/** This many ingredients twice are a list that the page repeats. */
const FEWEST_TWICE = 3;

export function findingsOf(lines: readonly SortedLine[]) {
  const of = (wanted: SortedLine['role']) => lines.filter(({ role }) => role === wanted);
  const foods = of('ingredient').map(({ text }) => text.toLowerCase());
  return {
    hasTitle: of('title').length > 0,
    ingredients: foods.length,
    steps: of('step').length,
    repeats: foods.length - new Set(foods).size >= FEWEST_TWICE,
  };
}

/** The visitor should look at what was read before it becomes a recipe. */
export const isDoubtful = ({ hasTitle, ingredients, steps, repeats }: Findings) =>
  !hasTitle || ingredients === 0 || steps === 0 || repeats;
