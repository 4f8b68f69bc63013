import type { RefusalCode } from '../FoundRecipe';
import { bareKey, INGREDIENTS, TITLE } from '../json/keys';

/** Begins a recipe of Meal-Master or RezKonv: "MMMMM----- Recipe via Meal-Master". */
const MEAL_MASTER = /^(?:M{5}|-{5})-*[^\n]{0,40}Meal-Master|^={5,} ?REZKONV/im;

/** Both of its exports: XML, and text. */
const MASTER_COOK = /^\s*(?:<[?!][^>]{0,200}>\s*){0,3}<mx2\b|\bExported from\s+MasterCook/i;

/** The XML of Gourmet, Cookmate and RecipeML, and the YAML of CookBook. */
const PROGRAM_DATA =
  /^\s*(?:<[?!][^>]{0,200}>\s*){0,3}<(?:gourmetDoc|cookbook|recipeml)\b|^ingredients:\s*[|>]\s*$/im;

/**
 * A program whose files the page cannot read: it would make one recipe of several. `start` of the
 * file's text.
 */
export function programOf(start: string): RefusalCode | null {
  if (MEAL_MASTER.test(start)) return 'mealMaster';
  if (MASTER_COOK.test(start)) return 'masterCook';
  if (PROGRAM_DATA.test(start)) return 'programData';
  return isTable(start) ? 'csv' : null;
}

/** The first line names a column for titles, and one for ingredients. */
function isTable(start: string): boolean {
  const [first = ''] = start.trim().split(/\r?\n/, 1);
  const columns = first
    .slice(0, 2_000)
    .split(/[,;\t]/)
    .map(bareKey);
  const has = (names: ReadonlySet<string>) => columns.some((column) => names.has(column));
  return columns.length > 2 && has(TITLE) && has(INGREDIENTS);
}
