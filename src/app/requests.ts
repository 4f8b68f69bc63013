// The part that sends requests and shows their progress and their end.

export { WaitDetails } from '../kitchen/WaitDetails';
export { RecipeNotes } from '../recipe/RecipeNotes';
export { FailureHelp } from './FailureHelp';
export { PageTitle } from './PageTitle';
export { PendingRecipe } from './PendingRecipe';
export { createRequester } from './request';
