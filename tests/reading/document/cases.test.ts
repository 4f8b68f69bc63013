import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../src/reading/document/blocks/blocks';
import { blocksOf, seeBlocks } from '../../../src/reading/document/blocks/seeBlocks';
import { separateLines } from '../../../src/reading/document/lines/separateLines';
import { parseMarkdown } from '../../../src/reading/document/markdown/parseMarkdown';
import { textOf } from '../../../src/reading/document/markdown/plainText';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import type { RecipeDocument } from '../../../src/reading/document/RecipeDocument';
import { assignRoles, RULES } from '../../../src/reading/document/roles/rules';
import { findTitle } from '../../../src/reading/document/sections/readTitle';
import { tidyLines } from '../../../src/reading/lines/layOutText';
import { seeLines } from '../../../src/reading/lines/roles/seeLines';
import { linesOf } from '../../../src/reading/lines/text/linesOf';
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

/** Each line has the name by which a row of the table calls it. */
type See = (text: string) => { name: string; line: Parameters<typeof assignRoles>[0][number] }[];

const answer: See = (text) => {
  const root = parseMarkdown(text);
  if (!root) throw new Error('The parser takes no such text.');
  separateLines(root);
  const blocks = blocksOf(root);
  return seeBlocks(runsOf(blocks), findTitle(blocks)).map((line) => ({
    name: textOf(line.node),
    line,
  }));
};

const paste: See = (text) =>
  seeLines(tidyLines(linesOf(text))).map((line) => ({ name: line.text, line }));

const SEE: Record<string, See> = { answer, paste };

const FOODS = '# Rice\n\n## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n';
const WORK = `${FOODS}## Method\n\n`;
const ALL = `${WORK}1. Boil.\n2. Eat.\n\n`;

const LENTILS = '200 g lentils\n1 lemon\n2 carrots';
const STEW = `Stew\n\nIngredients\n${LENTILS}\n`;
const COOKED = '\nMethod\nCook the lentils with the carrots.\nStir in the lemon and the salt.\n';
const NUMBERED = '\nMethod\n1. Cook the lentils.\n2. Stir in the lemon.\n';

function rolesIn(see: See, text: string, rules = RULES) {
  const lines = see(text);
  return assignRoles(
    lines.map(({ line }) => line),
    rules,
  ).map(({ role, to }, at) => ({
    name: lines[at]?.name ?? '',
    role: role ?? 'words',
    to,
  }));
}

const RECIPES: Record<string, string> = { FOODS, WORK, ALL, LENTILS, STEW, COOKED, NUMBERED };

const ROWS = readTable(new URL('rules.txt', import.meta.url));

const CASES = ROWS.flatMap(({ title, text, expected }, at) =>
  [text, ...expected].map((line) => {
    const [, see = '', words = '', role, begin = ''] =
      /^(\w+) (.*) => (\w+): (.*)$/s.exec(line) ?? [];
    const whole = words.replace(/\{([A-Z]+)\}/g, (_, name) => RECIPES[name] ?? '');
    return { why: title, see: SEE[see] as See, text: whole, begin, role, at };
  }),
);

it('every rule has its row', () => {
  expect(ROWS).toHaveLength(RULES.length);
});

it.each(CASES)('$why', ({ see, text, begin, role, at }) => {
  const roles = rolesIn(see, text);
  const found = roles.filter(({ name }) => name.startsWith(begin));
  expect(found.map((line) => line.role)).toContain(role);
  expect(rolesIn(see, text, RULES.toSpliced(at, 1))).not.toEqual(roles);
});

it('every line has one role', () => {
  for (const { see, text } of CASES) {
    expect(rolesIn(see, text).map(({ name }) => name)).toEqual(see(text).map(({ name }) => name));
  }
});
