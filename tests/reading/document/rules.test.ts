import { expect, it } from 'vitest';
import { separateLines } from '../../../src/reading/document/lines/separateLines';
import { parseMarkdown } from '../../../src/reading/document/markdown/parseMarkdown';
import { textOf } from '../../../src/reading/document/markdown/plainText';
import { assignRoles, RULES } from '../../../src/reading/document/roles/assignRoles';
import { blocksOf } from '../../../src/reading/document/roles/blocks';
import { runsOf } from '../../../src/reading/document/roles/runs';
import { findTitle } from '../../../src/reading/document/sections/readTitle';
import type { Role } from '../../../src/reading/lines/roles/Role';

/** A rule's reason, an answer that needs it, how a block of it begins, and the block's role. In the table's order. */
type Row = [why: string, answer: string, block: string, role: Role];

const FOODS = '# Rice\n\n## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n';
const WORK = `${FOODS}## Method\n\n`;
const ALL = `${WORK}1. Boil.\n2. Eat.\n\n`;

const ROWS: Row[] = [
  [
    '"Dry ingredients" within the work, right above numbers, is a part of it',
    `${WORK}### Dry ingredients\n\n1. Mix.`,
    'Dry',
    'part',
  ],
  [
    'what a dish is served with is a group of its ingredients',
    `${FOODS}### To serve\n\n- limes\n\n## Method\n\n1. Boil.`,
    'To serve',
    'group',
  ],
  [
    '"Dry ingredients" below "Ingredients" is a group',
    `${FOODS}### Dry ingredients\n\n- salt\n\n## Method\n\n1. Boil.`,
    'Dry',
    'group',
  ],
  [
    '"To finish" above amounts is a group, and so it is above foods if the method is still to come',
    `${FOODS}### To finish\n\n- limes\n\n## Method\n\n1. Boil.`,
    'To finish',
    'group',
  ],
  [
    'to serve, above numbers, is the last part of the work',
    `${ALL}## To serve\n\n1. Cut the limes.`,
    'To serve',
    'part',
  ],
  ['a heading for ingredients opens the list', ALL, 'Ingredients', 'ingredientsHead'],
  ['a heading for the method opens the work', `${WORK}- Boil.`, 'Method', 'methodHead'],
  [
    '"**Tip:** Rest it." within the list or the work leaves it open',
    `${WORK}Boil it.\n\n**Tip:** Salt it.\n\nEat it.`,
    'Tip',
    'noteHead',
  ],
  [
    'a heading for notes ends what is above it',
    `${FOODS}## Tips\n\nSalt it.\n\n## Method\n\n1. Boil.`,
    'Tips',
    'noteHead',
  ],
  [
    'a heading for facts ends what is above it',
    `${ALL}## Servings\n\n- for two`,
    'Servings',
    'fact',
  ],
  [
    'a heading with the number of a step is one, but not within the list above amounts',
    `${FOODS}## Step 1: Boil\n\nBoil it.`,
    'Step 1',
    'step',
  ],
  [
    'what a model asks or wishes ends the work',
    `${ALL}**Enjoy your meal!**\n\nWe did.`,
    'Enjoy',
    'words',
  ],
  [
    'what a model asks or wishes opens nothing',
    `${FOODS}**I hope you have these!**\n\n- 1 onion\n\n## Method\n\n1. Boil.`,
    'I hope',
    'words',
  ],
  ['a line of facts in bold is one', `${WORK}### 4 servings · 30 minutes\n\n1. Boil.`, '4', 'fact'],
  [
    'below a heading for notes, a deeper one heads some of them',
    `${ALL}## Tips\n\nSalt it.\n\n### For later\n\n1. Cool it.`,
    'For later',
    'noteHead',
  ],
  ['a heading above steps names a part of the work', `${ALL}## Sauce\n\n1. Stir.`, 'Sauce', 'part'],
  [
    'a heading above amounts names a group of ingredients',
    '# Rice\n\n## Sauce\n\n- 2 limes\n\n## Method\n\n1. Boil.',
    'Sauce',
    'group',
  ],
  [
    '"A heavy pan" below "Check the cupboard" is not a food',
    `${FOODS}## Cupboard\n\n- a heavy pan\n- one lid\n\n## Method\n\n1. Boil.`,
    'Cupboard',
    'noteHead',
  ],
  [
    'a heading above foods names a group of them, as long as there is no work',
    '# Rice\n\n## From the garden\n\n- limes\n- onions\n\n## Method\n\n1. Boil.',
    'From the garden',
    'group',
  ],
  [
    'within the list, a deeper heading above short lines names a group',
    `${FOODS}### Sauce\n\n- cream\n- butter\n\n## Method\n\n1. Boil.`,
    'Sauce',
    'group',
  ],
  ['a bold line that ends the work is a remark', `${ALL}**Keep it cool**`, 'Keep', 'note'],
  [
    'within the work, a heading above another one or above bullets names a part',
    `${WORK}### Sauce\n\n- Stir.`,
    'Sauce',
    'part',
  ],
  [
    'within the work, a heading above sentences is the title of a step',
    `${WORK}### Boil the rice\n\nUse a pot.`,
    'Boil',
    'step',
  ],
  [
    'below the work, other headings head notes',
    `${ALL}## On the next day\n\nIt is good.`,
    'On the next day',
    'noteHead',
  ],
  [
    'among notes, a bold line heads some of them',
    `${ALL}## Tips\n\nKeep it.\n\n**The next day**\n\nEat it cold.`,
    'The next day',
    'noteHead',
  ],
  [
    'above the work, other headings end what is above them',
    `${FOODS}## Gear\n\nA heavy pan, and a lid that fits.\n\n## Method\n\n1. Boil.`,
    'Gear',
    'words',
  ],
  [
    'a line that names a video is shown as one',
    `${WORK}See https://youtu.be/dQw4w9WgXcQ\n\nBoil it.`,
    'See',
    'words',
  ],
  [
    '"Step 1" and a number make a step, unless an amount follows the number',
    `${FOODS}Step 1: Boil it.\n\nStep 2: Eat it.`,
    'Step 1',
    'step',
  ],
  [
    'sentences below the list are the work, if nothing else is marked as it',
    `${FOODS}Boil the rice for 10 minutes.\n\nFry the eggs in hot oil.`,
    'Boil',
    'step',
  ],
  [
    'servings and times within the list are facts',
    `${FOODS}Serves 4\n\n## Method\n\n1. Boil.`,
    'Serves 4',
    'fact',
  ],
  [
    'within the list, a line with a mark, with an amount or without a full stop is an ingredient',
    `${FOODS}some salt\n\n## Method\n\n1. Boil.`,
    'some salt',
    'ingredient',
  ],
  [
    'any other sentence within the list is a remark',
    `${FOODS}Fresh ones taste best in this dish.\n\n## Method\n\n1. Boil.`,
    'Fresh',
    'words',
  ],
  [
    'servings within the work are a fact; a time may be that of one part',
    `${WORK}Serves 4\n\nBoil it.`,
    'Serves 4',
    'fact',
  ],
  [
    'times, signs and wishes within the work are no steps',
    `${WORK}Boil it.\n\nEnjoy your meal!`,
    'Enjoy',
    'words',
  ],
  [
    'a paragraph below the heading of a step belongs to it',
    `${WORK}### Step 1: Boil\n\nUse a pot.`,
    'Use',
    'more',
  ],
  [
    'a paragraph between the items of one list belongs to the item before it',
    `${WORK}1. Boil.\n\nSalt it.\n\n2. Eat.`,
    'Salt',
    'more',
  ],
  [
    '"Boil the rice." above bullets is a step as they are',
    `${WORK}Boil the rice.\n\n- Salt it.\n- Eat it.`,
    'Boil',
    'step',
  ],
  [
    'above a numbered list, work without a number may be a step that the numbers skip',
    `${WORK}Heat the oven to 180 °C.\n\n1. Boil.`,
    'Heat',
    'words',
  ],
  [
    'other words above a list announce it',
    `${WORK}This is how it goes.\n\n1. Boil.`,
    'This',
    'words',
  ],
  ['words behind the items of a list are a note', `${ALL}Salt it well.`, 'Salt', 'note'],
  [
    'words right below a line with a number go on with it',
    `${WORK}1️⃣ Boil the rice.\n\nSalt it well.`,
    'Salt',
    'more',
  ],
  ['every other paragraph of the work is a step', `${WORK}Boil it.\n\nEat it.`, 'Eat', 'step'],
  [
    'a wish among the notes is none',
    `${ALL}## Tips\n\nSalt it.\n\nEnjoy your meal!`,
    'Enjoy',
    'words',
  ],
  ['every other paragraph there is a note', `${ALL}## Tips\n\nSalt it.`, 'Salt', 'note'],
  [
    'a line with a mark and an amount is an ingredient, wherever it is',
    '# Rice\n\n✅ 2 eggs\n\n## Method\n\n1. Boil.',
    '✅ 2 eggs',
    'ingredient',
  ],
  ['words above the recipe may tell facts', `# Rice\n\nServes 4\n\n${ALL}`, 'Serves 4', 'fact'],
  ['a list of notes is a note', `${ALL}## Tips\n\n- Salt it.`, 'Salt', 'note'],
  [
    'a list below the heading of a step belongs to it',
    `${WORK}### Step 1: Boil\n\n- Use a pot.`,
    'Use',
    'more',
  ],
  [
    'the items of a numbered list within the work are steps',
    `${WORK}1. Boil.\n\n- Salt it.\n\n2. Eat.`,
    '2. Eat',
    'step',
  ],
  [
    'bullets within a numbered list are the points of the step before them',
    `${WORK}1. Boil.\n\n- Salt it.\n\n2. Eat.`,
    'Salt',
    'more',
  ],
  ['bullets behind the last number are a note', `${ALL}- Salt it.`, 'Salt', 'note'],
  [
    'bullets with amounts above the first step are ingredients',
    `${WORK}- 1 lime\n- 1 onion\n\n1. Boil.`,
    '1 lime',
    'ingredient',
  ],
  ['every other list of the work has steps', `${WORK}- Boil.\n- Eat.`, 'Boil', 'step'],
  [
    'a list of facts is one',
    `# Rice\n\n- Serves: 4\n- Total time: 20 minutes\n\n${ALL}`,
    'Serves',
    'fact',
  ],
  [
    'bullets below a heading for ingredients are them, and so is a numbered list with amounts, or above the work',
    '# Rice\n\n## Ingredients\n\n- eggs\n- rice\n\n## Method\n\n1. Boil.',
    'eggs',
    'ingredient',
  ],
  [
    'a model asks back',
    'Some questions:\n\n1. Do you bake?\n2. Do you eat eggs?',
    '1. Do you bake',
    'words',
  ],
  [
    'a numbered list without amounts has the steps, wherever it is',
    '# Rice\n\n1. Boil.\n2. Eat.',
    '1. Boil',
    'step',
  ],
  [
    'a list with amounts has ingredients, wherever it is',
    '# Rice\n\n- 2 eggs\n- 1 cup rice\n\n1. Boil.',
    '2 eggs',
    'ingredient',
  ],
  ['a table of notes is a note', `${ALL}## Tips\n\n| A | B |\n|-|-|\n| c | d |`, 'A B', 'note'],
  [
    'a table above the recipe may tell facts',
    `# Rice\n\n| Serves | Time |\n|-|-|\n| 4 | 20 minutes |\n\n${ALL}`,
    'Serves Time',
    'fact',
  ],
  [
    'a table within the work, or with a column for steps, has the steps',
    `${WORK}| Step | What to do |\n|-|-|\n| 1 | Boil. |`,
    'Step What',
    'step',
  ],
  [
    'a table within the list, or with a column for foods, has ingredients',
    '# Rice\n\n| Ingredient | Amount |\n|-|-|\n| rice | 1 cup |\n\n1. Boil.',
    'Ingredient Amount',
    'ingredient',
  ],
  ['a quotation behind the first step is a note', `${ALL}> Salt it.`, 'Salt', 'note'],
  [
    'code within the work belongs to the step before it',
    `${ALL}\`\`\`\nSalt it.\n\`\`\``,
    'Salt',
    'more',
  ],
];

/** What each block of an answer is, by some rules. */
function rolesIn(answer: string, rules = RULES) {
  const root = parseMarkdown(answer);
  if (!root) throw new Error('The parser takes no such text.');
  separateLines(root);
  const blocks = blocksOf(root);
  const { placed, ...others } = assignRoles(runsOf(blocks), findTitle(blocks), rules);
  const roles = placed.map(({ block, role, to }) => ({ text: textOf(block.node), role, to }));
  return { roles, ...others };
}

it('every rule has its row', () => {
  expect(ROWS).toHaveLength(RULES.length);
});

it.each(ROWS.map((row, at) => [...row, at] as const))('%s', (_, answer, begin, role, at) => {
  const { roles } = rolesIn(answer);
  expect(roles.filter(({ text }) => text.startsWith(begin)).at(-1)?.role).toBe(role);
  expect(rolesIn(answer, RULES.toSpliced(at, 1))).not.toEqual(rolesIn(answer));
});

it('every block has one role', () => {
  for (const [, answer] of ROWS) {
    const root = parseMarkdown(answer);
    if (root) separateLines(root);
    expect(rolesIn(answer).roles.map(({ text }) => text)).toEqual(root?.children.map(textOf));
  }
});
