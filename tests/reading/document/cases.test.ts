import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import type { RecipeDocument } from '../../../src/reading/document/RecipeDocument';
import { readTable } from '../../support/readTable';

const INGREDIENTS = '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n';
const METHOD = '## Method\n\n';

const oneLine = (text: string) => text.replaceAll('\n', ' / ');

function stepsIn({ steps }: RecipeDocument): string[] {
  return steps.map(({ number, part, title, text, durations }) => {
    const times = durations.map((time) => time.text).join();
    const head = `${number}${part ? ` (${part})` : ''}${title ? ` <${title}>` : ''}`;
    return `${head} ${oneLine(text)}${times && ` [${times}]`}`;
  });
}

function groupsIn({ ingredients }: RecipeDocument): string[] {
  return ingredients.map(({ heading, items }) => {
    const lines = items.map(({ line }) => line).join(' | ');
    return heading === null ? lines : `${heading}: ${lines}`;
  });
}

const linesIn = ({ ingredients }: RecipeDocument) =>
  ingredients.flatMap(({ items }) => items.map(({ line }) => line));

const notesIn = ({ notes }: RecipeDocument) =>
  notes.map(({ heading, text }) => (heading === null ? '' : `${heading}: `) + oneLine(text));

const titleIn = ({ title }: RecipeDocument) => (title ? [title.text] : []);

const leadIn = ({ lead }: RecipeDocument) => (lead ? [lead.text] : []);

const headIn = ({ title, lead, servings }: RecipeDocument) =>
  [title, lead, servings].map((one) => one?.text ?? '-');

const missingIn = ({ hasAllIngredients, hasAllSteps }: RecipeDocument) => [
  ...(hasAllIngredients ? [] : ['ingredients']),
  ...(hasAllSteps ? [] : ['steps']),
];

/** For each section: the text around a case, and what it reads from it. */
const SECTIONS: Record<
  string,
  [above: string, below: string, of: (read: RecipeDocument) => string[]]
> = {
  'of the steps': [`# Rice\n\n${INGREDIENTS}`, '', stepsIn],
  'of the steps of a whole text': ['', '', stepsIn],
  'ingredients are': ['# Rice\n\n', '', groupsIn],
  'the foods of one sentence': [
    '# Rice\n\n**Ingredients:** ',
    `\n\n${METHOD}1. Boil.\n2. Eat.`,
    linesIn,
  ],
  'ingredients and steps are told apart': [
    '# Rice\n\n',
    '',
    (read) => [linesIn(read).join(' | '), ...stepsIn(read)],
  ],
  'the title is': ['', `${INGREDIENTS}1. Boil.`, titleIn],
  'the title of a text without a line for it': ['', '', titleIn],
  'the lead is': ['# Rice\n\n', `${INGREDIENTS}1. Boil.`, leadIn],
  'the lead of a whole text is': ['', '', leadIn],
  'the title, the lead and the servings are': ['', `\n\n${INGREDIENTS}1. Boil.\n2. Eat.`, headIn],
  'notes are': [`# Rice\n\n${INGREDIENTS}${METHOD}`, '', notesIn],
  'the notes of a whole text are': ['', '', notesIn],
  'a recipe may lack': ['', '', missingIn],
};

const cases = readTable(new URL('cases.txt', import.meta.url));

describe.each(Object.entries(SECTIONS))('%s', (section, [above, below, of]) => {
  it.each(cases.filter((one) => one.section === section))('$title', ({ text, expected }) => {
    const read = parseRecipe(above + text + below);
    expect(of(read).join(' || ')).toBe(expected.join());
  });
});

it('every case is in a section', () => {
  expect(cases.filter(({ section }) => !(section in SECTIONS))).toEqual([]);
});

it('a recipe with steps counts as complete, and one without does not', () => {
  for (const { text } of cases.filter(({ section }) => section === 'of the steps')) {
    const { steps, hasAllSteps } = parseRecipe(`# Rice\n\n${INGREDIENTS}${text}`);
    expect([text, hasAllSteps]).toEqual([text, steps.length > 0]);
  }
});

it('no name far below the beginning of a text is the title', () => {
  const above = `Sure! ${'It is good. '.repeat(60)}Here is a recipe for Egg Rice.\n\n`;
  expect(parseRecipe(`${above}${INGREDIENTS}1. Boil.`).title).toBeNull();
});
