/** What its writer or its page has made of a line. */
export type Mark = 'heading' | 'bullet' | 'number' | 'row' | null;

/** A line of a recipe, without the mark before it. */
export interface Line {
  text: string;
  mark: Mark;
  /** Whether an empty line, or the edge of a block, is before it. */
  isApart: boolean;
  /** Whether a rule across the page is before it. */
  isRuled?: boolean;
  /** Whether most lines are in capitals, so capitals say nothing. */
  isLoud?: boolean;
  /** What is no part of what it is within: the stamp of a message, the edge of a page, a button on it. */
  aside?: 'stamp' | 'edge' | 'button';
}
