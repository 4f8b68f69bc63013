import type { Nodes, Paragraph, RootContent, Text } from 'mdast';
import type { LanguageCode } from '../languages/Language';
import type { Understood } from '../quantities/readIngredient';
import type { FoundDuration } from '../quantities/waits';

/** What must not change, nor what it holds. */
export type Unchanging<Value> = { readonly [Key in keyof Value]: Unchanging<Value[Key]> };

/** The reader leaves out what it cannot tell for certain. */
export interface RecipeDocument {
  /** Null if the reader cannot tell. */
  language: LanguageCode | null;
  title: Title | null;
  /** The first paragraph that says more than facts, and is not a model's greeting or remark. */
  lead: { text: string } | null;
  servings: Servings | null;
  times: Times;
  ingredients: readonly IngredientGroup[];
  steps: readonly Step[];
  /** Tips, equipment, nutrition, serving suggestions and other remarks. */
  notes: readonly Note[];
  videos: readonly VideoMention[];
  /** Paragraphs that people read as headings: "Ingredients:", "**Tips**". */
  headings: readonly UnmarkedHeading[];
  /** A model's words above the title, as blocks of the text. */
  chatter: Unchanging<RootContent[]>;
  /** Only in a text without steps: each step holds its own times to wait. */
  durations: readonly Duration[];
  /** False without ingredients, or if the reader may have missed some. */
  hasAllIngredients: boolean;
  /** False without steps, or if the reader may have missed some. */
  hasAllSteps: boolean;
}

export interface Title {
  text: string;
  /** The heading or paragraph around the title, which may hold more words. */
  node: Unchanging<Nodes>;
}

/** How many people a recipe serves, or what it makes. */
export interface Yield {
  /** As written: "Serves 2–3", "1 loaf (about 12 slices)". */
  text: string;
  from: number;
  to: number;
  /** "servings", "loaf", "Personen"; null if there is only a number. */
  unit: string | null;
}

export interface Servings extends Yield {
  /** The block that tells it. */
  node: Unchanging<Nodes>;
}

/** In minutes, without ranges and times that depend on a condition. */
export interface Times {
  prep?: number;
  active?: number;
  cook?: number;
  total?: number;
}

export interface IngredientGroup {
  /** "For the sauce"; null outside of groups. */
  heading: string | null;
  items: readonly Ingredient[];
}

export interface Ingredient {
  /** As written, without markup, list mark or check mark. */
  line: string;
  /** Null unless the reader understood the whole line. */
  understood: Understood | null;
  /** Its writer has fixed the amount, for any number of servings. */
  isFixed?: true;
  node: Unchanging<Nodes>;
}

export interface Step {
  /** As shown. Each part of the work may count from 1. */
  number: number;
  /** The heading of its part of the work: "Sauce". */
  part: string | null;
  title: string | null;
  /** Plain text without number and title. */
  text: string;
  durations: readonly Duration[];
  /** Every block of the step; the first holds its number. */
  nodes: Unchanging<Nodes[]>;
}

/** Its place is in the value of the text node that holds its words. */
export interface Duration extends FoundDuration {
  node: Unchanging<Text>;
}

export interface Note {
  heading: string | null;
  text: string;
}

export interface UnmarkedHeading {
  node: Unchanging<Paragraph>;
  /** As a heading's rank: 2 for a section, 3 for a part of one. */
  rank: 2 | 3;
}

export interface VideoMention {
  id: string;
  /** Where the video starts, in seconds. */
  start: number;
  /** The link or text that holds the address. */
  node: Unchanging<Nodes>;
}
