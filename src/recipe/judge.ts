import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import { avoidsSomething } from '../../machines/kitchen/preferences';
import { type Avoidance, checkRecipe, learnFor, thingsToAvoid } from '../foods';
import { languagesIn, readText } from '../reading';
import { checkReading } from './allergens/checkReading';
import { nameOfThing, sayFound, thingsWith } from './allergens/sayFound';

export interface Judgement {
  isFound: boolean;
  /** What it may contain, and what the page could not check it for. */
  mayContain: readonly string[];
  notChecked: readonly string[];
}

const CLEAR: Judgement = { isFound: false, mayContain: [], notChecked: [] };
const FOUND: Judgement = { ...CLEAR, isFound: true };

export function judgeSaved(
  toAvoid: Avoidance,
): (saved: SavedRecipe, foods: readonly string[]) => Judgement {
  if (!avoidsSomething(toAvoid)) return () => CLEAR;
  const things = thingsToAvoid(toAvoid);
  const avoided = new Map<string, boolean>();
  const judged = new Map<string, Judgement>();

  /** Many recipes share their foods. */
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

  function check({ recipe, cut, ingredients, source }: SavedRecipe): Judgement {
    const reading = readText(recipe);
    const { results } = checkReading(reading, toAvoid, cut, ingredients, source).check;
    return {
      isFound: thingsWith(results, 'contains').length > 0,
      mayContain: thingsWith(results, 'may contain').map(nameOfThing),
      notChecked: thingsWith(results, 'not checked').map(nameOfThing),
    };
  }

  /** `foods`, what the recipe needs, answers most questions without reading the text. */
  return (saved, foods) => {
    if (foods.some(isAvoided)) return FOUND;
    // A visitor may edit the recipe meanwhile.
    const key = `${saved.id} ${saved.recipe}`;
    const judgement = judged.get(key) ?? check(saved);
    judged.set(key, judgement);
    return judgement;
  };
}

export interface Judged {
  hasTitle: boolean;
  ingredients: number;
  steps: number;
  /** What the text contains or may contain of what the visitor avoids: "contains milk". */
  finds: readonly string[];
  /** The page could not check all of the text for what the visitor avoids. */
  isOpen: boolean;
}

/** Names finds in a text that the visitor still edits, and never says that nothing was found. */
export function checkDraft(text: string, toAvoid: Avoidance): Judged {
  const reading = readText(text);
  learnFor({ codes: languagesIn(text) });
  const { title, ingredients, steps } = reading.document;
  const check = avoidsSomething(toAvoid) ? checkReading(reading, toAvoid, false).check : null;
  const results = check?.results ?? [];
  return {
    hasTitle: title !== null,
    ingredients: ingredients.flatMap(({ items }) => items).length,
    steps: steps.length,
    finds: [
      ...sayFound(thingsWith(results, 'contains'), 'contains'),
      ...sayFound(thingsWith(results, 'may contain'), 'may contain'),
    ],
    isOpen:
      check !== null && (check.unchecked !== null || thingsWith(results, 'not checked').length > 0),
  };
}
