/** What the page can say about a running attempt. */
export interface Wait {
  /** Whether the model still thinks and has not begun to answer. */
  isThinking: boolean;
  /** The dish; empty until the model has named it. */
  name: string;
  /** What the check has found so far, in the page's words. */
  finds: readonly string[];
}
