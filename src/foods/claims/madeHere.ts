import { type Food, foodNamed, isA } from '../foods';
import MADE_HERE from '../larder/madeHere.txt?raw';
import { rowsOf } from '../notation';

const named = (names: string) => names.split(', ').flatMap((name) => foodNamed(name) ?? []);
/** The foods from which recipes make a food. */
const TABLE = new Map(
  rowsOf(MADE_HERE).map((row) => {
    const [made = '', of = ''] = row.split(' | ');
    return [foodNamed(made), named(of)] as const;
  }),
);

/** Cooks also buy these. Only "the milk", and not "milk", may be made from almonds. */
const BOUGHT = new Set(
  named('milk, cream, cheese, yoghurt, butter, mayonnaise, bread, pasta, pancake'),
);

/** `isReference`: the step means something that is already there, "the milk". */
export function mayBeMadeOf(food: Food, listed: Iterable<Food>, isReference: boolean): boolean {
  if (!isReference && BOUGHT.has(food)) return false;
  const sources = TABLE.get(food);
  if (!sources) return false;
  for (const one of listed) if (sources.some((source) => isA(one, source))) return true;
  return false;
}
