import type { Recipe, Source } from '../../../machines/kitchen/recipe';
import {
  type Avoidance,
  type Check,
  checkRecipe,
  languageState,
  type Place,
  type RecipeFacts,
  type Result,
  type ThingToAvoid,
  thingsToAvoid,
} from '../../foods';
import { languagesIn, linesOutside, type Reading, saysWords } from '../../reading';
import * as recipeWords from '../../words/en/recipe';
import { nameOfThing, noteOn } from './sayFound';

export interface RecipeCheck {
  check: Check;
  /** By the number of their line in the reading, in their order within the line. */
  marks: ReadonlyMap<number, readonly LineMark[]>;
  /** What the text around the recipe names, or all things if the page cannot read that text. */
  around?: readonly Result[];
}

/**
 * `isCut`: the model stopped before the end. `list`: the list that the recipe was written for, if
 * known.
 */
export function checkReading(
  reading: Reading,
  toAvoid: Avoidance,
  isCut: boolean,
  list?: readonly string[],
  source?: Source,
): RecipeCheck {
  const check = checkWithList(thingsToAvoid(toAvoid), reading, isCut, list, source);
  return { check, marks: marksOf(check, reading) };
}

interface LineMark {
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
function marksOf(check: Check, reading: Reading): ReadonlyMap<number, readonly LineMark[]> {
  const { lines } = reading;
  const said = new Map<string, Said>();
  for (const { thing, places, verdict } of check.results) {
    for (const { line, end, words, presence } of [...places, ...unknownIn(thing, check, reading)]) {
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
  for (const one of [...said.values()].sort(inOrder)) {
    const others = marks.get(one.line) ?? [];
    const mark = markOf(one);
    const last = others.at(-1);
    const isSaid = last?.end === mark.end && last.words === mark.words;
    if (!isSaid) marks.set(one.line, [...others, mark]);
  }
  return marks;
}

/** In a language that has not passed: of each food of the list, the last word that the page does not know. */
function unknownIn({ contents }: ThingToAvoid, { findings, unchecked }: Check, reading: Reading) {
  if (unchecked !== 'not complete') return [];
  const items = reading.document.ingredients.flatMap((part) => part.items);
  const foods = new Map(items.map(({ line, understood }) => [line, understood?.food ?? line]));
  const last = new Map<number, Place>();
  for (const place of contents.flatMap((content) => findings.get(content)?.places ?? [])) {
    const { line, start, end, presence } = place;
    const { text = '', isIngredient } = reading.lines[line] ?? {};
    const food = foods.get(text) ?? text;
    const isOfFood = start >= text.indexOf(food) && end <= text.indexOf(food) + food.length;
    const isLast = end >= (last.get(line)?.end ?? 0);
    if (presence === 'not checked' && isIngredient && isOfFood && isLast) last.set(line, place);
  }
  return last.values();
}

function markOf({ end, words, things }: Said): LineMark {
  const { contains, mentioned } = things;
  const clauses = noteOn(words, contains, things['may contain']);
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

/** `isCut`: the model stopped before the end. */
export function recipeFacts(
  { tree, document: { language, hasAllSteps, hasAllIngredients } }: Reading,
  isCut: boolean,
  source: Source = {},
): RecipeFacts {
  return {
    // The page did not parse a text without a tree.
    isReadable: tree !== null && languageState(language).isReadable,
    language,
    ending: isCut ? 'cut' : hasAllSteps ? null : 'perhaps cut',
    hasAllIngredients,
    unsureSource: unsureSourceOf(source),
  };
}

const unsureSourceOf = ({ isPhoto, isClip, isCopy, leavesOutAllergens }: Source) =>
  (isPhoto && 'photo') ||
  (isClip && 'clip') ||
  (isCopy && 'copy') ||
  (leavesOutAllergens && 'leftOut') ||
  null;

/** The lines around a recipe, and their languages, which may differ from the recipe's. */
export function readAround(pasted: string | undefined, recipe: string) {
  const lines = pasted ? linesOutside(pasted, recipe).map(({ rest }) => rest) : [];
  return { lines, codes: languagesIn(lines.join('\n')) };
}

/** A recipe that leaves this browser, or that a model changes, is without the text around it. */
export const leavesOutAllergens = ({ text, pasted = '' }: Recipe): boolean =>
  pasted !== '' && linesOutside(pasted, text).some((one) => one.mayStateAllergens);

/** What they name of what the visitor avoids. It is no verdict: a line may be about another dish. */
export function findAround(
  { lines, codes }: ReturnType<typeof readAround>,
  toAvoid: Avoidance,
): readonly Result[] {
  if (lines.length === 0) return [];
  const isUnread = codes.some((code) => languageState(code).learned !== 'known');
  const { results } = checkRecipe(
    thingsToAvoid(toAvoid),
    lines.map((text) => ({ text, isIngredient: false })),
    { isReadable: true },
  );
  return results.filter(({ places }) => isUnread || places.length > 0);
}

/** What else a recipe writes below "Not used" may be of the dish. */
const linesWithUnused = ({ lines, parts }: Reading, list: readonly string[]) =>
  lines.map((line, at) => ({
    ...line,
    isUnused:
      (parts?.whole.unused?.lines ?? []).includes(at) &&
      line.text.split(', ').every((words) => list.some((entry) => saysWords(entry, words))),
  }));

/** Checks a recipe and, like its lines, the names of leftovers of `list` that it may use. */
export const checkWithList = (
  things: readonly ThingToAvoid[],
  reading: Reading,
  isCut: boolean,
  list: readonly string[] = [],
  source?: Source,
): Check =>
  checkRecipe(things, linesWithUnused(reading, list), {
    ...recipeFacts(reading, isCut, source),
    list: { entries: list, says: saysWords },
  });
