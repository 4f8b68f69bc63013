import { strToU8, zipSync } from 'fflate';
import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import { dayOf } from '../../../machines/kitchen/days';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { fileNameOf } from '../../browser/download';
import type { LazyPart } from '../../browser/store';
import type { parseRecipe } from '../../reading/document/parseRecipe';
import type { RecipePart } from '../../recipe';
import * as restWords from '../../words/en/rest';
import type { ZipFormat } from '../ImportExport';

import { fromSaved, toSave } from '../storage/fromSaved';
import { shownTitle } from '../storage/shownTitle';
import { creditLineOf, markdownOf } from './attribution';
import { recipeFile } from './recipeFile';

interface NamedRecipe {
  saved: SavedRecipe;
  name: string;
  file: string;
}

/** Writes recipes for other programs. Its functions reject if the page cannot fetch their reader. */
export const createExport = (reader: LazyPart<RecipePart>, kitchenName: string) => ({
  async writeZip(format: ZipFormat, recipes: readonly SavedRecipe[]) {
    const { parseRecipe } = await reader.load();
    return exportRecipes(parseRecipe, format, recipes, kitchenName);
  },
  async writeOne(shown: Recipe, title: string) {
    const one = { ...toSave(shown), id: '', savedAt: 0, ...(title && { name: title }) };
    const { parseRecipe } = await reader.load();
    const bytes = exportRecipes(parseRecipe, 'managers', [one], kitchenName, shown.origin);
    return new Blob([bytes], { type: 'application/zip' });
  },
});

/** `read` arrives with the recipe's part; `origin` is where the page has the recipes from. */
export function exportRecipes(
  read: typeof parseRecipe,
  format: ZipFormat,
  recipes: readonly SavedRecipe[],
  kitchenName: string,
  origin: Recipe['origin'] = 'cookbook',
): Uint8Array<ArrayBuffer> {
  const write = { managers: writeForManagers, markdown: writeMarkdown }[format];
  const files = nameRecipes(recipes).map((named) =>
    write(named, creditLineOf({ ...fromSaved(named.saved), origin }, kitchenName), read),
  );
  return zipSync(Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)])));
}

/** Mealie, Tandoor and Nextcloud Cookbook read a folder for each recipe. */
function writeForManagers(
  { saved, name, file }: NamedRecipe,
  creditText: string,
  read: typeof parseRecipe,
) {
  const { recipe: text, source = {}, note } = saved;
  const about = { name, text, creditText, source, ...(note && { note }) };
  return [`${file}/recipe.json`, recipeFile(read(text), about)] as const;
}

function writeMarkdown({ saved, file }: NamedRecipe, attribution: string) {
  const { recipe, note, cooked = [] } = saved;
  const days = cooked.map(dayOf).join(', ');
  const own = [
    note && restWords.files.noteLine(note),
    days && restWords.files.cookedLine(days),
  ].filter(Boolean);
  const text = own.length > 0 ? [recipe.trimEnd(), ...own].join('\n\n') : recipe;
  return [`${file}.md`, markdownOf(text, attribution)] as const;
}

/** Makes each name unique, because Mealie keeps only the last of several recipes with the same one. */
function nameRecipes(recipes: readonly SavedRecipe[]): NamedRecipe[] {
  const taken = new Set<string>();
  // Counting from two again for each of many recipes with one name would take quadratic time.
  const counts = new Map<string, number>();
  return recipes.map((saved) => {
    const title = nameFor(saved);
    const counted = withCount(title, 0);
    let count = counts.get(counted) ?? 1;
    let name = title;
    let file = fileNameOf(name);
    // Some systems ignore case: there, "Soße" and "SOSSE" are one file.
    while (taken.has(file.toUpperCase())) {
      count += 1;
      name = withCount(title, count);
      file = fileNameOf(name);
    }
    counts.set(counted, count);
    taken.add(file.toUpperCase());
    return { saved, name, file };
  });
}

/** Tandoor makes a regular expression of the name, which some signs would break. */
function nameFor(saved: SavedRecipe): string {
  const name = shownTitle(saved).replace(/[\\[\]{}*+?|^$]/g, ' ');
  const opening = name.split('(').length;
  const isBalanced = opening === name.split(')').length && !/^[^(]*\)/.test(name);
  const words = isBalanced ? name : name.replace(/[()]/g, ' ');
  return words.replace(/\s+/g, ' ').trim() || restWords.rows.untitled;
}

/** How much of a name to keep before its number, so the file's name still ends with it. */
const MAX_COUNTED_LENGTH = 50;

function withCount(title: string, count: number): string {
  return `${title.slice(0, MAX_COUNTED_LENGTH).toWellFormed().replace(/[()]/g, '').trim()} (${count})`;
}
