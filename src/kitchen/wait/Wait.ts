export interface Wait {
  /** The model still thinks and has not begun to answer. */
  isThinking: boolean;
  /** Empty until the model has named the dish. */
  name: string;
  /** What the check has found so far, in the page's words. */
  finds: readonly string[];
}
