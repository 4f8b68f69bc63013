import { foodsUsedIn, type UsedFood } from '../../foods';
import { cutList, pattern, perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';
import { amountsOf, type Quantity } from './quantities';
import { type Amount, withNoun } from './readAmounts';
import { isMeasured, type Span } from './units';

/**
 * What a step says of a food beside an amount: a share of it, the rest of it, only the food's name, or that the step
 * moves or serves it.
 */
export type SaidPart = number | 'rest' | 'food' | 'moved' | 'served';

/** An amount of food that a step names. */
export interface FoodAmount {
  amount: Amount;
  /** Null for "200 ml of dashi", if the page does not know the food. */
  food: UsedFood | null;
  /** With the food: "200 ml strong dashi". */
  words: string;
  /** "One egg": it may be one for each piece. */
  isOneInWords: boolean;
  /** "1 tbsp on each", "2 eggs per person", "two at a time": twice the people take the same. */
  isForEach: boolean;
}

/** What a step of a recipe takes, by its words. */
export function readStep(text: string, language: LanguageCode | null) {
  const all = amountsOf(text, language);
  return {
    /** "Four eggs", but not "two forks", "a pinch" or "25". */
    get amounts() {
      return foodAmountsIn(text, all, language);
    },
    /** For the place of a food in `found`, the foods of the text: the amount or part that it takes, null if it is unclear. */
    saidOf: (found: readonly UsedFood[]) => sayingOf(text, found, all, language),
  };
}

const wordsOf = perLanguage(
  ({ shares: { said, unclear, rest } = { said: '', unclear: '', rest: '' } }) => {
    const whole = (words: string) => `(?<![\\p{L}-])(?:${words})(?!\\p{L})`;
    return {
      shares: cutList(said).map((entry) => {
        const [words = '', part = 'rest'] = entry.split(/=(?=[\w.]+$)/);
        return {
          said: (Number(part) || part) as SaidPart,
          before: new RegExp(`${whole(words)}(?:\\s[\\p{L}'’-]+){0,4}[\\s'’]*$`, 'iu'),
          after: new RegExp(`^\\s\\(?${whole(words)}`, 'iu'),
        };
      }),
      unclear: new RegExp(whole(cutList(unclear).join('|') || '(?!)'), 'iu'),
      rest: new RegExp(whole(rest || '(?!)'), 'iu'),
    };
  },
);

/** What may be between an amount and its food: "2 tbsp of the olive oil", but not "two thirds of the". */
const GLUE = pattern(
  "^(?:\\s(?!(?:$small.and|$small.with|$small.in)\\s|$shares.apart)[\\p{L}'’-]+){0,3}[\\s'’]*$",
  'u',
);
/** Two foods with this between them share what comes before: "half of the butter and sugar". */
const LIST = /^\s*(?:,|\p{L}{1,3}|&)\s*$/u;

/** The last words between two foods, which belong to the second. */
const OF_THE_NEXT = pattern('(?:[,&]|\\s(?:$small.and|$small.or|$small.with)\\s)[^,&]*$', 'u');

const FOR_EACH = pattern(
  '(?<!\\p{L})(?:$small.each|$amounts.each|$amounts.rates|$shares.each)(?!\\p{L})',
);

const sentenceAround = (text: string, { start, end }: Span) =>
  (text
    .slice(0, start)
    .split(/[.!?](?=\s)/)
    .at(-1) ?? '') +
  text.slice(start, end) +
  (text.slice(end).split(/[.!?](?=\s|$)/)[0] ?? '');

/** Two more words name a food that the page does not know: "200 ml strong dashi", "1 l water for …". */
const MORE = pattern("^(?: $shares.of)*(?: (?!$small.for )[\\p{L}'’-]+){0,2}", 'u');

function foodAmountOf(
  text: string,
  amount: Quantity,
  food: UsedFood | null,
  language: LanguageCode | null,
): FoodAmount {
  const word = food && /\p{L}+$/u.exec(text.slice(food.start, food.end));
  const start = food && word ? food.start + word.index : 0;
  const noun = !amount.unit && food && word ? { start, end: food.end } : null;
  const more = MORE.exec(text.slice(amount.end))?.[0].length ?? 0;
  return {
    amount: withNoun(text, amount, noun, language),
    food,
    words: text.slice(amount.start, food?.end ?? amount.end + more),
    isOneInWords: isWorded(text, amount) && amount.from === 1,
    isForEach: FOR_EACH.test(sentenceAround(text, amount)),
  };
}

const isWorded = (text: string, { start }: Quantity) => /\p{L}/u.test(text[start] ?? '');

/** The amounts of food that a step names: "four eggs", not "two forks", "a pinch" or "25". */
function foodAmountsIn(
  text: string,
  all: readonly Quantity[],
  language: LanguageCode | null,
): FoodAmount[] {
  const amounts = all.filter(
    (amount) =>
      // "One tortilla" and "a food processor" count nothing of the list, and "180c." is not a cup.
      (!isWorded(text, amount) || amount.from !== 1 || isMeasured(amount)) &&
      !(amount.unit?.id === 'cup' && amount.from >= 30),
  );
  // Most steps have none, and to look for foods takes longest.
  const foods = amounts.length > 0 ? foodsUsedIn(text) : [];
  return amounts.flatMap((amount) => {
    const number = amount.numbers.at(-1)?.end ?? amount.end;
    // The food of "2 cloves garlic" is "cloves garlic".
    const isNext = ({ start }: UsedFood) =>
      start >= number && GLUE.test(text.slice(Math.min(amount.end, start), start));
    const food = foods.find(isNext) ?? null;
    return food || isMeasured(amount) ? foodAmountOf(text, amount, food, language) : [];
  });
}

function sayingOf(
  text: string,
  found: readonly UsedFood[],
  amounts: readonly Quantity[],
  language: LanguageCode | null,
): (at: number) => SaidPart | Quantity | null {
  const { shares, unclear, rest } = wordsOf(language);
  return read;

  function around(at: number) {
    const { start = 0, end = 0 } = found[at] ?? {};
    const last = found[at - 1]?.end ?? 0;
    const gap = text.slice(last, start);
    // The last clause, and no decimal comma.
    const [before = ''] = /[^.;:!?\n,(]*$/.exec(gap.replace(/(?<=\d)[.,](?=\d)/g, '_')) ?? [];
    const [clause = ''] = /^[^.;!?\n]*/.exec(text.slice(end, found[at + 1]?.start)) ?? [];
    // "The salt and some pepper" says nothing of the salt.
    const after = found[at + 1] ? clause.replace(OF_THE_NEXT, '') : clause;
    return { start, end, last, gap, before, after };
  }

  function read(at: number): SaidPart | Quantity | null {
    const { start, end, last, gap, before, after } = around(at);
    if ([before, after].some((words) => unclear.test(words))) return null;
    const share = shares.find((one) => one.before.test(before) || one.after.test(after));
    const amount = amounts.findLast(
      (one) => one.start >= Math.max(last, start - 60) && one.start < start,
    );
    if (amount && GLUE.test(text.slice(amount.end, start))) {
      return isPart(share?.said) ? null : amount;
    }
    if (share) return isPart(share.said) && rest.test(text.slice(end)) ? null : share.said;
    const listed = at > 0 && LIST.test(gap) ? read(at - 1) : 'food';
    return listed === 'food' || listed === 'moved' || listed === 'served' ? listed : null;
  }
}

const isPart = (said?: SaidPart) => typeof said === 'number';
