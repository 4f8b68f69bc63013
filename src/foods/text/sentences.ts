import { type Contents, isAsked, lowered, mayContain, NONE } from '../contents';
import { anyFoods } from '../foods';
import { hasStrangeLetters, type Word } from '../words';
import { denialOf, forEachPart, isOfWholeDish } from './denials';
import { isSpelledOut } from './disguises';
import {
  type ClaimPart,
  findClaim,
  type Hit,
  hit,
  hitsInDenial,
  isHarmlessThing,
  isNamed,
  isQuoted,
  leftByClaim,
  otherKind,
  traceOf,
  unclearLine,
} from './hits';
import { addedTo, isWeighed, type ListedFoods, type Mention, mentionOf } from './mentions';
import { claimWithin, type FoodLine, type FoodPart, type Part } from './reading';
import { isVerb, patternOf, sentenceOf } from './says';
import { EVERYDAY } from './spelling';

/** `isTitle`: a dish or a part; there a bare word refers to the list. */
export function readProse(line: FoodLine, list: ListedFoods, isTitle: boolean): Hit[] {
  const hits: Hit[] = [];
  forEachPart(line, (part, at, isNegated) => {
    const word = line.words[part.first];
    if (part.kind === 'claim') {
      if (isNamed(line, part)) hits.push(readClaim(line, part));
    } else if (part.kind === 'food') {
      hits.push(...readFood(line, part, at, isNegated, list, isTitle));
    } else {
      const contents = part.kind === 'negation' ? NONE : traceOf(line, part);
      const isUnclear =
        // The page does not read another script.
        hasStrangeLetters(word?.text ?? '') ||
        isUnknownNoun(part, word, isTitle) ||
        isWeighedName(line, part, word) ||
        isChosen(line, part) ||
        areLeftoversOf(line, at, list);
      if (contents.size > 0 || isUnclear) hits.push(hit(line, part, lowered(contents), isUnclear));
    }
  });
  if (isSpelledOut(line.words, false) || hasOldFood(line)) hits.push(unclearLine(line));
  return hits;
}

/** "Gluten-free" may have some, unless the text says it of the whole dish. "Vegan" names no food. */
function readClaim(line: FoodLine, part: ClaimPart): Hit {
  const isDenied = !part.denies && !line.clearsNothing && isOfWholeDish(line);
  return { ...hit(line, part, mayContain(part.denies ?? part.clears)), isDenied };
}

/** "2 tbsp Primula": "60 ml batter" is what the recipe makes. */
const isWeighedName = ({ words }: FoodLine, part: Part, word: Word | undefined): boolean =>
  part.kind === 'unknown' && /^\p{Lu}/u.test(word?.text ?? '') && isWeighed(words, part);

/** An unknown noun of another language. At the start of a sentence, any word may look like one. */
const isUnknownNoun = ({ kind }: Part, word: Word | undefined, isTitle: boolean): boolean =>
  kind === 'unknown' &&
  word?.isForeign === true &&
  (isTitle || (word.start > 0 && !/[.!?:\n]/.test(word.gap)));

const OLD_FOOD = patternOf('old food');
const hasOldFood = ({ words }: FoodLine): boolean =>
  OLD_FOOD.test(words.map(({ text }) => text.toLowerCase()).join(' '));

/** What a cook adds, without a food's name. */
const ADDED = /^(?:topping|garnishe?|trimming)s?$/i;
const CHOSEN = patternOf('chosen');

/** Between leftovers and what they are of: "leftovers from the roast". */
const OF_LEFTOVERS = new Set(['of', 'from', 'the', 'a']);

/**
 * Leftovers of something that is not on the list: "Bratenreste", "restes de poulet". Those of a
 * dish or a sauce may be of this one: "the leftovers of the soup".
 */
function areLeftoversOf(line: FoodLine, at: number, list: ListedFoods): boolean {
  const { parts, words } = line;
  const wordOf = (part: Part | undefined) => words[part?.first ?? -1];
  const left = wordOf(parts[at]);
  if (left?.text !== 'leftovers') return false;
  const isCompound = wordOf(parts[at - 1])?.start === left.start;
  let place = isCompound ? at - 1 : at + 1;
  while (OF_LEFTOVERS.has(wordOf(parts[place])?.key ?? '')) place += 1;
  const food = place === at + 1 ? undefined : parts[place];
  if (food?.kind !== 'food') return food !== undefined;
  const { isDish, isUnclear } = food.food;
  return !isDish && !isUnclear && list.find(words, food).length === 0;
}

