import { type Food, foodNamed, isA } from './foods';
import { CONTAINERS, isColour, isUsual, MEASURES, STATES } from './text/descriptions';
import { type FoodLine, type Part, readLine, wordsOf } from './text/reading';
import { patternOf } from './text/says';
import { isJoined, stemOf, type Word, wordList } from './words';

/**
 * `main`: the line is about this food. `alternative`: it may replace the one before. `aside`: it
 * only describes, like the oil of "tuna in oil". `negated`: it is not there.
 */
export type FoodRole = 'main' | 'alternative' | 'aside' | 'negated';

export const isAskedFor = ({ role }: FoundFood) => role === 'main' || role === 'alternative';

/** A food of a line, with its place in the text. */
export interface FoundFood {
  food: Food;
  /** In the singular, as the tables spell the line's name. */
  name: string;
  start: number;
  end: number;
  words: string;
  role: FoodRole;
  /** Foods before it that describe it: the lemon of "lemon chicken". */
  modifiers: readonly Food[];
  /** Its states, if they make it another entry of a list. */
  states: Set<string>;
  isMisspelt: boolean;
}

export interface Recognised {
  /** In the order of the text. */
  foods: readonly FoundFood[];
  /** As written. */
  unknown: readonly string[];
  /** In English, each with its place in the text as written. */
  words: readonly Word[];
  /** The cook can leave it out: "optional". */
  isOptional: boolean;
  /** The cook takes as much as the dish asks for: "to serve", "to taste". */
  isToServe: boolean;
  /** As a heading, it says so of all foods below it: "Toppings". */
  headsToServe: boolean;
}

const OPTIONAL = patternOf('optional', 'i');
const TO_SERVE = patternOf('to serve', 'i');
const HEADS_TO_SERVE = patternOf('heading to serve', 'i');
/** "2 tbsp oil, plus extra for greasing" still asks for two spoons. */
const PLUS_EXTRA = patternOf('plus extra', 'i');
const ASIDE = wordList('aside');
const SMALL_WORDS = wordList('small');

const JUICE_OR_ZEST = new Set(['juice', 'zest', 'rind', 'peel']);

/** Joins neighbours if one is a kind of the other: "cheddar cheese". */
function join(line: FoodLine): Part[] {
  const joined: Part[] = [];
  for (const part of line.parts) {
    const last = joined.at(-1);
    const isAfterOf = last?.kind === 'plain' && line.words[last.first]?.key === 'of';
    const before = isAfterOf ? joined.at(-2) : last;
    const areFoods = part.kind === 'food' && before?.kind === 'food';
    const kind =
      areFoods && (isA(before.food, part.food) ? before : isA(part.food, before.food) && part);
    if (kind && isJoined(line.words[part.first])) {
      if (isAfterOf) joined.pop();
      const { food, name } = kind;
      const isMisspelt = part.isMisspelt || before.isMisspelt;
      joined[joined.length - 1] = { ...part, first: before.first, food, name, isMisspelt };
    } else {
      joined.push(part);
    }
  }
  return joined;
}

/** The zest of "zest and juice of". */
function startsPair({ words }: FoodLine, { last }: Part): boolean {
  const [first, and, second] = words.slice(last, last + 3).map(({ key }) => key);
  return (
    JUICE_OR_ZEST.has(first ?? '') &&
    JUICE_OR_ZEST.has(second ?? '') &&
    and === 'and' &&
    isOf(words[last + 3])
  );
}

/** "Juice of 1 lemon", "Saft einer halben Zitrone", "juice 1 lemon" */
const isOf = (word: Word | undefined) =>
  word !== undefined && (word.isNumber || /^(?:of|from|an?|half)$/.test(word.key));

const HEADING = /^\W*for (?:the|a|your)\b[^:,]*:?\s*$/i;
const IN_A_TIN = patternOf('in a tin');

/** "1 can tomatoes", "tin of tuna", "1 can (400 g) tomatoes", "tuna in a tin". */
function isTinned({ words }: FoodLine, { first, last }: Part): boolean {
  const after = words.slice(last + 1, last + 4).map(({ key }) => key);
  if (IN_A_TIN.test(after.join(' '))) return true;
  const isBetween = ({ key, isNumber }: Word) =>
    isNumber || key === 'of' || key === 'each' || MEASURES.has(key);
  let at = first - 1;
  for (let word = words[at]; word && isBetween(word); word = words[at]) at -= 1;
  return ['can', 'tin'].includes(words[at]?.key ?? '');
}

