import type {
  Ingredient,
  RecipeDocument,
  Servings,
  Step,
} from '../../reading/document/RecipeDocument';
import { TURNS } from '../../ui/limitText';
import { creditMessages, type MissingPart } from './messages';

/** The longest keyword that Tandoor takes, in characters. */
const MAX_KEYWORD_LENGTH = 64;

/** A recipe as https://schema.org/Recipe, or the parts that the reader has not found for certain. */
export type RecipeJsonLd = { json: string } | { missing: MissingPart[] };

/**
 * Writes a recipe for programs that keep recipes, in the form that they read best: each step is a
 * plain string, and a group of ingredients is named in brackets behind each of its lines.
 *
 * @param creditText who or what wrote it
 * @param keywords for example what the visitor listed
 */
export function recipeJsonLd(
  document: RecipeDocument,
  creditText: string,
  keywords: readonly string[] = [],
): RecipeJsonLd {
  const { title, servings, steps } = document;
  const missing: MissingPart[] = [];
  if (!title) missing.push('title');
  if (!document.hasAllIngredients) missing.push('ingredients');
  if (!document.hasAllSteps) missing.push('steps');
  if (!title || missing.length > 0) return { missing };

  const data = {
    ...sharedData(document, title.text, keywords),
    ...(servings && { recipeYield: yieldOf(servings) }),
    recipeInstructions: instructionsOf(steps),
    ...(document.notes.length > 0 && { notes: notesOf(document) }),
    creditText,
  };
  // Recipe managers put a pasted text between the tags of a script. No word of it may end the script.
  return { json: JSON.stringify(data, plainly, 2).replaceAll('<', '\\u003c') };
}

/** A recipe of a cookbook, with what the cookbook says about it. */
interface SavedData {
  name: string;
  /** Markdown. */
  text: string;
  creditText: string;
  keywords: readonly string[];
  /** The visitor's own. */
  note?: string;
}

/**
 * Writes a recipe for a file that recipe managers import, as https://schema.org/Recipe. It always has the
 * parts that any of them needs. If the reader has not found every ingredient and step for certain, the
 * paragraphs of the whole text replace the steps.
 */
export function recipeFile(document: RecipeDocument, saved: SavedData): string {
  const { name, text, creditText, keywords, note } = saved;
  const isWhole = document.hasAllIngredients && document.hasAllSteps;
  const steps = isWhole ? instructionsOf(document.steps) : paragraphsOf(text);
  const data = {
    ...sharedData(document, name, keywords),
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

/** The fields of both forms. */
function sharedData(document: RecipeDocument, name: string, keywords: readonly string[]) {
  const { lead, times, ingredients } = document;
  const groups = ingredients.map(({ heading, items }) => ({
    name: heading ?? '',
    count: items.length,
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    // Nextcloud Cookbook and Tandoor fail without a description.
    description: lead?.text ?? '',
    ...(document.language && { inLanguage: document.language }),
    ...(times.prep && { prepTime: isoOf(times.prep) }),
    ...(times.cook && { cookTime: isoOf(times.cook) }),
    ...(times.total && { totalTime: isoOf(times.total) }),
    ...(keywords.length > 0 && {
      keywords: keywords.map(asKeyword).filter(Boolean).join(', '),
    }),
    recipeIngredient: ingredients.flatMap(({ heading, items }) =>
      items.map((item) => lineOf(item, heading)),
    ),
    // No other program reads these, so each line names its group too.
    ...(groups.some(({ name }) => name) && { ingredientGroups: groups }),
  };
}

function notesOf({ notes }: RecipeDocument) {
  return notes.map(({ heading, text }) => ({ title: heading ?? '', text }));
}

/** The paragraphs of a markdown text, without its most visible marks. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.replace(/^[ \t]*(?:#+|[>*+-])[ \t]+|\*\*|__|`/gm, '').trim())
    .filter(Boolean);
}

/** Only the count and its unit: programs would read other words and numbers into the count. */
function yieldOf({ from, to, unit }: Servings): string {
  const count = from === to ? `${from}` : `${from}–${to}`;
  if (unit === 'servings') return creditMessages.servings(count);
  return unit ? `${count} ${unit}` : count;
}

function lineOf({ line }: Ingredient, heading: string | null): string {
  return heading ? `${line} (${heading.replace(/[()]/g, '')})` : line;
}

/** The first step of a part names the part, because programs read sections as steps or not at all. */
function instructionsOf(steps: readonly Step[]): string[] {
  const hasParts = new Set(steps.map(({ part }) => part)).size > 1;
  return steps.map(({ part, title, text }, index) => {
    const isFirst = part !== steps[index - 1]?.part;
    const names = [hasParts && isFirst ? part : null, title].filter((name) => name !== null);
    // A line break would make two steps of one.
    return [...names, text].join(': ').replace(/\s*\n\s*/g, ' ');
  });
}

/** Without commas, and no longer than Tandoor takes. */
function asKeyword(keyword: string): string {
  return keyword
    .replace(/\s*,\s*/g, ' ')
    .slice(0, MAX_KEYWORD_LENGTH)
    .toWellFormed()
    .trim();
}

/** @returns a duration in the form of ISO 8601, in hours and minutes */
function isoOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
}
