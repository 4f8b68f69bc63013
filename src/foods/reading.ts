import type { Content } from './contents';
import { CONTAINERS, isPlainWord, NEGATIONS } from './descriptions';
import { type Food, foodNamed, NAMES, type NameNode } from './foods';
import { correctionOf, isWordOfFood } from './spelling';
import { type Word, wordsOf } from './words';

/** One food, claim or word of a line; `first` and `last` count words. */
export type Part = { first: number; last: number } & (
  | { kind: 'food'; food: Food; name: string; isMisspelt: boolean }
  | { kind: 'claim'; clears: readonly Content[] }
  | { kind: 'plain' | 'negation' | 'unknown' }
);

export interface Line {
  words: readonly Word[];
  parts: readonly Part[];
  /** Whether a word was taken for another. */
  isMisspelt: boolean;
}

const PLANT_CLEARS: readonly Content[] = [
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
const MEAT_CLEARS: readonly Content[] = ['meat', 'pork', 'gelatine', 'rennet'];

/** One-word claims, and what they clear. */
const CLAIMS: ReadonlyMap<string, readonly Content[]> = new Map([
  ['vegan', PLANT_CLEARS],
  ['nondairy', ['milk']],
  ['dairyfree', ['milk']],
  ['glutenfree', ['gluten']],
  ['eggless', ['eggs']],
  ['vegetarian', MEAT_CLEARS],
  ['veggy', MEAT_CLEARS],
  ['meatless', MEAT_CLEARS],
]);

/** Foods of which "…-free" clears what they contain; lactose is not among them. */
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
    'sulphite',
    'lupin',
    'meat',
    'pork',
    'alcohol',
    'gelatine',
    'honey',
  ].map((name) => foodNamed(name)),
);

/** Whether two words stand together, with nothing but blanks and hyphens between them. */
export function isJoined(word: Word | undefined): boolean {
  return word !== undefined && /^[\s\-‐‑'’‘]*$/.test(word.gap);
}

/** Words for the food itself beside a claim: "regular or gluten-free flour" may be either. */
const REGULAR = new Set([
  'regular',
  'normal',
  'plain',
  'ordinary',
  'standard',
  'usual',
  'real',
  'any',
  'not',
  'other',
  'dairy',
]);

/** Whether a line leaves open whether what it claims holds. */
function isOpenChoice(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (word.key === 'non' || word.key === 'not') return CLAIMS.has(words[at + 1]?.key ?? '');
    const isOr = word.key === 'or';
    if (!isOr && !word.gap.includes('/')) return false;
    const before = words[at - 1];
    const next = isOr ? at + 1 : at;
    if (REGULAR.has(before?.key ?? '') || REGULAR.has(words[next]?.key ?? '')) return true;
    // "white or gluten-free flour", but not "butter or vegan butter".
    const isClaim = CLAIMS.has(words[next]?.key ?? '') || isFree(words, next + 1);
    return isClaim && !foodNamed(before?.text ?? '');
  });
}

function longestName(
  words: readonly Word[],
  at: number,
): { food: Food; name: string; last: number } | undefined {
  let node: NameNode | undefined = NAMES;
  let found: { food: Food; name: string; last: number } | undefined;
  for (let i = at; node && i < words.length; i++) {
    const word = words[i];
    if (!word || (i > at && !isJoined(word))) break;
    node = node.next?.get(word.key);
    if (node?.food) found = { food: node.food, name: node.name, last: i };
  }
  return found;
}

/** The name at a place. "Large egg" is none in "large egg tart", where a longer name begins later. */
function nameAt(words: readonly Word[], at: number) {
  const found = longestName(words, at);
  for (let from = at + 1; found && from <= found.last; from++) {
    if (!isPlainWord(words[from - 1]?.key ?? '')) break;
    if ((longestName(words, from)?.last ?? 0) > found.last) return undefined;
  }
  return found;
}

function clearedBy(food: Food): readonly Content[] {
  if (!CLEARING.has(food)) return [];
  const sure = [...food.contents].filter(([, presence]) => presence === 'contains');
  return (sure.length > 0 ? sure : [...food.contents]).map(([content]) => content);
}

