import { createRef } from 'react';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { nearest, writeFraction } from '../../amounts';
import { keepLast } from '../../browser/keepLast';
import { createStore, type Store } from '../../browser/store';
import {
  type Amount,
  convertUnit,
  type LanguageCode,
  type Reading,
  readAmounts,
  readStep,
} from '../../reading';
import { createRequiredContext } from '../../ui/context';
import { scaleToldBy, settingsWithoutScale, showOvenTemperatures } from './ovenTemperatures';
import { canScaleTo, canServe, loadServings, saveServings } from './servingsStorage';
import { applyEdits, type Edit, showAmounts, type View } from './showAmounts';
import { scaleStep } from './stepAmounts';

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
  shown: { get(): Shown };
  written(): { from: number } | null;
}

/** Restores the servings that the tab kept over a reload, or those from before a change. */
export function openAmounts(reading: Reading, actor: RecipeActor, before?: BeforeChange) {
  const { text: recipe, document } = reading;
  const { servings: kept = null } = before?.shown.get() ?? {};
  // A change for another number of people has its own.
  if (kept !== null && before?.written()?.from === written()?.from) saveServings(recipe, kept);
  const chosen = createStore(loadServings(recipe));
  const shown = openShown(chosen, actor);

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

  function viewNow(): View {
    const { servings, units } = shown.get();
    const from = written()?.from;
    return { factor: servings && from ? servings / from : 1, units, language: document.language };
  }

  const lines = openLines(reading, shown.get, viewNow);
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
      const { servings } = shown.get();
      return servings === null ? null : Math.max(1, Math.round(servings));
    },
    ...lines,
    ...openSteps(reading, shown.get, viewNow),
    /** The first amount of a line that scales, as the recipe writes it: "500 g". */
    amountOf(index: number): string | null {
      const line = lines.writtenLine(index);
      const [amount] = (written() && readAmounts(line, document.language)) || [];
      return amount ? line.slice(amount.start, amount.unit?.end ?? amount.end) : null;
    },
    /** Whether the amount that a cook has could be compared with the line's. */
    scaleToHave(index: number, typed: string): boolean {
      const share = shareAtHand(typed, lines.writtenLine(index), document.language);
      const servings = share && share * (written()?.from ?? 0);
      if (!canScaleTo(servings)) return false;
      choose(servings);
      return true;
    },
  };
}

/** Gives another object when the servings or the units change. */
function openShown(chosen: Store<number | null>, actor: RecipeActor) {
  const wanted = () => ({
    servings: chosen.get(),
    units: actor.getSnapshot().context.preferences.units,
  });
  const initial: Shown = { ...wanted(), hasChanged: false, isRescaled: false };
  let shown = initial;
  return {
    initial,
    get(): Shown {
      const now = wanted();
      if (now.servings === shown.servings && now.units === shown.units) return shown;
      const isRescaled = shown.isRescaled || now.servings !== shown.servings;
      shown = { ...now, hasChanged: true, isRescaled };
      return shown;
    },
    subscribe(listener: () => void) {
      const unsubscribe = chosen.subscribe(listener);
      const subscription = actor.subscribe(listener);
      return () => {
        unsubscribe();
        subscription.unsubscribe();
      };
    },
  };
}

/** The lines of the list. A growing recipe gets more of them. */
function openLines({ document, pieces }: Reading, get: () => Shown, viewNow: () => View) {
  let items = document.ingredients.flatMap((group) => group.items);
  const knownFor = keepLast((_: Shown) => new Map<number, readonly Edit[] | null>());

  function itemAt(index: number) {
    if (!items[index]) items = document.ingredients.flatMap((group) => group.items);
    return items[index];
  }

  const writtenLine = (index: number) => itemAt(index)?.line ?? '';

  function findEdits(index: number, view: View): readonly Edit[] | null {
    if (view.factor === 1 && view.units === 'original') return [];
    const line = writtenLine(index);
    const edits = showAmounts(line, readAmounts(line, view.language), view);
    const isPlaced = edits?.every((edit) =>
      pieces[index]?.some((piece) => piece.start <= edit.start && edit.end <= piece.end),
    );
    return isPlaced ? edits : view.factor === 1 ? [] : null;
  }

  /** Null if the page cannot scale the line. */
  function editsOf(index: number): readonly Edit[] | null {
    const known = knownFor(get());
    const before = known.get(index);
    if (before !== undefined) return before;
    const edits = findEdits(index, viewNow());
    known.set(index, edits);
    return edits;
  }

  return {
    writtenLine,
    editsOf,
    lineOf: (index: number) => applyEdits(writtenLine(index), editsOf(index) ?? []),
    /** For a share of the amount; null if the page cannot scale the line. */
    partOf(index: number, share: number) {
      const view = viewNow();
      const edits = findEdits(index, { ...view, factor: view.factor * share });
      return edits && applyEdits(writtenLine(index), edits);
    },
    /**
     * The amount that begins the line, up to the food, and its number; both 0 for a food alone. Null
     * if the page cannot tell where the food begins.
     */
    leadOf(index: number): { number: number; end: number } | null {
      const { line = '', understood } = itemAt(index) ?? {};
      if (!understood?.amount) return understood ? { number: 0, end: 0 } : null;
      const { number, end } = understood.amount;
      return line[end] === ' ' ? { number, end: end + 1 } : null;
    },
    /** Without its amount; empty if the page does not know the food. */
    foodOf: (index: number) => itemAt(index)?.understood?.food ?? '',
  };
}

