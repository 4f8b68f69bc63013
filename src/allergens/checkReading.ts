import { type Check, checkRecipe } from '../foods/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../foods/thingsToAvoid';
import type { Reading } from '../recipe/document/reading/Reading';
import { messages, nameOf } from './messages';

/** Words to put behind a place of a line. */
export interface LineMark {
  /** In UTF-16 units. */
  end: number;
  words: string;
}

/** What a recipe has of all that somebody wants to avoid. */
export interface RecipeCheck {
  check: Check;
  /** What to put into the lines of the reading, by their place, in the order of each line. */
  marks: ReadonlyMap<number, readonly LineMark[]>;
}

/** Looks for what somebody wants to avoid in a recipe. */
export function checkReading({ document, lines }: Reading, toAvoid: Avoidance): RecipeCheck {
  const things = thingsToAvoid(toAvoid);
  const found = checkRecipe(things, lines, true);
  const marks = new Map<number, LineMark[]>();
  // Of two marks at one place, the later stands first.
  for (const { thing, places } of [...found.results].reverse()) {
    for (const { line, end, presence } of places) {
      if (presence !== 'contains') continue;
      const inLine = marks.get(line) ?? [];
      inLine.push({ end, words: messages.contains(nameOf(thing)) });
      marks.set(line, inLine);
    }
  }
  for (const inLine of marks.values()) inLine.sort((one, other) => one.end - other.end);
  // A text that was not parsed has no language either.
  const isReadable = document.language === 'en';
  return { check: isReadable ? found : checkRecipe(things, lines, false), marks };
}
