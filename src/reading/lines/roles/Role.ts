import type { Line } from '../Line';

/** What a line is in its recipe. Each line has one role, so none is lost. */
export type Role =
  | 'title'
  | 'lead'
  | 'fact'
  | 'ingredientsHead'
  | 'ingredient'
  | 'group'
  | 'methodHead'
  | 'step'
  /** Goes on with the step before it. */
  | 'more'
  | 'part'
  | 'note'
  | 'noteHead'
  /** Words that the page shows, and nothing more. */
  | 'words';

/** A line with its role; null above the first section, until the title is known. */
export interface Placed extends Line {
  role: Role | null;
}
