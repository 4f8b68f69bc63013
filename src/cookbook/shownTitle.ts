import type { SavedRecipe } from '../../machines/cookbookMachine';
import { isBlank } from '../../machines/recipeMachine';
import { rowMessages } from './messages';

/** The longest title that is saved or shown, in characters. */
export const MAX_TITLE_LENGTH = 120;

/** How much of a line is read, in characters: more than a title has, marks included. */
const MAX_LINE_LENGTH = 400;

/** Marks of quotes, lists, tables, headings and emphasis before a line's words. */
const LEADING_MARKS = /^(?:[\s>#*_~`|+-]|\d{1,9}[.)](?=\s))+/;

/**
 * What a row of the cookbook calls a recipe: its saved title or, without one, its first line with
 * words, which may hold marks of markdown in its middle.
 */
export function shownTitle({ title, recipe }: SavedRecipe): string {
  return title?.text ?? firstLine(recipe);
}

function firstLine(recipe: string): string {
  for (const [line] of recipe.matchAll(/[^\r\n]+/g)) {
    const start = line.replace(LEADING_MARKS, '').slice(0, MAX_LINE_LENGTH);
    const words = start
      .replace(/\*+|_{2,}|~~|`+/g, '')
      .replace(/[\s#_]+$/, '')
      .replace(/\s+/g, ' ');
    if (!isBlank(words)) return clipTitle(words);
  }
  return rowMessages.untitled;
}

/** Cuts a title that is too long, but never in the middle of a character. */
export function clipTitle(title: string): string {
  if (title.length <= MAX_TITLE_LENGTH) return title;
  const cut = title.slice(0, MAX_TITLE_LENGTH - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…`;
}
