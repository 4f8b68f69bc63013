import { type Content, DIETS } from '../contents';
import { type Food, foodNamed } from '../foods';
import { sliced } from '../slices';
import { isJoined, type Word, wordList } from '../words';

export interface Claim {
  /** The same for all spellings of the claim. */
  id: string;
  /** The words that a shop would write before the food. */
  words: string;
  /** What the food surely lacks; empty for a weaker claim, such as "lactose-free" milk. */
  clears: readonly Content[];
  about: readonly Content[];
}

/** Foods whose "…-free" clears what they contain. Lactose is missing: lactose-free milk is milk. */
const clearing = sliced(() => new Set([...wordList('free')].map((name) => foodNamed(name))));

const diet = (words: string, clears: readonly Content[]): Claim => ({
  id: words,
  words,
  clears,
  about: clears,
});

/** "Dairy-free" for "dairy"; undefined for a word that is not a food: "cage-free". */
export function freeOf(name: string): Claim | undefined {
  const food = foodNamed(name);
  const about = [...(food?.contents.keys() ?? [])];
  const words = `${name.toLowerCase()}-free`;
  return food && { id: `${food.id} free`, words, clears: clearedBy(food), about };
}

const VEGAN = diet('vegan', DIETS.vegan);
const dairyFree = sliced(() => freeOf('dairy'));

export const claims = sliced(() => {
  const meatFree = freeOf('meat');
  const all = [
    ['vegan', VEGAN],
    ['nondairy dairyfree df', dairyFree()],
    ['glutenfree gf', freeOf('gluten')],
    ['eggless', freeOf('egg')],
    ['unsulphured unsulfured', freeOf('sulphite')],
    ['vegetarian veggy', diet('vegetarian', DIETS.pescatarian)],
    ['meatless', meatFree && { ...meatFree, clears: DIETS.pescatarian }],
  ] as const;
  return new Map(
    all.flatMap(([words, claim]) => words.split(' ').map((word) => [word, claim] as const)),
  );
});

/** The first words of longer claims: "free of", "non-dairy", "plant-based", "nut-free". */
const BEGINS = new Set(['free', 'non', 'plant']);

/** "For vegans" claims nothing about the food. */
const PEOPLE = /^(?:vegans|vegetarians|veggies)$/i;

/** Words for the food itself beside a claim: "regular or gluten-free flour" may be either. */
export const REGULAR = wordList('regular');

const ARTICLES = new Set(['the', 'a', 'an', 'some', 'your']);

export const CLAUSE_END = /[,;:!?()[\]{}–—]|\.(?:\s|$)|\s-\s|\n/;

/** A claim beside these may not hold: "preferably gluten-free", "vegan where possible". */
const HEDGES = wordList('hedge');
/** They begin a clause about when a claim holds: "gluten-free, if needed". */
const CONDITIONS = wordList('condition');
/** A claim beside these does not hold: "isn't vegan", "no longer nut-free", "won't do". */
const DENIALS = wordList('denial');
/** These only deny a claim after them. */
const NEAR = wordList('denial of what follows');

/** Neither "eggs free range" nor "butter free of salt". `at` is the place of "free". */
export function isFreeClaim(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word?.key !== 'free' || !isJoined(word)) return false;
  return word.gap === '-' || !(words[at + 1]?.key === 'range' || isFreeOf(words, at));
}

/** "free of gluten", "free from nuts". `at` is the place of "free". */
export function isFreeOf(words: readonly Word[], at: number): boolean {
  return words[at]?.key === 'free' && /^(?:of|from)$/.test(words[at + 1]?.key ?? '');
}

export function clearedBy(food: Food): readonly Content[] {
  if (!clearing().has(food)) return [];
  const sure = [...food.contents].filter(([, presence]) => presence === 'contains');
  return (sure.length > 0 ? sure : [...food.contents]).map(([content]) => content);
}

/** Without `claim`, the word only speaks of people, or of no food. */
export interface ClaimPlace {
  claim: Claim | undefined;
  last: number;
}

/** Apart from "nut-free". `findOpenClaims` decides whether the claim holds. */
function claimAt(words: readonly Word[], first: number): ClaimPlace | undefined {
  const { key = '', text = '' } = words[first] ?? {};
  const next = words[first + 1];
  if (claims().has(key))
    return { claim: PEOPLE.test(text) ? undefined : claims().get(key), last: first };
  if (!BEGINS.has(key) || !isJoined(next)) return undefined;
  if (isFreeOf(words, first)) {
    const claim = freeOf(words[first + 2]?.text ?? '');
    const after = words[first + 3];
    // Otherwise a list may follow: "free of nuts, eggs and milk".
    const isAlone = !after || (CLAUSE_END.test(after.gap) && !foodNamed(after.text));
    return claim && isAlone ? { claim, last: first + 2 } : undefined;
  }
  const pair = `${key} ${next?.key}`;
  if (pair === 'non dairy') return { claim: dairyFree(), last: first + 1 };
  return pair === 'plant based' ? { claim: VEGAN, last: first + 1 } : undefined;
}

