import {
  type Content,
  type Contents,
  FROM_THE_SEA,
  isAsked,
  NONE,
  type Presence,
} from '../contents';
import { ANY, foodNamed } from '../foods';
import type { Word } from '../words';
import { isOfAllergy } from './allergies';
import { isSpelledOut, isStrange } from './disguises';
import {
  broughtByAllergy,
  denied,
  type FoodPart,
  findClaim,
  forEachPart,
  type Hit,
  hit,
  isNamed,
  isQuoted,
  isTool,
  leftByClaim,
  lowered,
  mayContain,
  type Negation,
  otherKind,
  perhapsPeanuts,
  traceOf,
  unclearLine,
} from './hits';
import {
  addedTo,
  isWeighed,
  type ListedFoods,
  type Mention,
  mayBeMade,
  mentionOf,
} from './mentions';
import { claimWithin, type FoodLine, type Part } from './reading';
import { isAbsent, isVerb, LIKENESS, patternOf, sentenceOf } from './says';
import { EVERYDAY } from './spelling';

/** `isTitle`: a dish or a part; there a bare word refers to the list. */
export function readProse(line: FoodLine, list: ListedFoods, isTitle: boolean): Hit[] {
  const hits: Hit[] = [];
  const hasFood = line.parts.some(({ kind }) => kind === 'food' || kind === 'negation');
  const first = line.parts.find(({ kind }) => kind === 'claim');
  const isOfDish =
    !hasFood && first && OF_DISH.test(sentenceOf(line.words, first.first, first.last));
  forEachPart(line, (part, at, negation) => {
    const word = line.words[part.first];
    if (part.kind === 'claim') {
      if ((part.denies || !isOfDish) && isNamed(line, part))
        hits.push(hit(line, part, mayContain(part.denies ?? part.clears)));
    } else if (part.kind === 'food') {
      hits.push(...readFood(line, part, at, negation, list, isTitle));
    } else {
      const contents = part.kind === 'negation' ? NONE : traceOf(line, part);
      const isUnclear =
        isStrange(word?.text ?? '') ||
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

/** "2 tbsp Primula": "60 ml batter" is what the recipe makes. */
const isWeighedName = ({ words }: FoodLine, part: Part, word: Word | undefined): boolean =>
  part.kind === 'unknown' && /^\p{Lu}/u.test(word?.text ?? '') && isWeighed(words, part);

/** An unknown noun of another language. At the start of a sentence, any word may look like one. */
const isUnknownNoun = ({ kind }: Part, word: Word | undefined, isTitle: boolean): boolean =>
  kind === 'unknown' &&
  word?.isForeign === true &&
  (isTitle || (word.start > 0 && !/[.!?:\n]/.test(word.gap)));

const OF_DISH = patternOf('of the dish');
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

/** What it contains beyond the ingredient that it may be. One that is not there may bring peanuts. */
function readFood(
  line: FoodLine,
  part: FoodPart,
  at: number,
  negation: Negation,
  list: ListedFoods,
  isTitle: boolean,
): Hit[] {
  const { words } = line;
  const { food, first, last } = part;
  if (isSlip(line, part) || isTool(line, part) || isVerb(words, first)) return [];
  const ofAllergy = broughtByAllergy(line, part, at);
  if (ofAllergy) return ofAllergy;
  const sentence = sentenceOf(words, first, last);
  if (LIKENESS.test(sentence)) return [];
  const isGone = isAbsent(sentence);
  if (isGone && !line.clearsNothing) return perhapsPeanuts(line, part);

  const listed = list.find(words, part);
  const mention = isTitle ? 'reference' : mentionOf(line, at);
  const isMadeHere = mayBeMade(line, part, list, mention);
  // A dish made here contains what its own lines say.
  if (food.isDish && isMadeHere && !isGone) return [];

  const isClaimed = (findClaim(line, at)?.clears.length ?? 0) > 0;
  const isSoft = isMadeHere || isClaimed || isUncertain(line, part, mention);
  const { contents, doubtful } =
    listed.length > 0
      ? addedTo(listed, part.contents, mention)
      : { contents: mention === 'reference' ? knownOf(part) : part.contents, doubtful: NONE };
  const isDenied = negation && !isGone && listed.length === 0;
  const own = isDenied ? denied(line, part, at, negation) : contents;
  const within = list.foods.has(food) ? [] : claimWithin(words, part);
  const hits: Hit[] = [
    ...otherKind(line, part),
    hit(line, part, mayContain(within)),
    {
      ...hit(line, part, isGone || negation || isSoft ? lowered(own) : own, isChosen(line, part)),
      isCooked: food.isDish || isMadeHere,
    },
    { ...hit(line, part, doubtful), listed: listed.map(({ words }) => words) },
  ];
  return hits.filter((one) => one.contents.size > 0 || one.isUnclear);
}

/** The sure contents of a food: the list says which "the vegetables" are. */
const knownOf = ({ food, contents }: FoodPart): Contents =>
  ANY.has(food)
    ? new Map([...contents].filter(([one, presence]) => !isAsked(one) || presence === 'contains'))
    : contents;

const isSure = ([, presence]: [Content, Presence]) => presence === 'contains';

/** What a line has a substitute for: milk for "oat milk", gluten for "tamari". */
export function replacedIn(line: FoodLine): Content[] {
  const replaced: Content[] = [];
  for (const [at, part] of line.parts.entries()) {
    if (part.kind !== 'food') continue;
    const left = leftByClaim(line, part, findClaim(line, at));
    const nouns = [part.food.name.replace(/.* /, ''), line.words[part.last]?.text ?? ''];
    for (const food of [part.food, part.food.parent, ...nouns.map(foodNamed)])
      for (const found of food?.contents ?? [])
        if (isSure(found) && !left.has(found[0])) replaced.push(found[0]);
  }
  return replaced;
}

/** Takes what is certain. "Seafood" counts if no line has any. `told` is what lines tell. */
export function readTitle(line: FoodLine, told: ReadonlySet<Content>): Hit[] {
  const hits: Hit[] = [];
  const claimed = line.parts.flatMap((part) => (part.kind === 'claim' ? part.clears : []));
  const hasSeafood = FROM_THE_SEA.some((one) => told.has(one));
  forEachPart(line, (part, at, negation) => {
    if (isUnknownNoun(part, line.words[part.first], true)) hits.push(hit(line, part, NONE, true));
    if (part.kind !== 'food' || negation || part.isMisspelt) return;
    if (isTool(line, part) || isVerb(line.words, part.first)) return;
    if (isOfAllergy(line.words, line.parts, at)) return;
    const sure = [...leftByClaim(line, part, { clears: claimed })].filter(
      (found) =>
        !told.has(found[0]) && (isSure(found) || (part.food.name === 'seafood' && !hasSeafood)),
    );
    hits.push(hit(line, part, lowered(new Map(sure))));
  });
  return hits;
}
