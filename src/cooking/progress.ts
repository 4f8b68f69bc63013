import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from '../browser/store';
import { loadTicks, saveTicks, type Ticks } from './tickStorage';

/** How far the cook has come with one recipe. The tab saves it for a reload. */
export interface Progress {
  subscribe(listener: () => void): () => void;
  /** Whether a box is ticked. @param byRecipe whether the recipe has it ticked */
  isTicked(box: string, byRecipe: boolean): boolean;
  tick(box: string, isTicked: boolean): void;
  /** The step that the view for cooking is at, from 0. */
  step(): number;
  goTo(step: number): void;
  /**
   * The step to begin at, from 0: the first that is not ticked, or the one that the cook was at if
   * none or all are.
   */
  stepToBegin(steps: readonly { id: string; isTicked: boolean }[]): number;
}

/** @param recipe the recipe's text */
export function openProgress(recipe: string): Progress {
  const ticks = createStore(loadTicks(recipe));

  function keep(change: Partial<Ticks>) {
    const next = { ...ticks.get(), ...change };
    saveTicks(recipe, next);
    ticks.set(next);
  }

  const isTicked = (box: string, byRecipe: boolean) => ticks.get().boxes.get(box) ?? byRecipe;

  return {
    subscribe: ticks.subscribe,
    isTicked,
    tick: (box, isTicked) => keep({ boxes: new Map(ticks.get().boxes).set(box, isTicked) }),
    step: () => ticks.get().step,
    goTo: (step) => keep({ step }),
    stepToBegin(steps) {
      const first = steps.findIndex((step) => !isTicked(step.id, step.isTicked));
      const hasTicks = steps.some((step) => isTicked(step.id, step.isTicked));
      return first >= 0 && hasTicks ? first : ticks.get().step;
    },
  };
}

export const ProgressContext = createContext<Progress>(openProgress(''));

/** Whether a box is ticked. What uses it is rendered when this box changes, and with no other. */
export function useTick(box: string, byRecipe: boolean): [boolean, (isTicked: boolean) => void] {
  const progress = useContext(ProgressContext);
  const isTicked = useSyncExternalStore(progress.subscribe, () => progress.isTicked(box, byRecipe));
  return [isTicked, (next) => progress.tick(box, next)];
}

/** The step that the view for cooking is at, from 0. */
export function useStep(): [number, (step: number) => void] {
  const progress = useContext(ProgressContext);
  return [useSyncExternalStore(progress.subscribe, progress.step), progress.goTo];
}
