import { type Leftover, leftoversOn } from '../../../machines/leftovers';
import { checkRecipe } from '../../foods/avoided/checkRecipe';
import { type Avoidance, thingsToAvoid } from '../../foods/avoided/thingsToAvoid';
import { toCheck } from '../../foods/leftovers';
import { listOf } from '../../ui/listOf';
import { avoidsSomething } from './avoidsSomething';
import { leftoversIn } from './leftovers';
import { messages } from './messages';
import { nameOfThing } from './nameOfThing';
import { isTypedWord, sayFound } from './sayFound';

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
    const having = (verdict: string) =>
      results.filter((result) => result.verdict === verdict).map(({ thing }) => thing);
    const contained = having('contains');
    const others = contained.filter((thing) => !isTypedWord(thing, ingredient));
    const unchecked = leftovers.length > 0 ? having('not checked') : [];
    return [
      ...(others.length < contained.length ? [messages.avoided] : []),
      ...sayFound(others, 'contains'),
      ...sayFound(having('may contain'), 'may contain'),
      ...(unchecked.length > 0 ? [messages.notCheckedFor(listOf(unchecked.map(nameOfThing)))] : []),
    ].join('; ');
  }

  return (ingredient) => {
    const note = notes.get(ingredient) ?? read(ingredient);
    notes.set(ingredient, note);
    return note;
  };
}
