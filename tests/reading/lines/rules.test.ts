import { expect, it } from 'vitest';
import { assignRoles } from '../../../src/reading/lines/roles/assignRoles';
import type { Role } from '../../../src/reading/lines/roles/Role';
import { RULES } from '../../../src/reading/lines/roles/rules';
import { linesOf } from '../../../src/reading/lines/text/linesOf';
import { tidyLines } from '../../../src/reading/lines/text/tidyLines';

/** A rule's reason, a paste that needs it, and the role that it gives to a line of this paste. In the table's order. */
type Row = [why: string, paste: string, line: string, role: Role];

const FOODS = '200 g lentils\n1 lemon\n2 carrots';
const STEW = `Stew\n\nIngredients\n${FOODS}\n`;
const METHOD = '\nMethod\nCook the lentils with the carrots.\nStir in the lemon and the salt.\n';
const NUMBERED = '\nMethod\n1. Cook the lentils.\n2. Stir in the lemon.\n';

const ROWS: Row[] = [
  [
    'words around the recipe are no part of it',
    `Stew\n\nIngredients\n200 g lentils\nKeep\n1 lemon\nKeep\n2 carrots\nKeep\n${METHOD}`,
    'Keep',
    'note',
  ],
  [
    'the heading above the most ingredients opens the list',
    STEW + METHOD,
    'Ingredients',
    'ingredientsHead',
  ],
  ['the heading above the work opens it', STEW + METHOD, 'Method', 'methodHead'],
  [
    'what a dish is served with is a group of its ingredients',
    `${STEW}To serve\nRice\n${METHOD}`,
    'To serve',
    'group',
  ],
  [
    'the heading of a method within the work names a part of it',
    `${STEW}${NUMBERED}\nAssembly\n1. Put it on plates.`,
    'Assembly',
    'part',
  ],
  [
    'the same heading again, as in a table of contents, opens nothing',
    `Stew\n\nMethod\n${STEW}${METHOD}`,
    'Method',
    'noteHead',
  ],
  [
    'a heading for facts above the recipe is one',
    `Stew\n\n## Details\n\nServes 4\n\nIngredients\n${FOODS}${METHOD}`,
    'Details',
    'fact',
  ],
  [
    'a heading that tells a fact is one',
    `${STEW}\n**Servings: 4**\n${METHOD}`,
    'Servings: 4',
    'fact',
  ],
  [
    'to serve is the last part of the work',
    `${STEW}${METHOD}\nTo serve\nSpoon the stew into some deep bowls.`,
    'To serve',
    'part',
  ],
  [
    'a heading for notes ends what is above it',
    `${STEW}${METHOD}\nTips\nIt keeps.`,
    'Tips',
    'noteHead',
  ],
  [
    'a heading for notes above the recipe opens them, unless it begins the text',
    `Stew\n\nTips\n\nIt keeps for a week.\n\nIngredients\n${FOODS}${METHOD}`,
    'It keeps for a week.',
    'note',
  ],
  [
    'a heading above foods names a group of them',
    `Stew\n\n## Ingredients\n\n- 1 lemon\n\n### Stock\n\n- 2 carrots\n\n## Method\n\nBoil it all for a long time.`,
    'Stock',
    'group',
  ],
  [
    'a heading above work names a part of it',
    `${STEW}${METHOD}\n### Stock\n\nBoil the carrots for a long time.`,
    'Stock',
    'part',
  ],
  [
    'another heading ends the list or the work',
    `${STEW}${METHOD}\n### Story\n\nlong ago`,
    'Story',
    'noteHead',
  ],
  [
    'the heading of a method above foods names a group of them',
    `${STEW}Assembly\n1 tbsp oil\n4 bowls of rice\n${METHOD}`,
    'Assembly',
    'group',
  ],
  [
    'the head of a table is no food',
    `Stew\n\nIngredients\nIngredient\tAmount\nLentils\t200 g\nLemon\t1\n${METHOD}`,
    'Ingredient Amount',
    'note',
  ],
  [
    'buttons and what a list contains for people with allergies are no foods',
    `${STEW}Contains: celery\n${METHOD}`,
    'Contains: celery',
    'note',
  ],
  [
    'servings and times within the list are facts',
    `${STEW}4 people\n${METHOD}`,
    '4 people',
    'fact',
  ],
  [
    'pots and pans below the list are no foods',
    `${STEW}From the drawer:\nColander\n${METHOD}`,
    'From the drawer:',
    'noteHead',
  ],
  [
    'a line above foods that names none is their group',
    `${STEW}Sauce:\n1 tbsp oil\n${METHOD}`,
    'Sauce:',
    'group',
  ],
  [
    'a bullet or a row makes an ingredient',
    `Stew\n\nIngredients\n- 200 g lentils\n- 1 lemon\n- 2 carrots\n- torn leaves of zibbel\n${METHOD}`,
    'torn leaves of zibbel',
    'ingredient',
  ],
  [
    'a line that begins like the name of a group is one',
    `${STEW}For the sauce (layer 2)\n1 tbsp oil\n${METHOD}`,
    'For the sauce (layer 2)',
    'group',
  ],
  [
    'a line with an amount is an ingredient',
    `Stew\n\nIngredients\n1 zobbel\n\n2 zabbels\n3 zibbels\n${METHOD}`,
    '2 zabbels',
    'ingredient',
  ],
  [
    'the name of a picture above the servings is no food',
    `Stew\n\nIngredients\nmeasuring cup\nServings: 4\n${FOODS}${METHOD}`,
    'measuring cup',
    'note',
  ],
  [
    'a line that names no food, within a list of known foods, heads the next ones',
    `${STEW}Not in your box\n1 tbsp oil\n${METHOD}`,
    'Not in your box',
    'group',
  ],
  [
    'around a list of known foods, a line that names none is a button or a remark',
    `${STEW}Send this list to your phone\n${METHOD}`,
    'Send this list to your phone',
    'note',
  ],
  [
    'a short line apart, above foods, names a group of them',
    `Stew\n\nIngredients\n1 zobbel\n2 zabbels\n\nTopping\n1 zibbel\n${METHOD}`,
    'Topping',
    'group',
  ],
  [
    'a sentence of work within a list of foods is a remark',
    `Stew\n\nIngredients\n200 g lentils\nFirst heat the oven to 180 °C for the lentils.\n1 lemon\n${METHOD}`,
    'First heat the oven to 180 °C for the lentils.',
    'note',
  ],
  [
    'every other line of the list is an ingredient',
    `${STEW}Oil for frying (see the notes).\n${METHOD}`,
    'Oil for frying (see the notes).',
    'ingredient',
  ],
  [
    'ingredients in a row are a list of their own',
    `Stew\n\n${FOODS}\n\nCook the lentils.\n\nSauce\n\n1 egg\n2 tbsp oil\n1 tsp salt\n\nBeat the egg.`,
    '1 egg',
    'ingredient',
  ],
  [
    'a line above ingredients in a row names their group',
    `Stew\n\n${FOODS}\n\nCook the lentils.\n\nSauce\n\n1 egg\n2 tbsp oil\n1 tsp salt\n\nBeat the egg.`,
    'Sauce',
    'group',
  ],
  [
    'a number with a colon behind its words, above lines without numbers, names a part',
    `${STEW}\nMethod\n1. Do some prep:\nPeel all of the carrots with care.\n2. Cook:\nBoil all of it for a long time.`,
    'Do some prep:',
    'part',
  ],
  ['a numbered line is a step', STEW + NUMBERED, 'Stir in the lemon.', 'step'],
  [
    'servings and times within the work are facts',
    `${STEW}${METHOD}Serves 6.`,
    'Serves 6.',
    'fact',
  ],
  ['a greeting ends the work', `${STEW}${METHOD}Cheers,\nAnn`, 'Ann', 'note'],
  [
    'a rule with words that are no work ends it',
    `${STEW}\nMethod\n\nCook the lentils well.\n\nStir in the lemon.\n\n---\n\nThree tabs that are open`,
    'Three tabs that are open',
    'note',
  ],
  [
    'who wrote the recipe, and what is beside it, is no work',
    `${STEW}\nMethod\nCook the lentils.\nAdvertisement\nBake for 5 minutes.`,
    'Bake for 5 minutes.',
    'step',
  ],
  [
    'who wrote the recipe, and what is beside it, ends the work if none follows',
    `${STEW}${METHOD}Recipe by\nAnn Example`,
    'Ann Example',
    'note',
  ],
  [
    'somebody else answers in a chat',
    `[1/1/24, 18:01] Bob: Ingredients\n${FOODS}\nMethod\nCook the lentils 20 min\n[1/1/24, 18:02] Ann: oh nice\n[1/1/24, 18:03] Bob: right?`,
    'oh nice',
    'note',
  ],
  [
    'the head of a printed page, and what is between steps but no work, is a note',
    `${STEW}\nMethod\n1. Cook the lentils.\n\nExample Food Studios\n\n2. Stir in the lemon.`,
    'Example Food Studios',
    'note',
  ],
  [
    'a line above sentences names a part of the work',
    `${STEW}\nMethod\nThe stock:\nBoil the carrots for a long time.`,
    'The stock:',
    'part',
  ],
  [
    'words behind an empty line end steps that are one on each line, or bullets',
    `${STEW}${METHOD}\nMy oven is old`,
    'My oven is old',
    'note',
  ],
  [
    'words behind the last number end numbered steps',
    `${STEW}${NUMBERED}\nMy oven is old`,
    'My oven is old',
    'note',
  ],
  [
    'words between numbers go on with the step above them',
    `${STEW}\nMethod\n1. Cook the lentils.\nTake your time.\n2. Stir in the lemon.`,
    'Take your time.',
    'more',
  ],
  [
    'every other line of the work is a step',
    STEW + METHOD,
    'Stir in the lemon and the salt.',
    'step',
  ],
  [
    'servings and times are facts, wherever they are',
    `${STEW}${METHOD}\nNutrition\nServing size: 1 bowl`,
    'Serving size: 1 bowl',
    'fact',
  ],
  [
    'everything else is a note',
    `Stew\n\nTips\nLentil stew keeps\n\nIngredients\n${FOODS}${METHOD}`,
    'Lentil stew keeps',
    'note',
  ],
];

it('every rule has its row', () => {
  expect(ROWS).toHaveLength(RULES.length);
});

it.each(ROWS.map((row, at) => [...row, at] as const))('%s', (_, paste, text, role, at) => {
  const lines = tidyLines(linesOf(paste));
  const roleBy = (rules: typeof RULES) =>
    assignRoles(lines, rules).find((line) => line.text === text)?.role;
  expect(roleBy(RULES)).toBe(role);
  expect(roleBy(RULES.toSpliced(at, 1))).not.toBe(role);
});

it('every line has one role', () => {
  for (const [, paste] of ROWS) {
    const lines = tidyLines(linesOf(paste));
    const placed = assignRoles(lines);
    expect(placed.map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
    expect(placed.every(({ role }) => role !== null)).toBe(true);
  }
});
