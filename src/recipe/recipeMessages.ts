import type { LanguageCode } from '../reading/languages/Language';

const names = new Intl.DisplayNames('en', { type: 'language' });
const choices = new Intl.ListFormat('en', { type: 'disjunction' });

/** What visitors read around a recipe, which arrives with its part. */
export const recipeMessages = {
  signOff: 'A word from the model',
  earlier: (count: number) => `Earlier recipes (${count})`,
  backTo: (title: string) => `Back to ${title}`,
  /** When a recipe came, for today without the date. */
  timeOf: (ms: number) =>
    new Intl.DateTimeFormat('en', {
      timeStyle: 'short',
      ...(new Date(ms).toDateString() !== new Date().toDateString() && { dateStyle: 'medium' }),
    }).format(ms),
  untitled: 'Untitled recipe',
  more: 'More',
  /**
   * @param language null for one that the page does not know
   * @param isScaled whether the page can scale its amounts
   */
  cannot: (language: LanguageCode | null, isScaled: boolean) => {
    const cannot = choices.format([
      // The page looks for some words even in a language that it does not know.
      language ? 'check it for what you avoid' : 'fully check it for what you avoid',
      'compare it with your list',
      ...(isScaled ? [] : ['scale its amounts']),
    ]);
    return language
      ? `This recipe is in ${names.of(language)}. The page can't ${cannot}.`
      : `The page doesn't know this recipe's language. It can't ${cannot}.`;
  },
};
