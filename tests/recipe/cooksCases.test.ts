import { beforeAll, describe, expect, it } from 'vitest';
import { learn } from '../../src/foods/languages/learn';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import { readAmounts } from '../../src/reading/quantities/readAmounts';
import { findDurations } from '../../src/reading/quantities/waits';
import { applyEdits, type View } from '../../src/recipe/amounts/edits';
import { scaleToldBy, showOvenTemperatures } from '../../src/recipe/amounts/ovenTemperatures';
import { showAmounts } from '../../src/recipe/amounts/showAmounts';
import { scaleStep } from '../../src/recipe/amounts/stepAmounts';
import { mergeDinners } from '../../src/recipe/shopping/list/mergeDinners';
import { aKitchen, LIST_TOOLS } from '../support/kitchens';

/** Faults that people reported of other recipe programs. Each row is one report. */

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
  it.each<[Code, factor: number, lines: string[], scaled: string[]]>([
    [
      'en',
      2,
      ['1 1/2 oz whisky', '3/4 oz lemon juice', '1/2 oz sugar syrup', '1 egg white'],
      ['3 oz whisky', '1½ oz lemon juice', '1 oz sugar syrup', '2 egg whites'],
    ],
    [
      'en',
      2,
      ['150-350g garlic chives', '3 inches ginger, grated', '40 dumpling wrappers'],
      ['300-700g garlic chives', '6 inches ginger, grated', '80 dumpling wrappers'],
    ],
    [
      'en',
      0.25,
      ['150-350g garlic chives', '3 inches ginger, grated', '250 g minced pork'],
      ['38-88g garlic chives', '¾ inch ginger, grated', '63 g minced pork'],
    ],
    [
      'en',
      3,
      ['salt to taste', 'freshly ground pepper', 'a pinch of sugar', '4 tomatoes', '500 ml stock'],
      [
        'salt to taste',
        'freshly ground pepper',
        '3 pinches of sugar',
        '12 tomatoes',
        '1.5 l stock',
      ],
    ],
    [
      'de',
      2,
      ['0,5 Liter Milch', '1,25 l Wasser', '1.000 g Rundkornreis', '100g Butter', '1 EL Zucker'],
      ['1 Liter Milch', '2,5 l Wasser', '2 kg Rundkornreis', '200g Butter', '2 EL Zucker'],
    ],
    [
      'en',
      2,
      ['1 and 1/2 cups cassava flour', '1 and 1/3 cups warm water', '1/2 tsp fine sea salt'],
      ['3 cups cassava flour', '2⅔ cups warm water', '1 tsp fine sea salt'],
    ],
    [
      'en',
      2,
      ['6 (1/4 inch thick) slices Italian bread', '1 1-inch piece ginger', '1 2 lb chicken'],
      ['12 (1/4 inch thick) slices Italian bread', '2 1-inch pieces ginger', '2 2 lb chickens'],
    ],
    [
      'fr',
      2,
      ['1 kilo de farine', 'une pincée de sel', "1 c. à s. d'huile d'olive"],
      ['2 kilos de farine', '2 pincées de sel', "2 c. à s. d'huile d'olive"],
    ],
    [
      'fr',
      2,
      ["un demi-litre d'eau", "2 gousses d'ail", '1 sachet de levure (8 g)'],
      ["1 litre d'eau", "4 gousses d'ail", '2 sachets de levure (8 g)'],
    ],
    ['en', 23 / 24, ['24 prunes', '480 g minced beef'], ['23 prunes', '460 g minced beef']],
    [
      'en',
      4 / 7,
      ['250 g frozen spinach', '20 cherry tomatoes (or 4 regular tomatoes), sliced'],
      ['143 g frozen spinach', 'about 11 cherry tomatoes (or about 2¼ regular tomatoes), sliced'],
    ],
    [
      'en',
      2,
      ['2–3 cups (375g) frozen strawberries', '1/2 cup (120 ml) cream', '8large dates'],
      ['4–6 cups (750g) frozen strawberries', '1 cup (240 ml) cream', '16large dates'],
    ],
    ['en', 2, ['1 tin (400g) condensed milk'], ['2 tins (400g) condensed milk']],
    [
      'en',
      2,
      ['1 carrot/parsnip', '500 g beef and/or lamb', 'salt/pepper', '1/2 onion', 'w/ 2 bay leaves'],
      ['2 carrot/parsnip', '1 kg beef and/or lamb', 'salt/pepper', '1 onion', 'w/ 4 bay leaves'],
    ],
    ['en', 2, ['1 c/s oil'], ['1 c/s oil (not scaled)']],
  ])('%s × %d: %j', (language, factor, lines, scaled) => {
    const { ingredients } = parseRecipe(recipe(language, 4, lines));
    const read = ingredients.flatMap(({ items }) => items.map(({ line }) => line));
    expect(read.map((line) => shown(line, { factor, units: 'original', language }))).toEqual(
      scaled,
    );
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
    ['en', 'Microwave the jam for 15 seconds.', [15]],
    ['en', 'Bake for 35 to 40 minutes.', [2_100]],
    ['en', 'Cool 1–2 hours.', [3_600]],
    ['de', 'Zuerst 15 Min. anbraten, dann 1,5 Std. schmoren.', [900, 5_400]],
    ['de', '45 Sek. in der Mikrowelle wärmen.', [45]],
    ['de', '1 Std. 20 Min. ziehen lassen.', [4_800]],
    ['de', '10 bis 15 Minuten ruhen lassen, oder eine halbe Stunde.', [600, 1_800]],
    ['en', 'Whisk for 1 minute 30 seconds.', [90]],
    ['en', 'Pulse 10 secs.', [10]],
    ['es', 'Remojar 12 horas.', [43_200]],
    ['es', 'Cocer 1 hora y 20 minutos.', [4_800]],
    ['es', 'Dejar reposar media hora.', [1_800]],
    ['es', 'Freír de 8 a 10 minutos.', [480]],
    ['es', 'Esperar un cuarto de hora.', [900]],
    ['en', 'Cook for 20-25 mins, shaking every 5 mins.', [1_200]],
    ['en', 'Sear about 2-3 minutes per side.', [120]],
    ['en', 'Bake x 30 mins.', [1_800]],
    ['en', 'Fry both sides, 4 minutes each.', [240]],
    ['en', 'Cook on low for 10 hours.', [36_000]],
    ['en', 'Or 600 minutes in the oven.', [36_000]],
    ['fr', 'Cuire 25 min/95°C/vitesse 1 sans le gobelet.', [1_500]],
    ['fr', 'Mélanger 50 sec/vitesse 3.', [50]],
  ])('%s: %s', (code, step, seconds) => {
    expect(findDurations(step, code).map((one) => one.seconds)).toEqual(seconds);
  });
});

