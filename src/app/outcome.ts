export { savePreferences } from '../kitchen/preferences/savePreferences';
// What shows how a request ended is one chunk. The page fetches it with the rest of what a request needs.
export { FailureHelp } from './FailureHelp';
export { PageTitle } from './PageTitle';
export { renderRecipe } from './renderRecipe';
