import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import { type Labels, RecipeLabel } from '../recipe';
import { fromSaved } from './storage/fromSaved';

export interface SavedLabelProps {
  cookbook: { labels: Labels };
  saved: SavedRecipe;
}

export const SavedLabel = ({ cookbook: { labels }, saved }: SavedLabelProps) => (
  <RecipeLabel labels={labels} recipe={fromSaved(saved)} />
);
