export interface Wait {
  isThinking: boolean;
  /** Empty until the model has named the dish. */
  name: string;
  /** What the check has found so far, in the page's words. */
  finds: readonly string[];
}
