import type { LazyPart } from '../browser/lazyPart';
import type { CheckController } from '../kitchenCheck/createKitchenCheck';
import type { ModelController } from '../model/createModelController';

/** @param load fetches the chunk with a dynamic import, and makes the part of it */
export type CreatePart = <Part>(load: () => Promise<Part>) => LazyPart<Part>;

export type AllergensPart = typeof import('../allergens');
export type KitchenCheckPart = Pick<typeof import('../kitchenCheck'), 'CheckLine' | 'NeedMark'> & {
  controller: CheckController;
};
export type ModelPart = Omit<typeof import('./modelTools'), 'startModelController'> & {
  controller: ModelController;
};
