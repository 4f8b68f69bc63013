import { areFacts, piecesOf, readFact } from '../../document/facts/readFacts';
import { isSentence } from '../../document/judge';
import { stateOnlyAllergens } from '../../document/stateAllergens';
import { isGroupHeading, sectionOf } from '../../document/vocabulary';
import type { Line } from '../Line';
import { headingOf, isFurniture } from '../roles/judge';
import { type Look, look } from '../roles/look';

/** How many lines may be between a title and the ingredients. */
const FARTHEST = 6;

/**
 * Cuts a text into its recipes. Another begins at a title with ingredients below it, after the work of the one
 * before, if it tells its own servings or names its own sections. Else it is a part of the same recipe.
 */
export function splitRecipes(lines: readonly Line[]): Line[][] {
  const starts: number[] = [];
  let hasList = false;
  let hasWork = false;
  const seen = look(lines);
  // It belongs to the recipe above it.
  const states = stateOnlyAllergens(lines);
  for (const [at, line] of seen.entries()) {
    if (line.inList) hasList = true;
    else if (hasList && (line.mark === 'number' || line.isSentence)) hasWork = true;
    if (!hasWork || states[at] || !beginsRecipe(seen, at)) continue;
    starts.push(at);
    hasList = false;
    hasWork = false;
  }
  return [0, ...starts].map((start, index) => lines.slice(start, starts[index]));
}

function beginsRecipe(lines: readonly Look[], at: number): boolean {
  const line = lines[at];
  if (!line || !mayBeName(line)) return false;
  const below = lines.slice(at + 1, at + 1 + FARTHEST);
  const list = below.findIndex(({ inList }) => inList);
  if (list < 0) return false;
  const between = below.slice(0, list);
  const rest = lines.slice(at + 1 + list);
  const hasSections = rest.some((one) => sectionIn(one) === 'method');
  return hasSections || [line, ...between].some(tellsServings);
}

const sectionIn = ({ text, mark }: Line) =>
  mark === 'heading' ? sectionOf(text) : mark ? null : headingOf(text);

/** "Hummus (serves 4)" */
const TAIL = /\s\(([^()]{1,40})\)$/;

const tellsServings = ({ text }: Line) =>
  piecesOf(TAIL.exec(text)?.[1] ?? text).some((piece) => readFact(piece)?.name === 'servings');

const mayBeName = (line: Line): boolean =>
  (line.mark === 'heading' || (line.mark === null && line.isAfterBlank)) &&
  !line.aside &&
  line.text.length <= 80 &&
  /\p{L}{3}/u.test(line.text) &&
  sectionIn(line) === null &&
  !/[.:,;]$/.test(line.text) &&
  !/^\d/.test(line.text) &&
  !isSentence(line.text) &&
  !isGroupHeading(line.text) &&
  !isFurniture(line.text) &&
  !areFacts(line.text.replace(TAIL, ''));
