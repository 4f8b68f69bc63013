import type { LanguageCode } from '../reading/languages/Language';

export interface NeedAmount {
  value: number;
  /** The upper end of a range. */
  to: number | null;
  /** "gram", "clove", "400g can"; empty for whole foods. */
  unit: string;
}

export interface KeptNeed {
  /** A line, or few words for foods of which one is enough: "butter or margarine". */
  foods: string;
  /** If `foods` is a line, the place of the food in it. */
  place?: number;
  /** At the recipe's own servings; null if the line does not tell. */
  amount: NeedAmount | null;
  isOptional: boolean;
  /** Whether the page understands the line. */
  isSure: boolean;
}

export interface KeptNeeds<One extends KeptNeed = KeptNeed> {
  needs: readonly One[];
  language: LanguageCode | null;
  /** Null if the recipe does not say. */
  servings: number | null;
}

/** A food of a line, with what the page shows of it. */
export interface Need extends KeptNeed {
  /** The line's place among all ingredients, from 0. */
  index: number;
  /** The line, or of "salt, pepper" the part that names the food. */
  line: string;
  /** The unit in the line's words: "cloves", "x 400 g tins"; empty for whole foods. */
  unitWords: string;
}

export interface Needs extends KeptNeeds<Need> {
  /** Whether the page can compare it: it has found every ingredient, and understands most. */
  isKnown: boolean;
}
