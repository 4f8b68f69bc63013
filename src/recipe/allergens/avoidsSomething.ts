import type { Avoidance } from '../../foods/avoided/thingsToAvoid';

/** Whether a visitor avoids anything, so the page has to check recipes. */
export function avoidsSomething({ allergens, diet, avoid }: Avoidance): boolean {
  return allergens.length > 0 || diet !== null || avoid.length > 0;
}
