import { isJoined } from './claims/claims';
import type { Content } from './contents';
import { type Food, foodNamed, isA } from './foods';
import { MEASURES, STATES, type State } from './text/descriptions';
import { type Line, type Part, readLine } from './text/reading';
import type { Word } from './words';

/**
 * `main`: the line is about this food. `alternative`: it may replace the one before. `aside`: it only
 * describes, like the oil of "tuna in oil". `negated`: it is not there.
 */
export type Role = 'main' | 'alternative' | 'aside' | 'negated';

/** A food of a line, with its place in the text. */
export interface FoundFood {
  food: Food;
  /** The line's name for it, in the singular, as the tables spell it. */
  name: string;
  start: number;
  end: number;
  words: string;
  role: Role;
  /** Foods before it that describe it: the lemon of "lemon chicken". */
  modifiers: readonly Food[];
  /** What it does not contain according to a claim before it: "gluten-free". */
  claims: readonly Content[];
  /** Its states, if they make it another entry of a list. */
  states: Set<State>;
  isMisspelt: boolean;
}

export interface Recognised {
  /** In the order of the text. */
  foods: readonly FoundFood[];
  /** The words that it does not understand, as written. */
  unknown: readonly string[];
  /** Whether the cook can leave it out, or puts it on top: "to serve", "optional". */
  isOptional: boolean;
}

const OPTIONAL =
  /\b(?:optional(?:ly)?|to (?:taste|serve|garnish|decorate|finish)|for (?:serving|garnish(?:ing)?|decorat\w+|dusting|greasing|sprinkling)|if (?:you )?(?:like|desired|wish|liked|wanted|using)|as (?:needed|desired))\b/i;
/** "2 tbsp oil, plus extra for greasing" still asks for two spoons. */
const PLUS_EXTRA =
  /\b(?:plus|and|with)\s+(?:(?:a )?(?:little|bit|few|some)\s+)?(?:extra|more|wedges)\b/i;
const ASIDE = new Set([
  'with',
  'in',
  'for',
  'from',
  'on',
  'like',
  'such',
  'eg',
  'per',
  'plus-extra',
  'into',
  'as',
  'per',
  'made',
  'size',
  'than',
]);

const JUICE_OR_ZEST = new Set(['juice', 'zest', 'rind', 'peel']);

/** Joins neighbours if one is a kind of the other: "cheddar cheese". */
function join(line: Line): Part[] {
  const joined: Part[] = [];
  for (const part of line.parts) {
    const last = joined.at(-1);
    const isOf = last?.kind === 'plain' && line.words[last.first]?.key === 'of';
    const before = isOf ? joined.at(-2) : last;
    if (
      part.kind === 'food' &&
      before?.kind === 'food' &&
      isJoined(line.words[part.first]) &&
      (isA(before.food, part.food) || isA(part.food, before.food))
    ) {
      if (isOf) joined.pop();
      joined[joined.length - 1] = {
        ...part,
        first: before.first,
        food: isA(before.food, part.food) ? before.food : part.food,
        name: isA(before.food, part.food) ? before.name : part.name,
        isMisspelt: part.isMisspelt || before.isMisspelt,
      };
    } else {
      joined.push(part);
    }
  }
  return joined;
}

/** Whether a part is the zest of "zest and juice of". */
function startsPair({ words }: Line, { last }: Part): boolean {
  const [first, and, second, of] = words.slice(last, last + 4).map(({ key }) => key);
  return (
    JUICE_OR_ZEST.has(first ?? '') &&
    JUICE_OR_ZEST.has(second ?? '') &&
    and === 'and' &&
    of === 'of'
  );
}

/** Whether a food comes in a tin: "1 can tomatoes", "tin of tuna", "1 can (400 g) tomatoes". */
function isTinned({ words }: Line, { first }: Part): boolean {
  const isBetween = ({ key, isNumber }: Word) => isNumber || key === 'of' || MEASURES.has(key);
  let at = first - 1;
  for (let word = words[at]; word && isBetween(word); word = words[at]) at -= 1;
  return ['can', 'tin'].includes(words[at]?.key ?? '');
}

/** Whether a line is a heading, such as "For the sauce:". */
function isHeading(text: string): boolean {
  return /^\W*for (?:the|a|your)\b[^:,]*:?\s*$/i.test(text);
}

