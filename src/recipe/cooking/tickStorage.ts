import * as v from 'valibot';
import { hashText } from '../../browser/hashText';
import { loadFromTab } from '../../browser/storage/schemas';
import { writeTab } from '../../browser/storage/tabStorage';

const TICKS_KEY = 'saffron.ticks';
const VERSION = 1;

/** What the box belongs to, and its number from 1. */
const BOX = /^(?:step|ingredient|task|ready)-[1-9]\d{0,3}$/;

const Saved = v.object({
  version: v.literal(VERSION),
  recipe: v.string(),
  boxes: v.record(v.pipe(v.string(), v.regex(BOX)), v.boolean()),
  step: v.pipe(v.number(), v.integer(), v.minValue(-1)),
});

export interface Ticks {
  boxes: ReadonlyMap<string, boolean>;
  /** From 0; -1 before the first step. */
  step: number;
}

/** Empty for another recipe, and for an unusable entry, which it logs. */
export function loadTicks(recipe: string): Ticks {
  const saved = loadFromTab(TICKS_KEY, 'The ticks from before the reload', Saved);
  const { boxes = {}, step = -1 } = saved?.recipe === hashText(recipe) ? saved : {};
  return { boxes: new Map(Object.entries(boxes)), step };
}

/** Replaces what the tab saved for any other recipe. */
export function saveTicks(recipe: string, { boxes, step }: Ticks): void {
  const saved = {
    version: VERSION,
    recipe: hashText(recipe),
    boxes: Object.fromEntries(boxes),
    step,
  };
  writeTab(TICKS_KEY, JSON.stringify(saved));
}
