import type { Preferences } from '../../machines/recipeMachine';

/** What a diet leaves out, as in "Contains pork". */
export function nameOfDiet(diet: NonNullable<Preferences['diet']>): string {
  return diet === 'no pork' ? 'pork' : `ingredients that aren't ${diet}`;
}
