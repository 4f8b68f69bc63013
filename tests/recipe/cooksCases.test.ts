import { beforeAll, describe, expect, it } from 'vitest';
import { applyEdits, showAmounts, type View } from '../../src/amounts/scaling/showAmounts';
import { mergeDinners } from '../../src/amounts/shopping/mergeDinners';
import { learn } from '../../src/foods/languages/learn';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import { readAmounts } from '../../src/reading/quantities/readAmounts';
import { aKitchen, LIST_TOOLS } from '../support/kitchens';
import { readTable } from '../support/readTable';

/** Faults that people reported of other recipe programs. Each row is one report. */
const ROWS = readTable(new URL('cooksCases.txt', import.meta.url));
const tableOf = (name: string) => ROWS.filter(({ section }) => section === name);

beforeAll(() => Promise.all((['de', 'fr', 'es'] as const).map((code) => learn(code))));

type Code = 'en' | 'de' | 'fr' | 'es';

const HEADS: Record<Code, [servings: string, ingredients: string, method: string, step: string]> = {
  en: ['Serves', 'Ingredients', 'Instructions', 'Cook it all with the rest.'],
  de: ['Portionen:', 'Zutaten', 'Zubereitung', 'Alles mit dem Rest kochen und servieren.'],
  fr: ['Portions :', 'Ingrédients', 'Préparation', 'Cuire le tout avec le reste et servir.'],
  es: ['Raciones:', 'Ingredientes', 'Preparación', 'Cocer todo con el resto y servir.'],
};

function recipe(code: Code, servings: number, lines: readonly string[], own?: readonly string[]) {
  const [serves, ingredients, method, step] = HEADS[code];
  const steps = own ?? [step];
  return [
    '# Dish',
    `${serves} ${servings}`,
    `## ${ingredients}`,
    lines.map((line) => `- ${line}`).join('\n'),
    `## ${method}`,
    steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
  ].join('\n\n');
}

function shown(line: string, view: View): string {
  const edits = showAmounts(line, readAmounts(line, view.language), view);
  return edits ? applyEdits(line, edits) : `${line} (not scaled)`;
}

describe('scaled, a list reads', () => {
  it.each(tableOf('scaled'))('$title: $text', ({ title, text, expected: [scaled] }) => {
    const [, code, times = '', parts = '1'] = /^(\w\w) × ([\d.]+)(?:\/(\d+))?$/.exec(title) ?? [];
    const language = code as Code;
    const factor = Number(times) / Number(parts);
    const lines = text.split(' | ');
    const { ingredients } = parseRecipe(recipe(language, 4, lines));
    const read = ingredients.flatMap(({ items }) => items.map(({ line }) => line));
    const seen = read.map((line) => shown(line, { factor, units: 'original', language }));
    expect(seen.join(' | ')).toBe(scaled);
  });
});

describe('the shopping list of', () => {
  it.each(tableOf('the shopping list of'))('$title: $text', ({ title, text, expected }) => {
    const code = title as Code;
    const [second = '', list] = expected;
    const dinners = [text, second].map((lines, at) => ({
      id: String(at),
      title: String(at),
      servings: null,
      text: recipe(code, 4, lines.split(' | ')),
    }));
    const options = { ...LIST_TOOLS, language: code, kitchen: aKitchen() };
    expect(
      mergeDinners(dinners, options)
        .buy.map(({ text }) => text)
        .toSorted()
        .join(' | '),
    ).toBe(list);
  });
});
