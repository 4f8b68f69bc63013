import type { Place, RecipeLine } from '../../foods/avoided/allergens';
import type { Check } from '../../foods/avoided/checkRecipe';
import type { ThingToAvoid } from '../../foods/avoided/thingsToAvoid';
import { messages } from './messages';
import { nameOfThing } from './nameOfThing';
import { isTypedWord, sayFound } from './sayFound';

export interface LineMark {
  /** In UTF-16 units from the start of the line. */
  end: number;
  words: string;
  /** The recipe says that it is not there. */
  isMention?: true;
}

interface Said {
  line: number;
  end: number;
  words: string;
  things: Record<Place['presence'], ThingToAvoid[]>;
}

/** Marks a word once in each line, and nothing in the title. The keys are the lines' numbers. */
export function marksOf(
  { results }: Check,
  lines: readonly RecipeLine[],
): ReadonlyMap<number, readonly LineMark[]> {
  const said = new Map<string, Said>();
  for (const { thing, places, verdict } of results) {
    for (const { line, end, words, presence } of places) {
      const isOfTitle = !lines[line] || lines[line].heading === 'title';
      if (isOfTitle || (presence === 'mentioned' && verdict === 'contains')) continue;
      const key = `${line} ${words.toLowerCase()}`;
      const things = { contains: [], 'may contain': [], 'not checked': [], mentioned: [] };
      const at = said.get(key) ?? { line, end, words, things };
      said.set(key, at);
      at.things[presence].push(thing);
    }
  }
  const marks = new Map<number, LineMark[]>();
  for (const one of [...said.values()].sort(inOrder))
    marks.set(one.line, [...(marks.get(one.line) ?? []), markOf(one)]);
  return marks;
}

function markOf({ end, words, things }: Said): LineMark {
  const { contains, mentioned } = things;
  const others = contains.filter((thing) => !isTypedWord(thing, words));
  const clauses = [
    ...(others.length < contains.length ? [messages.avoided] : []),
    ...sayFound(others, 'contains'),
    ...sayFound(things['may contain'], 'may contain'),
  ];
  if (clauses.length === 0 && mentioned.length > 0)
    return { end, words: messages.mentioned(mentioned.map(nameOfThing)), isMention: true };
  return { end, words: clauses.join('; ') || messages.unmarked };
}

const inOrder = (one: Said, other: Said) => one.end - other.end;
