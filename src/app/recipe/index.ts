// All code that shows a recipe or works with it is one part, because the page needs it together.

export { createListNotes } from '../../allergens/createListNotes';
export { meaningOf } from '../../foods/avoided';
export { findWishedAway } from '../../foods/wishedAway';
export { readDraft } from '../../recipe/document/readDraft';
export { EarlierRecipes } from '../../recipe/EarlierRecipes';
export { createCookbookViews } from './createCookbookViews';
export { createRecipeTools } from './createRecipeTools';
export { practise } from './practise';
export { RecipeContent } from './RecipeContent';
export { RecipeEnd } from './RecipeEnd';
export { Timers } from './Timers';
