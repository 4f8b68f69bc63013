/** What the page shows of the cookbook, once it has arrived. Each takes the cookbook as a prop. */
export { LabelLegend, RecipeLabel } from '../recipe';
export { Bring } from './bring/BringDialog';
export { CookbookDialog } from './CookbookView';
export { Cooked, CookedStatus } from './cooked/CookedStatus';
export { EditDialog } from './edit/EditDialog';
export { Edited, EditItem } from './edit/EditItem';
export { PrintTick, RecipePicture } from './pictures/DishPicture';
export { PictureDialog, PictureItem } from './pictures/PictureDialog';
export { PlanLink } from './plan/PlanLink';
export { readPlanned, SharedList, Shopping } from './plan/PlanPart';
export { PlanStatus } from './plan/PlanStatus';
export { Proposals } from './propose/Proposals';
export { SavedNote, SaveNotice } from './save/AboutSaved';
export { SharePanel } from './share/SharePanel';
