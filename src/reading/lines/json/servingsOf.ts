import { capitalized, type JsonObject, textOfJson, valueIn } from './jsonWords';
import { SERVINGS } from './keys';

/** How many people a recipe serves, as a fact, and what else it yields, as notes. */
export interface Yields {
  fact: string;
  others: string[];
}

const PLAIN_NUMBER = /^\d+(?: ?[-–] ?\d+)?$/;

export function servingsOf(recipe: JsonObject): Yields {
  const { servings, recipeServings, recipeYieldQuantity } = recipe;
  const said = valueIn({ ...recipe, servings: null, recipeServings: null }, SERVINGS) ?? null;
  // This page writes what it read beside the digits that other programs need.
  if (servings === null && textOfJson(said) === '1') return { fact: '', others: [] };
  if (typeof servings === 'string' && textOfJson(servings).match(/\d+/)?.[0] === textOfJson(said)) {
    return yieldsOf([servings]);
  }
  const quantity =
    Number(recipeYieldQuantity) > 0
      ? [[recipeYieldQuantity, said].map((one) => textOfJson(one)).join(' ')]
      : [said].flat().map(textOfJson).filter(Boolean);
  if (Number(recipeServings) > 0) {
    const people = textOfJson(recipeServings);
    const makes = quantity.join(', ');
    return {
      fact: `Serves ${people}`,
      others: makes && makes !== people ? [`Makes: ${makes}`] : [],
    };
  }
  return yieldsOf(quantity.length > 0 ? quantity : [servings ?? null].flat().map(textOfJson));
}

/** What a cook counts first, "4" of "4" and "24 dumplings", and the others. */
function yieldsOf(said: readonly string[]): Yields {
  const [first = '', ...more] = said
    .filter(Boolean)
    .sort((one, other) => Number(PLAIN_NUMBER.test(other)) - Number(PLAIN_NUMBER.test(one)));
  const others = more.filter((words) => !words.startsWith(first)).map((words) => `Yield: ${words}`);
  if (PLAIN_NUMBER.test(first)) return { fact: `Serves ${first}`, others };
  const isThings = /^\d+ (?!serving|portion|people|person)/i.test(first);
  return { fact: isThings ? `Makes ${first}` : capitalized(first), others };
}
