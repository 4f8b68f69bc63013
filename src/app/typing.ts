export * as foods from '../foods/typing';
export { ItemEditor, SplitOffer, Suggestions } from '../kitchen/typingTools';