/** Also "nut-free", but not "cage-free". */
export function claimOrFreeAt(words: readonly Word[], first: number): ClaimPlace | undefined {
  const known = claimAt(words, first);
  if (known) return known;
  const claim = isFreeClaim(words, first + 1) ? freeOf(words[first]?.text ?? '') : undefined;
  return claim && { claim, last: first + 1 };
}

/** The cook may choose between the claimed food and the ordinary one. */
function isOpenChoice(words: readonly Word[], at: number, isClaim: IsClaim): boolean {
  const { key, gap } = words[at] as Word;
  if (key === 'non' || key === 'not') return claims().has(words[at + 1]?.key ?? '');
  const isOr = key === 'or';
  if (!isOr && !gap.includes('/')) return false;
  const before = words[at - 1];
  let next = isOr ? at + 1 : at;
  if (ARTICLES.has(words[next]?.key ?? '')) next += 1;
  if (REGULAR.has(before?.key ?? '') || REGULAR.has(words[next]?.key ?? '')) return true;
  if (!isClaim(next)) return false;
  // "white or gluten-free flour", but not "butter or vegan butter"; "butter (or vegan)"
  const last = claimAt(words, next)?.last ?? next + 1;
  return !foodNamed(before?.text ?? '') || !isJoined(words[last + 1]);
}

/** Why a claim clears nothing: the line leaves it open, or denies it. */
export type Doubt = 'open' | 'denied';

type IsClaim = (at: number) => boolean;

/** A word that leaves a claim open: "99% dairy-free", "vegan-style cheese", "for vegans". */
function isHedge(words: readonly Word[], at: number, isClaim: IsClaim): boolean {
  const { key, text } = words[at] as Word;
  const before = words[at - 1]?.key ?? '';
  return (
    HEDGES.has(key) ||
    (text.endsWith('%') && isClaim(at + 1)) ||
    (key === 'can' && words[at + 1]?.key === 'be') ||
    (before === 'for' && PEOPLE.test(text)) ||
    // But not "vegan feta-style cubes".
    (key === 'style' &&
      isJoined(words[at]) &&
      (claims().has(before) || /^(?:free|based)$/.test(before)))
  );
}

/**
 * Claims that may not hold: "preferably gluten-free", "vegan if you like", "regular or vegan", "not
 * vegan". In doubt, a claim does not hold. The result takes the place of a claim's first word; it
 * gives undefined if the claim holds.
 */
export function findOpenClaims(
  text: string,
  words: readonly Word[],
  isClaim: IsClaim = (at) => claimOrFreeAt(words, at) !== undefined,
): (at: number) => Doubt | undefined {
  if (!words.some((_, at) => isClaim(at))) return () => undefined;
  const isChoice = words.some((_, at) => isOpenChoice(words, at, isClaim));
  const endsAsking = /\?[^\p{L}\p{N}?]*$/u.test(text);
  /** The places of the words of each clause. */
  const clauses: number[][] = [];
  for (const [at, { gap }] of words.entries()) {
    if (at === 0 || CLAUSE_END.test(gap)) clauses.push([]);
    clauses.at(-1)?.push(at);
  }
  const doubts = clauses.flatMap((own, clause): (Doubt | undefined)[] => {
    const lastClaim = own.findLast(isClaim) ?? -1;
    // "No-bake gluten-free flour" and "dairy-free milk without sugar" deny something else.
    const reaches = (at: number) =>
      NEAR.has(words[at]?.key ?? '')
        ? lastClaim > at
        : words[at + 1]?.gap !== '-' || words[at]?.key !== 'no' || isClaim(at + 1);
    const denies = (at: number) => DENIALS.has(words[at]?.key ?? '') && !isClaim(at) && reaches(at);
    const hedges = (at: number) => isHedge(words, at, isClaim);
    const [before = [], next = []] = [clauses[clause - 1], clauses[clause + 1]];
    const [first = -1] = next;
    const gapOf = (at = -1) => words[at]?.gap ?? '';
    // "(optional) vegan butter", "optional: vegan butter", "evtl. vegane Butter"
    const isAfter =
      /[([{]/.test(gapOf(before[0])) || (before.length > 0 && /^\s*[.:]/.test(gapOf(own[0])));
    const isNo = (at: number) => DENIALS.has(words[at]?.key ?? '');
    const isDenied =
      own.some(denies) || next.slice(0, 1).some(isNo) || (isAfter && before.every(isNo));
    const isOpen =
      isChoice ||
      own.some(hedges) ||
      (words[first]?.gap.includes('?') ?? endsAsking) ||
      CONDITIONS.has(words[first]?.key ?? '') ||
      // But not "vegan butter (optional)".
      (next.length > 0 &&
        next.every((at) => hedges(at) && !/^option/.test(words[at]?.key ?? ''))) ||
      (isAfter && before.every(hedges));
    const doubt = isDenied ? 'denied' : isOpen ? 'open' : undefined;
    return own.map(() => doubt);
  });
  return (at) => doubts[at];
}
