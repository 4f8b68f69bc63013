import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cookbookMachine } from '../../../machines/cookbook/cookbookMachine';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { createAdding } from '../../../src/cookbook/bring/adding';
import { ALLERGENS } from '../../../src/foods/contents';
import { readText } from '../../../src/reading/document/marks/readText';
import { escapeLine } from '../../../src/reading/lines/escape';
import { fieldOf, readField } from '../../../src/reading/lines/field';
import { linesOutside } from '../../../src/reading/lines/outside';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { checkReading } from '../../../src/recipe/allergens/checkReading';
import { startRecipe } from '../../support/recipeActor';
import { isFull } from '../../support/sample';

/** A short line, and words of a longer one that hold it: by its letters, or as whole words. */
const MEETINGS = [
  ['Wheat', 'buckwheat flour'],
  ['Milk', 'coconut milk'],
  ['Egg', 'vegan eggnog'],
  ['Eggs', 'free eggs-style tofu'],
  ['Nut', 'ground nutmeg'],
  ['Nuts', 'vegan doughnuts'],
  ['Oat', 'goat cheese'],
  ['Rye', 'fryer oil'],
  ['Butter', 'butternut squash'],
  ['Ale', 'curly kale'],
  ['Peanut', 'peanut-free spread'],
  ['Sesame', 'sesame-free bread'],
  ['Soy', 'soyless sauce'],
  ['Fish', 'vegan fishless sauce'],
  ['Milk, eggs', 'oat milk, eggs of chocolate'],
  ['Contains milk', 'contains milk-free cheese'],
  ['Contains egg', 'snack that contains eggplant'],
  ['May contain nuts', 'spice that may contain nutshells'],
  ['Contains wheat and milk', 'mix that contains wheat and milk substitutes'],
] as const;

const meeting = fc.constantFrom(...MEETINGS);

const parts = fc.record({
  /** Each meets a longer line. */
  met: fc.uniqueArray(meeting, { minLength: 1, maxLength: 3 }),
  /** Where the words of a long line are: in the list, in a step, in a note. */
  homes: fc.array(fc.constantFrom('list', 'step', 'note'), { minLength: 3, maxLength: 3 }),
  door: fc.constantFrom('quote', 'notes', 'page', 'chat'),
  isAbove: fc.boolean(),
  isMarked: fc.boolean(),
  title: fc.constantFrom('Winter bowl', 'Sunday supper', 'Green plate'),
  /** The line in which a visitor corrects a word. */
  corrected: fc.nat(),
});

type Parts = typeof parts extends fc.Arbitrary<infer Value> ? Value : never;

/** Each long line has a word that a visitor can correct, and that says nothing of foods. */
const TYPO = 'goood';

function linesOf({ met, homes, title }: Parts) {
  const words = (home: string) => met.flatMap(([, long], at) => (homes[at] === home ? [long] : []));
  return {
    shorts: met.map(([short]) => short),
    foods: [`300 g ${TYPO} rice`, '2 leeks', ...words('list').map((one) => `200 g ${TYPO} ${one}`)],
    steps: [
      `Boil the rice in a ${TYPO} pot for 10 minutes.`,
      'Chop the leeks and stir them in.',
      ...words('step').map((one) => `Stir in the ${TYPO} ${one}, and wait for 5 minutes.`),
      `Serve the ${title.toLowerCase()} warm.`,
    ],
    notes: words('note').map((one) => `My ${TYPO} neighbour likes the ${one} with it.`),
  };
}

type Lines = ReturnType<typeof linesOf>;

const list = (lines: readonly string[], mark = '- ') =>
  lines.map((line) => `${mark}${line}`).join('\n');

