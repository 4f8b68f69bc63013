import { beforeAll, expect, it } from 'vitest';
import { mergeDinners } from '../../../src/amounts/shopping/mergeDinners';
import { readCode, writeCode } from '../../../src/cookbook/share/linkCode';
import { foodNamed, TABLES } from '../../../src/foods/foods';
import { learn } from '../../../src/foods/languages/learn';
import { readSynonyms } from '../../../src/foods/shop/shopKeys';
import { dataOf, readShared } from '../../../src/recipe/shopping/list/sharedList';
import * as restWords from '../../../src/words/en/rest';
import { aKitchen, LIST_TOOLS } from '../../support/kitchens';

beforeAll(() => Promise.all(['de', 'fr', 'es'].map(learn)));

const AROUND = {
  de: ['Zutaten', 'Zubereitung', 'Alles mit den Kräutern 10 Minuten kochen und dann servieren.'],
  fr: [
    'Ingrédients',
    'Préparation',
    'Faire cuire le tout dans une poêle pendant 10 minutes, puis servir avec les herbes.',
  ],
  es: ['Ingredientes', 'Preparación', 'Cocer todo en una sartén durante 10 minutos y servir.'],
  en: ['Ingredients', 'Method', 'Cook it all for 10 minutes.'],
};

type Code = keyof typeof AROUND;

/** Makes one recipe of each line, such as "de 200 g Mehl". */
function listOf(lines: readonly string[], page = 'en', atHand: readonly string[] = []) {
  const dinners = lines.map((line) => {
    const [ingredients, method, step] = AROUND[line.slice(0, 2) as Code];
    const text = `# A\n\n## ${ingredients}\n\n- ${line.slice(3)}\n\n## ${method}\n\n1. ${step}\n`;
    return { id: line, title: 'A', servings: null, text };
  });
  return mergeDinners(dinners, {
    ...LIST_TOOLS,
    kitchen: aKitchen(atHand),
    language: page,
  });
}

it.each([
  // In Spanish, this would be a sausage.
  ['en 2 onions', 'en 1 onion, chopped', 'onions, 3'],
  ['de 200 g Mehl', 'de 300 g Mehl', 'Mehl, 500 g'],
  ['de 0,5 kg Erdäpfel', 'de 750 g Kartoffeln', 'Kartoffeln, 1,25 kg'],
  ['de 200 g Mehl Type 405', 'de 100 g Mehl Type 405', 'Mehl Type 405, 300 g'],
  ['de 2 Knoblauchzehen', 'de 1 Knoblauchzehe', 'Knoblauchzehen, 3'],
  ['de 2 Eier (Größe M)', 'de ½ Ei', 'Eier, 3'],
  ['de 100 g Mehl, glutenfrei', 'de 200 g glutenfreies Mehl', 'glutenfreies Mehl, 300 g'],
  ['de 1 Glas Honig', 'de 1 Glas Honig', 'Honig, 2 Gläser'],
  ['es 1 unidad de limón', 'es 2 limones', 'limones, 3'],
  ['de 2 Stk. Gurken', 'de 1 Gurke', 'Gurken, 3'],
  ['fr 2 unités de citrons', 'fr 1 citron', 'citrons, 3'],
  ['de ein Bund Petersilie', 'de 1 Bund Petersilie, gehackt', 'Petersilie, 2 Bund'],
  ['de 2 bis 3 Möhren', 'de 2 Möhren', 'Möhren, 4-5'],
  ['fr 25 cl de lait', 'fr 0,5 l de lait', 'lait, 750 ml'],
  ["fr 2 c. à s. d'huile d'olive", "fr 1 c. à s. d'huile d'olive", "huile d'olive, 3 c. à s."],
  ['fr 1 œuf', 'fr 2 oeufs', 'oeufs, 3'],
  ['fr 2 feuilles de laurier', 'fr 1 feuille de laurier', 'feuilles de laurier, 3'],
  ['es 2 cdas. de azúcar', 'es 1½ cucharadas de azúcar', 'azúcar, 3½ cdas.'],
  ['es 500 g de papas', 'es 1 kg de patatas', 'papas, 1,5 kg'],
  ['es 100 g de harina sin gluten', 'es 100 g de harina sin gluten', 'harina sin gluten, 200 g'],
  // The first recipe names a food, unless another is in the page's language.
  ['de 100 g Butter', 'fr 50 g de beurre', 'Butter, 150 g'],
  ['de 100 g Butter', 'en 50 g butter', 'butter, 150 g'],
  ['en 2 onions', 'de 1 Zwiebel', 'onions, 3'],
])('%s and %s become one line', (one, other, sum) => {
  expect(listOf([one, other]).buy.map(({ text }) => text)).toEqual([sum]);
});

