import { expect, it } from 'vitest';
import { runsOf } from '../../../../src/reading/document/blocks/blocks';
import { blocksOf, seeBlocks } from '../../../../src/reading/document/blocks/seeBlocks';
import { separateLines } from '../../../../src/reading/document/lines/separateLines';
import { parseMarkdown } from '../../../../src/reading/document/markdown/parseMarkdown';
import { textOf } from '../../../../src/reading/document/markdown/plainText';
import { assignRoles, RULES } from '../../../../src/reading/document/roles/rules';
import { findTitle } from '../../../../src/reading/document/sections/readTitle';
import { seeLines } from '../../../../src/reading/lines/roles/seeLines';
import { linesOf } from '../../../../src/reading/lines/text/linesOf';
import { tidyLines } from '../../../../src/reading/lines/text/tidyLines';
import { readTable } from '../../../support/readTable';

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
