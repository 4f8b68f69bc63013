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

/** One-word claims, and what they clear. */
export const CLAIMS: ReadonlyMap<string, readonly Content[]> = new Map([
  ['vegan', PLANT_CLEARS],
  ['nondairy', ['milk']],
  ['dairyfree', ['milk']],
  ['df', ['milk']],
  ['glutenfree', ['gluten']],
  ['gf', ['gluten']],
  ['eggless', ['eggs']],
  ['vegetarian', MEAT_CLEARS],
  ['veggy', MEAT_CLEARS],
  ['meatless', MEAT_CLEARS],
]);

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

/** The claim that begins at a word. `findOpenClaims` decides whether it holds. */
export function claimAt(
  words: readonly Word[],
  at: number,
): { last: number; clears: readonly Content[] } | undefined {
  const { key = '', text = '' } = words[at] ?? {};
  const next = words[at + 1];
  const clears = CLAIMS.get(key);
  if (clears) return { last: at, clears: PEOPLE.test(text) ? [] : clears };
  if (!isJoined(next)) return undefined;
  if (isFreeOf(words, at)) {
    const food = foodNamed(words[at + 2]?.text ?? '');
    const behind = words[at + 3];
    // Otherwise a list may follow: "free of nuts, eggs and milk".
    const isAlone = !behind || (CLAUSE_END.test(behind.gap) && !foodNamed(behind.text));
    return food && isAlone ? { last: at + 2, clears: clearedBy(food) } : undefined;
  }
  if (key === 'non' && next?.key === 'dairy') return { last: at + 1, clears: ['milk'] };
  if (key === 'plant' && next?.key === 'based') return { last: at + 1, clears: PLANT_CLEARS };
  return undefined;
}

/** Whether a line lets the cook choose between the claimed food and the ordinary one. */
function isOpenChoice(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (word.key === 'non' || word.key === 'not') return CLAIMS.has(words[at + 1]?.key ?? '');
    const isOr = word.key === 'or';
    if (!isOr && !word.gap.includes('/')) return false;
    const before = words[at - 1];
    let next = isOr ? at + 1 : at;
    if (ARTICLES.has(words[next]?.key ?? '')) next += 1;
    if (REGULAR.has(before?.key ?? '') || REGULAR.has(words[next]?.key ?? '')) return true;
    // "white or gluten-free flour", but not "butter or vegan butter".
    const isClaim = CLAIMS.has(words[next]?.key ?? '') || isFree(words, next + 1);
    return isClaim && !foodNamed(before?.text ?? '');
  });
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

/** Why a claim clears nothing: the line leaves it open, or denies it. */
export type Doubt = 'open' | 'denied';

/**
 * Finds claims of a line that may not hold: "preferably gluten-free", "vegan if you like", "regular or vegan",
 * "not vegan".
 *
 * @returns a function that takes the place of a claim's first word and says why that claim clears nothing;
 *   undefined if it holds
 */
export function findOpenClaims(words: readonly Word[]): (at: number) => Doubt | undefined {
  const mayClaim = words.some(
    ({ key }, at) => CLAIMS.has(key) || key === 'free' || claimAt(words, at) !== undefined,
  );
  if (!mayClaim) return () => undefined;
  const denied = new Set(
    findDenied(words, (at) => claimAt(words, at) !== undefined || isFree(words, at + 1)),
  );
  if (isOpenChoice(words)) return (at) => (denied.has(at) ? 'denied' : 'open');
  const clauses = clausesOf(words);
  const open = new Set<number>();
  clauses.forEach((clause, index) => {
    const own = words.slice(clause.from, clause.to);
    const before = clauses[index - 1];
    const next = clauses[index + 1];
    const isOpen =
      own.some(({ key }, at) => HEDGES.has(key) || isWhen(own, at) || isShare(own, at)) ||
      own.some(({ key }, at) => key === 'can' && own[at + 1]?.key === 'be') ||
      // "Vegan-style cheese", but not "vegan feta-style cubes".
      own.some(({ key }, at) => key === 'style' && isJoined(own[at]) && isClaimEnd(own[at - 1])) ||
      own.some(({ key, gap }) => NEARLY.has(key) && /^[-‐‑]$/.test(gap)) ||
      own.some(({ key }, at) => key === 'for' && isPeople(own[at + 1])) ||
      words[clause.to]?.gap.includes('?') ||
      (next !== undefined && isCondition(words, next)) ||
      // "(optional) vegan butter", but not "vegan butter (optional)".
      (before?.isBracket && wordsIn(words, before).every(({ key }) => HEDGES.has(key)));
    const isDenied =
      (next !== undefined && isDenial(wordsIn(words, next))) ||
      (before?.isBracket === true && isDenial(wordsIn(words, before)));
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
