import { beforeAll, expect, it } from 'vitest';
import type { Allergen } from '../../../src/foods/contents';
import { learn } from '../../../src/foods/languages/learn';
import { readText } from '../../../src/reading/document/marks/readText';
import { checkReading } from '../../../src/recipe/allergens/checkReading';
import { readTable } from '../../support/readTable';

beforeAll(() => Promise.all(['de', 'fr', 'es'].map(learn)));

const HEADS: Record<string, [ingredients: string, method: string]> = {
  en: ['Ingredients', 'Instructions'],
  de: ['Zutaten', 'Zubereitung'],
  fr: ['Ingrédients', 'Préparation'],
};

const KNOWN: readonly string[] = ['nuts', 'milk', 'eggs', 'gluten', 'soya', 'peanuts'];

/** What the page names of each thing that the visitor avoids. */
function saidOf(title: string, row: string, things: readonly string[]) {
  const [code = '', list = '', work = ''] = row.split(' | ');
  const [ingredients, method] = HEADS[code] ?? [];
  const lines = list.split('; ').map((line) => `- ${line}`);
  const steps = work.split('; ').map((line, at) => `${at + 1}. ${line}`);
  const text = [`# ${title}`, `## ${ingredients}`, ...lines, `## ${method}`, ...steps].join('\n');
  const avoided = {
    allergens: things.filter((one): one is Allergen => KNOWN.includes(one)),
    diet: null,
    avoid: things.filter((one) => !KNOWN.includes(one)),
  };
  const { check } = checkReading(readText(text), avoided, false);
  return check.results.map(({ thing, places }) => {
    const found = new Set(places.map(({ presence, words }) => `${presence}: ${words}`));
    return `${thing.name} = ${[...found].join(', ') || 'nothing'}`;
  });
}

const ROWS = readTable(new URL('reportedRecipes.txt', import.meta.url));

it.each(ROWS.map((row) => [row.section, row.title, row] as const))(
  'the check %s "%s"',
  (_, title, { text, expected }) => {
    const things = expected.map((line) => line.split(' = ')[0] ?? '');
    expect(saidOf(title, text, things).toSorted()).toEqual(expected.toSorted());
  },
);
