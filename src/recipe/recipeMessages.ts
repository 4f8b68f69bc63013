import type { LanguageCode } from '../reading/languages/Language';
import { listOf } from '../ui/listOf';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** How many foods to buy the card of an idea names. */
const MOST_NAMED = 3;

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
  earlierIdeas: (titles: readonly string[]) => `Ideas: ${titles.join(', ')}`,
  untitled: 'Untitled recipe',
  more: 'More',
  /**
   * @param language null for one that the page does not know
   * @param isScaled whether the page can scale its amounts
   * @param hasFoods whether the page knows the foods of the language
   */
  cannot: (language: LanguageCode | null, isScaled: boolean, hasFoods: boolean) => {
    const ways = [
      // The page looks for some words even in a language that it does not know.
      language ? 'check it for what you avoid' : 'fully check it for what you avoid',
      ...(hasFoods ? [] : ['compare it with your list']),
      ...(isScaled ? [] : ['scale its amounts']),
    ];
    const cannot = listOf(ways, 'disjunction');
    return language
      ? `This recipe is in ${names.of(language)}. The page can't ${cannot}.`
      : `The page doesn't know this recipe's language. It can't ${cannot}.`;
  },
};

/** What visitors read on the cards of ideas and below. */
export const ideaMessages = {
  time: (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
      .filter(Boolean)
      .join(' ');
  },
  uses: (count: number, total: number) => `Uses ${count} of your ${total}`,
  needs: (names: readonly string[]) => {
    const more = names.length - MOST_NAMED;
    return `you'd need ${listOf(more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names)}`;
  },
  mayContain: (things: readonly string[]) => `May contain ${listOf(things)}.`,
  leftOut: (count: number, things: readonly string[]) =>
    `${count === 1 ? '1 idea left out: contains' : `${count} ideas left out: they contain`} ${listOf(things)}.`,
  notChecked: 'Ideas name only some ingredients. The recipe is checked once it is written.',
  others: 'Three others',
  quicker: 'Quicker',
};
