import { createContext, createRef, type RefObject, useContext } from 'react';
import type { LazyPart } from '../browser/lazyPart';
import { createStore, type Store, useStore } from '../browser/store';
import { numbersIn } from '../recipe/document/numbersIn';
import type { Ingredient, RecipeDocument } from '../recipe/document/RecipeDocument';
import { applyEdits, type Edit, type View } from './edits';
import type { AmountPlaces } from './rehypeAmounts';
import { canServe, loadServings, saveServings } from './servingsStorage';

export interface Shown {
  /** What the visitor chose; null for the servings of the recipe. */
  servings: number | null;
  units: View['units'];
  /** Whether the amounts have changed since the recipe came: screen readers have read the first ones. */
  hasChanged: boolean;
  /** Whether the servings are among what has changed. */
  isRescaled: boolean;
  /** Whether the chosen amounts could not be fetched. */
  hasFailed: boolean;
}

/** The amounts of one recipe as the page shows them. */
export interface ShownAmounts {
  shown: Omit<Store<Shown>, 'set'>;
  /** The servings that the recipe was written for; null if it does not name them, or they cannot be chosen. */
  written(): { from: number; text: string } | null;
  /** Whether everything is as the recipe has it. */
  isOriginal(): boolean;
  /** @param servings null for the original amounts */
  choose(servings: number | null): void;
  /** What the visitor chose last, shown or not yet; null for the servings of the recipe. */
  chosen(): number | null;
  /** Fetches what scales, before the visitor presses. */
  warmUp(): void;
  /** The changes of an ingredient's line; null if it cannot be scaled. */
  editsOf(ingredient: number): readonly Edit[] | null;
  /** The line of an ingredient as it was written. */
  writtenLine(ingredient: number): string;
  /** The line of an ingredient as the page shows it. */
  lineOf(ingredient: number): string;
  /** The changes of a text that may give temperatures of the oven. */
  temperaturesOf(text: string): readonly Edit[];
  /** A text that may give them, by the number that `rehypeAmounts` gave it. */
  textAt(index: number): string;
  /** Whether a step names an amount. */
  namesAmount(step: number): boolean;
  /** The field of the servings, which gets the focus when another way to choose them goes away. */
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Whether this is a copy, in which nobody can press anything. */
  isCopy: boolean;
}

export type AmountTools = LazyPart<
  Pick<typeof import('.'), 'readAmounts' | 'showAmounts' | 'showOvenTemperatures'>
>;

interface Source {
  getDocument(): RecipeDocument | null;
  getPlaces(): AmountPlaces | null;
  /** Scales and converts. Until it has been fetched, the page shows what was written. */
  tools: AmountTools;
  /** The units that the visitor prefers. */
  units: Pick<Store<View['units']>, 'get' | 'subscribe'>;
}

/**
 * Opens the amounts of a recipe. The tab keeps the chosen servings over a reload.
 *
 * @param recipe the recipe's text
 */
