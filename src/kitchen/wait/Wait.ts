/** What the page can say about a running attempt. */
export interface Wait {
  /** Whether the model still thinks and has not begun to answer. */
  isThinking: boolean;
  /** The dish; empty until the model has named it. */
  name: string;
  /** How many ingredients it has; 0 until the model has listed them. */
  ingredients: number;
  /** Those that it has listed so far, as written. */
  lines: readonly string[];
  /** The step that the model is writing, from 1; 0 before the first. */
  step: number;
}
