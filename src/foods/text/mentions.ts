import { REGULAR } from '../claims/claims';
import { type Content, type Contents, lowered, type Presence } from '../contents';
import { anyFoods, type Food, foodNamed, isA } from '../foods';
import { joinWords } from '../languages/spoken';
import { MOST_DESCRIPTIONS } from '../limits';
import { remembering } from '../remembering';
import { idOf, type Word, wordList } from '../words';
import { forEachPart } from './denials';
import { MEASURES } from './descriptions';
import { findClaim, isHarmlessThing, isQuoted, leftByClaim } from './hits';
import type { FoodLine, FoodPart, Part } from './reading';

/** A listed food, to which the rest of the recipe may refer. */
interface ListedFood {
  food: Food;
  /** The words with which its name ends, as keys: "cream" for oat cream. */
  ends: ReadonlySet<string>;
  /** The words of the list, with the claim: "gluten-free flour". */
  words: string;
  /** According to its line and the claims there. */
  contents: Contents;
}

/** What the rest of the recipe has to know about the list of ingredients. */
export type ListedFoods = ReturnType<typeof readListed>;

/** One of the list ("the milk"), an own amount ("50 g butter"), or neither ("fry in butter"). */
export type Mention = 'reference' | 'amount' | 'bare';

const DEFINITE = wordList('the');
const NUMBERS = wordList('number');
const DESCRIPTIONS = wordList('description');
const UNITS = wordList('measure', 'piece');
/** In a sentence these are small words, and end the words that belong to a food. */
const ENDS = wordList('end');
/** How far one "the" reaches in a list of foods. */
const LONGEST_LIST = 12;

/** A word and the next belong to one noun: "75 g (3 oz) butter". */
const isOneNoun = (words: readonly Word[], at: number): boolean =>
  /^[\s\-‐‑'’()]*$/.test(words[at + 1]?.gap ?? '');

function isEgg(food: Food): boolean {
  const egg = foodNamed('egg');
  return egg !== undefined && isA(food, egg);
}

/**
 * Reads back over words that describe a food: "the remaining 2 tbsp of cold butter". `isDefinite`:
 * it is one of the list; `before`: the place of the word before them.
 */
function leadOf(words: readonly Word[], part: Part) {
  const lead = { isDefinite: false, isAmount: false, isRegular: false };
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

/** "2 tbsp Primula", but neither "the 2 tbsp" nor "a 2 litre jar" nor "3 mm thickness". */
export function isWeighed(words: readonly Word[], part: Part): boolean {
  const { isAmount, before } = leadOf(words, part);
  const isWeight = ({ key }: Word) => MEASURES.has(key) && !/^(?:[cm]m|in|inch)$/.test(key);
  const hasArticle = /^(?:an?|the)$/.test(words[before]?.key ?? '');
  return isAmount && !hasArticle && words.slice(before + 1, part.first).some(isWeight);
}

/** How a sentence names a food. */
export function mentionOf(
  { words, parts }: Pick<FoodLine, 'words' | 'parts'>,
  at: number,
  depth = 0,
): Mention {
  const part = parts[at];
  if (!part) return 'bare';
  // "A cup of pasta water" contains no pasta.
  if (words[part.last]?.key === 'water') return 'reference';
  const { isDefinite, isAmount, isRegular, before } = leadOf(words, part);
  if (isDefinite) return isRegular ? 'bare' : 'reference';
  const next = words[part.last + 1];
  if (isAmount || (next?.isNumber && /^\s*\(\s*$/.test(next.gap))) return 'amount';
  if (depth > LONGEST_LIST) return 'bare';
  return isListed(words, before, parts, at, depth) ? 'reference' : 'bare';
}

const isMeasure = (word: Word | undefined) => UNITS.has(word?.key ?? '');

/** An earlier "the" reaches a food of a list: "the flour and milk", "the flour, milk and eggs". */
function isListed(
  words: readonly Word[],
  before: number,
  parts: FoodLine['parts'],
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
  return (
    part?.kind === 'food' &&
    part.last === end &&
    mentionOf({ words, parts }, other, depth + 1) === 'reference'
  );
}

/** A food's name, as keys. */
export const nameAt = (words: readonly Word[], { first, last }: Pick<Part, 'first' | 'last'>) =>
  words
    .slice(first, last + 1)
    .map(({ key }) => key)
    .join(' ');

export function readListed(lines: readonly FoodLine[]) {
  const ingredients = lines.flatMap((line) => {
    const found: ListedFood[] = [];
    forEachPart(line, (part, at, isNegated) => {
      if (part.kind !== 'food' || isNegated || isHarmlessThing(part)) return;
      const { food } = part;
      const claim = findClaim(line, at);
      const contents = leftByClaim(line, part, claim);
      const ends = claim ? [claim, part] : [part];
      found.push({
        food,
        ends: new Set(endsOfName(nameAt(line.words, part))),
        words: wordsBetween(
          line,
          Math.min(...ends.map(({ first }) => first)),
          Math.max(...ends.map(({ last }) => last)),
        ),
        contents: isQuoted(line, part) ? lowered(contents) : contents,
      });
    });
    return found;
  });
  const foods = new Set(ingredients.map(({ food }) => food));
  return { find: findListed(ingredients), foods };
}

/** Keeps the words as written, and the bracket that closes after them. */
function wordsBetween({ words }: FoodLine, first: number, last: number): string {
  const text = joinWords(words.slice(first, last + 1)).slice(words[first]?.gap.length);
  return text.includes('(') && !text.includes(')') ? `${text})` : text;
}

/** Finds the same food, a kind of it, or a name that ends with its words: "milk" for "oat milk". */
function findListed(
  ingredients: readonly ListedFood[],
): (words: readonly Word[], part: FoodPart) => readonly ListedFood[] {
  const known = new Map<string, readonly ListedFood[]>();
  return (words, part) => {
    const { food } = part;
    // "Pasta water" comes from the pasta.
    const asked = nameAt(words, part).replace(/(?<=.) water\b/g, '');
    const id = `${food.id} ${asked}`;
    // "The veggies" are the vegetables of the list.
    const kind = food.relation === 'cut' && anyFoods().has(food) ? food.parent : undefined;
    const found =
      known.get(id) ??
      ingredients.filter(
        (one) => one.ends.has(asked) || endsOf(one.food).has(asked) || isA(one.food, kind ?? food),
      );
    known.set(id, found);
    return found;
  };
}

/** One word with what it is made of. Any other ending is chance: kale is not ale. */
const COMPOUND =
  /(?:milk|butter|flour|(?<!sweet)bread|cake|burger)$|\b(?:pea|chest|ground|tiger|pine)nut$/;
const SHORTEST_END = 3;

/** "Cream" for oat cream and cream alternative, "nut" for peanut. */
function endsOfName(name: string): string[] {
  const words = name.split(' ');
  const ends = words.map((_, at) => words.slice(at).join(' '));
  const last = COMPOUND.test(name) ? (words.at(-1) ?? '') : '';
  for (let at = 1; at <= last.length - SHORTEST_END; at += 1) ends.push(last.slice(at));
  return ends;
}

/** For all names of a food. */
const endsOf = remembering(
  ({ names }: Food) => new Set(names.flatMap((name) => endsOfName(idOf(name)))),
);

/**
 * What a food of a sentence adds if it may refer to an ingredient. `doubtful` depends on which it
 * means: "butter" beside peanut butter.
 */
export function addedTo(listed: readonly ListedFood[], contents: Contents, mention: Mention) {
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
