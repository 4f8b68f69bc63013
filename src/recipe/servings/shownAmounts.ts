import { createRef } from 'react';
import { nearest, scaleRecipe, type View, writeFraction } from '../../amounts';
import { derive } from '../../browser/derive';
import { keepLast } from '../../browser/keepLast';
import { createStore, type Readable, type Store } from '../../browser/store';
import type { Reading } from '../../reading';
import { createRequiredContext } from '../../ui/context';
import type { KitchenStore } from '../../ui/KitchenStore';
import { canScaleTo, canServe, loadServings, saveServings } from './servingsStorage';

export interface Shown {
  /** Null for the recipe's own. */
  servings: number | null;
  units: View['units'];
  /** Since the recipe arrived. Screen readers have read the first amounts. */
  hasChanged: boolean;
  isRescaled: boolean;
}

/** "3", or "≈ 3½" for what a cook's amount makes. */
export const writeServings = (servings: number): string =>
  Number.isInteger(servings) ? `${servings}` : `≈ ${writeFraction(nearest(servings, 'quarters'))}`;

export type ShownAmounts = ReturnType<typeof openAmounts>;

/** The amounts of a recipe that a request has changed. */
export interface BeforeChange {
  shown: Pick<Readable<Shown>, 'getSnapshot'>;
  written(): { from: number } | null;
}

/** Restores the servings that the tab kept over a reload, or those from before a change. */
export function openAmounts(reading: Reading, kitchen: KitchenStore, before?: BeforeChange) {
  const { text: recipe, document } = reading;
  const { servings: kept = null } = before?.shown.getSnapshot().context ?? {};
  // A change for another number of people has its own.
  if (kept !== null && before?.written()?.from === written()?.from) saveServings(recipe, kept);
  const chosen = createStore(loadServings(recipe));
  const shown = openShown(chosen, kitchen);

  /** Null if the recipe names none, or none that a visitor could choose. */
  function written() {
    const { servings } = document;
    if (!servings || !canServe(servings.from)) return null;
    const { from, to } = servings;
    return { from, text: from === to ? `${from}` : `${from}–${to}` };
  }

  function choose(servings: number | null) {
    const wanted = servings === written()?.from ? null : servings;
    saveServings(recipe, wanted);
    chosen.set(wanted);
  }

  const viewOf = keepLast(({ servings, units }: Shown): View => {
    const from = written()?.from;
    return { factor: servings && from ? servings / from : 1, units, language: document.language };
  });

  const scaled = scaleRecipe(reading, () => viewOf(shown.getSnapshot().context));
  return {
    /** A copy has no buttons. */
    isCopy: false,
    /** Takes the focus when the page removes a button beside it. */
    fieldRef: createRef<HTMLInputElement>(),
    shown,
    written,
    choose,
    /** A plan is for whole people. */
    wholeServings() {
      const { servings } = shown.getSnapshot().context;
      return servings === null ? null : Math.max(1, Math.round(servings));
    },
    ...scaled,
    /** The first amount of a line, if the recipe scales. */
    amountOf: (index: number): string | null => written() && scaled.amountOf(index),
    /** Whether the amount that a cook has could be compared with the line's. */
    scaleToHave(index: number, typed: string): boolean {
      const share = scaled.shareAtHand(index, typed);
      const servings = share && share * (written()?.from ?? 0);
      if (!canScaleTo(servings)) return false;
      choose(servings);
      return true;
    },
  };
}

/** Gives another object when the servings or the units change. */
function openShown(chosen: Store<number | null>, kitchen: KitchenStore) {
  const wanted = () => ({
    servings: chosen.getSnapshot().context,
    units: kitchen.getSnapshot().context.preferences.units,
  });
  let shown: Shown = { ...wanted(), hasChanged: false, isRescaled: false };
  function find(): Shown {
    const now = wanted();
    if (now.servings === shown.servings && now.units === shown.units) return shown;
    const isRescaled = shown.isRescaled || now.servings !== shown.servings;
    shown = { ...now, hasChanged: true, isRescaled };
    return shown;
  }
  return derive(find, chosen, kitchen);
}

export const [AmountsContext, useAmounts] = createRequiredContext<ShownAmounts & Shown>();
