// What sends requests, and what shows how they go, how they ended and what came of them.

export { Progress } from '../kitchen/Progress';
export { RecipeNotes } from '../recipe/RecipeNotes';
export { FailureHelp } from './FailureHelp';
export { PageTitle } from './PageTitle';
export { PendingRecipe } from './PendingRecipe';
export { createRequester } from './request';
