import type { LanguageCode } from '../reading/languages/Language';

/** How much a line asks for. */
export interface Amount {
  value: number;
  /** The upper end of a range. */
  to: number | null;
  /** What is counted or measured: "gram", "clove", "400g can"; empty for whole foods. */
  unit: string;
}

/** A food that a recipe asks for, as the cookbook keeps it. */
export interface KeptNeed {
  /** A line, or few words that read as the foods of which one is enough: "butter or margarine". */
  foods: string;
  /** If it is a line, the place of the food in it. */
  place?: number;
  /** At the recipe's own servings; null if the line does not tell. */
  amount: Amount | null;
  /** Whether the cook can leave it out. */
  isOptional: boolean;
  /** Whether the page understands the line. */
  isSure: boolean;
}

/** What a recipe asks for, as the cookbook keeps it. */
export interface KeptNeeds<One extends KeptNeed = KeptNeed> {
  needs: readonly One[];
  language: LanguageCode | null;
  /** For how many; null if the recipe does not say. */
  servings: number | null;
}

/** A food that a line of a recipe asks for, with what the page shows of it. */
export interface Need extends KeptNeed {
  /** The line's place among all ingredients, from 0. */
  index: number;
  /** The line, or of "salt, pepper" the part that names the food. */
  line: string;
  /** What the line counts in, in its own words: "cloves", "x 400 g tins"; empty for whole foods. */
  unitWords: string;
}

export interface Needs extends KeptNeeds<Need> {
  /** Whether the page can compare it: it has found every ingredient, and understands most. */
  isKnown: boolean;
}
