import { hashText } from '../browser/hashText';
import { loadFromTab, writeTab } from '../browser/tabStorage';

const TICKS_KEY = 'saffron.ticks';
const VERSION = 1;

/** A box of a recipe, by what it is of and its number from 1. */
const BOX = /^(?:step|ingredient|task)-[1-9]\d{0,3}$/;

/** How far a cook has come with a recipe. */
export interface Ticks {
  /** The boxes that are not as the recipe has them: true for a ticked one. */
  boxes: ReadonlyMap<string, boolean>;
  /** The step that the view for cooking is at, from 0. */
  step: number;
}

/**
 * Loads the ticks of a recipe that this tab saved before a reload.
 *
 * @param recipe the recipe's text
 * @returns no ticks if the tab saved those of another recipe, or nothing usable; one line in the
 *   console says what was dropped
 */
export function loadTicks(recipe: string): Ticks {
  const read = (value: unknown) => readTicks(value, hashText(recipe));
  const ticks = loadFromTab(TICKS_KEY, 'The ticks from before the reload', read);
  return ticks ?? { boxes: new Map(), step: 0 };
}

/** Saves the ticks of a recipe for a reload of this tab, instead of those of any other. */
export function saveTicks(recipe: string, { boxes, step }: Ticks): void {
  const saved = {
    version: VERSION,
    recipe: hashText(recipe),
    boxes: Object.fromEntries(boxes),
    step,
  };
  writeTab(TICKS_KEY, JSON.stringify(saved));
}

/**
 * @returns null if they belong to another recipe
 * @throws {Error} that says what is wrong with the value
 */
function readTicks(value: unknown, mark: string): Ticks | null {
  const { version, recipe, boxes, step } = Object(value) as Record<string, unknown>;
  if (version !== VERSION) throw new Error(`they are of version ${version}, not ${VERSION}.`);
  if (recipe !== mark) return null;
  const entries = Object.entries(Object(boxes)) as [string, unknown][];
  const isBox = (entry: [string, unknown]): entry is [string, boolean] =>
    BOX.test(entry[0]) && typeof entry[1] === 'boolean';
  if (typeof boxes !== 'object' || !entries.every(isBox)) throw new Error('not all are ticks.');
  if (!Number.isInteger(step) || Number(step) < 0) throw new Error('their step is no number.');
  return { boxes: new Map(entries), step: Number(step) };
}
