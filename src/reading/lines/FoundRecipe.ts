import type { Source } from '../../../machines/kitchen/recipe';

/** A recipe that a visitor has brought. */
export interface FoundRecipe {
  /** Tells it from others; empty without a name. */
  name: string;
  /** Empty if it is too long for a recipe: `pasted` has it. */
  text: string;
  source: Source;
  /** How the recipe calls its picture, if it names one: an address, or the name of a file. */
  picture?: string;
  /** The whole text, if some lines of it are left out, or if it is doubtful. */
  pasted?: string;
  /** Ingredients and work are not plainly there: a cook should look. */
  isDoubtful?: boolean;
  /** With `isDoubtful`: what a cook sees beside `pasted`. */
  proposal?: Proposal;
}

/** The page's reading of a text, which a cook compares with it. */
export interface Proposal {
  /** As a visitor edits a recipe. Empty for a text without any words of one. */
  text: string;
  /** Why a cook should look, the most important first; none if the recipe is plainly there. */
  doubts: readonly Doubt[];
}

export interface Doubt {
  code: DoubtCode;
  /** Of the proposal's text, from 0: where to look. */
  line?: number;
}

export type DoubtCode =
  /** The text holds more than one recipe: the first is taken. */
  | 'two recipes'
  /** The list is there twice, or more foods are elsewhere. */
  | 'two lists'
  | 'no title'
  | 'no list'
  | 'no method'
  /** The title may be another line. */
  | 'two titles'
  /** The list or the work is in several places, or ends in the middle of a sentence. */
  | 'torn'
  /** Notes and recipe alternate. */
  | 'mixed'
  /** The list may end at another line. */
  | 'end of list'
  /** Lines of the list may be no ingredients. */
  | 'other in list'
  /** Lines of the method may be no steps. */
  | 'other in method'
  /** Two lines may be one. */
  | 'joined lines'
  /** Several people write, and more than one says something of the food. */
  | 'several writers'
  /** Two columns were read across. */
  | 'columns'
  /** The text is longer than a recipe. Only the part around its list was read. */
  | 'long text'
  /** Of sentences or messages: which lines are foods and which are steps is a guess. */
  | 'guessed'
  /** Most of the text is beside the recipe. */
  | 'mostly other'
  /** The data of the text ends too soon. */
  | 'cut off';

/** Why a recipe or a file could not come. */
export type RefusalCode =
  | 'empty'
  | 'picture'
  | 'pdf'
  | 'office'
  | 'address'
  | 'locked'
  | 'damaged'
  | 'bomb'
  | 'encoding'
  | 'noRecipe'
  | 'csv'
  | 'mealMaster'
  | 'masterCook'
  | 'programData'
  | 'mealieBackup'
  | 'tooLong'
  | 'tooLarge'
  | 'tooMany'
  | 'tooManyFiles'
  | 'tooMuchMarkup'
  | 'unreadable';

export interface Refusal {
  /** Of the file or the recipe; empty for a paste. */
  name: string;
  code: RefusalCode;
  /** How many of its files were not read. */
  count?: number;
}

export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, cause?: unknown) {
    super(`Refused: ${code}`, { cause });
    this.code = code;
  }
}
