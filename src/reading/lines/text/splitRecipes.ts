import { areFacts, tellsServings } from '../../document/facts/readFacts';
import { stateOnlyAllergens } from '../../document/stateAllergens';
import { isGroupHeading } from '../../document/vocabulary';
import type { Line } from '../Line';
import { type Traits, traitsOf } from '../roles/traitsOf';

/** How many lines may be between a title and the ingredients. */
const FARTHEST = 6;

/**
 * Another recipe begins at a title with ingredients below it, after the work of the one before, if
 * it tells its own servings or names its own sections. Else it is a part of the same recipe.
 */
export function splitRecipes(lines: readonly Line[]): Line[][] {
  const starts: number[] = [];
  let hasList = false;
  let hasWork = false;
  const seen = traitsOf(lines);
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

function beginsRecipe(lines: readonly Traits[], at: number): boolean {
  const line = lines[at];
  if (!line || !mayBeName(line)) return false;
  const below = lines.slice(at + 1, at + 1 + FARTHEST);
  const list = below.findIndex(({ inList }) => inList);
  if (list < 0) return false;
  const between = below.slice(0, list);
  const rest = lines.slice(at + 1 + list);
  const hasSections = rest.some(({ opens }) => opens === 'method');
  return (
    hasSections ||
    [line, ...between].some(({ text }) => tellsServings(TAIL.exec(text)?.[1] ?? text))
  );
}

/** "Hummus (serves 4)" */
const TAIL = /\s\(([^()]{1,40})\)$/;

const mayBeName = (line: Traits): boolean =>
  (line.mark === 'heading' || (line.mark === null && line.isAfterBlank)) &&
  !line.aside &&
  line.text.length <= 80 &&
  /\p{L}{3}/u.test(line.text) &&
  (line.opens ?? 'other') === 'other' &&
  !/[.:,;]$/.test(line.text) &&
  !/^\d/.test(line.text) &&
  !line.isSentence &&
  !isGroupHeading(line.text) &&
  !line.isFurniture &&
  !areFacts(line.text.replace(TAIL, ''));
