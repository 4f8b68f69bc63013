export { splitFoods, suggestFoods } from '../foods/typing';
export { ItemEditor, SplitOffer, Suggestions } from '../kitchen/typingTools';
