import { omit } from '../../../machines/kitchen/ingredientList';
import {
  type Avoidance,
  type Check,
  checkRecipe,
  type Food,
  hasPassed,
  isA,
  isChecked,
  isCookedBefore,
  isKin,
  isLeftover,
  isUnnamedDish,
  JOINING,
  keysOf,
  type Place,
  type RecipeFacts,
  type RecipeLine,
  recognise,
  type ThingToAvoid,
  takesLeftovers,
  thingsToAvoid,
  withoutLeft,
} from '../../foods';
import { type Reading, saysWords } from '../../reading';
import * as recipeWords from '../../words/en/recipe';
import { nameOfThing, noteOn } from './sayFound';

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
function marksOf(
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
  for (const one of [...said.values()].sort(inOrder)) {
    const others = marks.get(one.line) ?? [];
    const mark = markOf(one);
    const last = others.at(-1);
    const isSaid = last?.end === mark.end && last.words === mark.words;
    if (!isSaid) marks.set(one.line, [...others, mark]);
  }
  return marks;
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

/** How far the check can read a text in a language. */
export const readableIn = (language: string | null): RecipeFacts['isReadable'] =>
  isChecked(language) || (hasPassed(language) ? false : 'in part');

/** `isCut`: the model stopped before the end. `isFromPhoto`: a model read it from a picture. */
export function recipeFacts(
  { tree, document: { language, hasAllSteps, hasAllIngredients } }: Reading,
  isCut: boolean,
  isFromPhoto = false,
): RecipeFacts {
  return {
    // The page did not parse a text without a tree.
    isReadable: tree !== null && readableIn(language),
    language,
    ending: isCut ? 'cut' : hasAllSteps ? null : 'perhaps cut',
    hasAllIngredients,
    isFromPhoto,
  };
}

/** Checks a recipe and, like its lines, the names of leftovers of `list` that it may use. */
export function checkWithList(
  things: readonly ThingToAvoid[],
  reading: Reading,
  isCut: boolean,
  list: readonly string[] = [],
  isFromPhoto = false,
): Check {
  const { lines } = reading;
  const facts = recipeFacts(reading, isCut, isFromPhoto);
  const isRead = facts.isReadable === true;
  const isWhole = isRead && !facts.ending && facts.hasAllIngredients;
  const fresh = freshFoods(lines.flatMap(({ text, isIngredient }) => (isIngredient ? text : [])));
  const onList = freshFoods(list);
  const left = list.filter(isLeftover).flatMap((entry): RecipeLine[] => {
    const isNamed = ({ text, isIngredient }: RecipeLine) => isIngredient && saysWords(text, entry);
    // Then the line says all that the name says.
    if (isRead && lines.some(isNamed)) return [];
    const name = withoutLeft(entry);
    const isUsed = !isWhole || mayUse(lines, name);
    const others = () => [...fresh, ...foodsIn(omit(list, entry))];
    if (!isUsed && !lines.some((line) => couldBe(line, others(), reading.document.language)))
      return [];
    const isSure = !isWhole || (isUsed && mayUse(lines, name, onList));
    return [{ text: entry, isIngredient: true, listed: isSure ? 'used' : 'perhaps' }];
  });
  return checkRecipe(things, [...lines, ...left], facts);
}

/** True also for an unreadable line, a word of the leftover's name, or a related food. */
function mayUse(lines: readonly RecipeLine[], name: string, fresh?: readonly Food[]): boolean {
  const foods = recognise(name).foods.map(({ food }) => food);
  // The "and" of "leek and potato soup" is in most recipes.
  const own = keysOf(name).filter((key) => !(fresh && JOINING.has(key)));
  return (
    own.length === 0 ||
    lines.some((line) => {
      const text = fresh ? withoutFresh(line, own, foods, fresh) : line.text;
      if (keysOf(text).some((key) => own.includes(key))) return true;
      if (!line.isIngredient) return false;
      const read = recognise(text);
      return (
        read.unknown.length > 0 ||
        read.foods.some(({ food }) => foods.some((known) => isKin(food, known)))
      );
    })
  );
}

/** All of a line that has a leftover's whole name, or takes something cooked. */
function withoutFresh(
  { text, isIngredient }: RecipeLine,
  own: readonly string[],
  foods: readonly Food[],
  fresh: readonly Food[],
): string {
  const keys = keysOf(text);
  if (own.every((key) => keys.includes(key))) return text;
  if ((isIngredient ? isCookedBefore : isLeftover)(text)) return text;
  // Fresh chicken on the list is not the roast chicken of the line, if the leftover has some.
  const isOfLeftover = (food: Food) => foods.includes(food) && !fresh.includes(food);
  return recognise(text).foods.reduceRight(
    (rest, { food, start, end }) =>
      // The chicken of a step may be the chicken breast of the list.
      !isOfLeftover(food) && fresh.some((one) => (isIngredient ? isA(food, one) : isKin(food, one)))
        ? rest.slice(0, start) + rest.slice(end)
        : rest,
    text,
  );
}

function foodsIn(texts: readonly string[]): Food[] {
  return texts.flatMap((text) =>
    recognise(text).foods.flatMap(({ food, role }) => (role === 'main' ? food : [])),
  );
}

/** The foods that a list has uncooked. */
const freshFoods = (texts: readonly string[]): Food[] =>
  foodsIn(texts.filter((text) => !isCookedBefore(text))).filter(({ isDish }) => !isDish);

/** Whether a line may mean a leftover by another name. `others`: foods from elsewhere. */
function couldBe(
  { text, isIngredient }: RecipeLine,
  others: readonly Food[],
  language: string | null,
): boolean {
  if (!isIngredient) return takesLeftovers(text, language);
  const isCooked = isCookedBefore(text, language);
  const foods = foodsIn([text]);
  if (foods.length === 0) return isCooked || isUnnamedDish(text, language);
  return foods.some(
    (food) => (isCooked || food.isDish) && !others.some((other) => isKin(food, other)),
  );
}
