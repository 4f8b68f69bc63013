export { CookbookView, type CookbookViewProps } from './CookbookView';
export { CookedStatus } from './cooked/CookedStatus';
export {
  type Cookbook,
  createCookbook,
} from './createCookbook';
export { SavedNote } from './save/SavedNote';
export { saveNotice } from './save/saveNotice';