interface Token {
  part: Part;
  word: Word;
  /** With its form: lemon juice for the lemon of "juice of 1 lemon". */
  food: Food | undefined;
  /** The food only describes the next: the lemon of "lemon chicken". */
  isModifier: boolean;
}

/** "Zest and juice of 1 lemon" is one lemon. */
function tokensOf(line: FoodLine): Token[] {
  const { words } = line;
  let form = '';
  let isPair = false;
  return join(line).flatMap((part, at, parts): Token[] => {
    const word = words[part.first];
    if (!word) return [];
    const none = { part, word, food: undefined, isModifier: false };
    if (startsPair(line, part)) {
      isPair = true;
      return [none];
    }
    if (JUICE_OR_ZEST.has(word.key) && isOf(words[part.last + 1])) {
      form = isPair ? '' : word.key;
      return [none];
    }
    if (part.kind !== 'food' || part.food.isThing) return [none];
    const { name } = part.food;
    const food =
      (form && foodNamed(`${name} ${form}`)) ||
      (isTinned(line, part) && foodNamed(`canned ${name}`)) ||
      (isCountedPepper(words, part, part.name) && foodNamed('bell pepper')) ||
      part.food;
    form = '';
    isPair = false;
    return [{ part, word, food, isModifier: isBeforeFood(words, parts[at + 1]) }];
  });
}

/** "1 pepper", "1 large pepper". */
const isCountedPepper = (words: readonly Word[], { first }: Part, name: string) =>
  name === 'pepper' && words.slice(0, first).findLast(({ key }) => !SIZE.test(key))?.isNumber;

const SIZE = /^(?:large|medium|small|big)$/;

function isBeforeFood(words: readonly Word[], next: Part | undefined): boolean {
  if (next?.kind !== 'food' || next.food.isThing) return false;
  const word = words[next.first];
  return isJoined(word) && word?.gap !== '';
}

interface Phrased extends Token {
  role: FoodRole;
  /** What began the phrase, if that was right before the token. */
  border: 'bracket' | 'comma' | undefined;
}

/** Words such as "in" and "or" change the role of what follows. */
function turnedBy({ part: { kind }, word }: Token, isInBracket: boolean, hasFood: boolean) {
  if (kind === 'negation') return 'negated';
  if (kind === 'plain' && word.key === 'or' && isInBracket) return 'main';
  return kind === 'plain' && ASIDE.has(word.key) && hasFood ? 'aside' : undefined;
}

/** Brackets and commas begin phrases. */
function phrasesOf(tokens: readonly Token[]): Phrased[] {
  let role: FoodRole = 'main';
  /** The role around a bracket. */
  let outer: FoodRole | undefined;
  let [isAlternative, hasFood] = [false, false];
  return tokens.map((token): Phrased => {
    const { part, word, food, isModifier } = token;
    const { gap, key } = word;
    let border: Phrased['border'];
    if (/[([{]/.test(gap)) {
      outer ??= role;
      [role, border] = ['aside', 'bracket'];
    }
    if (/[)\]}]/.test(gap) && outer)
      [role, outer, border, isAlternative] = [outer, undefined, 'bracket', false];
    if (/[,;]|\s[-–—]\s/.test(gap) && !outer) [role, border] = ['main', 'comma'];
    isAlternative ||= (part.kind === 'plain' && key === 'or') || gap.includes('/');
    role = turnedBy(token, outer !== undefined, hasFood) ?? role;
    const namesAlternative = role === 'main' && isAlternative && hasFood;
    if (food && !isModifier) [isAlternative, hasFood] = [false, true];
    return { ...token, role: namesAlternative ? 'alternative' : role, border };
  });
}

/** What describes the next food. */
class Descriptions {
  states = new Set<string>();
  modifiers: Food[] = [];

  /** Only descriptions are between the last food and the token. */
  private isAfterFood = true;

  /** What was before the token, if a state of the last food: "fresh", and then "fresh or". */
  private before: 'state' | 'or' | undefined;

