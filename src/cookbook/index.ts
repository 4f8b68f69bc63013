export { CookbookView } from './CookbookView';
export { CookedSheet } from './CookedSheet';
export { CookedStatus } from './CookedStatus';
export {
  type Cookbook,
  createCookbook,
} from './createCookbook';
export { SavedNote } from './SavedNote';
export { saveNotice } from './saveNotice';