/** The words of the steps, with the amounts and temperatures that the page shows. */
function openSteps({ document, stepTexts }: Reading, get: () => Shown, viewNow: () => View) {
  let scale: { told: ReturnType<typeof scaleToldBy> } | null = null;
  const knownFor = keepLast((_: Shown) => new Map<string, ReturnType<typeof scaleStep>>());
  const textOf = (step: number) => document.steps[step]?.text ?? '';

  function told() {
    const lines = document.ingredients.flatMap((group) => group.items.map(({ line }) => line));
    scale ??= { told: scaleToldBy(lines, document.language) };
    return scale.told;
  }

  function temperaturesIn(text: string): readonly Edit[] {
    const { units } = get();
    return units === 'original' ? [] : showOvenTemperatures(text, units, told());
  }

  function scaled(text: string) {
    const known = knownFor(get());
    const found = known.get(text) ?? scaleStep(text, document, viewNow());
    known.set(text, found);
    return found;
  }

  function editsIn(text: string): readonly Edit[] {
    const edits = [...temperaturesIn(text), ...scaled(text).edits];
    return edits.sort((one, other) => one.start - other.start);
  }

  return {
    /** For the text at this place of the reading. */
    stepEditsOf: (index: number) => editsIn(stepTexts[index] ?? ''),
    stepText: (text: string) => applyEdits(text, editsIn(text)),
    /** A text of the page. */
    inUnits: (text: string) => applyEdits(text, temperaturesIn(text)),
    namesAmount: (step: number) => readStep(textOf(step), document.language).amounts.length > 0,
    /** Settings of the oven in the step that the page cannot convert. */
    settingsWithoutScale: (step: number) =>
      get().units === 'original' ? [] : settingsWithoutScale(textOf(step), told()),
    /** The step's amounts of food that are still for the recipe's own servings. */
    unscaledIn: (step: number) => scaled(textOf(step)).unscaled,
  };
}

export const [AmountsContext, useAmounts] = createRequiredContext<ShownAmounts & Shown>();

/**
 * How many times the line's amount a cook has: ½ for "250 g" beside "500 g rice". `typed` may leave
 * out the unit, and say "1 of 2". Null if the two cannot be compared.
 */
export function shareAtHand(
  typed: string,
  line: string,
  language: LanguageCode | null,
): number | null {
  const [have, need] = [haveIn(typed.trim(), language), onlyAmount(line, language)];
  if (!need || !have) return null;
  if (!have.unit || have.unit.id === need.unit?.id) return have.from / need.from;
  const value = need.unit && convertUnit(have.from, have.unit.id, need.unit.id);
  return value === null ? null : value / need.from;
}

/** Beside an amount, readers want a food. */
const haveIn = (typed: string, language: LanguageCode | null) =>
  onlyAmount(`${typed} x`, language) ??
  onlyAmount(`${typed.replace(/(?<=\d)\s\p{L}+\s\d+$/u, '')} x`, language);

/** Null for "1 lb 4 oz", which is more than its first amount. */
function onlyAmount(line: string, language: LanguageCode | null): Amount | null {
  const [first, second] = readAmounts(line, language) ?? [];
  const isSum = first && second && line.slice(first.end, second.start).trim() === '';
  return isSum ? null : (first ?? null);
}
