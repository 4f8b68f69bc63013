export { CookbookView } from './CookbookView';
export {
  type Cookbook,
  type CookbookActor,
  createCookbook,
  type StartActor,
} from './createCookbook';
