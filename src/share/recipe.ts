/** A recipe as the page shows it. */
export interface Recipe {
  /** Markdown. */
  text: string;
  /** True when the recipe's end may be missing. */
  cut: boolean;
  /** The language model that wrote the recipe; null if none did. */
  model: string | null;
  origin: 'request' | 'shared' | 'cookbook';
  /** The ingredients that the recipe was asked for with; empty if unknown. */
  askedWith: readonly string[];
}
