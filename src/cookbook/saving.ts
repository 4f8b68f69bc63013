import type { CookbookContext } from '../../machines/cookbookMachine';
import { identityOfText } from '../storage/savedRecipe';
import { wordForNews } from './words';

function isSame(one: string, other: string): boolean {
  return identityOfText(one) === identityOfText(other);
}

/** Whether a recipe is in the cookbook. */
export function isKept({ recipes }: CookbookContext, recipe: string): boolean {
  return recipes.some((saved) => isSame(saved.recipe, recipe));
}

/** What is told of the saving of a recipe; empty where the last news are others. */
export function wordForSaving({ news }: CookbookContext, recipe: string): string {
  const isOfSaving =
    news.about === 'saved' ||
    news.about === 'known' ||
    (news.about === 'failure' && news.deed.type === 'recipe.save');
  if (!isOfSaving) return '';
  const saved = news.about === 'failure' ? news.deed : news;
  return 'recipe' in saved && isSame(saved.recipe.recipe, recipe) ? wordForNews(news) : '';
}
