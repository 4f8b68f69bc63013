import type { Preferences } from '../../machines/recipeMachine';
import { meaningOf } from '../foods/avoided';
import { type Content, DIETS } from '../foods/contents';
import { nameOfDiet } from './pendingMessages';

/** What a visitor wants to avoid. */
export type Avoidance = Pick<Preferences, 'allergens' | 'diet' | 'avoid'>;

/** Something that a recipe should not have. */
export interface ThingToAvoid {
  /** As in "Contains milk". */
  name: string;
  /** What is found by what foods contain. */
  contents: readonly Content[];
  /** A food, or any word, that is looked for by its name; empty for none. */
  word: string;
  /** Whether it also takes a certificate, which no text shows. */
  needsCertificate: boolean;
}

/** Lists what a visitor wants to avoid. */
export function thingsToAvoid({ allergens, diet, avoid }: Avoidance): ThingToAvoid[] {
  const things: ThingToAvoid[] = allergens.map((allergen) => ({
    name: allergen,
    contents: [allergen],
    word: '',
    needsCertificate: false,
  }));
  if (diet) {
    things.push({
      name: nameOfDiet(diet),
      contents: DIETS[diet],
      word: '',
      needsCertificate: diet === 'halal' || diet === 'kosher',
    });
  }
  for (const word of avoid) {
    const { contents } = meaningOf(word);
    things.push({
      name: word,
      contents,
      word: contents.length > 0 ? '' : word,
      needsCertificate: false,
    });
  }
  return things;
}
