import { expect, it } from 'vitest';
import { runsOf } from '../../../../src/reading/document/blocks/blocks';
import { blocksOf, seeBlocks } from '../../../../src/reading/document/blocks/seeBlocks';
import { separateLines } from '../../../../src/reading/document/lines/separateLines';
import { parseMarkdown } from '../../../../src/reading/document/markdown/parseMarkdown';
import { textOf } from '../../../../src/reading/document/markdown/plainText';
import { assignRoles } from '../../../../src/reading/document/roles/assignRoles';
import { RULES } from '../../../../src/reading/document/roles/rules';
import type { Role } from '../../../../src/reading/document/roles/Seen';
import { findTitle } from '../../../../src/reading/document/sections/readTitle';
import { seeLines } from '../../../../src/reading/lines/roles/seeLines';
import { linesOf } from '../../../../src/reading/lines/text/linesOf';
import { tidyLines } from '../../../../src/reading/lines/text/tidyLines';

/** The lines of a text as the rules see them, with the words by which a row names them. */
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

/** A text that needs a rule, how a line of it begins, and the role of this line. */
type Case = [see: See, text: string, line: string, role: Role];

/** A rule's reason, and texts that need it. In the table's order. */
type Row = [why: string, first: Case, ...others: Case[]];

const FOODS = '# Rice\n\n## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n';
const WORK = `${FOODS}## Method\n\n`;
const ALL = `${WORK}1. Boil.\n2. Eat.\n\n`;

const LENTILS = '200 g lentils\n1 lemon\n2 carrots';
const STEW = `Stew\n\nIngredients\n${LENTILS}\n`;
const COOKED = '\nMethod\nCook the lentils with the carrots.\nStir in the lemon and the salt.\n';
const NUMBERED = '\nMethod\n1. Cook the lentils.\n2. Stir in the lemon.\n';

