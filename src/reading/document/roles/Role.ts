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
  /** Somebody has said that it is no part of the recipe. The page folds it. */
  | 'leftOut'
  /** Words that the page shows, and nothing more. */
  | 'words';
