export { CookbookView } from './CookbookView';
export {
  type Cookbook,
  createCookbook,
} from './createCookbook';
export { SavedNote } from './SavedNote';
