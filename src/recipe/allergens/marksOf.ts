import type { RecipeLine } from '../../foods/avoided/allergens';
import type { Check } from '../../foods/avoided/checkRecipe';
import type { ThingToAvoid } from '../../foods/avoided/thingsToAvoid';
import { messages } from './messages';
import { isTypedWord, sayFound } from './sayFound';

export interface LineMark {
  /** In UTF-16 units from the start of the line. */
  end: number;
  words: string;
}

interface Said {
  line: number;
  end: number;
  words: string;
  contained: ThingToAvoid[];
  possible: ThingToAvoid[];
}

/** Marks a word once in each line, and nothing in the title. The keys are the lines' numbers. */
export function marksOf(
  { results }: Check,
  lines: readonly RecipeLine[],
): ReadonlyMap<number, readonly LineMark[]> {
  const said = new Map<string, Said>();
  for (const { thing, places } of results) {
    for (const { line, end, words, presence } of places) {
      if (!lines[line] || lines[line].heading === 'title') continue;
      const key = `${line} ${words.toLowerCase()}`;
      const at = said.get(key) ?? { line, end, words, contained: [], possible: [] };
      said.set(key, at);
      if (presence === 'contains') at.contained.push(thing);
      if (presence === 'may contain') at.possible.push(thing);
    }
  }
  const marks = new Map<number, LineMark[]>();
  for (const { line, end, words, contained, possible } of [...said.values()].sort(inOrder)) {
    const others = contained.filter((thing) => !isTypedWord(thing, words));
    const clauses = [
      ...(others.length < contained.length ? [messages.avoided] : []),
      ...sayFound(others, 'contains'),
      ...sayFound(possible, 'may contain'),
    ];
    const mark = clauses.join('; ') || messages.unmarked;
    marks.set(line, [...(marks.get(line) ?? []), { end, words: mark }]);
  }
  return marks;
}

const inOrder = (one: Said, other: Said) => one.end - other.end;
