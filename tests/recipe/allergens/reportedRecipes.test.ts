import { beforeAll, describe, expect, it } from 'vitest';
import type { Allergen } from '../../../src/foods/contents';
import { learn } from '../../../src/foods/languages/learn';
import { readText } from '../../../src/reading/document/marks/readText';
import { checkReading } from '../../../src/recipe/allergens/checkReading';

/** Faults that people reported of the checks of other programs. Each row is one report. */

beforeAll(() => Promise.all(['de', 'fr', 'es'].map(learn)));

const HEADS = {
  en: ['Ingredients', 'Instructions'],
  de: ['Zutaten', 'Zubereitung'],
  fr: ['Ingrédients', 'Préparation'],
  es: ['Ingredientes', 'Preparación'],
};

type Row = [
  code: keyof typeof HEADS,
  title: string,
  list: string,
  steps: string,
  /** The words that the page names, of each thing that the visitor avoids. */
  said: Record<string, string>,
];

const KNOWN: readonly string[] = ['nuts', 'milk', 'eggs', 'gluten', 'soya', 'peanuts'];

function saidOf([code, title, list, steps, expected]: Row) {
  const lines = list.split('; ').map((line) => `- ${line}`);
  const work = steps.split('; ').map((line, at) => `${at + 1}. ${line}`);
  const [ingredients, method] = HEADS[code];
  const text = [`# ${title}`, `## ${ingredients}`, ...lines, `## ${method}`, ...work].join('\n');
  const things = Object.keys(expected);
  const avoided = {
    allergens: things.filter((one) => KNOWN.includes(one)) as Allergen[],
    diet: null,
    avoid: things.filter((one) => !KNOWN.includes(one)),
  };
  const { check } = checkReading(readText(text), avoided, false);
  return Object.fromEntries(
    check.results.map(({ thing, places }) => [
      thing.name,
      [...new Set(places.map(({ presence, words }) => `${presence}: ${words}`))].join(', '),
    ]),
  );
}

describe('the check finds', () => {
  it.each<Row>([
    [
      'en',
      'Satay',
      '3 tbsp almond butter; 1 tbsp cashew butter; 200 g rice noodles',
      'Mix.',
      { nuts: 'contains: almond butter, contains: cashew butter' },
    ],
    [
      'en',
      'Breakfast bake',
      '4 cage-free eggs; 1 tbsp egg white powder; 2 tbsp mayo; 100 g semolina wheat flour',
      'Bake for 25 minutes.',
      {
        eggs: 'contains: eggs, contains: egg white powder, contains: mayo',
        gluten: 'contains: semolina, contains: wheat flour',
      },
    ],
    [
      'de',
      'Vegane Bolognese',
      '150 g Sojagranulat; 2 EL Sojasauce; 20 g Sojaeiweiß; 1 EL Weizenkleie; 300 g Dinkelnudeln',
      'Granulat einweichen.; 20 Minuten köcheln.',
      {
        soya: 'contains: Sojagranulat, contains: Sojasauce, contains: Sojaeiweiß',
        gluten:
          'may contain: Bolognese, may contain: Sojagranulat, contains: Sojasauce, contains: Weizenkleie, contains: Dinkelnudeln',
        eggs: 'may contain: Sojagranulat, may contain: Dinkelnudeln',
      },
    ],
    [
      'en',
      'Rice crispy bars',
      '200 g puffed rice; 150 g dark chocolate (may contain other tree nuts); 2 tbsp syrup',
      'Melt, mix, chill for 2 hours.',
      { nuts: 'may contain: dark chocolate, may contain: tree nuts' },
    ],
    [
      'en',
      'Pasta',
      '250 g cremini, sliced; 20 g dried porcini; 2 shiitake; 300 g spaghetti; 1 tin cream of mushroom soup',
      'Fry for 8 minutes.',
      {
        mushrooms:
          'contains: cremini, contains: dried porcini, contains: shiitake, contains: cream of mushroom soup',
      },
    ],
    [
      'fr',
      'Tarte aux poireaux',
      '1 pâte brisée; 3 poireaux; 20 cl de crème fraîche; 80 g de comté râpé; 2 œufs; 1 noix de beurre',
      'Cuire 35 minutes à 180 °C.',
      {
        milk: 'may contain: pâte brisée, contains: crème fraîche, contains: comté, contains: noix de beurre',
        eggs: 'may contain: pâte brisée, contains: œufs',
        nuts: '',
      },
    ],
    [
      'de',
      'Baisers',
      '3 Eiweiß; 150 g Zucker; 1 Prise Salz',
      'Eiweiß steif schlagen.; Bei 100 °C 90 Minuten trocknen.',
      { eggs: 'may contain: Baisers, contains: Eiweiß' },
    ],
  ])('in %s, what people missed: %s', (...row) => {
    expect(saidOf(row)).toEqual(row[4]);
  });
});

describe('the check claims', () => {
  it.each<Row>([
    [
      'en',
      'Coconut rice',
      '1 can coconut milk; 300 g rice; 1 tbsp coconut butter; 1 tsp cream of tartar',
      'Simmer for 15 minutes.',
      { milk: '' },
    ],
    [
      'fr',
      'Galettes',
      "330 g de farine de sarrasin; 75 cl d'eau; 10 g de sel",
      'Reposer 2 heures.; Cuire 3 minutes.',
      { gluten: '' },
    ],
    [
      'en',
      'Overnight oats',
      '50 g certified gluten-free rolled oats; 150 ml oat milk (gluten-free); 1 banana',
      'Chill overnight.',
      { gluten: 'may contain: oats, may contain: oat milk' },
    ],
    [
      'en',
      'Peanut noodles',
      '3 tbsp peanut butter; 200 g rice noodles; 1 tbsp lime juice',
      'Toss.',
      { milk: '', peanuts: 'may contain: Peanut noodles, contains: peanut butter', nuts: '' },
    ],
    [
      'en',
      'Creamy wild rice soup',
      '3 tablespoons vegan butter; 3 cups non-dairy milk, I used almond milk; 1 sheet vegan puff pastry; 5 cups vegetable broth',
      'Simmer for 30 minutes.; Serve without cheese.',
      {
        milk: 'may contain: vegetable broth, mentioned: without cheese',
        nuts: 'may contain: vegan butter, may contain: non-dairy milk, contains: almond milk, may contain: puff pastry',
      },
    ],
    [
      'de',
      'Bunte Pfanne',
      '1 Butternut-Kürbis; 1 Prise Muskatnuss; 2 Eiertomaten; 1 EL Erdnussöl; 250 g Buchweizen; 100 ml Kokosmilch; 1 Eichblattsalat',
      '20 Minuten braten.',
      { milk: '', eggs: '', gluten: '', nuts: '' },
    ],
  ])('in %s, no more than this of what people called a false alarm: %s', (...row) => {
    expect(saidOf(row)).toEqual(row[4]);
  });
});
