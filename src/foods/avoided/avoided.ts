import type { Content, Presence } from '../contents';
import { FOODS, type Food, isA } from '../foods';
import { languagesNow } from '../languages/spoken';
import { remembering } from '../remembering';
import { keysOf } from '../words';
import { judge } from './judged';
import { idOf, products, understand } from './understood';

export interface Meaning {
  /** The allergens that the visitor means (milk, for "dairy"), and the word itself. */
  contents: readonly Content[];
  /** The foods that the word names, or that its family lists. */
  foods: readonly Food[];
  /** Words that name no food: the check looks for their letters. */
  words: ReadonlyMap<string, Presence>;
  /** Contents that bring the word to each food by themselves, such as milk for "lactose". */
  ofEach: ReadonlySet<Content>;
  /** The word only means allergens, so for the word itself the check looks for its letters. */
  isContents: boolean;
  /** Some foods that are made of it. */
  examples(): readonly string[];
  /** Judged by the food's kind, what it is made of, and the foods in its name. */
  presenceIn(food: Food, keys: readonly string[]): Presence | undefined;
}

/** The same word means more once a language has arrived. */
const meaningNow = remembering((id: string) => search(id.slice(id.indexOf(' ') + 1)), 500);

/** Remembers its answers. */
export const meaningOf = (word: string): Meaning => meaningNow(`${languagesNow()} ${word}`);

const MOST_EXAMPLES = 2;

/** Two foods whose names say that they are made of these, and two whose names do not. */
function examplesOf(foods: readonly Food[], presenceIn: Meaning['presenceIn']): string[] {
  const isOne = (food: Food) => foods.some((one) => isA(food, one));
  const telling = FOODS.filter(
    (food) =>
      foods.some(({ name }) => food.name.startsWith(`${name} `)) &&
      !isOne(food) &&
      presenceIn(food, keysOf(food.name)) === 'contains',
  ).sort((one, other) => one.name.length - other.name.length);
  const made = products
    .filter(([source]) => isOne(source))
    .flatMap(([, items]) => items)
    .filter(({ decision, content }) => decision === 'contains' && !content);
  return [telling, made].flatMap((some) => some.slice(0, MOST_EXAMPLES).map(({ name }) => name));
}

function search(word: string): Meaning {
  const said = understand(word);
  const { words, contents, ofEach, decided } = said;
  const foods = [...said.roots];
  const isKnown = decided.size + words.size + ofEach.size > 0;
  const presenceIn: Meaning['presenceIn'] = (food, keys) =>
    (food.isThing && food.contents.size === 0) || !isKnown ? undefined : judge(said, food, keys);
  return {
    contents: [...contents, ...(idOf(word) ? [`also ${word}` as const] : [])],
    foods,
    words,
    ofEach,
    isContents: contents.size > 0 && foods.length + words.size + ofEach.size === 0,
    examples: () => examplesOf(foods, presenceIn),
    presenceIn,
  };
}
