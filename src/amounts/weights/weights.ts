import { type ClaimedFood, type FoodLine, isA, keysOf } from '../../foods';
import { convertUnit } from '../../reading';
import { readingsOf } from '../adding';
import type { NeedAmount, Range, Weights } from '../Comparison';
import { sumUnitOf } from '../units';
import TABLE from './weights.txt?raw';

const ROW = /^(?!#)(.+?) \| ([^/\n]+)/gm;
const MEASURE = /^(?:(\D+) )?(\d+)(?:-(\d+))?$/;

/** Pieces of one food differ more than cups of it. */
const PIECES = /^(?:|bunch|can|carton|clove|fillet|slice)$/;

function readMeasure(said: string): [unit: string, Range] {
  const [, unit = '', low, high] = MEASURE.exec(said) ?? [];
  const spread = PIECES.test(unit) ? 1 / 3 : 1 / 10;
  const value = Number(low);
  return [unit, high ? [value, Number(high)] : [value * (1 - spread), value * (1 + spread)]];
}

let known: ReadonlyMap<string, string> | undefined;
const read = new Map<string, Weights>();

/** What the table says of a name. */
function rowOf(name: string): string | undefined {
  known ??= new Map(
    [...TABLE.matchAll(ROW)].flatMap(([, names = '', said = '']) =>
      names.split(', ').map((one) => [one, said.trim()] as const),
    ),
  );
  return known.get(name);
}

const wordsOfRows = new Map<string, ReadonlySet<string>>();

/** Words of lines of which the table has a row. */
export function wordsIn(
  row: 'plain' | 'smaller' | 'pack' | 'small pack' | 'a little',
): ReadonlySet<string> {
  const words = wordsOfRows.get(row) ?? new Set(keysOf(rowOf(row) ?? ''));
  wordsOfRows.set(row, words);
  return words;
}

function weightsNamed(name: string): Weights | undefined {
  const row = rowOf(name);
  const weights = read.get(name) ?? (row && new Map(row.split(', ').map(readMeasure)));
  if (weights) read.set(name, weights);
  return weights || undefined;
}

/** In the state that a line says: no row of raw rice is for cooked rice. */
export const weightsOf = ({ food, name, identity }: ClaimedFood): Weights | undefined =>
  weightsNamed(identity === food.name && food.kinds?.includes(name) ? name : identity);

/** As the line calls it: turbinado is lighter than other brown sugar, and serves for it. */
export const weightsAsWritten = (found: ClaimedFood): Weights | undefined =>
  (found.identity === found.food.name ? weightsNamed(found.name) : undefined) ?? weightsOf(found);

/** Whether every kitchen that has the food has enough of it. */
export const isNeverCounted = ({ food }: ClaimedFood): boolean => isA(food, 'never counted');

/** "Baby carrots", "1 small tin": the table has the usual ones. */
export function isSmaller({ words }: Pick<FoodLine, 'words'>, amount: NeedAmount | null): boolean {
  const isPack = amount !== null && wordsIn('pack').has(amount.unit);
  return words.some(
    ({ key }) => wordsIn('smaller').has(key) || (isPack && wordsIn('small pack').has(key)),
  );
}

/** A spoon, a sprig. */
export const isALittle = ({ unit }: NeedAmount): boolean =>
  wordsIn('a little').has(unit.replace(/^.* /, ''));

/** A cup is 237 ml or a quarter of a litre, and an imperial pint a fifth more than an American one. */
const MOST: Readonly<Record<string, number>> = { milliliter: 1, teaspoon: 1.0566 };

/** One of the unit. Null if that is not known. */
function sizeIn(measure: 'gram' | 'milliliter', unit: string, weights?: Weights): Range | null {
  const size = convertUnit(1, unit, measure);
  if (size !== null)
    return [size, measure === 'gram' ? size : size * (MOST[sumUnitOf(unit) ?? ''] ?? 1.21)];
  if (measure === 'milliliter') return null;
  const cups = convertUnit(1, unit, 'cup');
  const [low, high] = weights?.get(cups === null ? unit : weights.has('dry') ? 'dry' : 'cup') ?? [];
  return low && high ? [low * (cups ?? 1), high * (cups ?? 1)] : null;
}

/** How much it is at least, and at most. Null if that is not known. */
export function rangeIn(
  measure: 'gram' | 'milliliter',
  amount: NeedAmount | null,
  weights?: Weights,
): Range | null {
  if (!amount) return null;
  for (const { unit, value, to } of readingsOf(amount)) {
    const size = sizeIn(measure, unit, weights);
    if (size) return [value * size[0], (to ?? value) * size[1]];
  }
  return null;
}
