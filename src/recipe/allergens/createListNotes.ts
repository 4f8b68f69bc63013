import { avoidsSomething } from '../../../machines/kitchen/preferences';
import {
  type Avoidance,
  checkRecipe,
  languageState,
  languagesNow,
  readLeftover,
  thingsToAvoid,
} from '../../foods';
import * as recipeWords from '../../words/en/recipe';
import { joinNames } from '../../words/format';
import { nameOfThing, noteOn, thingsWith } from './sayFound';

/**
 * The result writes a note on an ingredient, often an empty text.
 * @param doubts what a note also says of an ingredient that the page could not check: nothing, for
 * the kitchen's list; only words that it does not know; or also that its language has not passed.
 * `certain`: it says only what an ingredient surely contains
 */
export function createListNotes(
  toAvoid: Avoidance,
  doubts: 'certain' | 'none' | 'words' | 'all',
): (ingredient: string, language?: string | null) => string {
  if (!avoidsSomething(toAvoid)) return () => '';
  const things = thingsToAvoid(toAvoid);
  const notes = new Map<string, string>();

  function read(ingredient: string, language: string | null): string {
    const line = { text: ingredient, isIngredient: true };
    const isCertain = doubts === 'certain';
    const isReadable = isCertain || doubts === 'none' || languageState(language).isReadable;
    const { results, nutlike, peanuts } = checkRecipe(things, [line], { isReadable, language });
    const isOpen = doubts === 'all' || (doubts === 'words' && isReadable !== 'in part');
    const unchecked =
      isOpen || (!isCertain && readLeftover(ingredient).isLeftover)
        ? thingsWith(results, 'not checked')
        : [];
    const sayUnchecked =
      isReadable === 'in part'
        ? recipeWords.allergens.notCompleteFor
        : recipeWords.allergens.notCheckedFor;
    return [
      ...noteOn(
        ingredient,
        thingsWith(results, 'contains'),
        isCertain ? [] : thingsWith(results, 'may contain'),
      ),
      ...(!isCertain && nutlike.length + peanuts.length > 0 ? [recipeWords.allergens.nutsToo] : []),
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
