import { strToU8, zipSync } from 'fflate';
import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import { dayOf } from '../../../machines/kitchen/cookedTime';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { download, fileNameOf } from '../../browser/download';
import {
  type Ingredient,
  parseRecipe,
  type RecipeDocument,
  type Servings,
  type Step,
} from '../../reading';
import { TURNS } from '../../ui/limitText';
import * as restWords from '../../words/en/rest';
import type { AboutPicture } from '../pictures/pictureDatabase';
import { NAME_IN_ARCHIVE, OWN_PICTURES, writeCookbookFile } from '../storage/cookbookFile';
import { fromSaved, shownTitle } from '../storage/fromSaved';
import { creditLineOf, markdownOf } from './sharedText';

interface NamedRecipe {
  saved: SavedRecipe;
  name: string;
  file: string;
}

/** For other programs: recipe managers or editors. */
export type ZipFormat = 'managers' | 'markdown';

const TYPES: Record<string, string> = {
  ics: 'text/calendar;charset=utf-8',
  json: 'application/json',
  md: 'text/markdown;charset=utf-8',
  zip: 'application/zip',
};

/** Downloads a file, and gives what the page says then. */
export function saveFile(name: string, write: () => BlobPart, onSaved?: () => void): string {
  try {
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? '';
    download(name, new Blob([write()], { type }));
    onSaved?.();
    return restWords.files.exported(name);
  } catch {
    return restWords.files.notExported;
  }
}

/** In an archive: a text, or the picture of a recipe by its id. */
export interface ArchivedFile {
  path: string;
  text?: string;
  pictureOf?: string;
}

/** `origin` is where the page has the recipes from. */
export const exportRecipes = (...of: Parameters<typeof filesFor>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(filesFor(...of).map(({ path, text = '' }) => [path, strToU8(text)])));

export function filesFor(
  format: ZipFormat,
  recipes: readonly SavedRecipe[],
  kitchenName: string,
  origin: Recipe['origin'] = 'cookbook',
  hasPicture: (saved: SavedRecipe) => boolean = () => false,
): ArchivedFile[] {
  const files = nameRecipes(recipes).flatMap((named): ArchivedFile[] => {
    const { saved, name } = named;
    const creditText = creditLineOf({ ...fromSaved(saved), origin }, kitchenName);
    if (format === 'markdown') return [writeMarkdown(named, creditText)];
    const folder = folderOf(named);
    const picture = hasPicture(saved) ? [{ path: `${folder}/full.jpg`, pictureOf: saved.id }] : [];
    const image = picture[0] && `/${picture[0].path}`;
    const about = { ...saved, name, creditText, image };
    const text = recipeFile(parseRecipe(saved.recipe), about);
    return [{ path: `${folder}/recipe.json`, text }, ...picture];
  });
  const pictures = files.filter(({ pictureOf }) => pictureOf);
  // When Tandoor looks for "Soup", it finds "Onion Soup" too, and takes the last picture that it finds.
  pictures.sort((one, other) => other.path.length - one.path.length);
  return [...files.filter(({ pictureOf }) => !pictureOf), ...pictures];
}

/** For this page: its own JSON, which names the pictures beside it. */
export function cookbookFiles(
  recipes: readonly SavedRecipe[],
  kept: ReadonlyMap<string, AboutPicture>,
): ArchivedFile[] {
  const pictures = recipes
    .filter(({ id }) => kept.has(id))
    .map(({ id }, at) => ({
      path: `${kept.get(id)?.isOwn ? OWN_PICTURES : 'pictures/'}${at + 1}.jpg`,
      pictureOf: id,
    }));
  const names = new Map(pictures.map(({ path, pictureOf }) => [pictureOf, path]));
  return [{ path: NAME_IN_ARCHIVE, text: writeCookbookFile(recipes, names) }, ...pictures];
}

/** Names that are safe on all systems. */
const SAFE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}&,'’ -]{0,59}$/u;

/**
 * Mealie, Tandoor and Nextcloud Cookbook read a folder for each recipe, with its picture, in one for all. Tandoor finds a
 * picture only by the recipe's name, of which it makes a regular expression, without the brackets.
 */
function folderOf({ name, file }: NamedRecipe): string {
  const folder = name.replace(/[()]/g, '').trim();
  // The file is no other recipe's. That of a name that Windows takes for a device is longer.
  const isSafe = SAFE.test(folder) && fileNameOf(folder) === file && file.length <= folder.length;
  return `Recipes/${isSafe ? folder : file}`;
}

