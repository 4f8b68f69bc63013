import type { Source } from '../../../machines/kitchen/recipe';
import type {
  Ingredient,
  RecipeDocument,
  Servings,
  Step,
} from '../../reading/document/RecipeDocument';
import { TURNS } from '../../ui/limitText';
import * as restWords from '../../words/en/rest';

interface SavedData {
  name: string;
  /** Markdown. */
  text: string;
  creditText: string;
  source: Source;
  note?: string;
}

/**
 * For recipe managers, as https://schema.org/Recipe, with the parts that any of them needs. If the
 * reader is not sure of every ingredient and step, the paragraphs of the whole text replace the
 * steps.
 */
export function recipeFile(document: RecipeDocument, saved: SavedData): string {
  const { name, text, creditText, source, note } = saved;
  const isWhole = document.hasAllIngredients && document.hasAllSteps;
  const steps = isWhole ? instructionsOf(document.steps) : paragraphsOf(text);
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
