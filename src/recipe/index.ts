/** What later features use of this one. */

import type { RecipeTools } from './createRecipeTools';

export { leavesOutAllergens } from './allergens/checkReading';
export { createLabels, type Labels } from './allergens/createLabels';
export { LabelLegend, RecipeLabel } from './allergens/RecipeLabel';
export { RequestItems } from './changes/RequestItems';
export { copyComponents } from './components';
export { CookButton } from './cooking/Cook';
export { Cook } from './cooking/CookingView';
export { checkDraft, type Judged } from './judge';
export { claimOf, placeOf } from './notes/claimOf';
export { clipOf } from './notes/FromClip';
export type { OpenedRecipe } from './openRecipe';
export { RecipeContent } from './RecipeContent';
export { type AroundRecipe, CopyProvider, isBookNote, useRecipe } from './RecipeContext';
export { RecipeView } from './RecipeView';
export { useAmounts } from './servings/shownAmounts';
export { createListStore } from './shopping/list/listStorage';
export { SharedListDialog } from './shopping/list/SharedListDialog';
export { ShoppingDialog } from './shopping/list/ShoppingDialog';
export { dataOf, readShared, type SharedList } from './shopping/list/sharedList';
export { RecipeMenu } from './toolbar/RecipeMenu';
export type { RecipeTools };

export type RecipePart = typeof import('./part') & { tools: RecipeTools };
