import type { WishName } from './suitableWishes';

/** What visitors read when they want another recipe or a change. */
export const messages = {
  another: 'Another recipe',
  others: 'Three others',
  change: 'Change recipe',
  changeLabel: 'Change',
  placeholder: 'e.g. milder, without an oven',
  send: 'Update recipe',
  /** A wish as the request says it. */
  asked: (wish: string) => wish.toLowerCase(),
  /** A wish for the recipe without some foods. */
  without: (foods: string) => `without ${foods}`,
  wishes: {
    quicker: 'Quicker',
    simpler: 'Simpler',
    vegetarian: 'Vegetarian',
    noOven: 'No oven',
    lessSpicy: 'Less spicy',
    forChildren: 'For children',
  } satisfies Record<WishName, string>,
};
