import type { Content } from '../contents';
import { type Food, foodNamed } from '../foods';
import { stemOf, type Word } from '../words';
import { findDenied, isDenial } from './denials';

const PLANT_CLEARS: readonly Content[] = [
  'animal',
  'unvegan',
  'milk',
  'eggs',
  'fish',
  'crustaceans',
  'molluscs',
  'meat',
  'pork',
  'gelatine',
  'honey',
  'rennet',
];
const MEAT_CLEARS: readonly Content[] = ['animal', 'meat', 'pork', 'gelatine', 'rennet'];

/** A claim that a food is without something: "dairy-free", "vegan". */
export interface Claim {
  /** The same for all spellings of the claim. */
  id: string;
  /** The words that a shop would write before the food. */
  words: string;
  /** What the food surely does not contain; empty for a weaker claim, such as "lactose-free" milk. */
  clears: readonly Content[];
  /** What the claim is about. */
  about: readonly Content[];
}

/** Foods whose "…-free" clears what they contain. Lactose is missing: lactose-free milk is milk. */
const CLEARING = new Set(
  [
    'dairy',
    'milk',
    'egg',
    'nut',
    'peanut',
    'gluten',
    'fish',
    'shellfish',
    'crustacean',
    'mollusc',
    'soya',
    'celery',
    'mustard',
    'sesame',
    'tahini',
    'sulphite',
    'lupin',
    'meat',
    'pork',
    'alcohol',
    'gelatine',
    'honey',
  ].map((name) => foodNamed(name)),
);

const diet = (words: string, clears: readonly Content[]): Claim => ({
  id: words,
  words,
  clears,
  about: clears,
});

/** The claim "dairy-free" for "dairy"; undefined for a word that is not a food: "cage-free". */
export function freeOf(name: string): Claim | undefined {
  const food = foodNamed(name);
  const about = [...(food?.contents.keys() ?? [])];
  return food && { id: `${food.id} free`, words: `${name}-free`, clears: clearedBy(food), about };
}

const VEGAN = diet('vegan', PLANT_CLEARS);
const VEGETARIAN = diet('vegetarian', MEAT_CLEARS);
const [DAIRY_FREE, GLUTEN_FREE] = [freeOf('dairy'), freeOf('gluten')];
const MEAT_FREE = freeOf('meat');

/** Claims of one word. */
export const CLAIMS: ReadonlyMap<string, Claim | undefined> = new Map([
  ['vegan', VEGAN],
  ['nondairy', DAIRY_FREE],
  ['dairyfree', DAIRY_FREE],
  ['df', DAIRY_FREE],
  ['glutenfree', GLUTEN_FREE],
  ['gf', GLUTEN_FREE],
  ['eggless', freeOf('egg')],
  ['vegetarian', VEGETARIAN],
  ['veggy', VEGETARIAN],
  ['meatless', MEAT_FREE && { ...MEAT_FREE, clears: MEAT_CLEARS }],
]);

/** People: "for vegans" claims nothing about the food. */
const PEOPLE = /^(?:vegans|vegetarians|veggies)$/i;

const keys = (words: string) => new Set(words.split(' ').map(stemOf));

/** Words for the food itself beside a claim: "regular or gluten-free flour" may be either. */
export const REGULAR = keys(
  'regular normal plain ordinary standard usual real any not other dairy',
);

const ARTICLES = new Set(['the', 'a', 'an', 'some', 'your']);

/** A claim with one of these in its clause may not hold: "preferably gluten-free flour". */
const HEDGES = keys(
  'preferably preferred preferable prefer ideally ideal optional optionally option almost nearly practically virtually mostly mainly largely partly partially maybe perhaps possibly probably hopefully usually normally typically generally often sometimes supposedly allegedly technically may might could should ought try suggested suggest recommended recommend advised alternatively if unless depending works work check ensure',
);
/** Words that begin a clause about when a claim holds: "gluten-free, if needed". */
const CONDITIONS = keys('if unless when where whenever wherever depending');
const CONDITION_ENDS = keys(
  'needed necessary required desired wanted possible available preferred',
);
const CLAUSE_END = /[,;:!?()[\]{}–—]|\.(?:\s|$)|\s-\s|\n/;

