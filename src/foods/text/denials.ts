import { isFreeOf } from '../claims/claims';
import { isJoined, type Word, wordList } from '../words';
import type { FoodLine, FoodPart, Part } from './reading';
import { patternOf, sentenceAround, sentenceOf } from './says';

/** How far a negation reaches in a list of foods. */
const LONGEST_LIST = 12;
/** These alone may be between two foods of a list. */
const IN_LIST = /^[\s,-]*$/;

const firstOf = (words: readonly Word[], part: Part | undefined): Pick<Word, 'key' | 'gap'> =>
  words[part?.first ?? -1] ?? { key: '', gap: '.' };

/** The list goes on after a comma: "no nuts, eggs or sesame", "free from nuts, eggs and milk". */
function negatedListContinues({ parts, words }: FoodLine, at: number, isAnd: boolean): boolean {
  for (const [index, part] of parts.slice(at, at + LONGEST_LIST).entries()) {
    const { key, gap } = firstOf(words, part);
    if (index > 0 && !/^[\s,]*$/.test(gap)) return false;
    if (key === 'or' || key === 'nor' || (isAnd && key === 'and')) return true;
    if (part.kind !== 'food') return false;
  }
  return false;
}

const AFFIRMED = patternOf('affirmed');

/** "Don't forget the eggs" denies nothing. */
const isAffirmed = (words: readonly Word[], at: number) =>
  AFFIRMED.test(sentenceOf(words, at).replace('#', `#${words[at]?.key}`));

/** Says of each part whether a negation reaches it. */
export function forEachPart(
  line: FoodLine,
  visit: (part: Part, at: number, isNegated: boolean) => void,
) {
  let isNegated = false;
  let last = '';
  line.parts.forEach((part, at) => {
    const { gap = '', key = '' } = line.words[part.first] ?? {};
    const isListed =
      isNegated &&
      (/^\s*,\s*$/.test(gap)
        ? negatedListContinues(line, at, last === 'free')
        : // "Free from: milk, eggs and nuts."
          gap.trim() === ':' && isFreeOf(line.words, part.first - 2));
    if ((/[.,;:!?()]/.test(gap) && !isListed) || key === 'but') isNegated = false;
    // In "without ice together with the white of one egg", "with" ends the "without".
    if (/^(?:without|replac)/.test(last) && key === 'with') isNegated = false;
    if (part.kind === 'negation' && !isAffirmed(line.words, part.first)) {
      isNegated = true;
      last = key;
    }
    visit(part, at, isNegated);
  });
}

/** Before a food, these deny it, alone or as a pair: "without", "instead of". */
const CUES = wordList('cue');
/** "No" denies a food after one of these, or where the sentence begins: "contains no nuts". */
const BEFORE_NO = wordList('before no');
/** May be between a cue and its food. */
const BETWEEN = wordList('after a cue');
/** These name what people cannot eat: "a milk allergy", "egg-allergic", "allergic to milk". */
const ALLERGY = wordList('allergy');
/** May be between the foods of an allergy. */
const IN_ALLERGY = wordList('in an allergy');
/** A sentence with one of these may leave the food in: "Without butter, it won't work." */
const DOUBT = wordList('doubt');
/** A sentence with one of these may warn of the food: "not for people with a milk allergy". */
const WARNING = wordList('warning');

/** The words that deny a food, with the food. */
interface Words {
  first: number;
  last: number;
  /** It is what people cannot eat. */
  isOfAllergy: boolean;
}

export interface Denial extends Words {
  /** The food may be there all the same. */
  isOpen: boolean;
}

/** "A milk allergy", "milk and nut allergies". */
function endsInAllergy({ words, parts }: FoodLine, at: number): Words | undefined {
  let [hasComma, hasAnd, before] = [false, false, ''];
  for (const part of parts.slice(at + 1, at + LONGEST_LIST)) {
    const { key, gap } = firstOf(words, part);
    if (ALLERGY.has(key) && isJoined({ gap }) && (hasAnd || !hasComma))
      return { first: parts[at]?.first ?? 0, last: part.last, isOfAllergy: true };
    const isApart = gap.includes(',') || IN_ALLERGY.has(before);
    if (!IN_LIST.test(gap) || (part.kind === 'food' ? !isApart : !IN_ALLERGY.has(key)))
      return undefined;
    before = key;
    hasComma ||= gap.includes(',');
    hasAnd ||= key === 'and' || key === 'or';
  }
  return undefined;
}

