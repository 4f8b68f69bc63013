import { checkRecipe } from '../foods/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../foods/thingsToAvoid';
import { messages, nameOf } from './messages';

/** Makes a function that says what to write beside an ingredient of the list; empty for nothing. */
export function createListNotes(toAvoid: Avoidance): (ingredient: string) => string {
  const things = thingsToAvoid(toAvoid);
  const notes = new Map<string, string>();

  function read(ingredient: string): string {
    const { results } = checkRecipe(things, [{ text: ingredient, isIngredient: true }], {
      isReadable: true,
    });
    const named = (verdict: string) =>
      results.filter((result) => result.verdict === verdict).map(({ thing }) => nameOf(thing));
    const [contained, possible] = [named('contains'), named('may contain')];
    if (contained.length > 0) return messages.contains(messages.list(contained));
    return possible.length > 0 ? messages.mayContain(messages.list(possible)) : '';
  }

  return (ingredient) => {
    const note = notes.get(ingredient) ?? read(ingredient);
    notes.set(ingredient, note);
    return note;
  };
}
