import { isFreeOf } from '../claims/claims';
import { isJoined, type Word, wordList } from '../words';
import type { FoodLine, FoodPart, Part } from './reading';
import { patternOf, sentenceAround, sentenceOf } from './says';

/** "No pesto" has none; "don't boil the pesto" and "never without pesto" may have some. */
export type Negation = 'no' | 'not' | undefined;

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
  visit: (part: Part, at: number, negation: Negation) => void,
) {
  let negation: Negation;
  let last = '';
  line.parts.forEach((part, at) => {
    const { gap = '', key = '' } = line.words[part.first] ?? {};
    const isListed =
      negation &&
      (/^\s*,\s*$/.test(gap)
        ? negatedListContinues(line, at, last === 'free')
        : // "Free from: milk, eggs and nuts."
          gap.trim() === ':' && isFreeOf(line.words, part.first - 2));
    if ((/[.,;:!?()]/.test(gap) && !isListed) || key === 'but') negation = undefined;
    // In "without ice together with the white of one egg", "with" ends the "without".
    if (/^(?:without|replac)/.test(last) && key === 'with') negation = undefined;
    if (part.kind === 'negation' && !isAffirmed(line.words, part.first)) {
      negation = negation || /^(?:not|never|hold|\w+nt)$/.test(key) ? 'not' : 'no';
      last = key;
    }
    visit(part, at, negation);
  });
}

/** Before a food, these deny it, alone or as a pair: "no", "instead of". */
const CUES = wordList('cue');
/** After these, "and" goes on with what is not there: "without salt and butter". */
const LASTING = wordList('lasting cue');
/** May be between a cue and its food. */
const BETWEEN = wordList('after a cue');
/** After a food, these name what people cannot eat: "a milk allergy", "egg-allergic". */
const ALLERGY = wordList('allergy');
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
    const isApart = gap.includes(',') || BETWEEN.has(before);
    if (!IN_LIST.test(gap) || (part.kind === 'food' ? !isApart : !BETWEEN.has(key)))
      return undefined;
    before = key;
    hasComma ||= gap.includes(',');
    hasAnd ||= key === 'and' || key === 'or';
  }
  return undefined;
}

/** The cue at the place of a part: "no", or "instead of" at its "of". */
function cueAt({ words, parts }: FoodLine, at: number) {
  const [before, { key }] = [firstOf(words, parts[at - 1]).key, firstOf(words, parts[at])];
  const pair = `${before}-${key}`;
  const cue = CUES.has(pair) ? pair : CUES.has(key) ? key : undefined;
  const isPair = cue === pair;
  const isOfAllergy = isPair && ALLERGY.has(before);
  const first = parts[isPair ? at - 1 : at]?.first ?? 0;
  return cue && { first, isPair, isOfAllergy, isLasting: isOfAllergy || LASTING.has(cue) };
}

/** Whether a part may be between a cue and the food after it. "No sugar peanut butter" has peanuts. */
function isBetween({ words, parts }: FoodLine, at: number): boolean {
  const [part, next] = [parts[at], parts[at + 1]];
  if (part?.kind !== 'food') return BETWEEN.has(firstOf(words, part).key);
  return next?.kind !== 'food' || firstOf(words, next).gap.includes(',');
}

/** "No nuts, eggs or sesame", "without butter", "allergic to milk and eggs". */
function followsCue(line: FoodLine, at: number): Words | undefined {
  const { words, parts } = line;
  const last = parts[at]?.last ?? 0;
  let [hasAnd, hasThe, comma] = [false, false, -1];
  for (let place = at - 1; place >= Math.max(0, at - LONGEST_LIST); place -= 1) {
    const { gap } = firstOf(words, parts[place + 1]);
    if (!IN_LIST.test(gap)) return undefined;
    if (gap.includes(',')) comma = place + 1;
    const cue = cueAt(line, place);
    if (cue) {
      // "No sauce, butter and bread" has butter, and "no-salt butter" is butter.
      const isList = comma < 0 || negatedListContinues(line, comma, cue.isLasting);
      // "Without the butter" speaks of a butter that is there, and "instead of the butter" does not.
      const isWhole = (cue.isLasting || !hasAnd) && (cue.isPair || !hasThe);
      const isCue = isList && !gap.includes('-') && isWhole;
      return isCue ? { ...cue, last } : undefined;
    }
    if (!isBetween(line, place)) return undefined;
    const { key } = firstOf(words, parts[place]);
    hasAnd ||= key === 'and';
    hasThe ||= key === 'the';
  }
  return undefined;
}

/** How a sentence says that a food is not there: "no nuts", "a milk allergy". */
export function denialOf(
  line: FoodLine,
  { first, last }: FoodPart,
  at: number,
): Denial | undefined {
  const { words, clearsNothing = false } = line;
  const denial = endsInAllergy(line, at) ?? followsCue(line, at);
  if (!denial) return undefined;
  const [from, to] = sentenceAround(words, first, last);
  const others = [...words.slice(from, denial.first), ...words.slice(denial.last + 1, to)];
  const own = words[denial.first]?.key ?? '';
  const isDoubt = ({ key, text }: Word) =>
    /n['’]t$/i.test(text) ||
    (denial.isOfAllergy ? WARNING : DOUBT).has(key) ||
    // "No risotto without Parmesan."
    ((key === 'no' || key === 'without') && key !== own);
  const isOr = words[denial.first - 1]?.key === 'or';
  return { ...denial, isOpen: clearsNothing || isOr || others.some(isDoubt) };
}
