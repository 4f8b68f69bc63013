import type { Section } from '../vocabulary';

/** Each line has one role, so none is lost. */
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
  /** The page only shows these words. */
  | 'words';

export type Zone =
  /** Above the recipe's parts, and below headings that say nothing. */
  | 'top'
  | 'list'
  /** Below a list without a heading for the work. */
  | 'between'
  | 'work'
  /** Below a heading for other things, or after the work. */
  | 'rest';

/** How a writer or a page has marked lines that belong together; null for not at all. */
type Mark =
  | 'heading'
  | 'bullet'
  | 'number'
  | 'row'
  | 'paragraph'
  | 'quote'
  | 'code'
  | 'other'
  | null;

/** By a heading's words. For others, the reader looks at what is below. */
export type Opening = Section | 'again' | 'step' | 'fact' | 'other';

/** The rank of a line in bold: below that of every heading. */
export const BOLD_RANK = 7;
/** The rank of a plain line before a colon. */
export const PLAIN_RANK = 8;
/** The rank of a heading in a text without ranks. */
export const NO_RANK = 9;

/** What is below a heading, up to the next one. */
export interface Below {
  isEmpty?: boolean;
  /** Steps: numbers, or sentences. */
  steps?: boolean;
  /** A numbered list right below, or one that counts its steps itself: "Step 1" in each item. */
  numbers?: boolean;
  lists?: boolean;
  amounts?: boolean;
  /** Foods, and nothing else. */
  foods?: boolean;
  /** A list of ingredients comes first, although steps follow. */
  foodsFirst?: boolean;
  /** A list without a sentence. */
  things?: boolean;
  /** Anything that can be a list of foods. */
  items?: boolean;
}

/** A line, or lines that belong together, and what is around. A missing fact does not hold. */
export interface LineFeatures {
  mark: Mark;
  /** Without its mark. Empty for a list or a table. */
  text: string;
  words?: string;
  /** Null for a line that is not a heading. */
  opens: Opening | null;
  rank: number;
  below: Below;
  /** All of a list, a table or a paragraph: a writer has put its lines together. */
  isBlock?: boolean;
  /** The zone that begins here, whatever the line says. */
  enters?: Zone | null;
  /** The zone that has ended above. */
  leaves?: Zone | null;

  isTitle?: boolean;
  isFact?: boolean;
  isSentence?: boolean;
  /** Tells the servings of the whole recipe, even within the work. */
  tellsServings?: boolean;
  /** Begins with an amount, or may be a food for another reason. */
  hasAmount?: boolean;
  /** A sentence that is not a food. */
  isRemark?: boolean;

  hasRest?: boolean;
  /** A number before a paragraph or a heading: "Step 1", "1.", or "1." before an amount. */
  number?: 'named' | 'plain' | 'amount' | null;

  /** The share of a list's items that begin with an amount. */
  share?: number;
  /** The block before it, below the same heading. */
  above?: LineFeatures | undefined;
  isFirst?: boolean;
  /** The first words below a heading without a number. */
  beginsPart?: boolean;
  /** Goes on with a step above: the numbers or items of a list follow, or have begun. */
  goesOn?: boolean;
  isFirstList?: boolean;
  /** A heading or a list for the work is still to come. */
  isAboveWork?: boolean;
  isAboveMethod?: boolean;
  /** A sentence below a list, in a text in which nothing is marked as work. */
  isProse?: boolean;
  isWish?: boolean;
  isVideo?: boolean;
  /** Holds ingredients, wherever it is. */
  listsFoods?: boolean;
  asksBack?: boolean;
  tellsFacts?: boolean;

  /** Only pages and messages have these: words beside the recipe, and another list below it. */
  aside?: string | boolean | undefined;
  isInOtherList?: boolean;
  isAboveOtherList?: boolean;
}
