import type { Avoidance } from '../../foods/avoided/thingsToAvoid';

/** If not, the page need not check recipes. */
export function avoidsSomething({ allergens, diet, avoid }: Avoidance): boolean {
  return allergens.length > 0 || diet !== null || avoid.length > 0;
}