/**
 * Finds the foods of a line as people and models write it: with amounts, sizes, states, packaging,
 * alternatives and remarks. Never throws, and takes time in proportion to the text.
 *
 * @param text one line, such as "2 large eggs, beaten" or an entry of a list
 */
export function recognise(text: string): Recognised {
  const line = readLine(text);
  const { words } = line;
  const parts = join(line);
  const foods: FoundFood[] = [];
  const unknown: string[] = [];
  let role: Role = 'main';
  let outer: Role | undefined;
  let isAlternative = false;
  let states = new Set<State>();
  let claims: readonly Content[] = [];
  let modifiers: Food[] = [];
  let form: string | undefined;
  let isPair = false;

  parts.forEach((part, at) => {
    const first = words[part.first];
    const last = words[part.last];
    if (!first || !last) return;
    if (/[([{]/.test(first.gap)) {
      outer ??= role;
      role = 'aside';
      claims = [];
    }
    if (/[)\]}]/.test(first.gap) && outer) {
      role = outer;
      outer = undefined;
      isAlternative = false;
      claims = [];
    }
    if (/[,;]|\s[-–—]\s/.test(first.gap) && !outer) {
      role = 'main';
      states = new Set();
      claims = [];
    }
    if (/\//.test(first.gap)) isAlternative = true;

    if (part.kind === 'unknown') unknown.push(first.text);
    if (part.kind === 'claim' && first.key !== 'free') claims = part.clears;
    if (part.kind === 'negation') role = 'negated';
    if (part.kind === 'plain') {
      const state = STATES.get(first.key);
      if (state) {
        states.add(state);
        // "tomatoes, dried" and "tomatoes (dried)".
        if (/[,;(]/.test(first.gap)) foods.at(-1)?.states.add(state);
      }
      if (first.key === 'or') {
        isAlternative = true;
        if (outer) role = 'main';
      } else if (ASIDE.has(first.key) && foods.length > 0) role = 'aside';
      if (first.key === 'and') claims = [];
    }
    // "zest and juice of 1 lemon" is one lemon.
    if (startsPair(line, part)) {
      isPair = true;
      return;
    }
    if (JUICE_OR_ZEST.has(first.key) && words[part.last + 1]?.key === 'of') {
      form = isPair ? '' : first.key;
      return;
    }
    if (part.kind !== 'food' || part.food.isThing) return;
    const food =
      (form && foodNamed(`${part.food.name} ${form}`)) ||
      (isTinned(line, part) && foodNamed(`canned ${part.food.name}`)) ||
      part.food;
    form = undefined;
    isPair = false;

    const next = parts[at + 1];
    const isModifier =
      next?.kind === 'food' &&
      !next.food.isThing &&
      isJoined(words[next.first]) &&
      words[next.first]?.gap !== '';
    if (isModifier) {
      modifiers.push(food);
      return;
    }
    for (let i = part.first; i <= part.last; i++) {
      const state = STATES.get(words[i]?.key ?? '');
      if (state && state !== 'cooked' && !food.name.includes(words[i]?.text.toLowerCase() ?? ''))
        states.add(state);
    }
    const before = foods.at(-1);
    const isOfWords = part.last > part.first;
    if (
      role === 'main' &&
      isAlternative &&
      before &&
      isOfWords &&
      words[part.first - 1]?.key === 'or'
    ) {
      // "chicken or vegetable stock" offers chicken stock, but "rice or pasta" offers no rice pasta.
      const shared = foodNamed(`${before.words} ${last.text}`);
      if (shared) Object.assign(before, { food: shared, name: shared.name });
    }
    foods.push({
      food,
      name: food === part.food ? part.name : food.name,
      start: first.start,
      end: last.end,
      words: text.slice(first.start, last.end),
      role: role === 'main' && isAlternative && foods.length > 0 ? 'alternative' : role,
      modifiers,
      claims,
      states,
      isMisspelt: part.isMisspelt,
    });
    isAlternative = false;
    modifiers = [];
    claims = [];
    states = new Set();
  });
  if (isHeading(text)) for (const found of foods) found.role = 'aside';
  return { foods, unknown, isOptional: OPTIONAL.test(text) && !PLUS_EXTRA.test(text) };
}
