import type { Place, RecipeLine } from '../../foods/avoided/allergens';
import type { Check } from '../../foods/avoided/checkRecipe';
import type { ThingToAvoid } from '../../foods/avoided/thingsToAvoid';
import { type Avoidance, thingsToAvoid } from '../../foods/avoided/thingsToAvoid';
import type { Reading } from '../../reading/document/marks/Reading';
import * as recipeWords from '../../words/en/recipe';
import { checkWithList } from './checkWithList';

import { isTypedWord, nameOfThing, sayFound } from './sayFound';

export interface RecipeCheck {
  check: Check;
  /** By the number of their line in the reading, in their order within the line. */
  marks: ReadonlyMap<number, readonly LineMark[]>;
}

/**
 * `isCut`: the model stopped before the end. `list`: the list that the recipe was written for, if
 * known. `isFromPhoto`: a model read it from a picture.
 */
export function checkReading(
  reading: Reading,
  toAvoid: Avoidance,
  isCut: boolean,
  list?: readonly string[],
  isFromPhoto?: boolean,
): RecipeCheck {
  const check = checkWithList(thingsToAvoid(toAvoid), reading, isCut, list, isFromPhoto);
  return { check, marks: marksOf(check, reading.lines) };
}

export interface LineMark {
  /** In UTF-16 units from the start of the line. */
  end: number;
  words: string;
  /** The recipe says that it is not there. */
  isMention?: true;
  /** Only a label can tell, or the page could not check it. */
  isOpen?: true;
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
    ...(others.length < contains.length ? [recipeWords.allergens.avoided] : []),
    ...sayFound(others, 'contains'),
    ...sayFound(things['may contain'], 'may contain'),
  ];
  if (clauses.length === 0 && mentioned.length > 0)
    return {
      end,
      words: recipeWords.allergens.mentioned(mentioned.map(nameOfThing)),
      isMention: true,
    };
  const mark = { end, words: clauses.join('; ') || recipeWords.allergens.unmarked };
  return contains.length > 0 ? mark : { ...mark, isOpen: true };
}

const inOrder = (one: Said, other: Said) => one.end - other.end;
