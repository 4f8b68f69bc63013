import type { Avoidance } from '../../foods/avoided/thingsToAvoid';

/** A page need not check recipes for a visitor who avoids nothing. */
export function avoidsSomething({ allergens, diet, avoid }: Avoidance): boolean {
  return allergens.length > 0 || diet !== null || avoid.length > 0;
}
