import { checkRecipe } from '../foods/checkRecipe';
import { isLeftover } from '../foods/leftovers';
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
    const known =
      contained.length > 0
        ? messages.contains(messages.list(contained))
        : possible.length > 0 && messages.mayContain(messages.list(possible));
    const unclear = isLeftover(ingredient) ? named('not checked') : [];
    const open = unclear.length > 0 && messages.notCheckedFor(unclear);
    return [known, open].filter(Boolean).join('; ');
  }

  return (ingredient) => {
    const note = notes.get(ingredient) ?? read(ingredient);
    notes.set(ingredient, note);
    return note;
  };
}
