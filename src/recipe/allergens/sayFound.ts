import type { ThingToAvoid } from '../../foods/avoided/thingsToAvoid';
import { type Diet, isAllergen, type Presence } from '../../foods/contents';
import { messages } from './messages';
import { nameOfThing } from './nameOfThing';

type Thing = Pick<ThingToAvoid, 'name' | 'diet'>;

export function sayFound(things: readonly Thing[], presence: Presence): string[] {
  const isSure = presence === 'contains';
  const diets = things.flatMap(({ diet }) => (isADiet(diet) ? diet : []));
  const names = things.filter(({ diet }) => !isADiet(diet)).map(nameOfThing);
  const say = isSure ? messages.contains : messages.mayContain;
  const clauses = [
    ...(names.length > 0 ? [say([...new Set(names)])] : []),
    ...diets.map((diet) => messages.isNot(diet, isSure)),
  ];
  return [...new Set(clauses)];
}

/** "Peas (contains peas)" would say the typed word twice. */
export function isTypedWord({ name, diet }: Thing, words: string): boolean {
  return diet === null && !isAllergen(name) && name.toLowerCase() === words.toLowerCase();
}

/** "No pork" names a food, so it is said like one. */
const isADiet = (diet: Diet | null): diet is Exclude<Diet, 'no pork'> =>
  diet !== null && diet !== 'no pork';
