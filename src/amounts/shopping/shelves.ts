import type { Shelf } from '../../foods';

/** In the order in which people walk through a shop. */
export const SHELVES = [
  'vegetables and fruit',
  'bread',
  'chilled',
  'meat and fish',
  'dry goods',
  'spices',
  'frozen',
  'drinks',
  'other',
] as const satisfies readonly Shelf[];
