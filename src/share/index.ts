export { LinkError, readSharedRecipe } from './recipeCode';
export { SharePanel } from './SharePanel';
