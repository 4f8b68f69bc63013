import type { RecipeToSave, SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { TURNS } from '../../ui/limitText';
import * as restWords from '../../words/en/rest';

export const fromSaved = ({
  recipe: text,
  cut,
  model,
  ingredients: askedWith,
  source,
  byHand,
  pasted,
}: SavedRecipe): Recipe => ({
  text,
  cut,
  model,
  origin: 'cookbook',
  source,
  byHand,
  askedWith,
  ...(pasted && { pasted }),
});

/** `servings`: for how many the page shows it; null for the recipe's own. */
export function toSave(given: Recipe, servings: number | null = null): RecipeToSave {
  const { text, cut, model, askedWith: ingredients, source, byHand, pasted } = given;
  const about = { ...(source && { source }), ...(byHand && { byHand }), ...(pasted && { pasted }) };
  return { recipe: text, cut, model, ingredients, ...about, ...(servings && { servings }) };
}

/** For how many a dinner is; undefined for the recipe's own servings. */
export const servingsOfDinner = ({ planned, servings }: SavedRecipe): number | undefined =>
  planned?.servings ?? servings;

/** 4 for "4 servings" and for "for 4"; undefined if the recipe does not say. */
export function writtenServings({ title }: Pick<SavedRecipe, 'title'>): number | undefined {
  const from = title?.needs?.servings ?? Number(/^\d+/.exec(title?.servings ?? '')?.[0]);
  return from > 0 ? from : undefined;
}

/** To save or show, in characters. */
export const MAX_TITLE_LENGTH = 120;

/** How much of a line to read, in characters. A title with its marks is shorter. */
const MAX_LINE_LENGTH = 400;

/** Blanks and marks (quotes, lists, tables, headings, emphasis) before the first words. */
const BEFORE_WORDS = /^(?:[\s\p{Default_Ignorable_Code_Point}\u2800>#*_~`|+-]|\d{1,9}[.)](?=\s))+/u;

/** The visitor's own name, else the saved title, else the first line, maybe with its markdown. */
export function shownTitle({ name, ...recipe }: SavedRecipe): string {
  return name ?? ownTitle(recipe);
}

/** Ignores a name that the visitor gave on an older page. */
export function ownTitle({ title, recipe }: Pick<SavedRecipe, 'title' | 'recipe'>): string {
  return (title?.text ?? firstLine(recipe)).replace(TURNS, '');
}

/** "4 servings": for how many the visitor last cooked it, else what the recipe says. */
export function shownServings({ servings, title }: Pick<SavedRecipe, 'servings' | 'title'>) {
  const written = title?.servings;
  if (!servings || !written || !/ servings?$/.test(written)) return written;
  return servings === 1 ? '1 serving' : `${servings} servings`;
}

function firstLine(recipe: string): string {
  const [line = ''] = recipe
    .replace(BEFORE_WORDS, '')
    .slice(0, MAX_LINE_LENGTH)
    .split(/[\r\n]/, 1);
  const words = line
    .replace(/\*+|_{2,}|~~|`+/g, '')
    .replace(/[\s#_]+$/, '')
    .replace(/\s+/g, ' ');
  return clipTitle(words || restWords.rows.untitled);
}

/** Never cuts within a character. */
export function clipTitle(title: string): string {
  if (title.length <= MAX_TITLE_LENGTH) return title;
  const cut = title.slice(0, MAX_TITLE_LENGTH - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…`;
}
