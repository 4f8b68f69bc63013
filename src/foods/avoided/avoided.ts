import type { Content, Presence } from '../contents';
import { FOODS, type Food, isA } from '../foods';
import { languagesNow } from '../languages/spoken';
import { remembering } from '../remembering';
import { keysOf } from '../words';
import { judge } from './judged';
import { idOf, products, understand } from './understood';

/** The meaning of a word under "Also avoid". */
export interface Meaning {
  /** What to look for: allergens that it stands for ("dairy" for milk), and the word itself. */
  contents: readonly Content[];
  /** The foods that it names, or that its family lists. */
  foods: readonly Food[];
  /** Words to look for as they are, because no food has this name. */
  words: ReadonlyMap<string, Presence>;
  /** Contents that bring it to each food by themselves, such as milk for "lactose". */
  ofEach: ReadonlySet<Content>;
  /** Whether it stands for contents alone, so that only its letters are looked for besides. */
  isContents: boolean;
  /** Some foods that are made of it. */
  examples(): readonly string[];
  /** Whether a food contains it, judged by its kind, what it is made of, and the foods in its name. */
  presenceIn(food: Food, keys: readonly string[]): Presence | undefined;
}

/** The same word means more once a language has arrived. */
const meaningNow = remembering((id: string) => search(id.slice(id.indexOf(' ') + 1)), 500);

/** @returns the meaning of a word under "Also avoid". Remembers its answers. */
export const meaningOf = (word: string): Meaning => meaningNow(`${languagesNow()} ${word}`);

const MOST_EXAMPLES = 2;

/** Foods that are made of others: two whose names say so, and two whose names do not. */
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
