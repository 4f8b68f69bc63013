/** The rest of `src` uses only these. README.md says what they promise. */

export { scaleOf, timesAmount } from './adding';
export type { Measured } from './amountOf';
export { measuredIn } from './amountOf';
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
export { countsOf, entriesOf, isToBuy, shortOf } from './Comparison';
export type { Rank } from './compare';
export { compare, compareAll, rankOf } from './compare';
export { keepNeeds } from './keepNeeds';
export { needsOf } from './needsOf';
export type { Grain } from './writeNumber';
export { errorOf, nearest, writeDecimal, writeFraction } from './writeNumber';
export { groupAmounts, writeSum } from './writeSum';
