import type { Place } from './allergens';
import type { Content } from './contents';
import { type Food, foodNamed, isA } from './foods';
import type { ReadLines } from './lines';
import { wordsOf } from './words';

/** The meaning of a word under "Also avoid". */
export interface Avoided {
  /** The word stands for these: "dairy" for milk, "shellfish" for crustaceans and molluscs. */
  contents: readonly Content[];
  /** The food, with all its kinds; undefined for a word that is not a food. */
  food: Food | undefined;
}

const BY_NAME: Readonly<Record<string, readonly Content[]>> = {
  dairy: ['milk'],
  milk: ['milk'],
  lactose: ['milk'],
  shellfish: ['crustaceans', 'molluscs'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  wheat: ['gluten'],
  gluten: ['gluten'],
  nut: ['nuts'],
  'tree-nut': ['nuts'],
  peanut: ['peanuts'],
  egg: ['eggs'],
  fish: ['fish'],
  crustacean: ['crustaceans'],
  mollusc: ['molluscs'],
  soya: ['soya'],
  celery: ['celery'],
  mustard: ['mustard'],
  'sesame-seed': ['sesame'],
  sulphite: ['sulphites'],
  'lupin-flour': ['lupin'],
  meat: ['meat'],
  pork: ['pork'],
  alcohol: ['alcohol'],
  gelatine: ['gelatine'],
  honey: ['honey'],
};

/** @returns the meaning of a word under "Also avoid" */
export function meaningOf(word: string): Avoided {
  const food = foodNamed(word);
  return { contents: (food && BY_NAME[food.id]) ?? [], food };
}

/**
 * Finds a food with all its kinds, or any other word, in a recipe.
 *
 * @returns its places by name; only allergens are also found in foods that contain them
 */
export function findAvoided({ lines }: ReadLines, word: string): Place[] {
  const { food } = meaningOf(word);
  const asked = wordsOf(word).map(({ key }) => key);
  return lines.flatMap(({ text, line: { words, parts } }, line) => {
    const place = (first: number, last: number): Place => {
      const start = words[first]?.start ?? 0;
      const end = words[last]?.end ?? 0;
      return { line, start, end, words: text.slice(start, end), presence: 'contains' };
    };
    const asFood = parts.flatMap((part) =>
      food && part.kind === 'food' && isA(part.food, food) ? place(part.first, part.last) : [],
    );
    if (food || asked.length === 0) return asFood;
    return words.flatMap((_, at) =>
      asked.every((key, offset) => words[at + offset]?.key === key)
        ? place(at, at + asked.length - 1)
        : [],
    );
  });
}
