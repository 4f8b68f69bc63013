import type { Nodes, Paragraph, Root, RootContent, Text } from 'mdast';
import type { LanguageCode } from '../languages/Language';
import type { Understood } from '../quantities/readIngredient';
import type { FoundDuration } from '../quantities/times/findDurations';

/** A value that must not change, nor what it holds. */
export type Unchanging<Value> = { readonly [Key in keyof Value]: Unchanging<Value[Key]> };

/** What a recipe says. The reader leaves out what it cannot tell for certain. */
export interface RecipeDocument {
  /** The language of the recipe's own words; null if the reader cannot tell. */
  language: LanguageCode | null;
  title: Title | null;
  /** The first paragraph that says more than facts, and is not a greeting or closing remark of a model. */
  lead: { text: string } | null;
  servings: Servings | null;
  times: Times;
  ingredients: readonly IngredientGroup[];
  /** In the order of the text. */
  steps: readonly Step[];
  /** Tips, equipment, nutrition, serving suggestions and other remarks. */
  notes: readonly Note[];
  videos: readonly VideoMention[];
  /** Paragraphs that people read as headings: "Ingredients:", "**Tips**". */
  headings: readonly UnmarkedHeading[];
  chatter: Chatter;
  /** Times to wait in a text without steps. Each step holds its own. */
  durations: readonly Duration[];
  /** False if the reader may have missed ingredients, or has found none. */
  hasAllIngredients: boolean;
  /** False if the reader may have missed steps, or has found none. */
  hasAllSteps: boolean;
}

export interface Title {
  text: string;
  /** The heading or paragraph around it, which may hold more words. */
  node: Unchanging<Nodes>;
}

/** How many people a recipe serves, or what it makes. */
export interface Yield {
  /** As written: "Serves 2–3", "1 loaf (about 12 slices)". */
  text: string;
  from: number;
  /** Equal to `from` unless the recipe gives a range. */
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
  /** "For the sauce"; null for ingredients outside of groups. */
  heading: string | null;
  items: readonly Ingredient[];
}

export interface Ingredient {
  /** The line as written, without markup, list mark or check mark. */
  line: string;
  /** Null unless the whole line was understood. */
  understood: Understood | null;
  /** The item, table row or paragraph. */
  node: Unchanging<Nodes>;
}

export interface Step {
  /** As shown. It may begin anew in each part of the work. */
  number: number;
  /** The heading of its part of the work: "Sauce". */
  part: string | null;
  /** "Sear the beef". */
  title: string | null;
  /** Plain text without number and title. */
  text: string;
  durations: readonly Duration[];
  /** Every block that belongs to the step; the first holds its number. */
  nodes: Unchanging<Nodes[]>;
}

/** A time to wait. Its place is in the value of the text node that holds its words. */
export interface Duration extends FoundDuration {
  node: Unchanging<Text>;
}

export interface Note {
  heading: string | null;
  text: string;
}

export interface UnmarkedHeading {
  node: Unchanging<Paragraph>;
  /** The rank that it has as a heading: 2 for a section, 3 for a part of one. */
  rank: 2 | 3;
}

/** What a model says beside its recipe, as blocks of the text. */
export interface Chatter {
  /** Everything before the title, if it is only words. */
  before: Unchanging<RootContent[]>;
  /** The end of the text, if it names no food and no number, and warns of nothing. */
  signOff: Unchanging<RootContent[]>;
}

export interface VideoMention {
  id: string;
  /** Where the video starts, in seconds. */
  start: number;
  /** The link, image, text or markup that holds the address. */
  node: Unchanging<Nodes>;
}

/** A markdown tree; the reader never changes it. */
export type RecipeTree = Root;
