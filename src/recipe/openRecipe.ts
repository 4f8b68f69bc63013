import { avoidsSomething } from '../../machines/kitchen/preferences';
import type { Recipe } from '../../machines/kitchen/recipe';
import { hashText } from '../browser/hashText';
import { type Avoidance, languagesNow, learnFor } from '../foods';
import { languagesIn, readText } from '../reading';
import type { KitchenStore } from '../ui/KitchenStore';
import {
  checkReading,
  checkWithList,
  findAround,
  type RecipeCheck,
  readAround,
} from './allergens/checkReading';
import { openProgress } from './cooking/progress';
import { type BeforeChange, openAmounts } from './servings/shownAmounts';

export type OpenedRecipe = ReturnType<typeof openRecipe>;

export type Openable = Pick<Recipe, 'text' | 'cut' | 'askedWith' | 'source' | 'pasted'>;

/** Restores the ticks and servings that the tab kept over a reload. */
export function openRecipe(
  { text, cut, askedWith, source, pasted }: Openable,
  kitchen: KitchenStore,
  before?: BeforeChange,
) {
  const reading = readText(text);
  const around = readAround(pasted, text);
  learnFor({ codes: [...languagesIn(text), ...around.codes] });
  let last: { toAvoid: Avoidance; languages: number; found: RecipeCheck } | undefined;

  return {
    reading,
    hash: hashText(text),
    progress: openProgress(text),
    amounts: openAmounts(reading, kitchen, before),
    /** For all allergens and all that diets leave out, whatever the visitor avoids. */
    checkAll: () => checkWithList([], reading, cut, askedWith, source),
    /** Null if the visitor avoids nothing. */
    check(toAvoid: Avoidance): RecipeCheck | null {
      if (!avoidsSomething(toAvoid)) return null;
      const languages = languagesNow();
      if (!last || last.languages !== languages || !avoidTheSame(last.toAvoid, toAvoid)) {
        const found = checkReading(reading, toAvoid, cut, askedWith, source);
        found.around = findAround(around, toAvoid);
        last = { toAvoid, languages, found };
      }
      return last.found;
    },
  };
}

export function avoidTheSame(one: Avoidance, other: Avoidance): boolean {
  return (
    one.diet === other.diet &&
    hasSameFields(one.allergens, other.allergens) &&
    hasSameFields(one.avoid, other.avoid) &&
    hasSameFields(one.taught ?? [], other.taught ?? [])
  );
}

export function hasSameFields<Holder extends object>(one: Holder, other: Holder): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Holder)[];
  return keys.every((key) => one[key] === other[key]);
}
