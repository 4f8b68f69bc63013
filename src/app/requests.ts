// What sends requests, and what shows how far they are, how they ended and what came of them.

export { WaitDetails } from '../kitchen/WaitDetails';
export { RecipeNotes } from '../recipe/RecipeNotes';
export { FailureHelp } from './FailureHelp';
export { PageTitle } from './PageTitle';
export { PendingRecipe } from './PendingRecipe';
export { createRequester } from './request';
