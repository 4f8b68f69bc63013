import type { UsedFood } from '../../foods';
import {
  type Amount,
  convertUnit,
  type LanguageCode,
  type Quantity,
  readAmounts,
  readStep,
  type SaidPart,
} from '../../reading';

/** What a step says of a food, with an amount as a part of the line's. Null if the step does not say how much. */
export type SaidShare = SaidPart | null;

/** `found` are the foods of the text, in order. */
export function sharesSaid(
  text: string,
  found: readonly UsedFood[],
  language: LanguageCode | null,
): (line: string, at: number) => SaidShare {
  const saidOf = readStep(text, language).saidOf(found);
  return (line, at) => {
    const said = saidOf(at);
    return typeof said === 'object' ? said && partOf(said, readAmounts(line, language)) : said;
  };
}

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
 * @param isFruit a cook may serve it whole
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
