import { joinNames } from '../ui/joinNames';

export const recipeMessages = {
  signOff: 'A word from the model',
  earlier: (count: number) => `Earlier recipes (${count})`,
  backTo: (title: string) => `Back to ${title}`,
  earlierIdeas: (titles: readonly string[]) => `Ideas: ${titles.join(', ')}`,
  untitled: 'Untitled recipe',
  more: 'More',
  noRecipe: "This doesn't look like a recipe. It wasn't checked.",
  /** Of a paste, which the page keeps beside the recipe. */
  leftOutOfPaste: (lines: number) =>
    lines === 1
      ? '1 line of the pasted text was left out.'
      : `${lines} lines of the pasted text were left out.`,
  showPaste: 'Show the text',
  /** `language`: its name; null if unknown. `hasFoods`: the page knows its foods. */
  cannot: (language: string | null, isScaled: boolean, hasFoods: boolean) => {
    const ways = [
      'fully check it for what you avoid',
      ...(hasFoods ? [] : ['compare it with your list']),
      ...(isScaled ? [] : ['scale its amounts']),
    ];
    const cannot = joinNames(ways, 'disjunction');
    return language
      ? `This recipe is in ${language}. The page can't ${cannot}.`
      : `The page doesn't know this recipe's language. It can't ${cannot}.`;
  },
};

export const ideaMessages = {
  time: (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
      .filter(Boolean)
      .join(' ');
  },
  uses: (count: number, total: number) => `Uses ${count} of your ${total}`,
  more: (foods: number) => `${foods} more`,
  needs: (foods: readonly string[]) => `you'd need ${joinNames(foods)}`,
  mayContain: (things: readonly string[]) => `May contain ${joinNames(things)}.`,
  notCheckedFor: (things: readonly string[]) => `Could not be checked for ${joinNames(things)}.`,
  notCompleteFor: (things: readonly string[]) => `Not completely checked for ${joinNames(things)}.`,
  leftOut: (count: number, things: readonly string[]) =>
    `${count === 1 ? '1 idea left out: contains' : `${count} ideas left out: they contain`} ${joinNames(things)}.`,
  notChecked: 'Ideas name only some ingredients. The recipe is checked once it is written.',
  others: 'Three more',
  quicker: 'Quicker',
};