describe('the shopping list of', () => {
  it.each<[Code, first: string[], second: string[], list: string[]]>([
    [
      'en',
      ['1 tomato', '1 onion, chopped', '1 cucumber'],
      ['2 tomatoes', '2 onions', '2 large tomatoes, diced'],
      ['cucumber, 1', 'onions, 3', 'tomatoes, 5'],
    ],
    [
      'en',
      ['1 diced carrot', '2 sliced tomatoes', '1 cup rice'],
      ['2 cups ice', '1 spiced orange', '3 cloves garlic'],
      [
        'carrot, 1',
        'garlic, 3 cloves',
        'ice, 2 cups',
        'rice, 1 cup',
        'spiced orange, 1',
        'tomatoes, 2',
      ],
    ],
    [
      'en',
      ['200 g brown sugar', '100 g butter, softened'],
      ['100 g sugar, brown', '50 g Brown Sugar', '100 g unsalted butter'],
      ['brown sugar, 350 g', 'butter, 100 g', 'unsalted butter, 100 g'],
    ],
    [
      'en',
      ['500 g flour', '1 cup olive oil'],
      ['1 cup flour', '3 tbsp olive oil', '50 ml olive oil'],
      ['flour, 1 cup', 'flour, 500 g', 'olive oil, 19 tbsp', 'olive oil, 50 ml'],
    ],
    [
      'de',
      ['2 Knoblauchzehen'],
      ['4 Zehen Knoblauch', '1 Knoblauchzehe, gehackt'],
      ['Knoblauch, 7 Zehen'],
    ],
    [
      'fr',
      ['2 oignons', '1 oignon rouge'],
      ['1 oignon émincé', '2 oignons rouges', '25 cl de crème fraîche', '200 ml de crème fraîche'],
      ['crème fraîche, 450 ml', 'oignons rouges, 3', 'oignons, 3'],
    ],
    [
      'en',
      ['2 cloves garlic', '3/4 cup olive oil'],
      ['1 lb orecchiette', '2 cloves garlic'],
      ['garlic, 4 cloves', 'olive oil, ¾ cup', 'orecchiette, 1 lb'],
    ],
  ])('%s: %j and %j', (code, first, second, list) => {
    const dinners = [first, second].map((lines, at) => ({
      id: String(at),
      title: String(at),
      servings: null,
      text: recipe(code, 4, lines),
    }));
    const options = { ...LIST_TOOLS, language: code, kitchen: aKitchen() };
    expect(
      mergeDinners(dinners, options)
        .buy.map(({ text }) => text)
        .toSorted(),
    ).toEqual(list);
  });
});
