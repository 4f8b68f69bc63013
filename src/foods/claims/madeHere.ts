import { type Food, foodNamed, isA } from '../foods';

/** What recipes make, and the listed foods from which they make it. */
const MADE_OF: readonly [made: string, of: string][] = [
  ['milk', 'almond, cashew, soya bean, coconut, tiger nut, hemp seed'],
  ['cream', 'almond, cashew, coconut, coconut milk, sunflower seed, silken tofu'],
  ['cheese', 'almond, cashew, tofu, potato starch'],
  ['yoghurt', 'almond, cashew, coconut, coconut milk, soya milk'],
  ['butter', 'almond, cashew, hazelnut, peanut, sunflower seed, pumpkin seed'],
  ['buttercream', 'plant butter, margarine'],
  ['meringue', 'aquafaba'],
  ['mayonnaise', 'aquafaba, soya milk, silken tofu'],
  ['dashi', 'kombu, shiitake, dried mushroom'],
  ['injera', 'teff, teff flour'],
  ['tortilla', 'masa harina, masarepa'],
  ['pancake', 'gluten free flour, buckwheat flour, gram flour, rice flour'],
  ['bread', 'gluten free flour, buckwheat flour'],
  ['pasta', 'gluten free flour'],
  ['soffritto', 'onion'],
];

const named = (names: string) => names.split(', ').flatMap((name) => foodNamed(name) ?? []);
const TABLE = MADE_OF.flatMap(([made, of]) => {
  const food = foodNamed(made);
  return food ? [{ food, of: named(of) }] : [];
});

/** Foods that cooks also buy. Only "the milk", and not "milk", may be one that they make from almonds. */
const BOUGHT = new Set(
  named('milk, cream, cheese, yoghurt, butter, mayonnaise, bread, pasta, pancake'),
);

/**
 * Whether the recipe may make a food of a step from foods on its list.
 *
 * @param isReference whether the step refers to something that is already there: "the milk"
 */
export function mayBeMadeOf(food: Food, listed: Iterable<Food>, isReference: boolean): boolean {
  if (!isReference && BOUGHT.has(food)) return false;
  const row = TABLE.find((one) => one.food === food);
  if (!row) return false;
  for (const one of listed) if (row.of.some((source) => isA(one, source))) return true;
  return false;
}
