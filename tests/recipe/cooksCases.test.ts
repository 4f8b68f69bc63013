import { beforeAll, describe, expect, it } from 'vitest';
import { learn } from '../../src/foods/languages/learn';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import { readAmounts } from '../../src/reading/quantities/readAmounts';
import { findDurations } from '../../src/reading/quantities/waits';
import { scaleToldBy, showOvenTemperatures } from '../../src/recipe/amounts/ovenTemperatures';
import { applyEdits, showAmounts, type View } from '../../src/recipe/amounts/showAmounts';
import { scaleStep } from '../../src/recipe/amounts/stepAmounts';
import { mergeDinners } from '../../src/recipe/shopping/list/mergeDinners';
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

  it('and its steps agree with it', () => {
    const steps = [
      'Heat 600 ml of the milk.',
      'Layer with 200 g of the cheese.',
      'Scatter the remaining 100 g cheese on top and bake for 35 minutes.',
    ];
    const document = parseRecipe(recipe('en', 4, ['300 g grated cheese', '1 l milk'], steps));
    const view = { factor: 2, units: 'original', language: 'en' } as const;
    const scaled = steps.map((step) => applyEdits(step, scaleStep(step, document, view).edits));
    expect(scaled).toEqual([
      'Heat 1.2 l of the milk.',
      'Layer with 400 g of the cheese.',
      'Scatter the remaining 200 g cheese on top and bake for 35 minutes.',
    ]);
  });

  it('in groups, whose headings are no foods', () => {
    const text = recipe('en', 8, [], ['Mix and bake for 40 minutes.']).replace(
      '## Ingredients',
      '## Ingredients\n\n### Cake\n\n- 200 g flour\n- 2 eggs\n\n### Icing\n\n- 100 g icing sugar',
    );
    const groups = parseRecipe(text).ingredients;
    expect(groups.map(({ heading, items }) => [heading, items.length])).toEqual([
      ['Cake', 2],
      ['Icing', 1],
    ]);
  });
});

describe('in other units', () => {
  it.each<[Code, 'metric' | 'us', string, string]>([
    ['en', 'metric', '1 1/2 pounds cod', '675 g cod'],
    ['en', 'us', '240 ml milk', '1 cup milk'],
    ['en', 'us', '250 ml cream', 'about 1 cup cream'],
    ['en', 'metric', '2 cups water', '480 ml water'],
    ['en', 'metric', '8 oz (225 g) cheese', '8 oz (225 g) cheese'],
    ['de', 'us', '4 TL Puderzucker', '4 TL Puderzucker'],
    ['de', 'us', '200 g Mehl', '7 oz Mehl'],
    ['fr', 'us', '1000 grammes de pommes de terre', '2.2 lb de pommes de terre'],
  ])('%s, %s: %s is %s', (language, units, line, other) => {
    expect(shown(line, { factor: 1, units, language })).toBe(other);
  });

  it.each<['metric' | 'us', string, string]>([
    ['metric', 'Heat oven to 400 degrees.', 'Heat oven to 200 °C.'],
    ['metric', 'Set to 400°F / 200°C and cook.', 'Set to 400°F / 200°C and cook.'],
    ['us', 'Im Ofen bei 180 °C Umluft backen.', 'Im Ofen bei 350 °F Umluft backen.'],
  ])('%s: "%s" is "%s"', (units, step, other) => {
    const told = scaleToldBy(['1 1/2 pounds cod'], 'en');
    expect(applyEdits(step, showOvenTemperatures(step, units, told))).toBe(other);
  });
});

describe('the timers of', () => {
  it.each<[Code, string, number[]]>([
    ['de', 'Zuerst 15 Min. anbraten, dann 1,5 Std. schmoren.', [900, 5_400]],
    ['de', '45 Sek. in der Mikrowelle wärmen.', [45]],
    ['en', 'Pulse 10 secs.', [10]],
    ['es', 'Remojar 12 horas.', [43_200]],
    ['es', 'Dejar reposar media hora.', [1_800]],
    ['es', 'Esperar un cuarto de hora.', [900]],
    ['en', 'Cook for 20-25 mins, shaking every 5 mins.', [1_200]],
    ['en', 'Bake x 30 mins.', [1_800]],
    ['en', 'Fry both sides, 4 minutes each.', [240]],
    ['en', 'Cook on low for 10 hours.', [36_000]],
    ['fr', 'Cuire 25 min/95°C/vitesse 1 sans le gobelet.', [1_500]],
  ])('%s: %s', (code, step, seconds) => {
    expect(findDurations(step, code).map((one) => one.seconds)).toEqual(seconds);
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
