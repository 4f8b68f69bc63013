import type { RecipeLine } from '../../foods/avoided/allergens';
import type { Check } from '../../foods/avoided/checkRecipe';
import { messages } from './messages';
import { nameOfThing } from './nameOfThing';

/** Words to insert at a place of a line. */
export interface LineMark {
  /** Where the words belong, in UTF-16 units from the start of the line. */
  end: number;
  words: string;
}

/** What the page says at one place of a recipe. */
interface Said {
  line: number;
  end: number;
  contained: string[];
  possible: string[];
}

/**
 * Says what to insert into the lines of a recipe. It marks a word once in each line, and nothing in the title.
 *
 * @returns the marks by the number of their line, in their order within it
 */
export function marksOf(
  { results }: Check,
  lines: readonly RecipeLine[],
): ReadonlyMap<number, readonly LineMark[]> {
  const said = new Map<string, Said>();
  for (const { thing, places } of results) {
    for (const { line, end, words, presence } of places) {
      if (!lines[line] || lines[line].heading === 'title') continue;
      const key = `${line} ${words.toLowerCase()}`;
      const at = said.get(key) ?? { line, end, contained: [], possible: [] };
      said.set(key, at);
      if (presence === 'contains') at.contained.push(nameOfThing(thing));
      if (presence === 'may contain') at.possible.push(nameOfThing(thing));
    }
  }
  const marks = new Map<number, LineMark[]>();
  for (const { line, end, contained, possible } of [...said.values()].sort(inOrder)) {
    const words = messages.mark([...new Set(contained)], [...new Set(possible)]);
    marks.set(line, [...(marks.get(line) ?? []), { end, words }]);
  }
  return marks;
}

const inOrder = (one: Said, other: Said) => one.end - other.end;
