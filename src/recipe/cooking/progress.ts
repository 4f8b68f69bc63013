import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { hashText } from '../../browser/hashText';
import { loadFromTab } from '../../browser/storage/schemas';
import { writeTab } from '../../browser/storage/tabStorage';
import { createStore } from '../../browser/store';
import type { BoxMark } from '../../reading/document/marks/Reading';
import { createRequiredContext } from '../../ui/context';

/** `isTicked`: the recipe's own text ticks the box. */
export type Box = Pick<BoxMark, 'index' | 'isTicked'> & { of: BoxMark['of'] | 'ready' };

export type RecipeProgress = ReturnType<typeof openProgress>;

/** The tab saves it for a reload. `recipe` is the recipe's text. */
export function openProgress(recipe: string) {
  const ticks = createStore(loadTicks(recipe));

  function keep(change: Partial<Ticks>) {
    const next = { ...ticks.get(), ...change };
    saveTicks(recipe, next);
    ticks.set(next);
  }

  const isTicked = (box: Box) => ticks.get().boxes.get(keyOfBox(box)) ?? box.isTicked;

  return {
    subscribe: ticks.subscribe,
    isTicked,
    tick: (box: Box, isTicked: boolean) =>
      keep({ boxes: new Map(ticks.get().boxes).set(keyOfBox(box), isTicked) }),
    /** From 0; -1 before the first step. */
    step: () => ticks.get().step,
    goTo: (step: number) => keep({ step }),
    /** Turns to the first step that has no tick. If all or none have one, the cook stays where they were. */
    begin(steps: readonly Omit<Box, 'of'>[]) {
      const isOpen = (step: Omit<Box, 'of'>) => !isTicked({ of: 'step', ...step });
      const first = steps.findIndex(isOpen);
      if (first >= 0 && !steps.every(isOpen)) keep({ step: first });
    },
  };
}

const keyOfBox = ({ of, index }: Box) => `${of}-${index + 1}`;

export const [ProgressContext, useProgress] = createRequiredContext<RecipeProgress>();

/** A component that uses this renders when this box changes, and with no other. */
export function useTick(box: Box): [boolean, (isTicked: boolean) => void] {
  const progress = useProgress();
  const isTicked = useSyncExternalStore(progress.subscribe, () => progress.isTicked(box));
  return [isTicked, (next) => progress.tick(box, next)];
}

export function useStep(): [number, (step: number) => void] {
  const progress = useProgress();
  return [useSyncExternalStore(progress.subscribe, progress.step), progress.goTo];
}

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
