import type { UsedFood } from '../../foods/text/stepUses';
import { listOf, perLanguage } from '../../reading/languages';
import type { LanguageCode } from '../../reading/languages/Language';
import { type Quantity, quantities } from '../../reading/quantities/quantities';
import { type Amount, readAmounts } from '../../reading/quantities/readAmounts';
import { convertUnit } from '../../reading/quantities/units';

/**
 * What a step says before a food: a part of its whole amount, as a number, what is left of it, only the food, or that
 * it moves or serves it. Null if the recipe does not say how much the step takes.
 */
export type Said = number | 'rest' | 'food' | 'moved' | 'served' | null;

const wordsOf = perLanguage(
  ({ shares: { said, unclear, rest } = { said: '', unclear: '', rest: '' } }) => {
    const whole = (words: string) => `(?<![\\p{L}-])(?:${words})(?!\\p{L})`;
    return {
      shares: listOf(said).map((entry) => {
        const [words = '', part = 'rest'] = entry.split(/=(?=[\w.]+$)/);
        return {
          said: (Number(part) || part) as Exclude<Said, null>,
          before: new RegExp(`${whole(words)}(?:\\s[\\p{L}'’-]+){0,4}[\\s'’]*$`, 'iu'),
          behind: new RegExp(`^\\s\\(?${whole(words)}`, 'iu'),
        };
      }),
      unclear: new RegExp(whole(listOf(unclear).join('|') || '(?!)'), 'iu'),
      rest: new RegExp(whole(rest || '(?!)'), 'iu'),
    };
  },
);

/** What may be between an amount and its food: "2 tbsp of the olive oil". */
const GLUE = /^(?:\s[\p{L}'’-]+){0,3}[\s'’]*$/u;
/** The words between two foods that share what is said before the first: "half of the butter and sugar". */
const LIST = /^\s*(?:,|\p{L}{1,3}|&)\s*$/u;

/** The last words between two foods, which are about the second. */
const OF_THE_NEXT = /(?:[,&]|\s(?:and|or|with|und|oder|mit|et|ou|avec|y|o|con)\s)[^,&]*$/u;

/**
 * Reads what a step says of each of its foods.
 *
 * @param found the foods of the text, in order
 */
export function sharesSaid(
  text: string,
  found: readonly UsedFood[],
  language: LanguageCode | null,
): (line: string, at: number) => Said {
  const { shares, unclear, rest } = wordsOf(language);
  const amounts = quantities(text, language).filter(({ kind }) => kind === 'amount');
  return (line, at) => read(at, line);

  /** The words around a food, in its clause and its sentence. */
  function around(at: number) {
    const { start = 0, end = 0 } = found[at] ?? {};
    const last = found[at - 1]?.end ?? 0;
    const gap = text.slice(last, start);
    // The last clause, and no decimal comma.
    const [before = ''] = /[^.;:!?\n,(]*$/.exec(gap.replace(/(?<=\d)[.,](?=\d)/g, '_')) ?? [];
    const [after = ''] = /^[^.;!?\n]*/.exec(text.slice(end, found[at + 1]?.start)) ?? [];
    // "The salt and some pepper" says nothing of the salt.
    const behind = found[at + 1] ? after.replace(OF_THE_NEXT, '') : after;
    return { start, end, last, gap, before, behind };
  }

  function read(at: number, line: string): Said {
    const { start, end, last, gap, before, behind } = around(at);
    if ([before, behind].some((words) => unclear.test(words))) return null;
    const share = shares.find((one) => one.before.test(before) || one.behind.test(behind));
    const amount = amounts.findLast(
      (one) => one.start >= Math.max(last, start - 60) && one.end <= start,
    );
    if (amount && GLUE.test(text.slice(amount.end, start))) {
      return isPart(share?.said) ? null : partOf(amount, readAmounts(line, language));
    }
    if (share) return isPart(share.said) && rest.test(text.slice(end)) ? null : share.said;
    const listed = at > 0 && LIST.test(gap) ? read(at - 1, '') : 'food';
    return listed === 'food' || isMove(listed) ? listed : null;
  }
}

const isPart = (said?: Said) => typeof said === 'number';
const isMove = (said: Said) => said === 'moved' || said === 'served';

/** Which part of a line's amount another one is; null if that cannot be told, or it is more. */
function partOf(amount: Quantity, whole: readonly Amount[] | null): number | null {
  const [all] = whole ?? [];
  if (!all || all.to !== null || amount.to !== null) return null;
  const [one, other] = [amount.unit?.id, all.unit?.id];
  const size =
    one === other ? amount.from : one && other ? convertUnit(amount.from, one, other) : null;
  const part = size === null ? Number.NaN : size / all.from;
  return part <= 1.001 ? Math.min(part, 1) : null;
}

/** What a step takes of an ingredient, as a part of its amount; null if the recipe does not say. */
export type Share = number | null;

/**
 * Tells how much of an ingredient each step takes.
 *
 * @param steps what each step that takes it says, in order
 * @param isDivided whether no step that only names it takes all of it
 * @param isCooked whether it stays one piece, so that a step that names it again speaks of the same, and is cooked
 *   before a step serves it: a chicken, and not oil
 * @param isFruit whether it stays one piece, and may be served as it is
 */
export function sharesOf(
  steps: readonly (readonly Said[])[],
  { isDivided, isCooked, isFruit }: { isDivided: boolean; isCooked: boolean; isFruit: boolean },
): Share[] {
  const taking = steps.map((said) =>
    said.map((one) => (one === 'served' && !isCooked ? 'food' : one)).filter((one) => !isMove(one)),
  );
  const takers = taking.filter(({ length }) => length > 0);
  if (takers.flat().every((one) => one === 'food')) {
    const first = taking.findIndex(({ length }) => length > 0);
    // A piece that a step moves before any takes it, was taken under another name.
    const isSure = !isDivided && (isCooked || isFruit ? first === 0 : takers.length === 1);
    return steps.map((_, at) => (isSure && at === first ? 1 : null));
  }
  let left = 1;
  return taking.map((said) => {
    if (said.length === 0) return null;
    const parts = said.filter((one) => one !== 'food');
    // Not a number as long as the recipe does not say. Once a step has taken a part, the food's name alone means that part.
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
