/** A time that a step says to wait. */
export interface FoundDuration {
  /** Where its words begin and end in the text, in characters (UTF-16 units). */
  start: number;
  end: number;
  /** Whole seconds; of a range, the lower end. */
  seconds: number;
  /** The words, as they are in the text. */
  text: string;
}

/** Nobody leaves a page open for longer, in seconds. */
export const LONGEST = 24 * 3_600;