function claimAt(words: readonly Word[], at: number): (Part & { kind: 'claim' }) | undefined {
  const key = words[at]?.key ?? '';
  const next = words[at + 1];
  const isNegated = words[at - 1]?.key === 'non' || words[at - 1]?.key === 'not';
  if (CLAIMS.has(key)) {
    return { kind: 'claim', first: at, last: at, clears: isNegated ? [] : (CLAIMS.get(key) ?? []) };
  }
  if (!isJoined(next)) return undefined;
  if (key === 'non' && next?.key === 'dairy') {
    return { kind: 'claim', first: at, last: at + 1, clears: ['milk'] };
  }
  if (key === 'plant' && next?.key === 'based') {
    return { kind: 'claim', first: at, last: at + 1, clears: isNegated ? [] : PLANT_CLEARS };
  }
  return undefined;
}

/** "gluten" of "gluten-free", and not "eggs" of "eggs, free range". */
function isFree(words: readonly Word[], at: number): boolean {
  const word = words[at];
  return word?.key === 'free' && isJoined(word) && words[at + 1]?.key !== 'range';
}

/** What a claim clears that is part of a food's name: "dairy-free yoghurt". */
export function claimWithin(words: readonly Word[], { first, last }: Part): readonly Content[] {
  return words.slice(first, last).flatMap(({ text }, index) => {
    const at = first + index;
    const food = isFree(words, at + 1) ? foodNamed(text) : undefined;
    return food ? clearedBy(food) : (claimAt(words, at)?.clears ?? []);
  });
}

function partAt(
  words: readonly Word[],
  at: number,
  before: Part | undefined,
  isOpen: boolean,
): Part {
  const name = nameAt(words, at);
  const claim = claimAt(words, at);
  // "gluten-free bread" is a food, but "gluten-free bread rolls" are bread rolls.
  const isLonger = name && isJoined(words[name.last + 1]) && longestName(words, name.last + 1);
  if (claim && (isOpen || isLonger || !name || name.last <= claim.last)) {
    return isOpen ? { ...claim, clears: [] } : claim;
  }
  if ((isOpen || isLonger) && isFree(words, at + 1)) {
    const food = foodNamed(words[at]?.text ?? '');
    return {
      kind: 'claim',
      first: at,
      last: at + 1,
      clears: isOpen || !food ? [] : clearedBy(food),
    };
  }
  if (name) {
    if (isFree(words, name.last + 1)) {
      return { kind: 'claim', first: at, last: name.last + 1, clears: clearedBy(name.food) };
    }
    return { kind: 'food', first: at, ...name, isMisspelt: false };
  }
  const { key, isNumber } = words[at] as Word;
  const place = { first: at, last: at };
  if (isNumber) return { kind: /^0+(?:[.,]0+)?$/.test(key) ? 'negation' : 'plain', ...place };
  if (NEGATIONS.has(key)) return { kind: 'negation', ...place };
  if (CONTAINERS.has(key)) {
    const isBehindFood = before?.kind === 'food' && isJoined(words[at]);
    return { kind: isBehindFood && !isPlainWord(key) ? 'unknown' : 'plain', ...place };
  }
  return { kind: isPlainWord(key) || /^[a-z]$/.test(key) ? 'plain' : 'unknown', ...place };
}

/** Whether a word is known, as a food or as any other. */
export function isUnderstood({ key, isNumber }: Word): boolean {
  return (
    isNumber ||
    isWordOfFood(key) ||
    isPlainWord(key) ||
    CONTAINERS.has(key) ||
    CLAIMS.has(key) ||
    NEGATIONS.has(key)
  );
}

/**
 * Takes a line apart: the longest names of foods first, then claims, then known words.
 *
 * @param corrects whether a word that is one slip away from a food's is taken for it
 */
export function readLine(text: string, corrects = true): Line {
  const words = wordsOf(text);
  const corrected = new Set<number>();
  words.forEach((word, at) => {
    const correction = !corrects || isUnderstood(word) ? undefined : correctionOf(word.key);
    if (!correction) return;
    words[at] = { ...word, key: correction };
    corrected.add(at);
  });
  const parts: Part[] = [];
  const isOpen = isOpenChoice(words);
  for (let at = 0; at < words.length; ) {
    const part = partAt(words, at, parts.at(-1), isOpen);
    if (part.kind === 'food') {
      for (let i = part.first; i <= part.last; i++) part.isMisspelt ||= corrected.has(i);
    }
    parts.push(part);
    at = part.last + 1;
  }
  return { words, parts, isMisspelt: corrected.size > 0 };
}