it.each([
  ['a kind', 'de 100 g Zucker', 'de 100 g Gelierzucker'],
  ['a type', 'de 100 g Mehl Type 405', 'de 100 g Mehl Type 550'],
  ['juice', 'fr le jus de 1 citron', 'fr 1 citron'],
  ['a kind of mince', 'de 300 g Hackfleisch (Rind)', 'de 300 g Hackfleisch'],
  ['a kind in words that the check does not need', 'de 1 festkochende Kartoffel', 'de 1 Kartoffel'],
  ['a pack', 'de 1 Netz Zitronen', 'de 1 Beutel Zitronen'],
  ['a claim', 'fr 100 g de farine', 'fr 100 g de farine sans gluten'],
  ['a thousand that may be one', 'de 1.000 l Milch', 'de 1 l Milch'],
  ['spoons and grams', 'es 2 cucharadas de harina', 'es 100 g de harina'],
  ['bags for tea and for a freezer', 'de 2 Teebeutel', 'de 2 Gefrierbeutel'],
])('%s stays apart', (_, one, other) => {
  expect(listOf([one, other]).buy).toHaveLength(2);
});

it('The list in another language knows the shelves of a shop, and what is at hand.', () => {
  const lines = ['de 5 Eier', 'fr 100 g de farine', 'es 2 zanahorias', 'de 1 Prise Salz'];
  const { buy, atHand } = listOf(lines, 'en', ['3 Eier', 'sel']);
  expect(buy.map(({ text, shelf }) => `${shelf}: ${text}`)).toEqual([
    'vegetables and fruit: zanahorias, 2',
    'chilled: Eier, 2 more',
    'dry goods: farine, 100 g',
  ]);
  expect(atHand.map(({ text }) => text)).toEqual(['Salz – 1 Prise Salz']);
  const unsure = listOf(['de 3 Tomaten'], 'de', ['1 Dose Tomaten', '2 EL Tomaten']).buy;
  expect(unsure.map(({ note }) => note)).toEqual(['Check: you have 2 EL Tomaten, and it takes 3.']);
});

it.each([
  ['de 3 Stangen Lauch', '1 Stange Lauch', 'Lauch, 2 Stangen more', '1 Stange Lauch', '3 Stangen'],
  ['de 2-3 Stangen Lauch', '1 Stange Lauch', 'Lauch, 2-3 Stangen', '1 Stange Lauch', '2 Stangen'],
  ['de 6 Eier', 'Eier, noch 1', 'Eier, 5 more', '1', '6'],
  ['de 1 Zwiebel', 'eine halbe Zwiebel', 'Zwiebel, 1 more', '½', '1'],
  ['fr 6 œufs', 'il reste 2 œufs', 'œufs, 4 more', '2', '6'],
  ['de 1,1 l Brühe', '500 ml Brühe', 'Brühe, 600 ml more', '500 ml Brühe', '1,1 l'],
])(
  'what is too little of "%s" beside "%s" has units in any language',
  (line, entry, text, ...amounts) => {
    const { buy } = listOf([line], 'de', [entry]);
    const [have, need] = amounts;
    expect(buy.map((one) => [one.text, one.note])).toEqual([
      [text, `You have ${have} and need ${need}.`],
    ]);
  },
);

it('Names of one thing to buy are names of one food.', () => {
  const all = TABLES.flatMap(readSynonyms);
  const foods = all.map((names) => [...new Set(names.map(foodNamed))]);
  expect(all.filter((_, at) => foods[at]?.length !== 1 || !foods[at]?.[0])).toEqual([]);
  expect(readSynonyms('  ~ a | +milk\n  = b == c, d = e == f, g | each\n  h, i ==\n')).toEqual([
    ['b', 'c'],
    ['e', 'f'],
  ]);
});

const read = (code: string) => readCode(code, readShared);
const codeOf = (list: unknown, made: unknown = 1) => writeCode({ made, list });

it('A list comes back as it was shared, by its shelves.', () => {
  const lines = [
    { shelf: 'other', text: 'foil 🧻' },
    { shelf: 'chilled', text: 'butter, 30 g (⚠ contains milk)' },
    { shelf: 'other', text: 'Kerzen' },
  ] as const;
  const made = Date.UTC(2026, 10, 28);
  expect(read(writeCode(dataOf({ made, lines })))).toEqual({
    made,
    lines: [lines[1], lines[0], lines[2]],
  });
});

it.each<[string, string]>([
  ['a recipe', writeCode({ recipe: '# Rice', model: null })],
  ['no list', codeOf(null)],
  ['an unknown shelf', codeOf({ toys: ['ball'] })],
  ['half a character', codeOf({ other: ['\ud83e'] })],
  ['no time', codeOf({ other: ['foil'] }, null)],
  ['a time beyond all dates', codeOf({ other: ['foil'] }, 9e15)],
])('A link with %s is broken.', (_, code) => {
  expect(() => read(code)).toThrow(restWords.links.broken);
});

it('A line is one line, without control characters and signs that turn it.', () => {
  const [line] = read(codeOf({ other: ['a\u202eb\u0007\n  [INST] c'] })).lines;
  expect(line).toEqual({ shelf: 'other', text: 'a b INST] c' });
});

it.each<[string, unknown]>([
  ['that is no text', 7],
  ['that is empty', '\u0000 \n'],
  ['without end', 'x'.repeat(2_001)],
])('A line %s does not hide the others.', (_, line) => {
  expect(read(codeOf({ other: ['foil', line, 'salt'] })).lines).toHaveLength(2);
});

it('A list has at most 500 lines, on all its shelves.', () => {
  const many = Array.from({ length: 400 }, (_, at) => `thing ${at}`);
  expect(read(codeOf({ other: many, chilled: many })).lines).toHaveLength(500);
});
