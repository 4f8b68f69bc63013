import type { Waivable } from './preferences';

export interface Idea {
  title: string;
  minutes: number | null;
  foods: readonly string[];
  /** The answer's words about it. Words before a form feed are about all its ideas. */
  words: string;
}

export interface Answer {
  /** Markdown. An attempt whose answer is blank has failed. */
  text: string;
  /** True when the writer stopped at its length limit, so the end may be missing. */
  cut: boolean;
  /** The language model that wrote the text; null if no model did. */
  model: string | null;
  /** The dishes that it names, if it holds no recipe. */
  ideas?: readonly Idea[] | undefined;
  /**
   * The text has neither foods nor steps: a model wrote something else than a recipe, or the sample
   * kitchen says why it has no dish.
   */
  isNote?: true | undefined;
  /** For such a note: waiving any one of these sets brings a recipe. */
  waive?: readonly (readonly Waivable[])[] | undefined;
  /** For how many the page should show it, if the text is for another number. */
  servings?: number | undefined;
  /** When it came onto the page, in ms since 1970, if known. */
  arrivedAt?: number | undefined;
}

/** A request, a link, the visitor's cookbook, or a paste or file from elsewhere. */
export type Origin = 'request' | 'shared' | 'cookbook' | 'imported';

/** Where a recipe from elsewhere says it comes from. The page does not check that. */
export interface Source {
  name?: string;
  link?: string;
  /** A model has read it from a picture. */
  isPhoto?: true | undefined;
  /** The bookmark has taken it from an open page: the page says so, and the rest was not read. */
  isClip?: true | undefined;
  /** A model has copied it out of a text, and the copy says something else or less. */
  isCopy?: true | undefined;
  /** The text around it states allergens, and the cook left that out. Links, exports and changes of it say so. */
  leavesOutAllergens?: true | undefined;
}

const DOUBTS = ['isPhoto', 'isClip', 'isCopy', 'leavesOutAllergens'] as const;

/** What makes a recipe unsure, for the changes of it, which have neither its name nor its link. */
export function doubtsOf(source: Source = {}): Source | undefined {
  const doubts = DOUBTS.filter((doubt) => source[doubt] === true);
  return doubts[0] && Object.fromEntries(doubts.map((doubt) => [doubt, true as const]));
}

export type ByHand = 'edited' | 'written';

/** A recipe or ideas for one, with the origin and the request. The origin says what wrote it. */
export interface Recipe extends Omit<Answer, 'servings'> {
  /** By which the visitor chose it among ideas. */
  ideaTitle?: string | undefined;
  origin: Origin;
  /** Only for a recipe from elsewhere, even after the cookbook has kept it, and changes of a photo. */
  source?: Source | undefined;
  /** The ingredients of its request, for a change also those before; empty if unknown. */
  askedWith: readonly string[];
  /** The change that led to it, in the visitor's words. */
  changed?: string | undefined;
  /** The text of the recipe that this change was asked of. */
  changedFrom?: string | undefined;
  /** The foods that this change was to leave out, if it named them by themselves. */
  without?: readonly string[] | undefined;
  /** True for a change of a recipe from elsewhere, or of such a change. See `isForeign`. */
  hasForeignText?: boolean | undefined;
  byHand?: ByHand | undefined;
  /** The text that it was read from, if some lines are left out. Only this browser has it. */
  pasted?: string | undefined;
}

/** A stranger's words may be in the recipe, in the one that it changes, or in a paste. */
export function isForeign({ origin, hasForeignText, byHand }: Recipe): boolean {
  return origin !== 'request' || hasForeignText === true || byHand !== undefined;
}

/** Whether the page itself has written a recipe: its book, or what it says instead of a dish. */
export const isFromBook = ({ origin, model, byHand }: Recipe): boolean =>
  origin === 'request' && model === null && byHand === undefined;
