/** The rest of `src` uses only these. README.md says what they promise. */

// How does a cook write it?

export { nearest, writeFraction } from './writeNumber';

// Is it enough?

export type {
  Compared,
  Comparison,
  EntryUse,
  Kitchen,
  Need,
  NeedAmount,
  Needs,
  WrittenAmount,
} from './Comparison';
export { countsOf, entriesOf, isToBuy } from './Comparison';
export type { Rank } from './compare';
export { compare, rankOf } from './compare';
export { keepNeeds } from './keepNeeds';
export { needsOf } from './needsOf';
export { shortOf } from './shortOf';

// How much is it together?

export type { DinnerNeed, ListLine } from './shopping/listLine';
export { isOfDinner } from './shopping/listLine';
export type { Dinner, MergeOptions } from './shopping/mergeDinners';
export { ASIDE, mergeDinners, readDinners } from './shopping/mergeDinners';
export { SHELVES } from './shopping/shelves';
export { writeTotal } from './writeSum';

// How much is it for so many, and in which units?

export { inUnits } from './scaling/measures';
export { namesCoreTemperature } from './scaling/ovenTemperatures';
export type { ScaledRecipe } from './scaling/scaleRecipe';
export { scaleRecipe } from './scaling/scaleRecipe';
export type { View } from './scaling/showAmounts';
export { scaleLine } from './scaling/showAmounts';
