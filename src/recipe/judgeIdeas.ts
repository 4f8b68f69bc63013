import type { Preferences } from '../../machines/preferences';
import type { Idea } from '../../machines/recipe';
import { checkRecipe } from '../foods/avoided/checkRecipe';
import { createAvoided } from '../foods/avoided/createAvoided';
import { thingsToAvoid } from '../foods/avoided/thingsToAvoid';
import { parseRecipe } from '../reading/document/parseRecipe';
import { readIngredient } from '../reading/quantities/readIngredient';
import { nameOfThing } from './allergens/nameOfThing';
import { checkKitchen, type KitchenCheck } from './shopping/checkKitchen';

/** An idea that the visitor can choose. */
export interface IdeaCard {
  idea: Idea;
  /** What it uses of the list; null if the page cannot tell. */
  kitchen: KitchenCheck | null;
  /** What the visitor avoids and it may contain. */
  mayContain: readonly string[];
}

export interface JudgedIdeas {
  /** Those that use most of the list and need least come first. */
  cards: readonly IdeaCard[];
  /** How many contain something that the visitor avoids, and what they contain. */
  leftOut: number;
  contained: readonly string[];
}

/**
 * Checks ideas by what they name, and counts what they use of a list.
 *
 * @param basics what the visitor always has, with commas between the names
 */
export function judgeIdeas(
  ideas: readonly Idea[],
  list: readonly string[],
  preferences: Preferences,
  basics: string,
): JudgedIdeas {
  const things = thingsToAvoid(preferences);
  const avoided = createAvoided(preferences);
  const contained = new Set<string>();
  const cards: IdeaCard[] = [];
  for (const idea of ideas) {
    const lines = [
      // An idea names only some ingredients, and its title may tell of others: "Peanut stew".
      ...[idea.title, ...idea.foods].map((text) => ({ text, isIngredient: true })),
      ...idea.words.split('\n').map((text) => ({ text, isIngredient: false })),
    ];
    const { results } = checkRecipe(things, lines, { isReadable: true });
    const having = (wanted: string) =>
      results.filter(({ verdict }) => verdict === wanted).map(({ thing }) => nameOfThing(thing));
    const found = having('contains');
    for (const name of found) contained.add(name);
    if (found.length > 0) continue;
    const kitchen = checkKitchen(list, documentOf(idea), basics.split(','), avoided);
    cards.push({ idea, kitchen, mayContain: having('may contain') });
  }
  return {
    cards: cards.sort(
      (one, other) =>
        usedBy(other) - usedBy(one) ||
        neededBy(one) - neededBy(other) ||
        (one.idea.minutes ?? 0) - (other.idea.minutes ?? 0),
    ),
    leftOut: ideas.length - cards.length,
    contained: [...contained],
  };
}

const usedBy = ({ kitchen }: IdeaCard) => kitchen?.count ?? 0;
const neededBy = ({ kitchen }: IdeaCard) => kitchen?.needs.length ?? 0;

const EMPTY = parseRecipe('');

/** The foods of an idea as the ingredients of a recipe. */
function documentOf({ foods }: Idea) {
  const node = { type: 'text' as const, value: '' };
  const items = foods.map((line) => ({ line, understood: readIngredient(line, 'en'), node }));
  return { ...EMPTY, ingredients: [{ heading: null, items }], hasAllIngredients: true };
}
