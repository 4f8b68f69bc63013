import { foodsUsedIn, type UsedFood } from '../../foods';
import {
  type Amount,
  amountsOf,
  convertUnit,
  cutList,
  isMeasured,
  type LanguageCode,
  pattern,
  perLanguage,
  type Quantity,
  readAmounts,
} from '../../reading';

/**
 * What a step says of a food: a share of the amount, the rest of it, only the food's name, or that
 * the step moves or serves it. Null if the step does not say how much.
 */
export type SaidShare = number | 'rest' | 'food' | 'moved' | 'served' | null;

const wordsOf = perLanguage(
  ({ shares: { said, unclear, rest } = { said: '', unclear: '', rest: '' } }) => {
    const whole = (words: string) => `(?<![\\p{L}-])(?:${words})(?!\\p{L})`;
    return {
      shares: cutList(said).map((entry) => {
        const [words = '', part = 'rest'] = entry.split(/=(?=[\w.]+$)/);
        return {
          said: (Number(part) || part) as Exclude<SaidShare, null>,
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
  "^(?:\\s(?!(?:$small.and|$small.with|$small.in|until)\\s|half|third|quarter)[\\p{L}'’-]+){0,3}[\\s'’]*$",
  'u',
);
/** Two foods with this between them share what comes before: "half of the butter and sugar". */
const LIST = /^\s*(?:,|\p{L}{1,3}|&)\s*$/u;

/** The last words between two foods, which belong to the second. */
const OF_THE_NEXT = pattern('(?:[,&]|\\s(?:$small.and|$small.or|$small.with)\\s)[^,&]*$', 'u');

export interface FoodAmount {
  amount: Quantity;
  /** Null for "200 ml of dashi", if the page does not know the food. */
  food: UsedFood | null;
}

export const isWorded = (text: string, { start }: Quantity) => /\p{L}/u.test(text[start] ?? '');

/** The amounts of food that a step names: "four eggs", not "two forks", "a pinch" or "25". */
export function foodAmountsIn(text: string, language: LanguageCode | null): FoodAmount[] {
  const amounts = amountsOf(text, language).filter(
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
    return food || isMeasured(amount) ? { amount, food } : [];
  });
}

/** `found` are the foods of the text, in order. */
export function sharesSaid(
  text: string,
  found: readonly UsedFood[],
  language: LanguageCode | null,
): (line: string, at: number) => SaidShare {
  const { shares, unclear, rest } = wordsOf(language);
  const amounts = amountsOf(text, language);
  return (line, at) => read(at, line);

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

  function read(at: number, line: string): SaidShare {
    const { start, end, last, gap, before, after } = around(at);
    if ([before, after].some((words) => unclear.test(words))) return null;
    const share = shares.find((one) => one.before.test(before) || one.after.test(after));
    const amount = amounts.findLast(
      (one) => one.start >= Math.max(last, start - 60) && one.start < start,
    );
    if (amount && GLUE.test(text.slice(amount.end, start))) {
      return isPart(share?.said) ? null : partOf(amount, readAmounts(line, language));
    }
    if (share) return isPart(share.said) && rest.test(text.slice(end)) ? null : share.said;
    const listed = at > 0 && LIST.test(gap) ? read(at - 1, '') : 'food';
    return listed === 'food' || isMove(listed) ? listed : null;
  }
}

const isPart = (said?: SaidShare) => typeof said === 'number';
const isMove = (said: SaidShare) => said === 'moved' || said === 'served';

/** Null if the share cannot be told, or is more than the whole. */
export function partOf(amount: Quantity, whole: readonly Amount[] | null): number | null {
  const [all] = whole ?? [];
  if (!all || all.to !== null || amount.to !== null) return null;
  const [one, other] = [amount.unit?.id, all.unit?.id];
  const size =
    one === other ? amount.from : one && other ? convertUnit(amount.from, one, other) : null;
  const part = size === null ? Number.NaN : size / all.from;
  return part <= 1.001 ? Math.min(part, 1) : null;
}

/** As a part of the ingredient's amount; null if the recipe does not say. */
export type Share = number | null;

/**
 * How much of an ingredient each step takes. `steps` is what each of them says, in order.
 * @param isDivided no step that only names the ingredient takes all of it
 * @param isCooked one piece, which is cooked before a step serves it: a chicken, not oil
 * @param isFruit one piece, which may be served as it is
 */
export function sharesOf(
  steps: readonly (readonly SaidShare[])[],
  { isDivided, isCooked, isFruit }: { isDivided: boolean; isCooked: boolean; isFruit: boolean },
): Share[] {
  const taking = steps.map((said) =>
    said.map((one) => (one === 'served' && !isCooked ? 'food' : one)).filter((one) => !isMove(one)),
  );
  const takers = taking.filter(({ length }) => length > 0);
  if (takers.flat().every((one) => one === 'food')) {
    const first = taking.findIndex(({ length }) => length > 0);
    // A piece that moves before any step takes it was taken under another name.
    const isSure = !isDivided && (isCooked || isFruit ? first === 0 : takers.length === 1);
    return steps.map((_, at) => (isSure && at === first ? 1 : null));
  }
  let left = 1;
  return taking.map((said) => {
    if (said.length === 0) return null;
    const parts = said.filter((one) => one !== 'food');
    // NaN while the recipe does not say. Once a step took a part, the name alone means that part.
    let taken = parts.length === 0 || said[0] === 'food' ? Number.NaN : 0;
    for (const one of parts)
      taken += one === 'rest' ? restOf(left - taken) : Number(one ?? Number.NaN);
    left -= taken;
    const isTold = !(left < -NEAR) && taken > 0;
    if (!isTold) left = Number.NaN;
    return isTold ? taken : null;
  });
}

const NEAR = 0.001;
const restOf = (left: number) => (left > NEAR ? left : Number.NaN);
