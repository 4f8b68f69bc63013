import type { Line } from './Line';

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
  | 'noteHead';

/** A line with the role that its section gives it; null above the first section. */
export interface Placed extends Line {
  role: Role | null;
}
