import type { RecipeLine } from '../foods/allergens';
import type { Check } from '../foods/checkRecipe';
import { messages, nameOf } from './messages';

/** Words to put behind a place of a line. */
export interface LineMark {
  /** In UTF-16 units. */
  end: number;
  words: string;
}

/** What is said at one place of a recipe. */
interface Said {
  line: number;
  end: number;
  contained: string[];
  possible: string[];
}

/**
 * Says what to write into the lines of a recipe: a word once in each line, and nothing in the title.
 *
 * @returns the marks of each line, by its place, in the order of the line
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
      if (presence === 'contains') at.contained.push(nameOf(thing));
      if (presence === 'may contain') at.possible.push(nameOf(thing));
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
