import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { FoundRecipe } from '../../reading';

/** What a visitor writes in the field of a recipe. */
export interface Words {
  text: string;
  /** Of a text from elsewhere, which has a line for it. */
  title?: string | undefined;
  /** Undefined for a recipe that is not saved. */
  note?: string | undefined;
}

/** A text from elsewhere that a cook should look at. */
export interface Paste {
  found: FoundRecipe;
  /** Saves the recipe, instead of opening it. */
  saves: boolean;
  /** What the field had before a reload. */
  words?: Words;
  /** JPEGs that a model has read the text from, until the field closes. */
  pictures?: readonly Uint8Array[];
}

/** The recipe on the page, a saved one or a text from elsewhere; none of these for a new one. */
export interface ToEdit {
  recipe?: Recipe | undefined;
  saved?: SavedRecipe | undefined;
  paste?: Paste | undefined;
}
