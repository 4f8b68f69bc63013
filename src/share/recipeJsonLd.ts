import type { Ingredient, RecipeDocument, Servings, Step } from '../recipe/document/RecipeDocument';

/** What a recipe manager cannot do without. */
export type MissingPart = 'title' | 'ingredients' | 'steps';

/** A recipe as https://schema.org/Recipe, or what of it the reader has not found for certain. */
export type RecipeJsonLd = { json: string } | { missing: MissingPart[] };

/**
 * Writes a recipe for programs that keep recipes, in the form that they read best: each step is a
 * plain string, and a group of ingredients is named in brackets behind each of its lines.
 *
 * @param creditText who or what wrote it
 * @param keywords what the visitor listed, for one
 */
export function recipeJsonLd(
  document: RecipeDocument,
  creditText: string,
  keywords: readonly string[] = [],
): RecipeJsonLd {
  const { title, lead, servings, times, ingredients, steps, notes } = document;
  const missing: MissingPart[] = [];
  if (!title) missing.push('title');
  if (!document.hasAllIngredients) missing.push('ingredients');
  if (!document.hasAllSteps) missing.push('steps');
  if (!title || missing.length > 0) return { missing };

  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title.text,
    // A program for Nextcloud's files fails without a description.
    description: lead?.text ?? '',
    ...(document.language && { inLanguage: document.language }),
    ...(servings && { recipeYield: yieldOf(servings) }),
    ...(times.prep && { prepTime: isoOf(times.prep) }),
    ...(times.cook && { cookTime: isoOf(times.cook) }),
    ...(times.total && { totalTime: isoOf(times.total) }),
    ...(keywords.length > 0 && {
      keywords: keywords.map(withoutCommas).filter(Boolean).join(', '),
    }),
    recipeIngredient: ingredients.flatMap(({ heading, items }) =>
      items.map((item) => lineOf(item, heading)),
    ),
    recipeInstructions: instructionsOf(steps),
    ...(notes.length > 0 && {
      notes: notes.map(({ heading, text }) => ({ title: heading ?? '', text })),
    }),
    creditText,
  };
  // Recipe managers put what is pasted between the tags of a script, which must not end within.
  return { json: JSON.stringify(data, null, 2).replaceAll('<', '\\u003c') };
}

/** Only the count and what is counted: programs take other words and numbers for a part of it. */
function yieldOf({ from, to, unit }: Servings): string {
  const count = from === to ? `${from}` : `${from}–${to}`;
  if (unit === 'servings') return count === '1' ? '1 serving' : `${count} servings`;
  return unit ? `${count} ${unit}` : count;
}

function lineOf({ line }: Ingredient, heading: string | null): string {
  return heading ? `${line} (${heading.replace(/[()]/g, '')})` : line;
}

/** The part of the work is named at its first step, for sections are read as steps or not at all. */
function instructionsOf(steps: readonly Step[]): string[] {
  const hasParts = new Set(steps.map(({ part }) => part)).size > 1;
  return steps.map(({ part, title, text }, index) => {
    const isFirst = part !== steps[index - 1]?.part;
    const names = [hasParts && isFirst ? part : null, title].filter((name) => name !== null);
    // A line break would make two steps of one.
    return [...names, text].join(': ').replace(/\s*\n\s*/g, ' ');
  });
}

function withoutCommas(keyword: string): string {
  return keyword.replace(/\s*,\s*/g, ' ').trim();
}

/** @returns a duration as ISO 8601 has it, in hours and minutes */
function isoOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
}
