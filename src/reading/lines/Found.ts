import type { Source } from '../../../machines/kitchen/recipe';

/** A recipe that a visitor has brought. */
export interface Found {
  /** Its name, to tell it from others; empty if it has none. */
  name: string;
  /** Markdown. */
  text: string;
  source: Source;
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
  | 'tooLong'
  | 'tooLarge'
  | 'tooMany'
  | 'tooManyFiles'
  | 'tooMuchMarkup'
  | 'unreadable';

export interface Refusal {
  /** The name of the file or the recipe; empty for what was pasted. */
  name: string;
  code: RefusalCode;
  /** How many of its files were not read. */
  count?: number;
}

/** Thrown where one recipe or one file cannot be read. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, cause?: unknown) {
    super(`Refused: ${code}`, { cause });
    this.code = code;
  }
}