function markdownOf({ door, isAbove, title }: Parts, { shorts, foods, steps, notes }: Lines) {
  const quotes = door === 'quote' ? list(shorts, '> ').replaceAll('\n', '\n>\n') : '';
  const noted = door === 'notes' ? [...shorts, ...notes] : notes;
  return [
    `# ${title}\n\nServes 2 · 20 minutes`,
    isAbove && quotes,
    `## Ingredients\n\n${list(foods)}`,
    `## Method\n\n${steps.map((step, at) => `${at + 1}. ${escapeLine(step)}`).join('\n')}`,
    !isAbove && quotes,
    noted.length > 0 && `## Notes\n\n${list(noted)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function pageOf({ isAbove, isMarked, title }: Parts, { shorts, foods, steps, notes }: Lines) {
  const mark = isMarked ? '- ' : '';
  return [
    'Home\nRecipes\nAbout us\nSearch',
    isAbove && shorts.join('\n'),
    title,
    'Jump to Recipe\nPrint Recipe\nPrep Time:\n15 mins\nServings:\n2',
    `Ingredients\n${list(foods, mark)}`,
    `Instructions\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
    notes.length > 0 && `Notes\n${notes.join('\n')}`,
    `Did you make this recipe? Leave a comment\nSubscribe to our newsletter\n${isAbove ? '' : shorts.join('\n')}`,
    'Privacy Policy\nCookie Settings\n© 2024 All rights reserved',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function chatOf({ isAbove, title }: Parts, { shorts, foods, steps, notes }: Lines) {
  let minute = 10;
  const say = (name: string, words: string) => {
    minute += 1;
    return `[12/11/2024, 18:${minute}] ${name}: ${words}`;
  };
  const asides = shorts.map((short) => say('Tom', short));
  return [
    say('Tom', 'can I have the recipe?'),
    ...(isAbove ? asides : []),
    say('Mia', `${title}\nServes 2\n${foods.join('\n')}`),
    say('Mia', steps.map((step, at) => `${at + 1}. ${step}`).join('\n')),
    ...notes.map((note) => say('Mia', note)),
    ...(isAbove ? [] : asides),
    say('Tom', 'thanks'),
  ].join('\n');
}

/** A visitor corrects a word of one line. */
function correct({ corrected }: Parts, text: string) {
  const words = text.split(TYPO);
  const at = 1 + (corrected % (words.length - 1));
  return `${words.slice(0, at).join(TYPO)}good${words.slice(at).join(TYPO)}`;
}

const PREFERENCES = { ...NO_PREFERENCES, allergens: [...ALLERGENS] };
const { addFound } = createAdding({
  kitchen: startRecipe({ preferences: PREFERENCES }).store,
  cookbook: createActor(cookbookMachine),
  pictures: { waiting: new Map() },
});

const VERDICTS = ['nothing', 'mentioned', 'not checked', 'may contain', 'contains'];

/** A word with a typo is not checked, so all are corrected first. */
const verdictsOn = (text: string) =>
  checkReading(readText(text.replaceAll(TYPO, 'good')), PREFERENCES, false).check.results.map(
    ({ verdict }) => VERDICTS.indexOf(verdict),
  );

/** As they are written, without the marks of lists, steps, quotes and headings. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .map((row) => row.replace(/^(?:[->#*\s]|\d+\. )*/, '').replaceAll('\\', ''))
    .map((row) => row.replaceAll(TYPO, 'good').trim());

const allOf = ({ shorts, foods, steps, notes }: Lines) => [...shorts, ...foods, ...steps, ...notes];

const lostIn = (lines: Lines, rows: readonly string[]) =>
  allOf(lines)
    .map((line) => line.replaceAll(TYPO, 'good'))
    .filter((line) => !rows.includes(line));

/** What the whole text says, and what the edited recipe says with all that is beside it. */
async function edit(one: Parts) {
  const lines = linesOf(one);
  if (one.door === 'quote' || one.door === 'notes') {
    const markdown = markdownOf(one, lines);
    const after = readField(correct(one, fieldOf(markdown).text));
    return { lost: lostIn(lines, rowsOf(after)), before: markdown, after };
  }
  const pasted = one.door === 'page' ? pageOf(one, lines) : chatOf(one, lines);
  const [found] = readDocument(pasted);
  if (!found || !('text' in found)) throw new Error('There is no recipe in the paste.');
  // The dialog for a paste has a separate line for the title.
  const text = found.isDoubtful
    ? readField(correct(one, pasted), one.title)
    : readField(correct(one, fieldOf(found.text).text));
  const outside = linesOutside(pasted, text).map(({ line }) => line.replace(/^\[.*?\] \w+: /, ''));
  const added = await addFound({ ...found, pasted, text }, false);
  const before = markdownOf({ ...one, door: 'notes' }, lines);
  return {
    lost: lostIn(lines, [...rowsOf(text), ...rowsOf(outside.join('\n'))]),
    before,
    after: added?.text ?? '',
  };
}

const COUNT = isFull ? 400 : 60;
const RECIPES = fc.sample(parts, { seed: 1, numRuns: COUNT });

// Twenty at a time: all of them would take a busy machine longer than a test may.
const TWENTIES = Array.from({ length: COUNT / 20 }, (_, at) =>
  RECIPES.slice(at * 20, at * 20 + 20),
);

test.each(TWENTIES)(
  `of ${COUNT} recipes in which short lines meet longer ones, no edit loses a line or weakens what the check finds (%#)`,
  { tags: 'rare' },
  async (...recipes) => {
    const lost: unknown[] = [];
    const weaker: unknown[] = [];
    for (const one of recipes) {
      const result = await edit(one);
      if (result.lost.length > 0) lost.push([one.door, ...result.lost]);
      const after = verdictsOn(result.after);
      const isWeaker = verdictsOn(result.before).some((verdict, at) => verdict > (after[at] ?? 0));
      if (isWeaker) weaker.push([one.door, result.before, result.after]);
    }
    expect({ lost, weaker }).toEqual({ lost: [], weaker: [] });
  },
);
