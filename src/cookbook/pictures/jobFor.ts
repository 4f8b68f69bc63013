import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { PictureJob, PicturePlace } from '../../../machines/pictures/picturesMachine';
import { shownTitle } from '../storage/fromSaved';

/** `more`: who has chosen the picture, as far as the page knows. */
export const jobFor = (
  recipe: SavedRecipe,
  place: PicturePlace,
  more?: Pick<PictureJob, 'isOwn' | 'saysOwn'>,
): PictureJob => ({ id: recipe.id, title: shownTitle(recipe), place, ...more });
