import { type Food, foodNamed } from './foods';
import { keysOf } from './words';

/** Short names that only sound like another food: "the crabs" for crab apples. */
const NICKNAMED = (
  [
    ['crab', 'crab apple'],
    ['oyster', 'oyster mushroom'],
    ['oyster', 'king oyster mushroom'],
    ['lobster', 'lobster mushroom'],
    ['tuna', 'prickly pear'],
    ['tuna', 'prickly pear fruit'],
    ['tuna', 'cactus pear'],
  ] as const
).map(([short, long]) => ({ food: foodNamed(short), long: keysOf(long).join(' ') }));

/**
 * Whether a food's name may be a nickname for another food.
 *
 * @param keys the keys of the other food's name
 */
export function isNickname(food: Food, keys: readonly string[]): boolean {
  const name = keys.join(' ');
  return NICKNAMED.some((one) => one.food === food && one.long === name);
}
