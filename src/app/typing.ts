import { splitFoods } from '../foods/entries';
import { suggestFoods } from '../foods/typing';

export { KeepList } from '../kitchen/KeepList';
export { readPastedList } from '../kitchen/readPastedList';
export { startKeptList } from '../kitchen/startKeptList';
export { ItemEditor, SplitOffer, Suggestions } from '../kitchen/typingTools';
export const foods = { splitFoods, suggestFoods };
