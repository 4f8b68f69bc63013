import type { Preferences } from '../../machines/preferences';

/** A value for each preference, other than that of somebody who has set none. */
export const ALL: Preferences = {
  people: 4,
  minutes: 30,
  diet: 'vegetarian',
  allergens: ['milk', 'nuts'],
  avoid: ['coriander'],
  equipment: ['oven', 'air fryer'],
  units: 'metric',
  wish: 'something Thai that the whole family will eat',
};
