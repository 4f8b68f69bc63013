import type { ElementContent, Root, RootContent } from 'hast';
import type { RecipeLine } from '../../../foods';
import type { Span } from '../../quantities/units';
import type { Video } from '../facts/readVideo';
import type { RecipeDocument, Unchanging } from '../RecipeDocument';

/** The reader makes it once, from the text alone, and it never changes. */
export type Reading = Unchanging<{
  text: string;
  /** Empty for a text that is too much for the parser. */
  document: RecipeDocument;
  /** What the page renders; null for plain text. HTML is text, links are in `data-address`. */
  tree: Root | null;
  /** An element's `data-mark` is a place in this list. */
  marks: NodeMark[];
  /** Every line that a reader of the recipe sees, in order. */
  lines: RecipeLine[];
  /** For each ingredient: the stretches of its line whose text one element of the tree holds. */
  pieces: Span[][];
  /** The texts with a number: of steps, and of what a cook does before them. */
  stepTexts: string[];
  /** The blocks with ingredients, for another place of the page. */
  ingredients: ElementContent[];
  steps: ReadStep[];
  /** What the recipe asks for before its steps, and its equipment. */
  tasks: { nodes: ElementContent[]; text: string }[];
  /** Whole, and while a model writes it; null for plain text. */
  parts: { whole: ReadingParts; growing: ReadingParts } | null;
  /** A model's reply in place of a recipe: it refuses, or says what it can do. */
  saysNoRecipe: boolean;
}>;

/** Between the dish and the work is the place for what one can do with a recipe. */
export interface ReadingParts {
  /** The dish, and what is said of it before the first part. */
  head: ReadNodes;
  /** From the first part on the work, with the model's own words last. */
  below: ReadNodes;
  /** What version 1.0.0 left out of a pasted recipe and wrote below it. */
  leftOut: HeadedList | null;
  /** What the recipe says that it does not use. It is in `below` too. */
  unused: HeadedList | null;
  /** A model's words above the title, if they only greet. They are in `below` too. */
  greeting: Pick<HeadedList, 'nodes' | 'lines'> | null;
}

interface HeadedList {
  heading: string;
  list: ReadNodes[number];
  /** The heading's and the list's. */
  nodes: ReadNodes;
  /** The places of the lines of the list in `lines`. */
  lines: readonly number[];
}

export type ReadNodes = readonly Unchanging<RootContent>[];

/** A step, for another place of the page. */
export interface ReadStep {
  /** Its place in the document. */
  index: number;
  /** Its title, if any, and its words. */
  text: string;
  /** The recipe itself has it ticked. */
  isTicked: boolean;
  nodes: Unchanging<ElementContent[]>;
}

/** What an element is. The words that the page adds there depend on more than the text. */
export type NodeMark =
  | WordsMark
  /** The title, or the text's beginning: here the page speaks of the whole recipe. */
  | { kind: 'title' }
  /** A model's words that were above the title. */
  | { kind: 'chatter' }
  /** The place below the ingredients. */
  | { kind: 'list' }
  /** The end of an ingredient's line. `ingredient`: its place among all ingredients. */
  | { kind: 'ingredient'; ingredient: number }
  /** The end of the words of an ingredient's line. */
  | { kind: 'amounts'; ingredient: number }
  /** The end of a step's words. */
  | { kind: 'step'; step: number }
  /**
   * The number of servings, with the signs after it. Without words in it, it shows on its own line.
   */
  | { kind: 'servings'; signs: string }
  /** The end of the line with the servings. */
  | { kind: 'batch' }
  | BoxMark
  | TimeMark
  /** A time with the signs that touch it. */
  | { kind: 'unbroken' }
  /** The page shows HTML as text, and no voice reads it. */
  | { kind: 'html' }
  /** A whole paragraph that is the video's address. */
  | { kind: 'video'; video: Video };

export interface WordsMark {
  kind: 'words';
  /** The line's place in `lines`, and where in it these words and the next ones begin. */
  line: number;
  start: number;
  next: number;
  /** The text whose amounts they may give, and where they begin in it; null if they give none. */
  amount: AmountPlace | null;
}

/** In an ingredient's line, or in a text of `stepTexts`. */
export type AmountPlace = { start: number } & ({ ingredient: number } | { stepText: number });

export interface BoxMark {
  kind: 'box';
  of: 'ingredient' | 'step' | 'task';
  /** From 0, among those of its kind. */
  index: number;
  /** The words of a task. */
  name: string;
  /** The recipe itself has it ticked. */
  isTicked: boolean;
  /** The recipe itself has a box there. */
  isWritten: boolean;
  /** Of a step's box: the labels around the step's words have it in `for`. */
  inputId?: string | undefined;
}

export interface TimeMark {
  kind: 'time';
  /** The step that names it; null in a text without steps. */
  step: number | null;
  /** Its place among the times of the step, or of the text. */
  index: number;
  seconds: number;
  /** As written, on one line. */
  words: string;
}
