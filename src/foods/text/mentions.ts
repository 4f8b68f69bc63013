import { REGULAR } from '../claims/claims';
import type { Content, Contents, Presence } from '../contents';
import { type Food, foodNamed, isA } from '../foods';
import { MOST_DESCRIPTIONS } from '../limits';
import { isNickname } from '../nicknames';
import { keysOf, stemOf, type Word } from '../words';
import { DESCRIPTIONS, MEASURES, PIECES } from './descriptions';
import {
  type FoodPart,
  findClaim,
  forEachPart,
  isOtherName,
  isQuoted,
  lowered,
  without,
} from './hits';
import { isMade } from './prose';
import type { Line, Part } from './reading';

/** A food on the list of ingredients, to which the rest of the recipe may refer. */
export interface Ingredient {
  food: Food;
  /** The keys of its words. */
  keys: readonly string[];
  /** The words of the list, with the claim: "gluten-free flour". */
  words: string;
  /** What it contains according to its line and the claims there. */
  contents: Contents;
}

/** What the rest of the recipe has to know about the list of ingredients. */
export interface List {
  ingredients: readonly Ingredient[];
  /** Finds the ingredients that a food of a sentence may refer to. */
  find: ReturnType<typeof findListed>;
  foods: ReadonlySet<Food>;
  /** Foods that the list has only with a claim. */
  claimed: ReadonlySet<Food>;
  /** The last words of what the recipe makes from them: "blend to a thick cream". */
  made: ReadonlySet<string>;
}

/**
 * How a sentence names a food: as one of the list ("the milk"), with an amount of its own ("50 g butter"), or
 * without either ("fry in butter").
 */
export type Mention = 'reference' | 'amount' | 'bare';

const keys = (words: string) => new Set(words.split(' ').map(stemOf));

const DEFINITE = keys('the remaining reserved leftover rest remainder each every both');
const NUMBERS = keys(
  'one two three four five six seven eight nine ten eleven twelve dozen half couple few several',
);
/** Kitchen words that may be in a list of foods: "the dry ingredients and milk". */
const NOUNS = keys('ingredient mixture mix paste batter dough sauce spice seasoning vegetable');
/** Descriptions that in a sentence are small words. They end the words that belong to a food. */
const ENDS = keys('on off in out up than about around approximately less more');
const EGG = foodNamed('egg');
/** How far one "the" reaches in a list of foods. */
const LONGEST_LIST = 12;

