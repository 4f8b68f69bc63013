import * as v from 'valibot';
import { hashText } from '../browser/hashText';
import { fitting, loadFromTab } from '../browser/storage/schemas';
import { removeFromTab, writeTab } from '../browser/storage/tabStorage';

/** The recipe on the page, 30 earlier ones, and about as many that an undo brings back. */
const MOST_RECIPES = 60;

const VERSION = 1;

/**
 * What the tab keeps for each of the last recipes, none of whose words it writes. Older pages kept
 * only the last, which is where they look for it. `schema` reads one value with its `recipe`.
 */
export function keepByRecipe<Value extends { recipe: string }>(
  key: string,
  what: string,
  schema: v.GenericSchema<unknown, Value>,
) {
  const Kept = v.object({ version: v.literal(VERSION), earlier: fitting(schema, MOST_RECIPES) });

  /** The last first. */
  function loadAll(): Value[] {
    const last = loadFromTab(key, what, schema);
    const kept = last && loadFromTab(key, what, Kept);
    return kept ? [last, ...kept.earlier] : [];
  }

  const load = (text: string) => loadAll().find(({ recipe }) => recipe === hashText(text));

  /** Null forgets it. */
  function save(text: string, value: Omit<Value, 'recipe'> | null): void {
    const recipe = hashText(text);
    const others = loadAll().filter((one) => one.recipe !== recipe);
    const [last, ...earlier] = value ? [{ ...value, recipe }, ...others] : others;
    const write = (more: unknown[]) =>
      writeTab(key, JSON.stringify({ version: VERSION, ...last, earlier: more }));
    if (!last) removeFromTab(key);
    // In a full tab, at least the last stays.
    else if (!write(earlier.slice(0, MOST_RECIPES - 1))) write([]);
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
