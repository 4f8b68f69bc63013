import type { SavedRecipe } from '../../machines/cookbook/cookbookMachine';
import { checkRecipe } from '../foods/avoided/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../foods/avoided/thingsToAvoid';
import { readText } from '../reading/document/marks/readText';
import { avoidsSomething } from './allergens/avoidsSomething';
import { checkReading } from './allergens/checkReading';
import { leftoversIn } from './allergens/leftovers';
import { nameOfThing } from './allergens/nameOfThing';

/** What the check says of a recipe that is not on the page. */
export interface Judgement {
  /** Whether it contains something that the visitor avoids. */
  isFound: boolean;
  /** What it may contain, and what it could not be checked for. */
  mayContain: readonly string[];
  notChecked: readonly string[];
}

const CLEAR: Judgement = { isFound: false, mayContain: [], notChecked: [] };
const FOUND: Judgement = { ...CLEAR, isFound: true };

/** Makes a function that checks saved recipes, for somebody who avoids something. */
export function judgeSaved(
  toAvoid: Avoidance,
): (saved: SavedRecipe, foods: readonly string[]) => Judgement {
  if (!avoidsSomething(toAvoid)) return () => CLEAR;
  const things = thingsToAvoid(toAvoid);
  const avoided = new Map<string, boolean>();
  const judged = new Map<string, Judgement>();

  /** Whether a food surely contains something of it. Many recipes share their foods. */
  function isAvoided(food: string): boolean {
    const line = { text: food, isIngredient: true };
    const contains = () =>
      checkRecipe(things, [line], { isReadable: true }).results.some(
        ({ verdict }) => verdict === 'contains',
      );
    const answer = avoided.get(food) ?? contains();
    avoided.set(food, answer);
    return answer;
  }

  /** Checks the whole text, as the page does once it opens the recipe. */
  function check({ recipe, cut, ingredients }: SavedRecipe): Judgement {
    const reading = readText(recipe);
    const used = leftoversIn(ingredients);
    const { results } = checkReading(reading, toAvoid, cut, used, ingredients).check;
    const having = (wanted: string) =>
      results.filter(({ verdict }) => verdict === wanted).map(({ thing }) => nameOfThing(thing));
    return {
      isFound: having('contains').length > 0,
      mayContain: having('may contain'),
      notChecked: having('not checked'),
    };
  }

  /** @param foods what the recipe needs, which answers most questions without reading it */
  return (saved, foods) => {
    if (foods.some(isAvoided)) return FOUND;
    // The text of a saved recipe never changes.
    const judgement = judged.get(saved.id) ?? check(saved);
    judged.set(saved.id, judgement);
    return judgement;
  };
}
