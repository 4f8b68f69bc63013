import type { SortedLine } from '../../../../machines/sort/sortedLines';
import { isLeftOutHeading } from '../../languages';
import { escapeLine, escapeStart } from '../escape';
import { readHtml } from '../html/readHtml';
import type { Line } from '../Line';
import { MOST_WORDS } from '../limits';
import { headingOf } from '../roles/judge';
import { placeEach } from '../roles/placeEach';
import type { Placed } from '../roles/Role';
import { countsSteps } from '../text/counts';
import { isMarkdown, linesOf, markOf } from '../text/linesOf';
import { plainLetters } from '../text/plainLetters';
import { tidyLines } from '../text/tidyLines';

/** A text as a visitor can sort it. */
export interface Sortable {
  /** Its lines as the reader has joined and cut them, each with the role that it has read. */
  read: readonly SortedLine[];
  /** Its lines as they are, without empty ones, for a model. */
  written: readonly Line[];
  /** Makes a line literal in markdown. */
  literal(text: string): string;
}

/** How HTML begins, with what a clipboard may have before it. */
const HTML = /^\s*<(?:!doctype|html|head|meta|body|[a-z][a-z\d]{0,10}[\s>])/i;

/** Reads the lines of a text and gives each the role that the reader of pastes would. */
export function readLines(text: string): Sortable {
  const clean = plainLetters(text);
  if (HTML.test(clean) && clean.length < MOST_WORDS * 4) {
    const { lines, title } = readHtml(clean);
    return {
      read: withRoles(placeEach(tidyLines(lines), title)),
      written: lines,
      literal: escapeLine,
    };
  }
  const lines = linesOf(clean);
  return {
    read: withRoles(placeEach(tidyLines(lines))),
    written: writtenLines(clean),
    literal: isMarkdown(clean) ? escapeStart : escapeLine,
  };
}

/** The lines of a text that are not empty, without their marks. */
function writtenLines(text: string): Line[] {
  const counts = countsSteps(text);
  const lines: Line[] = [];
  let isAfterBlank = true;
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\s+/g, ' ').trim();
    if (line) {
      const { words, mark } = markOf(line, counts);
      lines.push({ text: words || line, mark: words ? mark : null, isAfterBlank });
    }
    isAfterBlank = line === '';
  }
  return lines;
}

/** Lines with the roles that a visitor knows. What this page has left out before stays left out. */
export function withRoles(placed: readonly Placed[]): SortedLine[] {
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

function shownRole({ role }: Placed): SortedLine['role'] {
  switch (role) {
    case 'title':
    case 'fact':
    case 'group':
    case 'ingredient':
    case 'step':
    case 'leftOut':
      return role;
    case 'more':
      return 'step';
    case 'part':
      return 'group';
    case 'ingredientsHead':
    case 'methodHead':
      return 'heading';
    default:
      return 'note';
  }
}
