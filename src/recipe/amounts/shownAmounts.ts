import { createContext, createRef, type RefObject, useContext } from 'react';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { createStore, type Store } from '../../browser/store';
import type { Reading } from '../../reading/document/marks/Reading';
import { readAmounts } from '../../reading/quantities/readAmounts';
import { applyEdits, type Edit, type View } from './edits';
import { showOvenTemperatures } from './ovenTemperatures';
import { canServe, loadServings, saveServings } from './servingsStorage';
import { namesAmount } from './shares';
import { showAmounts } from './showAmounts';

export interface Shown {
  /** Null for the recipe's own. */
  servings: number | null;
  units: View['units'];
  /** Since the recipe arrived. Screen readers have read the first amounts. */
  hasChanged: boolean;
  isRescaled: boolean;
}

export interface ShownAmounts {
  shown: Omit<Store<Shown>, 'set'>;
  /** Null if the recipe names none, or none that a visitor could choose. */
  written(): { from: number; text: string } | null;
  choose(servings: number | null): void;
  /** Null if the page cannot scale the line. */
  editsOf(ingredient: number): readonly Edit[] | null;
  lineOf(ingredient: number): string;
  /** For a share of the amount; null if the page cannot scale the line. */
  partOf(ingredient: number, share: number): string | null;
  /** Without its amount; empty if the page does not know the food. */
  foodOf(ingredient: number): string;
  /** Convert temperatures. `index` is the text's place in the reading. */
  temperaturesOf(index: number): readonly Edit[];
  /** A text of the page with its temperatures converted. */
  inUnits(text: string): string;
  namesAmount(step: number): boolean;
  /** Takes the focus when the page removes a button beside it. */
  fieldRef: RefObject<HTMLInputElement | null>;
  /** A copy has no buttons. */
  isCopy: boolean;
}

/** Restores the servings that the tab kept over a reload. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what shows amounts shares the answers that it remembers
export function openAmounts(
  { text: recipe, document, pieces, temperatures }: Reading,
  actor: RecipeActor,
): ShownAmounts {
  const chosen = createStore(loadServings(recipe));
  let items = document.ingredients.flatMap((group) => group.items);
  const wanted = (): Pick<Shown, 'servings' | 'units'> => ({
    servings: chosen.get(),
    units: actor.getSnapshot().context.preferences.units,
  });
  const first: Shown = { ...wanted(), hasChanged: false, isRescaled: false };
  let shown = first;
  let known = new Map<number, readonly Edit[] | null>();

  function get(): Shown {
    const now = wanted();
    if (now.servings === shown.servings && now.units === shown.units) return shown;
    known = new Map();
    const isRescaled = shown.isRescaled || now.servings !== shown.servings;
    shown = { ...now, hasChanged: true, isRescaled };
    return shown;
  }

  function itemAt(index: number) {
    if (!items[index]) items = document.ingredients.flatMap((group) => group.items);
    return items[index];
  }

  function written() {
    const { servings } = document;
    if (!servings || !canServe(servings.from)) return null;
    const { from, to } = servings;
    return { from, text: from === to ? `${from}` : `${from}–${to}` };
  }

  function editsOf(index: number): readonly Edit[] | null {
    get();
    const before = known.get(index);
    if (before !== undefined) return before;
    const edits = findEdits(index, viewOf(1));
    known.set(index, edits);
    return edits;
  }

  function viewOf(share: number): View {
    const { servings, units } = get();
    const from = written()?.from;
    const factor = (servings && from ? servings / from : 1) * share;
    return { factor, units, language: document.language };
  }

  function findEdits(index: number, view: View): readonly Edit[] | null {
    if (view.factor === 1 && view.units === 'original') return [];
    const { line = '' } = itemAt(index) ?? {};
    const edits = showAmounts(line, readAmounts(line, view.language), view);
    const isPlaced = edits?.every((edit) =>
      pieces[index]?.some((piece) => piece.start <= edit.start && edit.end <= piece.end),
    );
    return isPlaced ? edits : view.factor === 1 ? [] : null;
  }

  function temperaturesIn(text: string): readonly Edit[] {
    const { units } = get();
    return units === 'original' ? [] : showOvenTemperatures(text, units);
  }

  return {
    isCopy: false,
    fieldRef: createRef(),
    shown: {
      initial: first,
      get,
      subscribe(listener) {
        const unsubscribe = chosen.subscribe(listener);
        const subscription = actor.subscribe(listener);
        return () => {
          unsubscribe();
          subscription.unsubscribe();
        };
      },
    },
    written,
    choose(servings) {
      const wanted = servings === written()?.from ? null : servings;
      saveServings(recipe, wanted);
      chosen.set(wanted);
    },
    editsOf,
    lineOf: (index) => applyEdits(itemAt(index)?.line ?? '', editsOf(index) ?? []),
    partOf(index, share) {
      const edits = findEdits(index, viewOf(share));
      return edits && applyEdits(itemAt(index)?.line ?? '', edits);
    },
    foodOf: (index) => itemAt(index)?.understood?.food ?? '',
    temperaturesOf: (index) => temperaturesIn(temperatures[index] ?? ''),
    inUnits: (text) => applyEdits(text, temperaturesIn(text)),
    namesAmount(index) {
      const step = document.steps[index];
      if (!step) return false;
      const text = step.durations.reduce((rest, { text }) => rest.replace(text, ' '), step.text);
      return namesAmount(text, document.language);
    },
  };
}

export const AmountsContext = createContext<(ShownAmounts & Shown) | null>(null);

export function useAmounts(): ShownAmounts & Shown {
  const amounts = useContext(AmountsContext);
  if (!amounts) throw new Error('There is no AmountsContext around this view.');
  return amounts;
}
