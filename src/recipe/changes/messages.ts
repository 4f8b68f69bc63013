import type { WishName } from './suitableWishes';

/** What visitors read when they want another recipe or a change. */
export const messages = {
  another: 'Another recipe',
  others: 'Three others',
  change: 'Change recipe',
  changeLabel: 'Change',
  placeholder: 'e.g. milder, without an oven',
  send: 'Update recipe',
  wishes: {
    quicker: 'Quicker',
    simpler: 'Simpler',
    vegetarian: 'Vegetarian',
    noOven: 'No oven',
    lessSpicy: 'Less spicy',
    forChildren: 'For children',
  } satisfies Record<WishName, string>,
};