/** Whether only blanks and hyphens separate a word from the one before. */
export function isJoined(word: Word | undefined): boolean {
  return word !== undefined && /^[\s\-‐‑'’‘]*$/.test(word.gap);
}

/** "gluten-free", but neither "eggs free range" nor "butter free of salt". @param at the place of "free" */
export function isFree(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word?.key !== 'free' || !isJoined(word)) return false;
  return word.gap === '-' || !(words[at + 1]?.key === 'range' || isFreeOf(words, at));
}

/** "free of gluten", "free from nuts". @param at the place of "free" */
export function isFreeOf(words: readonly Word[], at: number): boolean {
  return words[at]?.key === 'free' && /^(?:of|from)$/.test(words[at + 1]?.key ?? '');
}

/** What "…-free" clears for a food. */
export function clearedBy(food: Food): readonly Content[] {
  if (!CLEARING.has(food)) return [];
  const sure = [...food.contents].filter(([, presence]) => presence === 'contains');
  return (sure.length > 0 ? sure : [...food.contents]).map(([content]) => content);
}

/** A claim in a text; without `claim`, the word only speaks of people. */
export interface ClaimPlace {
  claim: Claim | undefined;
  /** The places of its first and last word. */
  first: number;
  last: number;
}

/** The claim that begins at a word. `findOpenClaims` decides whether it holds. */
export function claimAt(words: readonly Word[], first: number): ClaimPlace | undefined {
  const { key = '', text = '' } = words[first] ?? {};
  const next = words[first + 1];
  if (CLAIMS.has(key))
    return { claim: PEOPLE.test(text) ? undefined : CLAIMS.get(key), first, last: first };
  if (!isJoined(next)) return undefined;
  if (isFreeOf(words, first)) {
    const claim = freeOf(words[first + 2]?.text.toLowerCase() ?? '');
    const behind = words[first + 3];
    // Otherwise a list may follow: "free of nuts, eggs and milk".
    const isAlone = !behind || (CLAUSE_END.test(behind.gap) && !foodNamed(behind.text));
    return claim && isAlone ? { claim, first, last: first + 2 } : undefined;
  }
  const pair = `${key} ${next?.key}`;
  if (pair === 'non dairy') return { claim: DAIRY_FREE, first, last: first + 1 };
  return pair === 'plant based' ? { claim: VEGAN, first, last: first + 1 } : undefined;
}

