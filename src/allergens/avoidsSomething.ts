import type { Avoidance } from '../foods/thingsToAvoid';

/** Whether a recipe has to be checked at all. */
export function avoidsSomething({ allergens, diet, avoid }: Avoidance): boolean {
  return allergens.length > 0 || diet !== null || avoid.length > 0;
}
