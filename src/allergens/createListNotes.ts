import { checkRecipe } from '../foods/checkRecipe';
import { isLeftover } from '../foods/leftovers';
import { type Avoidance, thingsToAvoid } from '../foods/thingsToAvoid';
import { messages, nameOf } from './messages';

/** Makes a function that writes the note beside an ingredient of the list, or an empty text. */
export function createListNotes(toAvoid: Avoidance): (ingredient: string) => string {
  const things = thingsToAvoid(toAvoid);
  const notes = new Map<string, string>();

  function read(ingredient: string): string {
    const { results } = checkRecipe(things, [{ text: ingredient, isIngredient: true }], {
      isReadable: true,
    });
    const say = (verdict: string, words: (things: string) => string) => {
      const found = results.filter((result) => result.verdict === verdict);
      return found.length > 0 && words(messages.list(found.map(({ thing }) => nameOf(thing))));
    };
    const said = [
      say('contains', messages.contains) || say('may contain', messages.mayContain),
      isLeftover(ingredient) && say('not checked', messages.notCheckedFor),
    ];
    return said.filter(Boolean).join('; ');
  }

  return (ingredient) => {
    const note = notes.get(ingredient) ?? read(ingredient);
    notes.set(ingredient, note);
    return note;
  };
}