/** Whether a line lets the cook choose here between the claimed food and the ordinary one. */
function isOpenChoice(words: readonly Word[], at: number, isClaim: IsClaim): boolean {
  const { key, gap } = words[at] as Word;
  if (key === 'non' || key === 'not') return CLAIMS.has(words[at + 1]?.key ?? '');
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

/** A clause: from the word at `from` up to the word before `to`. */
interface Clause {
  from: number;
  to: number;
  isBracket: boolean;
}

function clausesOf(words: readonly Word[]): Clause[] {
  const starts = words.flatMap(({ gap }, at) => (at === 0 || CLAUSE_END.test(gap) ? [at] : []));
  return starts.map((from, index) => ({
    from,
    to: starts[index + 1] ?? words.length,
    isBracket: /[([{]/.test(words[from]?.gap ?? ''),
  }));
}

const wordsIn = (words: readonly Word[], { from, to }: Clause) => words.slice(from, to);

/** Words after a claim that make it hold only nearly: "vegan-ish". */
const NEARLY = new Set(['ish', 'inspired', 'adjacent']);

/** Whether a clause is a condition ("if needed", "where possible") or a hedge: "gluten-free flour, ideally". */
function isCondition(words: readonly Word[], { from, to }: Clause): boolean {
  const own = words.slice(from, to);
  const [first, ...others] = own;
  if (CONDITIONS.has(first?.key ?? '')) return true;
  if (first?.key === 'as' && others.some(({ key }) => CONDITION_ENDS.has(key))) return true;
  return own.every(({ key }) => HEDGES.has(key) && !/^option/.test(key));
}

/** Whether a claim begins at a word. */
type IsClaim = (at: number) => boolean;

/** Why a claim clears nothing: the line leaves it open, or denies it. */
export type Doubt = 'open' | 'denied';

/** Whether a word leaves open what its clause claims. */
function isHedge(own: readonly Word[], at: number): boolean {
  const { key = '', gap = '' } = own[at] ?? {};
  const next = own[at + 1];
  return (
    HEDGES.has(key) ||
    isWhen(own, at) ||
    isShare(own, at) ||
    (key === 'can' && next?.key === 'be') ||
    // "Vegan-style cheese", but not "vegan feta-style cubes".
    (key === 'style' && isJoined(own[at]) && isClaimEnd(own[at - 1])) ||
    (NEARLY.has(key) && /^[-‐‑]$/.test(gap)) ||
    (key === 'for' && isPeople(next))
  );
}

/**
 * Finds claims of a line that may not hold: "preferably gluten-free", "vegan if you like", "regular or vegan",
 * "not vegan".
 *
 * @param isClaim whether a claim begins at a word
 * @returns a function that takes the place of a claim's first word and says why that claim clears nothing;
 *   undefined if it holds
 */
export function findOpenClaims(
  words: readonly Word[],
  isClaim: IsClaim = (at) => claimAt(words, at) !== undefined || isFree(words, at + 1),
): (at: number) => Doubt | undefined {
  if (!words.some((_, at) => isClaim(at))) return () => undefined;
  const denied = new Set(findDenied(words, isClaim));
  if (words.some((_, at) => isOpenChoice(words, at, isClaim)))
    return (at) => (denied.has(at) ? 'denied' : 'open');
  const clauses = clausesOf(words);
  const open = new Set<number>();
  clauses.forEach((clause, index) => {
    const own = wordsIn(words, clause);
    const bracket = clauses[index - 1]?.isBracket ? clauses[index - 1] : undefined;
    const next = clauses[index + 1];
    const isDenied = [next, bracket].some((other) => other && isDenial(wordsIn(words, other)));
    const isOpen =
      own.some((_, at) => isHedge(own, at)) ||
      words[clause.to]?.gap.includes('?') ||
      (next && isCondition(words, next)) ||
      // "(optional) vegan butter", but not "vegan butter (optional)".
      (bracket && wordsIn(words, bracket).every(({ key }) => HEDGES.has(key)));
    for (let at = clause.from; at < clause.to; at++) {
      if (isDenied) denied.add(at);
      else if (isOpen) open.add(at);
    }
  });
  return (at) => {
    if (denied.has(at)) return 'denied';
    return open.has(at) ? 'open' : undefined;
  };
}

const isClaimEnd = (word: Word | undefined) =>
  CLAIMS.has(word?.key ?? '') || /^(?:free|based)$/.test(word?.key ?? '');

function isPeople(word: Word | undefined): boolean {
  return PEOPLE.test(word?.text ?? '') || /^(?:coeliac|celiac)$/.test(word?.key ?? '');
}

/** "as needed", "where possible". */
function isWhen(words: readonly Word[], at: number): boolean {
  return (
    ['as', 'when', 'where'].includes(words[at]?.key ?? '') &&
    CONDITION_ENDS.has(words[at + 1]?.key ?? '')
  );
}

/** "99% dairy-free". */
function isShare(words: readonly Word[], at: number): boolean {
  return (
    words[at]?.text.endsWith('%') === true &&
    (claimAt(words, at + 1) !== undefined || isFree(words, at + 2))
  );
}
