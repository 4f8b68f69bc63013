import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Ingredient, RecipeDocument, Step } from '../src/reading/document/RecipeDocument';
import { CORPUS_FOLDER, readCorpus } from './support/corpus';
import { once } from './support/once';

/** What a person who has not seen the reader expects of a text. */
interface Expected {
  style: string;
  language: string;
  title: string | null;
  lead: string | null;
  servings: { from: number; to: number; unit: string | null } | null;
  times: Record<string, number>;
  ingredients: { heading: string | null; items: ExpectedItem[] }[];
  steps: ExpectedStep[];
  notes: string[];
  videos: string[];
  hasAllSteps: boolean;
  hasAllIngredients: boolean;
}

interface ExpectedItem {
  line: string;
  amount?: number;
  amountTo?: number;
  unit?: string;
  food?: string;
  note?: string;
}

interface ExpectedStep {
  number: number;
  part: string | null;
  title: string | null;
  text: string;
  durations: number[];
}

/** One field of a recipe: its name, what is expected, and what was read. */
type Field = [name: string, expected: unknown, read: unknown];

const plain = (text: string | null | undefined) =>
  text
    ?.replace(/\s+/g, ' ')
    .replace(/ ?[:：]/g, ':')
    .replace(/[\s:.]+$/, '')
    .trim() ?? null;
const beginning = (read: string | undefined, expected: string) =>
  plain(read)?.slice(0, plain(expected)?.length) ?? null;
const small = (text: string | null | undefined) => text?.toLowerCase() ?? null;

function fieldsOf(expected: Expected, read: RecipeDocument): Field[] {
  const { servings } = read;
  const fields: Field[] = [
    ['language', expected.language, read.language],
    ['title', plain(expected.title), plain(read.title?.text)],
    [
      'lead',
      plain(expected.lead),
      expected.lead ? beginning(read.lead?.text, expected.lead) : plain(read.lead?.text),
    ],
    [
      'servings',
      expected.servings && { ...expected.servings, unit: small(expected.servings.unit) },
      servings && { from: servings.from, to: servings.to, unit: small(servings.unit) },
    ],
    ['times', expected.times, read.times],
    ['videos', expected.videos, read.videos.map(({ id }) => id)],
    ['hasAllSteps', expected.hasAllSteps, read.hasAllSteps],
    ['hasAllIngredients', expected.hasAllIngredients, read.hasAllIngredients],
    [
      'groups',
      expected.ingredients.map(({ heading }) => plain(heading)),
      read.ingredients.map(({ heading }) => plain(heading)),
    ],
    ['number of notes', expected.notes.length, read.notes.length],
    ['number of steps', expected.steps.length, read.steps.length],
  ];
  const items = read.ingredients.flatMap((group) => group.items);
  const expectedItems = expected.ingredients.flatMap((group) => group.items);
  fields.push(['number of ingredients', expectedItems.length, items.length]);
  for (const [index, item] of expectedItems.entries())
    fields.push(...ingredientFields(index, item, items[index]));
  for (const [index, step] of expected.steps.entries())
    fields.push(...stepFields(index, step, read.steps[index]));
  for (const [index, note] of expected.notes.entries()) {
    const { heading = null, text = '' } = read.notes[index] ?? {};
    const found = [heading, text, `${heading}: ${text}`].map((words) =>
      beginning(words ?? '', note),
    );
    fields.push([
      `note ${index + 1}`,
      plain(note),
      found.includes(plain(note)) ? plain(note) : `${heading}: ${text.slice(0, 60)}`,
    ]);
  }
  return fields;
}

function ingredientFields(
  index: number,
  expected: ExpectedItem,
  read: Ingredient | undefined,
): Field[] {
  const name = (field: string) => `ingredient ${index + 1}, ${field}`;
  const { amount, amountTo, unit, food, note } = read?.understood ?? {};
  const fields: Field[] = [[name('line'), plain(expected.line), plain(read?.line)]];
  // A line with nothing but its words may or may not be understood.
  if (Object.keys(expected).length > 1) {
    fields.push([
      name('amount'),
      [expected.amount ?? null, expected.amountTo ?? null],
      [amount ?? null, amountTo ?? null],
    ]);
  }
  if (expected.unit !== undefined) fields.push([name('unit'), expected.unit, unit ?? null]);
  if (expected.food !== undefined) fields.push([name('food'), expected.food, food ?? null]);
  if (expected.note !== undefined) fields.push([name('note'), expected.note, note ?? null]);
  return fields;
}

function stepFields(index: number, expected: ExpectedStep, read: Step | undefined): Field[] {
  const name = (field: string) => `step ${index + 1}, ${field}`;
  return [
    [name('number'), expected.number, read?.number],
    [name('part'), plain(expected.part), plain(read?.part)],
    [name('title'), plain(expected.title), plain(read?.title)],
    [name('text'), plain(expected.text), beginning(read?.text, expected.text)],
    [name('durations'), expected.durations, read?.durations.map(({ seconds }) => seconds)],
  ];
}

const same = ([, expected, read]: Field) => JSON.stringify(expected) === JSON.stringify(read);

const recipes = readCorpus().map((recipe) => {
  const json = readFileSync(join(CORPUS_FOLDER, `${recipe.name}.json`), 'utf8');
  const expected = JSON.parse(json) as Expected;
  return {
    name: recipe.name,
    expected,
    fields: once(() => fieldsOf(expected, recipe.document)),
  };
});

describe('what the recipes of many models say is read', () => {
  it.each(recipes)('$name', ({ fields }) => {
    const wrong = fields().filter((field) => !same(field));
    expect(Object.fromEntries(wrong.map(([name, , read]) => [name, read]))).toEqual(
      Object.fromEntries(wrong.map(([name, expected]) => [name, expected])),
    );
  });
});

it('the recipes are of eight families of models and in seven languages', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(40);
  expect(new Set(recipes.map(({ expected }) => expected.style)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(recipes.map(({ expected }) => expected.language)).size).toBe(7);
});

it('counts what was read right', () => {
  const fields = recipes.flatMap((recipe) => recipe.fields());
  const right = fields.filter(same).length;
  const whole = recipes.filter((recipe) => recipe.fields().every(same)).length;
  console.info(
    `${whole} of ${recipes.length} recipes and ${right} of ${fields.length} fields are read right.`,
  );
  expect(right).toBeGreaterThan(0);
});
