import { languagesNow } from '../../foods';
import { type AmountPlace, type Reading, readAmounts, readStep } from '../../reading';
import { findStepIngredients, stepLines } from './findStepIngredients';
import { scaleToldBy, settingsWithoutScale, showOvenTemperatures } from './ovenTemperatures';
import { shareAtHand } from './shareAtHand';
import { applyEdits, type Edit, editPiece, showAmounts, type View } from './showAmounts';
import { scaleStep } from './stepAmounts';

export type ScaledRecipe = ReturnType<typeof scaleRecipe>;

/**
 * The lines and steps of a recipe, with the amounts and temperatures of a view.
 * @param viewNow gives the same object as long as nothing in it changes: what is found for it is kept
 */
export function scaleRecipe(reading: Reading, viewNow: () => View) {
  const lines = openLines(reading, viewNow);
  const { stepEditsOf, ...steps } = openSteps(reading, viewNow);
  const { document } = reading;
  const { editsOf, writtenLine, lineOf, leadOf } = lines;
  let taken: { languages: number; found: ReturnType<typeof findStepIngredients> } | undefined;

  /** Another language may tell more foods. */
  function takenNow() {
    const languages = languagesNow();
    if (taken?.languages !== languages) taken = { languages, found: findStepIngredients(document) };
    return taken.found;
  }

  return {
    ...{ lineOf, leadOf },
    ...steps,
    /** Whether the page can scale the line. */
    canScale: (index: number) => editsOf(index) !== null,
    /** A piece of a place's words, which begins at `offset`, as the view shows it. */
    shownWords(place: AmountPlace, piece: string, offset: number) {
      const edits = 'ingredient' in place ? editsOf(place.ingredient) : stepEditsOf(place.stepText);
      return editPiece(piece, edits ?? [], offset);
    },
    /** The ingredients of a step that have an amount, with what the step takes of them. */
    ingredientsOf: (step: number) => stepLines(takenNow()[step] ?? [], lines),
    /** The first amount of a line, as the recipe writes it: "500 g". Null without one. */
    amountOf(index: number): string | null {
      const line = writtenLine(index);
      const [amount] = readAmounts(line, document.language) ?? [];
      return amount ? line.slice(amount.start, amount.unit?.end ?? amount.end) : null;
    },
    /** How many times the line's amount `typed` is; null if the two cannot be compared. */
    shareAtHand: (index: number, typed: string) =>
      shareAtHand(typed, writtenLine(index), document.language),
  };
}

/** What was found for a view, by line or text. */
function keptFor<Key, Found>() {
  const kept = new WeakMap<View, Map<Key, Found>>();
  return (view: View, key: Key, find: () => Found): Found => {
    const known = kept.get(view) ?? new Map<Key, Found>();
    kept.set(view, known);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find();
    known.set(key, found);
    return found;
  };
}

/** The lines of the list. A growing recipe gets more of them. */
function openLines({ document, pieces }: Reading, viewNow: () => View) {
  let items = document.ingredients.flatMap((group) => group.items);
  const known = keptFor<number, readonly Edit[] | null>();

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
    const view = viewNow();
    return known(view, index, () => findEdits(index, view));
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
function openSteps({ document, stepTexts }: Reading, viewNow: () => View) {
  let scale: { told: ReturnType<typeof scaleToldBy> } | null = null;
  const known = keptFor<string, ReturnType<typeof scaleStep>>();
  const textOf = (step: number) => document.steps[step]?.text ?? '';

  function told() {
    const lines = document.ingredients.flatMap((group) => group.items.map(({ line }) => line));
    scale ??= { told: scaleToldBy(lines, document.language) };
    return scale.told;
  }

  function temperaturesIn(text: string): readonly Edit[] {
    const { units } = viewNow();
    return units === 'original' ? [] : showOvenTemperatures(text, units, told());
  }

  function scaled(text: string) {
    const view = viewNow();
    return known(view, text, () => scaleStep(text, document, view));
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
      viewNow().units === 'original' ? [] : settingsWithoutScale(textOf(step), told()),
    /** The step's amounts of food that are still for the recipe's own servings. */
    unscaledIn: (step: number) => scaled(textOf(step)).unscaled,
  };
}
