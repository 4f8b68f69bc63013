export { CookbookView } from './CookbookView';
export {
  type Cookbook,
  type CookbookActor,
  createCookbook,
} from './createCookbook';
