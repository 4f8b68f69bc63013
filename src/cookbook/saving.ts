import type { CookbookContext } from '../../machines/cookbookMachine';
import { identityOfText } from './savedRecipe';
import { wordForNews } from './messages';

function isSame(one: string, other: string): boolean {
  return identityOfText(one) === identityOfText(other);
}

/** Whether a recipe is in the cookbook. */
function isKept({ recipes }: CookbookContext, recipe: string): boolean {
  return recipes.some((saved) => isSame(saved.recipe, recipe));
}

/** How the saving of a recipe stands, for the button that asks for it. */
export function savingOf(context: CookbookContext, recipe: string) {
  const { news, serial } = context;
  return {
    isSaved: isKept(context, recipe),
    word: wordForSaving(context, recipe),
    /** Whether the word is to be seen: that a recipe is saved is, on the button itself. */
    isSeen: news.about !== 'saved',
    serial,
  };
}

/** What is told of the saving of a recipe; empty where the last news are others. */
function wordForSaving({ news }: CookbookContext, recipe: string): string {
  const isOfSaving =
    news.about === 'saved' ||
    news.about === 'known' ||
    (news.about === 'failure' && news.deed.type === 'recipe.save');
  if (!isOfSaving) return '';
  const saved = news.about === 'failure' ? news.deed : news;
  return 'recipe' in saved && isSame(saved.recipe.recipe, recipe) ? wordForNews(news) : '';
}