/** "Allergic to milk and eggs". */
function followsAllergy({ words, parts }: FoodLine, at: number): Words | undefined {
  const last = parts[at]?.last ?? 0;
  for (let place = at - 1; place >= Math.max(1, at - LONGEST_LIST); place -= 1) {
    const [before, { key }] = [firstOf(words, parts[place - 1]).key, firstOf(words, parts[place])];
    if (!IN_LIST.test(firstOf(words, parts[place + 1]).gap)) return undefined;
    if (ALLERGY.has(before) && /^(?:to|of)$/.test(key))
      return { first: parts[place - 1]?.first ?? 0, last, isOfAllergy: true };
    if (parts[place]?.kind !== 'food' && !IN_ALLERGY.has(key)) return undefined;
  }
  return undefined;
}

/** "No nuts", "contains no nuts", "no butter, no eggs"; in a list of ingredients also "(no nuts)". */
const beginsDenial = (words: readonly Word[], at: number, isIngredient: boolean): boolean =>
  at === 0 ||
  (isIngredient ? /[.!?:\n(,–—]/ : /[.!?:\n]/).test(words[at]?.gap ?? '') ||
  BEFORE_NO.has(words[at - 1]?.key ?? '') ||
  words[at - 2]?.key === 'no';

/** "No nut butter sandwiches" may have nuts. */
const endsDenial = (words: readonly Word[], next: Part | undefined): boolean =>
  next?.kind === 'plain' || !isJoined(firstOf(words, next));

/** "Contains no nuts", "no butter, no eggs", "without salt and butter", "instead of the butter". */
function followsCue(
  { words, parts }: FoodLine,
  at: number,
  isIngredient: boolean,
): Words | undefined {
  const { first = 0, last = 0 } = parts[at] ?? {};
  let cue = first - 1;
  while (BETWEEN.has(words[cue]?.key ?? '')) cue -= 1;
  if (words[cue]?.key === 'and' && words[cue - 2]?.key === 'without') cue -= 2;
  const own = words[cue];
  const between = words.slice(cue + 1, first + 1);
  if (!own || between.some(({ gap }) => gap.trim() !== '')) return undefined;
  const before = words[cue - 1]?.key ?? '';
  const isPair = CUES.has(`${before}-${own.key}`);
  // "Without the butter" speaks of a butter that is there, and "instead of the butter" does not.
  if (!isPair && between.some(({ key }) => key === 'the')) return undefined;
  const isNo = own.key === 'no' || (isIngredient && own.key === 'not');
  const isWhole = beginsDenial(words, cue, isIngredient) && endsDenial(words, parts[at + 1]);
  const denies = isPair || (isNo ? isWhole : CUES.has(own.key));
  return denies ? { first: isPair ? cue - 1 : cue, last, isOfAllergy: false } : undefined;
}

/** How a sentence says that a food is not there: "no nuts", "a milk allergy". */
export function denialOf(
  line: FoodLine,
  { first, last }: FoodPart,
  at: number,
  isIngredient = false,
): Denial | undefined {
  const { words, clearsNothing = false } = line;
  const denial =
    endsInAllergy(line, at) ?? followsAllergy(line, at) ?? followsCue(line, at, isIngredient);
  if (!denial) return undefined;
  const [from, to] = sentenceAround(words, first, last);
  const others = [...words.slice(from, denial.first), ...words.slice(denial.last + 1, to)];
  const own = words[denial.first]?.key ?? '';
  const isDoubt = ({ key, text }: Word) =>
    /n['’]t$/i.test(text) ||
    (denial.isOfAllergy ? WARNING : DOUBT).has(key) ||
    // "No risotto without Parmesan."
    (/^(?:no|nor|without)$/.test(key) && key !== own && own !== 'neither');
  return { ...denial, isOpen: clearsNothing || others.some(isDoubt) };
}

/** Before a claim, these say it of the whole dish. */
const WHOLLY = wordList('wholly');

/** "Completely nut-free.", "Here's a dairy-free recipe.", "Nut-free, so fine for school." */
export function isOfWholeDish({ words, parts }: FoodLine): boolean {
  const claim = parts.find(({ kind }) => kind === 'claim');
  // "Ce plat" is a plate.
  const namesAnother = (part: Part) =>
    part.kind === 'food' ? !part.food.isThing : part.kind === 'negation';
  if (!claim || parts.some(namesAnother)) return false;
  const [from, to] = sentenceAround(words, claim.first, claim.last);
  const isSaid =
    WHOLLY.has(words[claim.first - 1]?.key ?? '') ||
    /^heres?$/.test(words[from]?.key ?? '') ||
    (claim.first === from && to > claim.last + 2);
  return isSaid && !words.slice(from, to).some(({ key }) => DOUBT.has(key));
}
