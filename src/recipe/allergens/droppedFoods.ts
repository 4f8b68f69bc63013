import type { Recipe } from '../../../machines/kitchen/recipe';
import { checkRecipe, keysOf, type Place, type ThingToAvoid, thingsToAvoid } from '../../foods';
import { type Reading, saysWords } from '../../reading';
import * as firstWords from '../../words/en/first';
import { recipeFacts } from './checkReading';
import { keyOfThing, nameOfThing, quotedWords, quoteOf } from './sayFound';

export interface DroppedFoods {
  /** `key` names the food in a request; `foods` are the recipe's other names for it. */
  kept: readonly { key: string; name: string; foods: readonly string[] }[];
  /** Only a label can tell whether `foods`, such as a broth, have it. */
  possible: readonly { name: string; foods: readonly string[] }[];
  unclear: readonly string[];
  /** `isSure` is false for an allergen, a diet and an unknown word: the page can miss a mention. */
  gone: readonly { name: string; isSure: boolean }[];
}

const MOST_NAMED = 3;

/** In the page's words, without a recipe. */
export function namesToLeaveOut({ changed, without = [] }: Change): string[] {
  return thingsLeftOut({ changed, without }).map((thing) => quoteOf(nameOfThing(thing)));
}

type Change = Pick<Recipe, 'changed' | 'without'>;

const thingsLeftOut = ({ changed = '', without = [] }: Change) =>
  thingsToAvoid({ changed, without, language: firstWords.language.code });

const isSureOf = ({ allergen, diet, typed }: ThingToAvoid) =>
  diet === null && !allergen && typed !== 'letters';

/** "Eggs" are "egg". */
const isSame = (word: string, name: string) => `${keysOf(word)}` === `${keysOf(name)}`;

const isForTheLabel = ({ presence, reason }: Place) => presence === 'may contain' && !reason;

/** Null if the change asked to leave nothing out. */
export function findKept(
  reading: Reading,
  { cut, source, ...change }: Change & Pick<Recipe, 'cut' | 'source'>,
): DroppedFoods | null {
  const things = thingsLeftOut(change);
  if (things.length === 0) return null;
  const struck = (reading.text.match(/~~[^~\n]+~~/g) ?? []).join('\n');
  const { results, unchecked } = checkRecipe(things, reading.lines, {
    ...recipeFacts(reading, cut, source),
    isStruck: (words) => saysWords(struck, words),
  });
  const found = results.map((result) => {
    const name = quoteOf(nameOfThing(result.thing));
    const places = result.places.filter(({ presence }) => presence !== 'mentioned');
    const { fate } = result;
    const isOpen = fate === 'unclear' && unchecked === null && places.every(isForTheLabel);
    const presence = isOpen ? 'may contain' : 'contains';
    const words = quotedWords(places.filter((place) => place.presence === presence));
    const isNamed = words.some((word) => saysWords(word, name) || isSame(word, name));
    const isPossible = isOpen && !isNamed;
    return {
      key: quoteOf(keyOfThing(result.thing)),
      name,
      foods: isNamed ? [] : words.slice(0, MOST_NAMED),
      isSure: isSureOf(result.thing),
      fate: isPossible ? 'possible' : fate,
    };
  });
  const having = (wanted: string) => found.filter(({ fate }) => fate === wanted);
  return {
    kept: having('kept'),
    possible: having('possible'),
    unclear: having('unclear').map(({ name }) => name),
    gone: having('gone'),
  };
}
