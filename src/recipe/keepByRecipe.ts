import * as v from 'valibot';
import { hashText } from '../browser/hashText';
import { listInTab } from '../browser/storage/listInTab';

/** The recipe on the page, 30 earlier ones, and about as many that an undo brings back. */
const MOST_RECIPES = 60;

const VERSION = 1;

/** Which recipe a value is of, without any of its words. */
export const OF_RECIPE = { version: v.literal(VERSION), recipe: v.string() };

interface OfRecipe {
  version: typeof VERSION;
  recipe: string;
}

/** What the tab keeps for each of the last recipes. `schema` reads one value, with `OF_RECIPE`. */
export function keepByRecipe<Value extends OfRecipe>(
  key: string,
  what: string,
  schema: v.GenericSchema<unknown, Value>,
) {
  const list = listInTab(key, what, schema, MOST_RECIPES);
  const load = (text: string) => list.load().find(({ recipe }) => recipe === hashText(text));

  /** Null forgets it. */
  function save(text: string, value: Omit<Value, keyof OfRecipe> | null): void {
    const of: OfRecipe = { version: VERSION, recipe: hashText(text) };
    const others = list.load().filter(({ recipe }) => recipe !== of.recipe);
    list.save([...(value ? [{ ...value, ...of } as Value] : []), ...others]);
  }

  return {
    load,
    save,
    /** The recipe is on the page again, so its value is the last to go. */
    renew(text: string) {
      const value = load(text);
      if (value) save(text, value);
    },
  };
}
