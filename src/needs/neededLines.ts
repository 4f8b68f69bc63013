import { type ClaimedFood, type ClaimedLine, readClaimed } from '../foods/claims/claimed';
import { type Avoided, askedFoods } from '../foods/covers';
import { isSpoken } from '../foods/languages/spoken';
import { recognise } from '../foods/recognise';
import type {
  Ingredient,
  IngredientGroup,
  RecipeDocument,
} from '../reading/document/RecipeDocument';

/** A line of a recipe with the foods that it asks for. */
export interface NeededLine {
  /** Its place among all ingredients, from 0. */
  index: number;
  item: Ingredient;
  /** Its foods, in groups of which one food is enough. */
  groups: readonly (readonly ClaimedFood[])[];
  /** Whether the page understands the line. */
  isSure: boolean;
  mayBeLeftOut: boolean;
}

/** Whether the page knows foods in the recipe's language, and has found every ingredient. */
export const hasKnownNeeds = ({ hasAllIngredients, language }: RecipeDocument) =>
  hasAllIngredients && isSpoken(language);

/** Whether too many lines are unclear to say anything of the recipe. */
export const isMostlyUnclear = (unclear: number, lines: number) =>
  lines === 0 || unclear > lines / 2;

/** The lines of a recipe, without those that name what another part of it makes. */
export function neededLines(
  { ingredients, language }: RecipeDocument,
  avoided: Avoided,
): NeededLine[] {
  const parts = partsOf(ingredients);
  return ingredients
    .flatMap(({ heading, items }) =>
      items.map((item) => ({ item, isInOptional: isOptionalGroup(heading) })),
    )
    .flatMap(({ item, isInOptional }, index) => {
      if (isMadeHere(item.line, parts)) return [];
      const read = readClaimed(item.line, avoided.contents, language);
      const mayBeLeftOut = read.isOptional || isInOptional;
      const groups = foodsOf(item, read, avoided);
      return { index, item, groups, isSure: isUnderstood(item, read, language), mayBeLeftOut };
    });
}

/** The foods of a line, without those that only its note names: "scallops, roe removed". */
function foodsOf(
  { line, understood }: Ingredient,
  read: ClaimedLine,
  avoided: Avoided,
): ClaimedFood[][] {
  const asked = askedFoods(read, avoided);
  const note = understood?.amount == null ? -1 : line.search(/,(?!\d)|;| [–—-] /);
  return note < 0 ? asked : asked.filter(([first], at) => at === 0 || (first?.start ?? 0) < note);
}

/** Whether the page knows each word that could make it another food. */
function isUnderstood(
  { understood }: Ingredient,
  { unknown }: ClaimedLine,
  language: RecipeDocument['language'],
): boolean {
  if (unknown.length === 0) return true;
  return understood !== null && recognise(understood.food, language).unknown.length === 0;
}

const OPTIONAL_HEADING =
  /\b(?:optional|garnish(?:es)?|toppings?|serving|to serve|to finish|decoration|accompaniments?|sides?)\b/i;
const MADE_HERE =
  /\b(?:(?:from|see) (?:above|below|step|part|the recipe|recipe|notes?)|recipe (?:above|below|follows)|(?:made|prepared) (?:above|earlier))\b|\((?:above|below)\)/i;

/** Whether a cook can leave out what is below a heading: "To serve", "Toppings (optional)". */
export function isOptionalGroup(heading: string | null): boolean {
  return heading !== null && OPTIONAL_HEADING.test(heading);
}

/** What the headings of a recipe's ingredients call its parts. */
export const partsOf = (groups: readonly Pick<IngredientGroup, 'heading'>[]): ReadonlySet<string> =>
  new Set(groups.map(({ heading }) => plain(heading ?? '')).filter(Boolean));

/** Whether a line names what another part of the recipe makes: "the dough", "sauce (above)". */
export const isMadeHere = (line: string, parts: ReadonlySet<string>): boolean =>
  MADE_HERE.test(line) || parts.has(plain(line));

/** What a line and a heading call a part of the work, without amounts and small words. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /[\d½¼¾⅓⅔/]+|\b(?:for|the|a|an|one|batch(?:es)?|quantity|of|all|your|prepared|homemade)\b/g,
      ' ',
    )
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
