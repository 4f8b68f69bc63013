import type { ThingToAvoid } from '../../foods/avoided/thingsToAvoid';
import { DIETS, type Diet, isAllergen } from '../../foods/contents';
import { language } from '../../ui/language';
import { pendingMessages } from './pendingMessages';

/** What stands for a thing in a request, in English: a food, or what a diet leaves out. */
export function keyOfThing({ name, diet }: Pick<ThingToAvoid, 'name' | 'diet'>): string {
  return diet ? keyOfDiet(diet) : name;
}

const keyOfDiet = (diet: Diet) => (diet === 'no pork' ? 'pork' : `ingredients that aren't ${diet}`);

export function nameOfKey(key: string): string {
  const diet = (Object.keys(DIETS) as Diet[]).find((one) => keyOfDiet(one) === key) ?? null;
  return nameOfThing({ name: key, diet });
}

/** Names it as in "Contains milk". */
export function nameOfThing({ name, diet }: Pick<ThingToAvoid, 'name' | 'diet'>): string {
  if (diet) return pendingMessages.leftOutBy(diet);
  return isAllergen(name) ? language.allergen(name) : name;
}
