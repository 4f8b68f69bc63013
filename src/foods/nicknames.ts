import { type Food, foodNamed } from './foods';
import { keysOf } from './words';

/** Names, as keys, and the food that their short form sounds like: "the crabs" for crab apples. */
const NICKNAMED = new Map(
  Object.entries({
    'crab apple': 'crab',
    'oyster mushroom': 'oyster',
    'king oyster mushroom': 'oyster',
    'lobster mushroom': 'lobster',
    'prickly pear': 'tuna',
    'prickly pear fruit': 'tuna',
    'cactus pear': 'tuna',
  }).map(([long, short]) => [keysOf(long).join(' '), foodNamed(short)]),
);

/**
 * Whether a food's name may be a nickname for another food.
 *
 * @param keys the keys of the other food's name
 */
export const isNickname = (food: Food, keys: readonly string[]): boolean =>
  NICKNAMED.get(keys.join(' ')) === food;
