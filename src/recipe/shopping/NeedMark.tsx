import { createContext, use } from 'react';
import type { Comparison, Need } from '../../amounts';
import { giveBackTo } from '../../browser/focus';
import * as recipeWords from '../../words/en/recipe';
import type { CheckController } from './createKitchenCheck';
import styles from './NeedMark.module.css';

interface Needs {
  check: Comparison<Need> | null;
  names: ReadonlyMap<number, readonly string[]>;
  canSwap: boolean;
  pressed: number | null;
  press(index: number): void;
}

export const NeedsContext = createContext<Needs>({
  check: null,
  names: new Map(),
  canSwap: false,
  pressed: null,
  press: () => undefined,
});

/** The keys are the places of the lines among all ingredients. */
export function findNeeds(comparison: Comparison<Need> | null): Needs['names'] {
  const found = new Map<number, string[]>();
  for (const { need, served, names } of comparison?.needs ?? []) {
    if (served !== 'no' || need.isOptional) continue;
    const { index } = need;
    found.set(index, [...new Set([...(found.get(index) ?? []), ...names])]);
  }
  return found;
}

interface NeedMarkProps {
  controller: Pick<CheckController, 'have'>;
  /** The line's place among all ingredients, from 0. */
  index: number;
  /** Null if the page cannot ask for another recipe. */
  onSwap: ((foods: readonly string[]) => void) | null;
}

/** Says that nothing on the list serves for a line. If the visitor presses the line, it offers what to do. */
export function NeedMark({ controller, index, onSwap }: NeedMarkProps) {
  const needs = use(NeedsContext);
  const names = needs.names.get(index);
  if (!names) return null;

  return (
    <span className={styles.mark} aria-live="off">
      {needs.pressed === index ? (
        <>
          {names.map((name) => (
            <button key={name} ref={toTheBox} type="button" onClick={() => controller.have(name)}>
              {names.length === 1 ? recipeWords.check.haveIt : recipeWords.check.have(name)}
            </button>
          ))}
          {needs.canSwap && onSwap && (
            <button type="button" onClick={() => onSwap(names)}>
              {recipeWords.check.swapIt}
            </button>
          )}
        </>
      ) : (
        <small>{recipeWords.check.need}</small>
      )}
    </span>
  );
}

export const toTheBox = giveBackTo('[data-ingredient]', 'input');