function isAmountBehind(words: readonly Word[], last: number): boolean {
  const next = words[last + 1];
  return next?.isNumber === true && /^\s*\(\s*$/.test(next.gap);
}

/** Whether a word and the next belong to one noun: "75 g (3 oz) butter", "cold, cubed butter". */
function isOneNoun(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (/^[\s\-‐‑'’()]*$/.test(next?.gap ?? '')) return true;
  const isDescription = (word: Word | undefined) => DESCRIPTIONS.has(word?.key ?? '');
  return /^,\s*$/.test(next?.gap ?? '') && isDescription(words[at]) && isDescription(next);
}

/** What the words before a food say of it. */
interface Lead {
  /** "The": the food is one of the list. */
  isDefinite: boolean;
  isAmount: boolean;
  isRegular: boolean;
  /** The place of the word before them. */
  before: number;
}

/** Reads back over the words that describe a food: "the remaining 2 tbsp of cold butter". */
function leadOf(words: readonly Word[], part: Part): Lead {
  const lead: Lead = { isDefinite: false, isAmount: false, isRegular: false, before: 0 };
  let isMeasured = false;
  const furthest = Math.max(0, part.first - MOST_DESCRIPTIONS);
  let i = part.first - 1;
  for (; i >= furthest && isOneNoun(words, i); i--) {
    const { key, isNumber } = words[i] as Word;
    lead.isDefinite = DEFINITE.has(key);
    if (lead.isDefinite) break;
    if (key === 'a' || key === 'an' || key === 'another') {
      lead.isAmount ||= isMeasured || (part.kind === 'food' && isEgg(part.food));
      break;
    }
    if (isNumber || NUMBERS.has(key)) lead.isAmount = true;
    else if (isMeasure(words[i])) isMeasured = true;
    else if (key === 'of') lead.isAmount ||= isMeasure(words[i - 1]);
    else if (!DESCRIPTIONS.has(key) || ENDS.has(key)) break;
    lead.isRegular ||= REGULAR.has(key);
  }
  return { ...lead, before: i };
}

/** Tells how a sentence names a food. */
export function mentionOf(
  { words, parts }: Pick<Line, 'words' | 'parts'>,
  at: number,
  depth = 0,
): Mention {
  const part = parts[at];
  if (!part) return 'bare';
  // "A cup of pasta water" contains no pasta.
  if (words[part.last]?.key === 'water') return 'reference';
  const { isDefinite, isAmount, isRegular, before } = leadOf(words, part);
  if (isDefinite) return isRegular ? 'bare' : 'reference';
  if (isAmount || isAmountBehind(words, part.last)) return 'amount';
  if (isRegular || depth > LONGEST_LIST) return 'bare';
  return isListed(words, before, parts, at, depth) ? 'reference' : 'bare';
}

const isEgg = (food: Food) => EGG !== undefined && isA(food, EGG);

const isMeasure = (word: Word | undefined) =>
  MEASURES.has(word?.key ?? '') || PIECES.has(word?.key ?? '');

/** Whether an earlier "the" reaches a food of a list: "the flour and milk", "the flour, milk and eggs". */
function isListed(
  words: readonly Word[],
  before: number,
  parts: Line['parts'],
  at: number,
  depth: number,
): boolean {
  let end = before;
  const gap = words[end + 1]?.gap ?? '';
  const hasAnd = words[end]?.key === 'and';
  if (hasAnd) end -= 1;
  else if (!/^,\s*$/.test(gap)) return false;
  let other = at - 1;
  while ((parts[other]?.last ?? -1) > end) other -= 1;
  const part = parts[other];
  if (part?.last !== end) return false;
  const isNoun = part.kind === 'food' || NOUNS.has(words[end]?.key ?? '');
  return isNoun && mentionOf({ words, parts }, other, depth + 1) === 'reference';
}

/**
 * Reads the foods on the list of ingredients.
 *
 * @param all every line of the recipe, ingredients included
 */
export function readList(lines: readonly Line[], all: readonly Line[]): List {
  const claimed = new Set<Food>();
  const ingredients = lines.flatMap((line) => {
    const found: Ingredient[] = [];
    forEachPart(line, (part, at, negation) => {
      if (part.kind !== 'food' || negation || isOtherName(line, part, at)) return;
      const { food } = part;
      const claim = findClaim(line, at);
      const contents = without(line, part, claim);
      if (claim?.clears.length) claimed.add(food);
      const ends = claim ? [claim, part] : [part];
      found.push({
        food,
        keys: line.words.slice(part.first, part.last + 1).map(({ key }) => key),
        words: wordsBetween(
          line,
          Math.min(...ends.map(({ first }) => first)),
          Math.max(...ends.map(({ last }) => last)),
        ),
        contents:
          isQuoted(line, part) || isMade(line.words, part.first) ? lowered(contents) : contents,
      });
    });
    return found;
  });
  const foods = new Set(ingredients.map(({ food }) => food));
  const made = new Set(
    all.flatMap(({ words, parts }) =>
      parts.flatMap(({ kind, first, last }) =>
        kind === 'food' && isMade(words, first) ? (words[last]?.key ?? '') : [],
      ),
    ),
  );
  return {
    ingredients,
    find: findListed(ingredients),
    foods,
    claimed,
    made,
  };
}

/** Some words of a line as written, with the bracket that closes after them. */
function wordsBetween({ words }: Line, first: number, last: number): string {
  const text = words
    .slice(first, last + 1)
    .map(({ gap, text }, at) => (at > 0 ? gap : '') + text)
    .join('');
  return text.includes('(') && !text.includes(')') ? `${text})` : text;
}

/**
 * Makes a function that finds the ingredients to which a food of a sentence may refer: the same food, a kind
 * of it, or one whose name ends with its words ("milk" for "oat milk").
 */
function findListed(
  ingredients: readonly Ingredient[],
): (line: Line, part: FoodPart) => readonly Ingredient[] {
  const known = new Map<string, readonly Ingredient[]>();
  return ({ words }, { food, first, last }) => {
    const named = words.slice(first, last + 1).map(({ key }) => key);
    // "Pasta water" comes from the pasta.
    const asked = named.join(' ').replace(/(?<=.) water\b/g, '');
    const id = `${food.id} ${asked}`;
    const found =
      known.get(id) ??
      ingredients.filter(
        (one) =>
          isA(one.food, food) ||
          endsWith(one.keys.join(' '), asked) ||
          isNickname(food, one.keys) ||
          namesOf(one.food).some((name) => endsWith(name, asked)),
      );
    known.set(id, found);
    return found;
  };
}

const knownNames = new Map<Food, readonly string[]>();

/** The names of a food, each as the keys of its words. */
function namesOf(food: Food): readonly string[] {
  const names = knownNames.get(food) ?? food.names.map((name) => keysOf(name).join(' '));
  knownNames.set(food, names);
  return names;
}

/** Words written as one with what they are made of. Any other ending is chance: kale is no ale. */
const COMPOUND =
  /(?:milk|butter|flour|(?<!sweet)bread|cake|burger)$|\b(?:pea|chest|ground|tiger|pine)nut$/;

/** Whether a name ends with these words: "cream" for oat cream and cream alternative, "nuts" for peanuts. */
function endsWith(name: string, asked: string): boolean {
  if (` ${name}`.endsWith(` ${asked}`)) return true;
  return name.endsWith(asked) && /^\S{3,}$/.test(asked) && COMPOUND.test(name);
}

/** What a food of a sentence adds to the contents of the list. */
export interface Added {
  contents: Contents;
  /** Contents that depend on which listed food it means: "butter" beside peanut butter. */
  doubtful: Contents;
}

/** Tells what a food of a sentence contains if it may refer to an ingredient. */
export function addedTo(
  listed: readonly Ingredient[],
  contents: Contents,
  mention: Mention,
): Added {
  const sure = new Map<Content, Presence>();
  const doubtful = new Map<Content, Presence>();
  for (const [content, presence] of contents) {
    const own = listed.map((one) => one.contents.get(content));
    if (mention === 'amount' || own.includes('contains')) sure.set(content, presence);
    else if (own.includes('may contain')) sure.set(content, 'may contain');
    else if (mention === 'bare') doubtful.set(content, 'may contain');
  }
  return { contents: sure, doubtful };
}
