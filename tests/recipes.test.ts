import { describe, expect, it } from 'vitest';
import type { Ingredient, RecipeDocument, Step } from '../src/reading/document/RecipeDocument';
import { readAmounts } from '../src/reading/quantities/readAmounts';
import { readCorpus } from './support/corpus';
import { type Expectation, readExpectations } from './support/expectations';

/** Written as `- line | amount | unit | food`. What is left out may be anything. */
interface ExpectedItem {
  line: string;
  amount?: number;
  amountTo?: number;
  unit?: string;
  food?: string;
}

/** Written as `1. **title** beginning of its text | seconds of each time`. */
interface ExpectedStep {
  number: number;
  part: string | null;
  title: string | null;
  text: string;
  durations: number[];
}

function itemOf(text: string): ExpectedItem {
  const [line = '', amounts, unit, food] = text.split(' | ');
  const [amount, amountTo] = amounts?.split('-').map(Number) ?? [];
  return {
    line,
    ...(amount !== undefined && { amount }),
    ...(amountTo !== undefined && { amountTo }),
    ...(unit && { unit }),
    ...(food && { food }),
  };
}

function stepOf({ text, ...step }: Expectation['steps'][number]): ExpectedStep {
  const [, title = null, words = '', seconds] =
    /^(?:\*\*(.*)\*\* )?(.*?)(?: \| ([\d ]+))?$/.exec(text) ?? [];
  return { ...step, title, text: words, durations: seconds?.split(' ').map(Number) ?? [] };
}

function expectedOf({ name, values, groups, steps }: Expectation) {
  const [style, language = ''] = name.replace('small-local', 'small').split('-');
  const [, from, to = from, unit = null] =
    /^(\d+)(?:-(\d+))?(?: (.*))?$/.exec(values('servings')[0] ?? '') ?? [];
  const times = (values('times')[0]?.split(', ') ?? []).map((time) => {
    const [kind = '', minutes] = time.split(' ');
    return [kind, Number(minutes)] as const;
  });
  return {
    style,
    language,
    title: values('title')[0] ?? null,
    lead: values('lead')[0] ?? null,
    servings: from ? { from: Number(from), to: Number(to), unit } : null,
    times: Object.fromEntries(times),
    ingredients: groups.map(({ heading, items }) => ({ heading, items: items.map(itemOf) })),
    steps: steps.map(stepOf),
    notes: values('note'),
    videos: values('video'),
    hasAllSteps: !values('cut').includes('steps'),
    hasAllIngredients: !values('cut').includes('ingredients'),
  };
}

type Expected = ReturnType<typeof expectedOf>;

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
    fields.push(...ingredientFields(index, item, items[index], read.language));
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

const rounded = (value: number | null = null) =>
  value === null ? null : Math.round(value * 1_000) / 1_000;

function ingredientFields(
  index: number,
  expected: ExpectedItem,
  read: Ingredient | undefined,
  language: RecipeDocument['language'],
): Field[] {
  const name = (field: string) => `ingredient ${index + 1}, ${field}`;
  const { line = '', understood } = read ?? {};
  const [amount] = readAmounts(line, language) ?? [];
  const { start, end } = amount?.unit ?? { start: 0, end: 0 };
  const fields: Field[] = [[name('line'), plain(expected.line), plain(read?.line)]];
  // A line with only words may be understood or not.
  if (Object.keys(expected).length > 1) {
    fields.push([
      name('amount'),
      [expected.amount ?? null, expected.amountTo ?? null],
      [rounded(amount?.from), rounded(amount?.to)],
    ]);
  }
  if (expected.unit !== undefined)
    fields.push([name('unit'), expected.unit, line.slice(start, end)]);
  if (expected.food !== undefined) {
    fields.push([name('food'), expected.food, understood?.food ?? null]);
  }
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

const expectations = readExpectations('models').map((one) => [one.name, expectedOf(one)] as const);
const documents = new Map(readCorpus().map((recipe) => [recipe.name, () => recipe.document]));

describe('what the recipes of many models say is read', () => {
  it.each(expectations)('%s', (name, expected) => {
    const read = documents.get(name)?.();
    if (!read) throw new Error('No recipe');
    const wrong = fieldsOf(expected, read).filter((field) => !same(field));
    expect(Object.fromEntries(wrong.map(([name, , found]) => [name, found]))).toEqual(
      Object.fromEntries(wrong.map(([name, wanted]) => [name, wanted])),
    );
  });
});

it('the recipes are of eight families of models and in seven languages', () => {
  expect(expectations.length).toBe(documents.size);
  const different = (of: (one: Expected) => unknown) =>
    new Set(expectations.map(([, one]) => of(one))).size;
  expect(different(({ style }) => style)).toBeGreaterThanOrEqual(8);
  expect(different(({ language }) => language)).toBe(7);
});