const ROWS: Row[] = [
  [
    'Words around the recipe are no part of it.',
    [
      paste,
      `Stew\n\nIngredients\n200 g lentils\nKeep\n1 lemon\nKeep\n2 carrots\nKeep\n${COOKED}`,
      'Keep',
      'note',
    ],
    [
      paste,
      `Stew\n\nIngredients\nIngredient\tAmount\nLentils\t200 g\nLemon\t1\n${COOKED}`,
      'Ingredient Amount',
      'note',
    ],
    [paste, `${STEW}Contains: celery\n${COOKED}`, 'Contains: celery', 'note'],
    [
      paste,
      `Stew\n\nIngredients\nmeasuring cup\nServings: 4\n${LENTILS}${COOKED}`,
      'measuring cup',
      'note',
    ],
    [
      paste,
      `${STEW}Send this list to your phone\n${COOKED}`,
      'Send this list to your phone',
      'note',
    ],
    [
      paste,
      `${STEW}\nMethod\n1. Cook the lentils.\n\nExample Food Studios\n\n2. Stir in the lemon.`,
      'Example Food Studios',
      'note',
    ],
  ],
  ['The title begins the recipe.', [answer, ALL, 'Rice', 'title']],
  [
    'A line that names a video is shown as one.',
    [answer, `${WORK}See https://youtu.be/dQw4w9WgXcQ\n\nBoil it.`, 'See', 'words'],
  ],
  [
    '"Step 1" and a number make a step, unless an amount follows.',
    [answer, `${FOODS}Step 1: Boil it.\n\nStep 2: Eat it.`, 'Step 1', 'step'],
  ],
  [
    '"Dry ingredients" within the work, right above numbers, is a part of it.',
    [answer, `${WORK}### Dry ingredients\n\n1. Mix.`, 'Dry', 'part'],
    [
      answer,
      `${WORK}### 1. Rice\n\n- **Step 1:** Boil it.\n- **Step 2:** Stir.`,
      '1. Rice',
      'part',
    ],
  ],
  [
    'What a dish is served with is a group of its ingredients.',
    [answer, `${FOODS}### To serve\n\n- limes\n\n## Method\n\n1. Boil.`, 'To serve', 'group'],
    [paste, `${STEW}To serve\nRice\n${COOKED}`, 'To serve', 'group'],
  ],
  [
    '"Dry ingredients" below "Ingredients" is a group.',
    [answer, `${FOODS}### Dry ingredients\n\n- salt\n\n## Method\n\n1. Boil.`, 'Dry', 'group'],
  ],
  [
    '"To finish" above foods is a group if the method is still to come.',
    [answer, `${FOODS}### To finish\n\n- limes\n\n## Method\n\n1. Boil.`, 'To finish', 'group'],
  ],
  [
    'To serve, above work, is the last part of it.',
    [answer, `${ALL}## To serve\n\n1. Cut the limes.`, 'To serve', 'part'],
    [paste, `${STEW}${COOKED}\nTo serve\nSpoon the stew into some deep bowls.`, 'To serve', 'part'],
  ],
  [
    'A heading for ingredients opens the list.',
    [answer, ALL, 'Ingredients', 'ingredientsHead'],
    [paste, STEW + COOKED, 'Ingredients', 'ingredientsHead'],
  ],
  [
    'A heading for the method opens the work.',
    [answer, `${WORK}- Boil.`, 'Method', 'methodHead'],
    [paste, STEW + COOKED, 'Method', 'methodHead'],
  ],
  [
    'The same heading again, as in a table of contents, opens nothing.',
    [paste, `Stew\n\nMethod\n${STEW}${COOKED}`, 'Method', 'noteHead'],
  ],
  [
    '"**Tip:** Rest it." within the list or the work leaves it open.',
    [answer, `${WORK}Boil it.\n\n**Tip:** Salt it.\n\nEat it.`, 'Tip', 'noteHead'],
  ],
  [
    'A heading for notes ends what is above it.',
    [answer, `${FOODS}## Tips\n\nSalt it.\n\n## Method\n\n1. Boil.`, 'Tips', 'noteHead'],
    [paste, `${STEW}${COOKED}\nTips\nIt keeps.`, 'Tips', 'noteHead'],
  ],
  [
    'A heading for facts ends what is above it.',
    [answer, `${ALL}## Servings\n\n- for two`, 'Servings', 'fact'],
    [
      paste,
      `Stew\n\n## Details\n\nServes 4\n\nIngredients\n${LENTILS}${COOKED}`,
      'Details',
      'fact',
    ],
  ],
  [
    'A heading with the number of a step is one, but not within the list above amounts.',
    [answer, `${FOODS}## Step 1: Boil\n\nBoil it.`, 'Step 1', 'step'],
  ],
  [
    'A heading that tells a fact is one.',
    [answer, `${WORK}### 4 servings · 30 minutes\n\n1. Boil.`, '4', 'fact'],
  ],
  [
    'Below a heading for notes, a deeper one heads some of them.',
    [answer, `${ALL}## Tips\n\nSalt it.\n\n### For later\n\n1. Cool it.`, 'For later', 'noteHead'],
  ],
  [
    'A heading above steps names a part of the work. One without a rank does so within the work alone.',
    [paste, `${STEW}${COOKED}\nMethod\n\nBoil the carrots for a long time.`, 'Method', 'part'],
    [answer, `${ALL}## Sauce\n\n1. Stir.`, 'Sauce', 'part'],
    [paste, `${STEW}${NUMBERED}\nAssembly\n1. Put it on plates.`, 'Assembly', 'part'],
    [paste, `${STEW}${COOKED}\n### Stock\n\nBoil the carrots for a long time.`, 'Stock', 'part'],
    [
      paste,
      `${STEW}\nMethod\n1. Do some prep:\nPeel all of the carrots with care.\n2. Cook:\nBoil all of it for a long time.`,
      'Do some prep:',
      'part',
    ],
    [paste, `${STEW}\nMethod\nThe stock:\nBoil the carrots for a long time.`, 'The stock:', 'part'],
    [paste, `${STEW}${COOKED}\nMethod\nBoil the carrots`, 'Method', 'part'],
  ],
  [
    'A heading above amounts names a group of ingredients.',
    [answer, '# Rice\n\n## Sauce\n\n- 2 limes\n\n## Method\n\n1. Boil.', 'Sauce', 'group'],
  ],
  [
    'Within the list, a deeper heading above short lines names a group.',
    [paste, `${STEW}Ingredients\n1 tbsp oil\n2 tsp salt\n${COOKED}`, 'Ingredients', 'group'],
    [paste, `${STEW}Assembly\n1 tbsp oil\n4 bowls of rice\n${COOKED}`, 'Assembly', 'group'],
    [paste, `${STEW}Sauce:\n1 tbsp oil\n${COOKED}`, 'Sauce:', 'group'],
    [
      paste,
      `${STEW}For the sauce (layer 2)\n1 tbsp oil\n${COOKED}`,
      'For the sauce (layer 2)',
      'group',
    ],
    [paste, `${STEW}Not in your box\n1 tbsp oil\n${COOKED}`, 'Not in your box', 'group'],
    [answer, `${FOODS}### Sauce\n\n- cream\n- butter\n\n## Method\n\n1. Boil.`, 'Sauce', 'group'],
  ],
  [
    'Within the work, a heading above another one or above bullets names a part.',
    [answer, `${WORK}### Sauce\n\n- Stir.`, 'Sauce', 'part'],
  ],
  [
    'Within the work, a heading above sentences is the title of a step. A plain line before a colon is not.',
    [answer, `${WORK}### Boil the rice\n\nUse a pot.`, 'Boil', 'step'],
  ],
  [
    'Below the work, other headings head notes.',
    [answer, `${ALL}## On the next day\n\nIt is good.`, 'On the next day', 'noteHead'],
  ],
  [
    'Among notes, a bold line heads some of them.',
    [
      answer,
      `${ALL}## Tips\n\nKeep it.\n\n**The next day**\n\nEat it cold.`,
      'The next day',
      'noteHead',
    ],
  ],
  [
    'Above the work, other headings end what is above them.',
    [
      answer,
      `${FOODS}## Gear\n\nA heavy pan, and a lid that fits.\n\n## Method\n\n1. Boil.`,
      'Gear',
      'words',
    ],
  ],
  [
    'A heading without a rank ends the list or the work.',
    [paste, `${STEW}${COOKED}\n### Story\n\nlong ago`, 'Story', 'noteHead'],
  ],
  [
    'Sentences below the list are the work, if nothing else is marked as it.',
    [answer, `${FOODS}Boil the rice for 10 minutes.\n\nFry the eggs in hot oil.`, 'Boil', 'step'],
  ],
  [
    'Servings and times within the list are facts.',
    [answer, `${FOODS}Serves 4\n\n## Method\n\n1. Boil.`, 'Serves 4', 'fact'],
    [paste, `${STEW}4 people\n${COOKED}`, '4 people', 'fact'],
  ],
  [
    'Lists and tables of servings and times above the list are facts.',
    [answer, `# Rice\n\n- Serves: 4\n- Total time: 20 minutes\n\n${ALL}`, 'Serves', 'fact'],
    [
      answer,
      `# Rice\n\n| Serves | Time |\n|-|-|\n| 4 | 20 minutes |\n\n${ALL}`,
      'Serves Time',
      'fact',
    ],
  ],
  [
    'A bullet or a row makes an ingredient.',
    [
      answer,
      '# Rice\n\n## Ingredients\n\n- eggs\n- rice\n\n## Method\n\n1. Boil.',
      'eggs',
      'ingredient',
    ],
    [
      paste,
      `Stew\n\nIngredients\n- 200 g lentils\n- 1 lemon\n- 2 carrots\n- torn leaves of zibbel\n${COOKED}`,
      'torn leaves of zibbel',
      'ingredient',
    ],
  ],
  [
    'A line with an amount is an ingredient.',
    [answer, `${FOODS}some salt\n\n## Method\n\n1. Boil.`, 'some salt', 'ingredient'],
    [
      paste,
      `Stew\n\nIngredients\n1 zobbel\n2 zabbels from the very top shelf.\n3 zibbels\n${COOKED}`,
      '2 zabbels',
      'ingredient',
    ],
  ],
  [
    'A sentence within a list of foods is a remark.',
    [
      answer,
      `${FOODS}Fresh ones taste best in this dish.\n\n## Method\n\n1. Boil.`,
      'Fresh',
      'words',
    ],
    [
      paste,
      `Stew\n\nIngredients\n200 g lentils\nFirst heat the oven to 180 °C for the lentils.\n1 lemon\n${COOKED}`,
      'First heat the oven to 180 °C for the lentils.',
      'words',
    ],
  ],
  [
    'Every other line of the list is an ingredient.',
    [
      paste,
      `${STEW}Oil for frying (see the notes).\n${COOKED}`,
      'Oil for frying (see the notes).',
      'ingredient',
    ],
  ],
  [
    'So is a numbered list with amounts, or above the work.',
    [
      answer,
      '# Rice\n\n## Ingredients\n\n1. eggs\n2. rice\n\n## Method\n\n1. Boil.',
      '1. eggs',
      'ingredient',
    ],
  ],
  [
    'Ingredients in a row are a list of their own.',
    [
      paste,
      `Stew\n\n${LENTILS}\n\nCook the lentils.\n\nSauce\n\n1 egg\n2 tbsp oil\n1 tsp salt\n\nBeat the egg.`,
      '1 egg',
      'ingredient',
    ],
  ],
  [
    'A line above ingredients in a row names their group.',
    [
      paste,
      `Stew\n\n${LENTILS}\n\nCook the lentils.\n\nSauce\n\n1 egg\n2 tbsp oil\n1 tsp salt\n\nBeat the egg.`,
      'Sauce',
      'group',
    ],
  ],
  [
    'Servings within the work are facts. A time may be that of one part.',
    [answer, `${WORK}Serves 4\n\nBoil it.`, 'Serves 4', 'fact'],
    [paste, `${STEW}${COOKED}Serves 6.`, 'Serves 6.', 'fact'],
  ],
  [
    'Wishes within the work are no steps.',
    [answer, `${WORK}Boil it.\n\nEnjoy your meal!`, 'Enjoy', 'words'],
  ],
  [
    'A paragraph or a list below the heading of a step belongs to it.',
    [answer, `${WORK}### Step 1: Boil\n\nUse a pot.`, 'Use', 'more'],
    [answer, `${WORK}### Step 1: Boil\n\n- Use a pot.`, 'Use', 'more'],
  ],
  [
    'A numbered line is a step.',
    [answer, `${WORK}1. 2 eggs go into the pan.`, '1. 2 eggs', 'step'],
    [paste, STEW + NUMBERED, 'Stir in the lemon.', 'step'],
  ],
  [
    'Words between the numbers or the items of a list go on with the step above them.',
    [answer, `${WORK}1. Boil.\n\nSalt it.\n\n2. Eat.`, 'Salt', 'more'],
    [
      paste,
      `${STEW}\nMethod\n1. Cook the lentils.\nTake your time.\n2. Stir in the lemon.`,
      'Take your time.',
      'more',
    ],
  ],
  [
    'Bullets within a numbered list are the points of the step before them.',
    [answer, `${WORK}1. Boil.\n\n- Salt it.\n\n2. Eat.`, 'Salt', 'more'],
  ],
  [
    'Words after the items of a list, and bullets after its last number, are a note.',
    [answer, `${ALL}Salt it well.`, 'Salt', 'note'],
    [answer, `${ALL}- Salt it.`, 'Salt', 'note'],
  ],
  [
    'Bullets with amounts above the first step are ingredients.',
    [answer, `${WORK}- 1 lime\n- 1 onion\n\n1. Boil.`, '1 lime', 'ingredient'],
  ],
  [
    'Every other line of the work is a step.',
    [answer, `${WORK}Boil it.\n\nEat it.`, 'Eat', 'step'],
    [answer, `${WORK}- Boil.\n- Eat.`, 'Boil', 'step'],
    [
      paste,
      `${STEW}\nMethod\nCook the lentils.\nAdvertisement\nBake for 5 minutes.`,
      'Bake for 5 minutes.',
      'step',
    ],
    [paste, STEW + COOKED, 'Stir in the lemon and the salt.', 'step'],
  ],
  [
    '"Enjoy!" below the notes is not a note.',
    [answer, `${ALL}## Tips\n\nSalt it.\n\nEnjoy your meal!`, 'Enjoy', 'words'],
  ],
  [
    'Servings and times are facts, wherever they are.',
    [paste, `${STEW}${COOKED}\nNutrition\nServing size: 1 bowl`, 'Serving size: 1 bowl', 'fact'],
  ],
  [
    'Everything else is a note.',
    [
      paste,
      `${STEW}\nMethod\n\nCook the lentils well.\n\nStir in the lemon.\n\n---\n\nThree tabs that are open`,
      'Three tabs that are open',
      'note',
    ],
    [paste, `${STEW}${COOKED}\nMy oven is old`, 'My oven is old', 'note'],
    [paste, `${STEW}${NUMBERED}\nMy oven is old`, 'My oven is old', 'note'],
    [answer, `${ALL}## Tips\n\nSalt it.`, 'Salt', 'note'],
    [answer, `${ALL}## Tips\n\n- Salt it.`, 'Salt', 'note'],
    [answer, `${ALL}## Tips\n\n| A | B |\n|-|-|\n| c | d |`, 'A B', 'note'],
    [
      paste,
      `Stew\n\nTips\n\nIt keeps for a week.\n\nIngredients\n${LENTILS}${COOKED}`,
      'It keeps for a week.',
      'note',
    ],
    [paste, `${STEW}${COOKED}Cheers,\nAnn`, 'Ann', 'note'],
    [paste, `${STEW}${COOKED}Recipe by\nAnn Example`, 'Ann Example', 'note'],
    [
      paste,
      `Stew\n\nTips\nLentil stew keeps\n\nIngredients\n${LENTILS}${COOKED}`,
      'Lentil stew keeps',
      'note',
    ],
  ],
  ['A quotation after the first step is a note.', [answer, `${ALL}> Salt it.`, 'Salt', 'note']],
  [
    'Code within the work belongs to the step before it.',
    [answer, `${ALL}\`\`\`\nSalt it.\n\`\`\``, 'Salt', 'more'],
  ],
  [
    'A numbered list without amounts has the steps, wherever it is, unless a model asks back.',
    [answer, '# Rice\n\n1. Boil.\n2. Eat.', '1. Boil', 'step'],
  ],
  [
    'A list, a table or a marked line with amounts has ingredients, wherever it is.',
    [answer, '# Rice\n\n✅ 2 eggs\n\n## Method\n\n1. Boil.', '✅ 2 eggs', 'ingredient'],
    [answer, '# Rice\n\n- 2 eggs\n- 1 cup rice\n\n1. Boil.', '2 eggs', 'ingredient'],
    [
      answer,
      '# Rice\n\n| Ingredient | Amount |\n|-|-|\n| rice | 1 cup |\n\n1. Boil.',
      'Ingredient Amount',
      'ingredient',
    ],
  ],
  [
    'Words above the recipe may tell facts.',
    [answer, `# Rice\n\nIt serves 4.\n\n${ALL}`, 'It serves 4', 'fact'],
  ],
];

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

it('every rule has its row', () => {
  expect(ROWS).toHaveLength(RULES.length);
});

const CASES = ROWS.flatMap(([why, ...cases], at) => cases.map((one) => [why, ...one, at] as const));

it.each(CASES)('%s', (_, see, text, begin, role, at) => {
  const roles = rolesIn(see, text);
  const found = roles.filter(({ name }) => name.startsWith(begin));
  expect(found.map((line) => line.role)).toContain(role);
  expect(rolesIn(see, text, RULES.toSpliced(at, 1))).not.toEqual(roles);
});

it('every line has one role', () => {
  for (const [, see, text] of CASES) {
    expect(rolesIn(see, text).map(({ name }) => name)).toEqual(see(text).map(({ name }) => name));
  }
});
