import { joinNames } from '../../ui/joinNames';

export const messages = {
  usesNone: 'Uses none of your ingredients.',
  usesSome: 'Uses some of your ingredients.',
  /** `maybe`: how many more the recipe may use. */
  uses: (count: number, total: number, maybe: number) =>
    count === 0
      ? `May use ${maybe} of your ${total} ingredients.`
      : `Uses ${count} of your ${total} ingredients${maybe > 0 ? `, and perhaps ${maybe} more` : ''}.`,
  usesAll: (total: number) =>
    total === 1
      ? 'Uses your 1 ingredient.'
      : total === 2
        ? 'Uses both of your ingredients.'
        : `Uses all ${total} of your ingredients.`,
  needs: (count: number, foods: string) => `Need ${count}: ${foods}.`,
  /** `foods` are at least two; `more` is never 1. */
  andMore: (foods: readonly string[], more: number) => `${foods.join(', ')} and ${more} more`,
  mayNeedMore: (foods: readonly string[]) => `You may need more: ${foods.join('; ')}.`,
  short: (food: string, have: string, need: string) => `${food}, ${have} of ${need}`,
  headings: {
    used: 'Used',
    unused: 'Left over',
    needed: 'You need',
    perhaps: 'You may have (check the kind)',
    unclear: "Couldn't be read",
  },
  perhaps: (entry: string, need: string) => `${entry} for ${need}`,
  shoppingList: 'Shopping list',
  /** For little room. */
  shop: 'Shop',
  /** After an ingredient that the list lacks. */
  need: 'need',
  haveIt: 'I have it',
  have: (name: string) => `I have ${name}`,
  swapIt: 'Swap it',
  /** What a visitor always has, until they say otherwise. */
  basics: 'salt, pepper, water, neutral oil',
  /** The name of each staple, and the foods that it stands for. */
  staples: [
    ['oil', ['neutral oil', 'olive oil']],
    ['salt', ['salt']],
    ['pepper', ['pepper']],
  ] as (readonly [name: string, foods: readonly string[]])[],
  askStaples: (foods: readonly string[]) => `Do you always have ${joinNames(foods)}?`,
  yes: 'Yes',
  no: 'No',
};
