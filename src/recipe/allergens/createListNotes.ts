import { checkRecipe } from '../../foods/avoided/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../../foods/avoided/thingsToAvoid';
import { languagesNow } from '../../foods/languages/spoken';
import { isLeftover } from '../../foods/leftovers';
import * as recipeWords from '../../words/en/recipe';
import { joinNames } from '../../words/format';

import { avoidsSomething } from './avoidsSomething';

import { readableIn } from './recipeFacts';
import { isTypedWord, nameOfThing, sayFound } from './sayFound';

/**
 * The result writes a note on an ingredient, often an empty text.
 * @param isOfList false for ingredients of recipes, whose notes also say what the page could not
 * check: a visitor may shop before reading the recipe
 */
export function createListNotes(
  toAvoid: Avoidance,
  isOfList: boolean,
): (ingredient: string, language?: string | null) => string {
  if (!avoidsSomething(toAvoid)) return () => '';
  const things = thingsToAvoid(toAvoid);
  const notes = new Map<string, string>();

  function read(ingredient: string, language: string | null): string {
    const line = { text: ingredient, isIngredient: true };
    const isReadable = isOfList || readableIn(language);
    const { results } = checkRecipe(things, [line], { isReadable, language });
    const having = (verdict: string) =>
      results.filter((result) => result.verdict === verdict).map(({ thing }) => thing);
    const contained = having('contains');
    const others = contained.filter((thing) => !isTypedWord(thing, ingredient));
    const unchecked = !isOfList || isLeftover(ingredient) ? having('not checked') : [];
    const sayUnchecked =
      isReadable === 'in part'
        ? recipeWords.allergens.notCompleteFor
        : recipeWords.allergens.notCheckedFor;
    return [
      ...(others.length < contained.length ? [recipeWords.allergens.avoided] : []),
      ...sayFound(others, 'contains'),
      ...sayFound(having('may contain'), 'may contain'),
      ...(unchecked.length > 0 ? [sayUnchecked(joinNames(unchecked.map(nameOfThing)))] : []),
    ].join('; ');
  }

  return (ingredient, language = null) => {
    // Another language may know more of a line.
    const key = `${languagesNow()} ${language} ${ingredient}`;
    const note = notes.get(key) ?? read(ingredient, language);
    notes.set(key, note);
    return note;
  };
}