export function openAmounts(
  recipe: string,
  { getDocument, getPlaces, tools, units }: Source,
): ShownAmounts {
  const chosen = createStore(loadServings(recipe));
  const hasFailed = createStore(false);
  const first: Shown = { ...wanted(), hasChanged: false, isRescaled: false, hasFailed: false };
  let shown = first;
  let items: readonly Ingredient[] | undefined;
  let known = new Map<number, readonly Edit[] | null>();

  function wanted(): Pick<Shown, 'servings' | 'units'> {
    if (!tools.get()) return { servings: null, units: 'original' };
    return { servings: chosen.get(), units: units.get() };
  }

  function get(): Shown {
    const now = { ...wanted(), hasFailed: hasFailed.get() };
    if (now.servings !== shown.servings || now.units !== shown.units) known = new Map();
    else if (now.hasFailed === shown.hasFailed) return shown;
    const isRescaled = shown.isRescaled || now.servings !== shown.servings;
    shown = { ...now, hasChanged: true, isRescaled };
    return shown;
  }

  /** Fetches what scales and converts, if the visitor wants other amounts. */
  function prepare() {
    if (chosen.get() === null && units.get() === 'original') return;
    tools.load().then(
      () => hasFailed.set(false),
      () => {
        chosen.set(null);
        hasFailed.set(true);
      },
    );
  }

  function written() {
    const servings = getDocument()?.servings;
    if (!servings || !canServe(servings.from)) return null;
    const { from, to } = servings;
    return { from, text: from === to ? `${from}` : `${from}–${to}` };
  }

  function view(): View {
    const { servings, units } = get();
    const from = written()?.from;
    const factor = servings && from ? servings / from : 1;
    return { factor, units, language: getDocument()?.language ?? null };
  }

  const writtenLine = (index: number): string => {
    items ??= getDocument()?.ingredients.flatMap((group) => group.items);
    return items?.[index]?.line ?? '';
  };

  function editsOf(index: number): readonly Edit[] | null {
    get();
    const before = known.get(index);
    if (before !== undefined) return before;
    const edits = findEdits(index);
    known.set(index, edits);
    return edits;
  }

  function findEdits(index: number): readonly Edit[] | null {
    const now = view();
    const line = writtenLine(index);
    if (now.factor === 1 && now.units === 'original') return [];
    const writer = tools.get();
    if (!writer) return [];
    const edits = writer.showAmounts(line, writer.readAmounts(line, now.language), now);
    const isPlaced = edits?.every((edit) => getPlaces()?.holds(index, edit));
    return isPlaced ? edits : now.factor === 1 ? [] : null;
  }

  return {
    isCopy: false,
    fieldRef: createRef(),
    shown: {
      initial: first,
      get,
      subscribe(listener) {
        prepare();
        const ends = [
          units.subscribe(prepare),
          ...[chosen, units, tools, hasFailed].map((store) => store.subscribe(listener)),
        ];
        return () => {
          for (const end of ends) end();
        };
      },
    },
    written,
    isOriginal: () => get().servings === null && get().units === 'original',
    choose(servings) {
      const wanted = servings === written()?.from ? null : servings;
      saveServings(recipe, wanted);
      chosen.set(wanted);
      prepare();
    },
    chosen: chosen.get,
    warmUp: () => void tools.load().catch(() => {}),
    editsOf,
    writtenLine,
    lineOf: (index) => applyEdits(writtenLine(index), editsOf(index) ?? []),
    temperaturesOf(text) {
      const { units } = get();
      return units === 'original' ? [] : (tools.get()?.showOvenTemperatures(text, units) ?? []);
    },
    textAt: (index) => getPlaces()?.texts[index] ?? '',
    namesAmount(index) {
      const step = getDocument()?.steps[index];
      if (!step) return false;
      const text = step.durations.reduce((rest, { text }) => rest.replace(text, ' '), step.text);
      return namesAmount(text, getDocument()?.language ?? null);
    },
  };
}

const NO_AMOUNT =
  /^\s?(?:[°º˚%"”″]|degrees|deg\b|[CF]\b|(?:centi|milli)?met(?:er|re)s?|cm\b|mm\b|inch(?:es)?\b|in\.|[x×]\s?\d|hours?|hrs?\b|h\b|min(?:ute)?n?s?\b|sec(?:ond)?s?\b|stunden?|std|sek|heures?|horas?|ore\b|ora\b|minut\p{L}*|watts?|W\b|times?\b|-?minute)/iu;
const PLACE =
  /(?:\b(?:steps?|gas(?: mark)?|mark|level|stufe|schritt|étape|paso|thermostat|th\.?)\s?)$/i;

/** Whether a number of a text is neither a time nor a temperature, length or step. */
function namesAmount(text: string, language: RecipeDocument['language']): boolean {
  return numbersIn(text, language).some(({ start, numbers, unit }) => {
    const end = numbers.at(-1)?.end ?? start;
    if (unit?.measures === 'length') return false;
    return !NO_AMOUNT.test(text.slice(end)) && !PLACE.test(text.slice(0, start));
  });
}

export const AmountsContext = createContext<ShownAmounts | null>(null);

/** The amounts of the recipe around a view, which is rendered whenever they change. */
export function useAmounts(): ShownAmounts & Shown {
  const amounts = useContext(AmountsContext);
  if (!amounts) throw new Error('There is no AmountsContext around this view.');
  return { ...amounts, ...useStore(amounts.shown) };
}
