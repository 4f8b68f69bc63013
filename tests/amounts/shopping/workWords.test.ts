import { beforeAll, expect, it } from 'vitest';
import { mergeDinners } from '../../../src/amounts/shopping/mergeDinners';
import { AIMS, FOODS, NOTE_STARTS, NOTES, WORDS } from '../../../src/amounts/shopping/workWords';
import { learn } from '../../../src/foods/languages/learn';
import { SAME } from '../../../src/foods/shop/shopKeys';
import { stemOf } from '../../../src/foods/words';
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

it.each(rowsOf(AIMS, 'AIMS'))('"$example" says only what it is for', ({ row, example }) => {
  const [, language = '', line = ''] = /^(\w\w) (.*)$/.exec(example) ?? [];
  const [food = ''] = line.split(new RegExp(` (?=(?:${row})$)`, 'u'));
  expect(food).not.toBe(line);
  expect(linesOf([line, food], language)).toBe(1);
});

/** How a line says the work, and how many lines a list has of that and of one without it. */
const OF_FOODS: Record<string, readonly [line: (food: string) => string, lines: number]> = {
  leaf: [(food) => `100 g ${food} leaves`, 1],
  heated: [(food) => `100 ml boiling ${food}`, 1],
  boned: [(food) => `500 g boneless ${food}`, 1],
  nuts: [(food) => `20 g toasted ${food}s`, 1],
  ofNuts: [(food) => `20 ml toasted ${food}`, 2],
};

/** A list has no line for water, and other rows need no line for such a word. */
const KINDS: Record<string, string> = {
  'salad leaf': 'rocket',
  seed: 'sunflower seed',
  water: 'sparkling water',
};

it.each(
  Object.entries(FOODS).flatMap(([row, foods]) =>
    foods.split(', ').map((food) => [row, food] as const),
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
