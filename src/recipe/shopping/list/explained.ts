import { type Food, isA } from '../../../foods/foods';
import { type FoundFood, recognise } from '../../../foods/recognise';
import { keysOf, readWords } from '../../../foods/words';
import type { Shelf } from './shelves';
import { keepsApart } from './words';

/** Whether a note names an example, and all of its words are known: "such as cod", but not a brand. */
export function isExample(
  note: string,
  front: string,
  main: FoundFood | undefined,
  shelf: Shelf,
): boolean {
  const [, example] = /^\s*(?:such as|e\.?g\.?|for example),?\s(.+)$/i.exec(note) ?? [];
  if (!example || readWords(example).some(({ key }) => key !== 'or' && keepsApart(key)))
    return false;
  const kind = front.split(' ').at(-1);
  // "Lindt" and "Maris Piper" are names of chocolate and potatoes, "Parmesan" is a food.
  const isNamed = (food: Food) =>
    !/\p{Lu}/u.test(example) || /^veg/.test(shelf) || food !== main?.food;
  return [example, `${example} ${kind}`].some((text) => {
    const { foods, unknown } = recognise(text);
    const isKnown = unknown.length === 0 || (foods.length > 0 && !/\p{Lu}/u.test(example));
    return isKnown && foods.every(({ food }) => isNamed(food));
  });
}

const OF_A_COUNTRY =
  /^\s*(?:korean|japanese|chinese|italian|indian|thai|mexican|french|spanish|greek|turkish|moroccan|indonesian|german|(?:middle )?eastern|(?:north )?african)\s/i;

/** Whether a note says what a food is, which is of no further kind: "gochujang (Korean chilli paste)". */
export function explains(note: string, main: FoundFood | undefined): boolean {
  if (!main || readWords(note).some(({ key, isNumber }) => isNumber || keepsApart(key)))
    return false;
  const { foods, unknown } = recognise(note.replace(OF_A_COUNTRY, ''));
  const [found, ...more] = foods;
  if (!found || unknown.length + more.length > 0 || found.role !== 'main') return false;
  if (found.food !== main.food && isA(found.food, main.food)) return false;
  const own = keysOf(main.words);
  const isNew = !keysOf(note).some((key) => own.includes(key));
  return (
    (found.food !== main.food && isA(main.food, found.food)) || (isNew && OF_A_COUNTRY.test(note))
  );
}