function writeMarkdown({ saved, file }: NamedRecipe, attribution: string) {
  const { recipe, note, cooked = [] } = saved;
  const days = cooked.map(dayOf).join(', ');
  const own = [
    note && restWords.files.noteLine(note),
    days && restWords.files.cookedLine(days),
  ].filter(Boolean);
  const text = own.length > 0 ? [recipe.trimEnd(), ...own].join('\n\n') : recipe;
  return { path: `${file}.md`, text: markdownOf(text, attribution) };
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

interface SavedData extends Pick<SavedRecipe, 'recipe' | 'source' | 'note'> {
  name: string;
  creditText: string;
  /** Where its picture is, once the archive is unpacked. */
  image?: string | undefined;
}

/**
 * For recipe managers, as https://schema.org/Recipe, with the parts that any of them needs. If the
 * reader is not sure of every ingredient and step, the paragraphs of the whole text replace the
 * steps.
 */
export function recipeFile(document: RecipeDocument, saved: SavedData): string {
  const { name, recipe, creditText, image, source = {}, note } = saved;
  const isWhole = document.hasAllIngredients && document.hasAllSteps;
  const steps = isWhole ? instructionsOf(document.steps) : paragraphsOf(recipe);
  const { lead, times, ingredients } = document;
  const groups = ingredients.map(({ heading, items }) => ({
    name: heading ?? '',
    count: items.length,
  }));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    // Nextcloud Cookbook and Tandoor fail without a description.
    description: lead?.text ?? '',
    // Without it, Nextcloud Cookbook removes the picture once the recipe is edited.
    image,
    ...(document.language && { inLanguage: document.language }),
    ...(times.prep && { prepTime: isoOf(times.prep) }),
    ...(times.cook && { cookTime: isoOf(times.cook) }),
    ...(times.total && { totalTime: isoOf(times.total) }),
    ...(source.link && { url: source.link }),
    ...(source.name && { source: source.name }),
    recipeIngredient: ingredients.flatMap(({ heading, items }) =>
      items.map((item) => lineOf(item, heading)),
    ),
    // No other program reads these, so each line names its group too.
    ...(groups.some((group) => group.name) && { ingredientGroups: groups }),
    // Mealie takes only a text here, and Tandoor only digits.
    recipeYield: `${Math.max(1, Math.round(document.servings?.from ?? 1))}`,
    // For this page, which reads it back.
    servings: document.servings && yieldOf(document.servings),
    // Tandoor takes a plain step that contains the letters "text" for an object.
    recipeInstructions: steps.map((step) => ({ '@type': 'HowToStep', name: '', text: step })),
    notes: [...(isWhole ? notesOf(document) : []), ...(note ? [{ title: '', text: note }] : [])],
    creditText,
  };
  return JSON.stringify(data, plainly, 2);
}

/** Leaves out what turns letters around or breaks a word in another program. */
const plainly = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replace(TURNS, '').replaceAll('\0', '').toWellFormed() : value;

function notesOf({ notes }: RecipeDocument) {
  return notes.map(({ heading, text }) => ({ title: heading ?? '', text }));
}

/** Drops the most visible marks of markdown. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.replace(/^[ \t]*(?:#+|[>*+-])[ \t]+|\*\*|__|`/gm, '').trim())
    .filter(Boolean);
}

/** Gives only count and unit: programs would read other words and numbers into the count. */
function yieldOf({ from, to, unit }: Servings): string {
  const count = from === to ? `${from}` : `${from}–${to}`;
  if (unit === 'servings') return restWords.credit.servings(count);
  return unit ? `${count} ${unit}` : count;
}

function lineOf({ line }: Ingredient, heading: string | null): string {
  return heading ? `${line} (${heading.replace(/[()]/g, '')})` : line;
}

/** A part's first step names the part: programs read sections as steps or not at all. */
function instructionsOf(steps: readonly Step[]): string[] {
  const hasParts = new Set(steps.map(({ part }) => part)).size > 1;
  return steps.map(({ part, title, text }, index) => {
    const isFirst = part !== steps[index - 1]?.part;
    const names = [hasParts && isFirst ? part : null, title].filter((name) => name !== null);
    // A line break would make two steps of one.
    return [...names, text].join(': ').replace(/\s*\n\s*/g, ' ');
  });
}

/** ISO 8601, in hours and minutes. */
function isoOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
}
