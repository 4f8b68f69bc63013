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
}

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
