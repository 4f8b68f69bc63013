import type { Role } from '../document/roles/Seen';

export type { Role };

/** How its writer or its page has marked a line. */
export type Mark = 'heading' | 'bullet' | 'number' | 'row' | null;

/** A line of a recipe, without the mark before it. */
export interface Line {
  text: string;
  mark: Mark;
  /** Whether an empty line, or the edge of a block, is before it. */
  isAfterBlank: boolean;
  /** Whether a rule across the page is before it. */
  isRuled?: boolean;
  /** Whether most lines are in capitals, so capitals say nothing. */
  isInCapitals?: boolean;
  /** Words that do not belong to the text around them: the stamp of a message, the edge of a page, a button. */
  aside?: 'stamp' | 'edge' | 'button';
}

/** A line with its role; null above the first section, until the title is known. */
export interface Placed extends Line {
  role: Role | null;
  /** The title of a step. */
  title?: string;
}
