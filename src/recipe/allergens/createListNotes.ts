import { type Leftover, leftoversOn } from '../../../machines/leftovers';
import { checkRecipe } from '../../foods/avoided/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../../foods/avoided/thingsToAvoid';
import { toCheck } from '../../foods/leftovers';
import { listOf } from '../../ui/listOf';
import { avoidsSomething } from './avoidsSomething';
import { leftoversIn } from './leftovers';
import { messages } from './messages';
import { nameOfThing } from './nameOfThing';

/** Makes a function that writes what to note beside an ingredient of the list, often an empty text. */
export function createListNotes(
  toAvoid: Avoidance,
  known: readonly Leftover[],
): (ingredient: string) => string {
  if (!avoidsSomething(toAvoid)) return () => '';
  const things = thingsToAvoid(toAvoid);
  const notes = new Map<string, string>();

  function read(ingredient: string): string {
    const own = leftoversOn(known, [ingredient]);
    const leftovers = leftoversIn([ingredient], own).map(toCheck);
    const line = { text: ingredient, isIngredient: true, leftovers };
    const { results } = checkRecipe(things, [line], { isReadable: true });
    const say = (verdict: string, words: (things: string) => string) => {
      const found = results.filter((result) => result.verdict === verdict);
      return found.length > 0 && words(listOf(found.map(({ thing }) => nameOfThing(thing))));
    };
    const said = [
      say('contains', messages.contains),
      say('may contain', messages.mayContain),
      leftovers.length > 0 && say('not checked', messages.notCheckedFor),
    ];
    return said.filter(Boolean).join('; ');
  }

  return (ingredient) => {
    const note = notes.get(ingredient) ?? read(ingredient);
    notes.set(ingredient, note);
    return note;
  };
}