  /** `last`: the food before the token. */
  add({ part, word: { key, gap }, border }: Phrased, last: FoundFood | undefined, next?: Phrased) {
    // "Boneless, skinless chicken" has both.
    if (border === 'comma' && last) this.states = new Set();
    const isChoice = this.before === 'or';
    this.before = this.before === 'state' && key === 'or' ? 'or' : undefined;
    const state = part.kind === 'plain' && STATES.get(key);
    this.isAfterFood &&= part.kind === 'plain' && !SMALL_WORDS.has(key) && !border;
    if (!state) return;
    this.states.add(state);
    // "tomatoes, dried" and "tomatoes (dried)", but not "leeks, white parts only"; "basil dried", as a French line has it
    const isNote = /[,;(]/.test(gap) && !isColour(state);
    // "berries, fresh or frozen"
    const isOfLast = isNote || isChoice || (this.isAfterFood && !next?.food);
    if (!last || !isOfLast) return;
    this.before = 'state';
    if (!isOwn(state, last.food)) last.states.add(state);
  }
}

function foodsOf(text: string, line: FoodLine, tokens: readonly Phrased[]): FoundFood[] {
  const { words } = line;
  const foods: FoundFood[] = [];
  let described = new Descriptions();
  for (const [at, token] of tokens.entries()) {
    const { part, word, food, isModifier, role } = token;
    const before = foods.at(-1);
    described.add(token, before, tokens[at + 1]);
    if (!food || part.kind !== 'food') continue;
    if (isModifier) {
      described.modifiers.push(food);
      continue;
    }
    const { states, modifiers } = described;
    for (const own of statesWithin(words, part, food)) states.add(own);
    if (isTinned(line, part)) states.add('tinned');
    if (role === 'alternative' && before) shareNoun(words, part, before);
    const { start } = word;
    const end = words[part.last]?.end ?? start;
    foods.push({
      food,
      name: food === part.food ? part.name : food.name,
      start,
      end,
      words: text.slice(start, end),
      role,
      modifiers,
      states: new Set([...states].filter((state) => !isOwn(state, food))),
      isMisspelt: part.isMisspelt,
    });
    described = new Descriptions();
  }
  return foods;
}

/** "Chicken or vegetable stock" offers chicken stock, but "rice or pasta" offers no rice pasta. */
function shareNoun(words: readonly Word[], { first, last }: Part, before: FoundFood) {
  if (last === first || words[first - 1]?.key !== 'or') return;
  const shared = foodNamed(`${before.words} ${words[last]?.text}`);
  if (shared) Object.assign(before, { food: shared, name: shared.name });
}

/** A food's own name says the state, or it is so anyway: roast chicken is "cooked chicken". */
const isOwn = (state: string, { name, parent }: Food) =>
  name.split(' ').some((word) => STATES.get(stemOf(word)) === state) ||
  [name, parent?.name].some((one) => isUsual(state, one));

/** States in a food's name that the tables' name does not have: the dried of "dried basil". */
function statesWithin(words: readonly Word[], { first, last }: Part, { name }: Food): string[] {
  return words.slice(first, last + 1).flatMap(({ key, text }) => {
    const state = STATES.get(key);
    return state && !name.includes(text.toLowerCase()) ? state : [];
  });
}

/**
 * Finds the foods of a line with amounts, sizes, states, packaging, alternatives and remarks. Never
 * throws, and takes linear time.
 * @param text one line, such as "2 large eggs, beaten" or an entry of a list
 * @param language that of the text around it, if known
 * @param words its words in English, if known
 */
export function recognise(
  text: string,
  language: string | null = null,
  words = wordsOf(text, language),
): Recognised {
  const line = readLine(text, words);
  const foods = foodsOf(text, line, phrasesOf(tokensOf(line)));
  const isExtra = PLUS_EXTRA.test(line.text);
  if (HEADING.test(line.text)) for (const found of foods) found.role = 'aside';
  return {
    foods,
    unknown: line.parts.flatMap(({ kind, first }) =>
      kind === 'unknown' ? (line.words[first]?.text ?? []) : [],
    ),
    isOptional: OPTIONAL.test(line.text) && !isExtra,
    isToServe: TO_SERVE.test(line.text) && !isExtra,
    headsToServe: HEADS_TO_SERVE.test(line.text),
    words: words.map((word) => (CONTAINERS.has(word.key) ? { ...word, isContainer: true } : word)),
  };
}
