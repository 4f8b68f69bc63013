import { type Food, foodNamed } from './foods';
import { keysOf } from './words';

/** What recipes call something that only sounds like another food: "the crabs" for crab apples. */
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
 * Whether a food may be the nickname of another.
 *
 * @param keys the keys of the other's name
 */
export function isNickname(food: Food, keys: readonly string[]): boolean {
  const name = keys.join(' ');
  return NICKNAMED.some((one) => one.food === food && one.long === name);
}
