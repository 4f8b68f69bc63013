import { splitFoods } from '../foods/entries';
import { suggestFoods } from '../foods/typing';

export { readPastedList } from '../kitchen/readPastedList';
export { ItemEditor, SplitOffer, Suggestions } from '../kitchen/typingTools';
export const foods = { splitFoods, suggestFoods };