/** A short word was corrected to a food that a recipe seldom names. */
function isSlip({ words }: FoodLine, { first, last, isMisspelt }: FoodPart): boolean {
  const isShort = (words[first]?.key.length ?? 0) < 7;
  return (
    isMisspelt && isShort && !words.slice(first, last + 1).some(({ key }) => EVERYDAY.has(key))
  );
}

/** Whether a visitor chooses what it is: "your favourite sauce", "the toppings you like best". */
function isChosen({ words }: FoodLine, { first, last, ...part }: Part): boolean {
  const isOpen = part.kind === 'food' ? part.food.isUnclear : ADDED.test(words[first]?.text ?? '');
  if (!isOpen) return false;
  const isFavourite = part.kind === 'food' && /^favou?rite /.test(part.name);
  return isFavourite || CHOSEN.test(sentenceOf(words, first, last));
}

function isUncertain(line: FoodLine, part: FoodPart, mention: Mention): boolean {
  const { food, isMisspelt } = part;
  if (food.isDish || food.isUnclear || isMisspelt || isQuoted(line, part)) return true;
  return mention !== 'amount' && food.isSign === true;
}

const SHAPED = patternOf('shaped');

/** The cook makes it of what is listed: "shape into 16 patties". */
const isShaped = ({ words }: FoodLine, { food, first, last }: FoodPart): boolean =>
  food.isDish === true && SHAPED.test(sentenceOf(words, first, last));

/** What it contains beyond the ingredient that it may be. */
function readFood(
  line: FoodLine,
  part: FoodPart,
  at: number,
  isNegated: boolean,
  list: ListedFoods,
  isTitle: boolean,
): Hit[] {
  const { words } = line;
  const { food, first } = part;
  if (isSlip(line, part) || isHarmlessThing(part) || isVerb(words, first)) return [];
  if (isShaped(line, part)) return [];
  const denial = denialOf(line, part, at);
  if (denial && (denial.isOfAllergy || !denial.isOpen)) return hitsInDenial(line, part, denial);

  const listed = list.find(words, part);
  const mention = isTitle ? 'reference' : mentionOf(line, at);
  const isClaimed = (findClaim(line, at)?.clears.length ?? 0) > 0;
  const isSoft = isNegated || isClaimed || isUncertain(line, part, mention);
  const { contents, doubtful } =
    listed.length > 0
      ? addedTo(listed, part.contents, mention)
      : { contents: mention === 'reference' ? knownOf(part) : part.contents, doubtful: NONE };
  const own = isNegated && listed.length === 0 ? part.contents : contents;
  const within = list.foods.has(food) ? [] : claimWithin(words, part);
  const hits: Hit[] = [
    ...otherKind(line, part),
    hit(line, part, mayContain(within)),
    {
      ...hit(line, part, isSoft ? lowered(own) : own, isChosen(line, part)),
      isCooked: food.isDish === true,
    },
    { ...hit(line, part, doubtful), listed: listed.map(({ words }) => words) },
  ];
  return hits.filter((one) => one.contents.size > 0 || one.isUnclear);
}

/** The sure contents of a food: the list says which "the vegetables" are. */
const knownOf = ({ food, contents }: FoodPart): Contents =>
  anyFoods().has(food)
    ? new Map([...contents].filter(([one, presence]) => !isAsked(one) || presence === 'contains'))
    : contents;

/** Takes what is certain: a name such as "lasagne" says no more than its recipe. */
export function readTitle(line: FoodLine): Hit[] {
  const hits: Hit[] = [];
  const clears = line.parts.flatMap((part) => (part.kind === 'claim' ? part.clears : []));
  forEachPart(line, (part, at, isNegated) => {
    if (isUnknownNoun(part, line.words[part.first], true)) hits.push(hit(line, part, NONE, true));
    if (part.kind !== 'food' || part.isMisspelt || isHarmlessThing(part)) return;
    if (isVerb(line.words, part.first)) return;
    const denial = isNegated && denialOf(line, part, at);
    if (denial) hits.push(...hitsInDenial(line, part, denial));
    if (isNegated) return;
    const isSeafood = part.food.name === 'seafood';
    const sure = [...leftByClaim(line, part, { clears })].filter(
      // Pesto says nothing else: a visitor cannot see what it is made of.
      ([content, presence]) => presence === 'contains' || isSeafood || content === 'pine nuts',
    );
    hits.push(hit(line, part, lowered(new Map(sure))));
  });
  return hits;
}
