import { type Food, isA, readFoods } from '../../foods';
import { type Amount, convertUnit, type LanguageCode } from '../../reading';
import type { Weights } from '../Comparison';
import { weightsAsWritten, wordsIn } from './weights';

/** Grams of one unit of a food; null if the table does not say. A unit that is `kept` is no millilitres either. */
export type GramsOf = (unit: string) => number | 'kept' | null;

const NONE: GramsOf = () => null;
const KEPT: GramsOf = (unit) => (unit === 'cup' ? 'kept' : null);

const isPoured = (food: Food) => isA(food, 'liquid') || isA(food, 'poured');

/** Not what a line calls a food. */
const isMeasure = (key: string) =>
  /^(?:|bottle|bunch|can|carton|clove|cup|dry|fillet|jar|slice|stick)$/.test(key);

const middleOf = (weights: Weights, key: string): number | null => {
  const [low, high] = weights.get(key) ?? [];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** For a line with one dry food in a state that the table has: "2 cups flour", but not "1 cup cooked rice". */
export function gramsIn(
  line: string,
  amounts: readonly Amount[] | null,
  language: LanguageCode | null,
): GramsOf {
  const [lead] = amounts ?? [];
  const { groups, foods, unknown, words } = readFoods(line, language, []);
  const other = foods.some(({ food }) => isPoured(food)) ? NONE : KEPT;
  const [[found] = [], ...others] = groups;
  if (!lead || !found || unknown.length + others.length > 0 || groups[0]?.length !== 1)
    return other;
  const weights = weightsAsWritten(found);
  if (!weights) return other;
  const isState = (key: string) => !isMeasure(key) && weights.has(key);
  const from = amounts?.findLast(({ start }) => start < found.start);
  const begin = from?.unit?.end ?? from?.end ?? found.start;
  const before = words.filter(({ start, end }) => begin <= start && end <= found.start);
  // A word that the table does not know may make it another food: "raw", "loosely".
  if (!before.every(({ key }) => isState(key) || wordsIn('plain').has(key))) return other;
  // "Pecan halves"; and a cook measures cheese grated, also if the line says so after it.
  const after = words.find(({ start }) => start === found.end + 1);
  const stated = [...before, ...(after ? [after] : []), ...(weights.has('dry') ? [] : words)];
  const state = stated.find(({ key }) => isState(key))?.key ?? 'dry';
  const cup = middleOf(weights, state);
  if (cup === null) return other;
  return (unit) => {
    if (unit === 'stick') return middleOf(weights, 'stick');
    const cups = /^(?:cup|tablespoon|teaspoon)$/.test(unit) ? convertUnit(1, unit, 'cup') : null;
    return cups === null ? null : cup * cups;
  };
}
