import type { ThingToAvoid } from '../../foods/avoided/thingsToAvoid';
import { type Diet, isAllergen, type Presence } from '../../foods/contents';
import { messages } from './messages';
import { nameOfThing } from './nameOfThing';

type Thing = Pick<ThingToAvoid, 'name' | 'diet'>;

/** Says a find in clauses: "contains milk and eggs", "not vegan". Empty if there are no things. */
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

/** Whether words are just the word that the visitor typed: "peas (contains peas)" would say it twice. */
export function isTypedWord({ name, diet }: Thing, words: string): boolean {
  return diet === null && !isAllergen(name) && name.toLowerCase() === words.toLowerCase();
}

/** A diet that is said as one. "No pork" names a food. */
const isADiet = (diet: Diet | null): diet is Exclude<Diet, 'no pork'> =>
  diet !== null && diet !== 'no pork';
