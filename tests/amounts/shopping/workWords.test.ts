import { beforeAll, expect, it } from 'vitest';
import { mergeDinners } from '../../../src/amounts/shopping/mergeDinners';
import { NOTE_STARTS, NOTES, WORDS } from '../../../src/amounts/shopping/workWords';
import { learn } from '../../../src/foods/languages/learn';
import { SAME } from '../../../src/foods/shop/shopKeys';
import { stemOf, wordList } from '../../../src/foods/words';
import { amountWords, type LanguageCode } from '../../../src/reading';
import { withExamples } from '../../support/examples';
import { aKitchen, LIST_TOOLS } from '../../support/kitchens';

const FILE = 'src/amounts/shopping/workWords.ts';
const rowsOf = (rows: readonly unknown[], table: string) =>
  withExamples(rows as readonly string[], FILE, table);

beforeAll(() => Promise.all(['de', 'fr', 'es'].map(learn)));

const AROUND: Record<string, readonly string[]> = {
  en: ['Ingredients', 'Method', 'Cook it all for 10 minutes.'],
  de: ['Zutaten', 'Zubereitung', 'Alles mit den Kräutern 10 Minuten kochen und dann servieren.'],
  fr: ['Ingrédients', 'Préparation', 'Faire cuire le tout dans une poêle pendant 10 minutes.'],
  es: ['Ingredientes', 'Preparación', 'Cocer todo en una sartén durante 10 minutos y servir.'],
};

/** How many lines a list has of two recipes with one line each. */
function linesOf(lines: readonly string[], language = 'en') {
  const [ingredients, method, step] = AROUND[language] ?? [];
  const dinners = lines.map((line, at) => ({
    id: `${at}`,
    title: 'A',
    servings: null,
    text: `# A\n\n## ${ingredients}\n\n- ${line}\n\n## ${method}\n\n1. ${step}\n`,
  }));
  return mergeDinners(dinners, { ...LIST_TOOLS, kitchen: aKitchen() }).buy.length;
}

it.each(rowsOf(WORDS, 'WORDS'))('$row: $example', ({ row, example }) => {
  const [group = '', words = ''] = row.split(' | ');
  const [one = '', other = ''] = example.split(/ [=|] /);
  const said = one.split(/[^a-z]+/i).map(stemOf);
  expect(words.split(' ').filter((word) => said.includes(stemOf(word)))).not.toEqual([]);
  expect(example.includes(' | ')).toBe(group === 'product');
  expect(linesOf([one, other])).toBe(group === 'product' ? 2 : 1);
});

it.each(rowsOf(NOTES, 'NOTES'))(
  '"$example" is one thing with its food alone',
  ({ row, example }) => {
    const [food = '', ...note] = example.split(', ');
    expect(note.join(', ')).toMatch(new RegExp(`^(?:${row})$`, 'iu'));
    expect(linesOf([example, food])).toBe(1);
  },
);

it.each(rowsOf(NOTES, 'NOTES'))('only one row of notes is about "$example"', ({ example }) => {
  const [, ...note] = example.split(', ');
  const about = NOTES.filter((row) => new RegExp(`^(?:${row})$`, 'iu').test(note.join(', ')));
  expect(about).toHaveLength(1);
});

it.each(rowsOf(NOTE_STARTS, 'NOTE_STARTS'))('a note begins in "$example"', ({ row, example }) => {
  const [food = ''] = example.split(new RegExp(` (?=(?:${row})\\b)`));
  expect(food).not.toBe(example);
  expect(linesOf([example, food])).toBe(row === 'such as' ? 2 : 1);
});

it.each<[LanguageCode, string, string]>([
  ['de', '100 g Zucker', 'zum Backen'],
  ['de', '20 g Butter', 'für die Form'],
  ['de', '20 g Butter', 'für das Blech'],
  ['fr', '20 g de beurre', 'pour le moule'],
  ['fr', '20 g de beurre', 'pour la cuisson'],
  ['fr', '20 g de beurre', 'pour la friture'],
  ['fr', '20 g de beurre', 'pour graisser'],
  ['es', '20 g de mantequilla', 'para el molde'],
  ['es', '20 g de mantequilla', 'para engrasar'],
])('%s: "%s %s" says only what the food is for', (language, food, aim) => {
  expect(linesOf([`${food} ${aim}`, food], language)).toBe(1);
});

it('spice for gingerbread and spice are two things to buy', () => {
  expect(amountWords('de').aim.exec('für Lebkuchen')).toBeNull();
  expect(linesOf(['20 g Gewürz für Lebkuchen', '20 g Gewürz'], 'de')).toBe(2);
});

/** How a line says the work, and how many lines a list has of that and of one without it. */
const OF_FOODS: Record<string, readonly [line: (food: string) => string, lines: number]> = {
  leafy: [(food) => `100 g ${food} leaves`, 1],
  'heated by cooks': [(food) => `100 ml boiling ${food}`, 1],
  'sold boned': [(food) => `500 g boneless ${food}`, 1],
  'cut as nuts': [(food) => `20 g toasted ${food}s`, 1],
  'toasted before': [(food) => `20 ml toasted ${food}`, 2],
};

/** A list has no line for water, and other rows need no line for such a word. */
const KINDS: Record<string, string> = {
  'salad leaf': 'rocket',
  seed: 'sunflower seed',
  water: 'sparkling water',
};

it.each(
  Object.keys(OF_FOODS).flatMap((row) =>
    [...wordList(row)].map((name) => [row, name.replaceAll('-', ' ')] as const),
  ),
)('%s: %s', (row, food) => {
  const [line, lines] = OF_FOODS[row] ?? [];
  const said = line?.(KINDS[food] ?? food) ?? '';
  const plain = said.replace(/ (?:boiling|boneless|toasted)\b| leaves$/, '');
  expect(plain).not.toBe(said);
  expect(linesOf([said, plain])).toBe(lines);
});

it.each(withExamples(SAME, 'src/foods/shop/shopKeys.ts', 'SAME'))(
  '$row: $example',
  ({ row, example }) => {
    const lines = example.split(' = ');
    expect(lines.length).toBe(row.split(' = ').length);
    expect(linesOf(lines)).toBe(1);
  },
);
