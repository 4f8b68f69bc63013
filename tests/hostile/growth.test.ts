import { describe, expect, it } from 'vitest';
import { findStepIngredients } from '../../src/amounts/scaling/findStepIngredients';
import { showOvenTemperatures } from '../../src/amounts/scaling/ovenTemperatures';
import { showAmounts } from '../../src/amounts/scaling/showAmounts';
import { searchRecipes } from '../../src/cookbook/SearchTools';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { readClaimed } from '../../src/foods/claims/claimed';
import { suggestFoods } from '../../src/foods/entries';
import { readText } from '../../src/reading/document/marks/readText';
import { LANGUAGES } from '../../src/reading/languages';
import { detectLanguage } from '../../src/reading/languages/detectLanguage';
import { readDocument } from '../../src/reading/lines/readDocument';
import { readAmounts } from '../../src/reading/quantities/readAmounts';
import { findDurations } from '../../src/reading/quantities/waits';
import { checkReading } from '../../src/recipe/allergens/checkReading';
import { sentencesOf } from '../../src/recipe/cooking/aloud/speechOf';
import { spokenText } from '../../src/recipe/cooking/aloud/spokenText';
import { readBeginning } from '../../src/wire/connections/answer/takeThoughtsOff';
import { readAnswer } from '../support/readAnswer';
import { sample } from '../support/sample';
import { growthOf, MOST_GROWTH } from '../support/timeOf';

const AVOIDED = {
  allergens: ['milk', 'nuts', 'eggs'],
  diet: 'vegan',
  avoid: ['coconut', 'stone fruit'],
} as const;

/** In ms. A visitor does not feel a shorter task, and a busy machine distorts it. */
const SHORT = 150;

let count = 0;
/** The page remembers its readings, so each text differs. */
function anew(text: string): string {
  count += 1;
  return `${text}\n\n${count}`;
}

const withStep = (step: string) =>
  `# Soup\n\n## Ingredients\n\n- 1 onion\n- 2 eggs\n\n## Method\n\n1. ${step}\n`;
const withIngredient = (line: string) =>
  `# Soup\n\n## Ingredients\n\n- 1 onion\n- ${line}\n\n## Method\n\n1. Stir the egg.\n`;
const withTitle = (title: string) =>
  `# ${title}\n\n## Ingredients\n\n- 1 onion\n\n## Method\n\n1. Stir.\n`;
function withLines(text: string): string {
  const lines = (text.match(/[\s\S]{1,40}/g) ?? []).map((line) => line.replaceAll('\n', ' '));
  const steps = lines.map((line, at) => `${at + 1}. ${line}`);
  return `# Soup\n\n## Ingredients\n\n- ${lines.join('\n- ')}\n\n## Method\n\n${steps.join('\n')}\n`;
}

function check(text: string) {
  const reading = readText(anew(text));
  checkReading(reading, AVOIDED, false);
  findStepIngredients(reading.document);
}

function checkSentence(text: string) {
  const lines = [
    { text: '2 eggs', isIngredient: true },
    { text, isIngredient: false },
  ];
  checkRecipe(thingsToAvoid(AVOIDED), lines, { isReadable: true });
}

/** An answer may hold nothing but thoughts. */
function read(answer: string) {
  try {
    readAnswer(answer);
  } catch {}
}

/** Each has an eighth of the longest text that it accepts. */
const ENTRIES: Record<string, [size: number, run: (text: string) => unknown]> = {
  'an answer': [32_000, read],
  'an answer in JSON': [
    16_000,
    (text) => read(JSON.stringify({ title: 'x', ingredients: [text, 'x'], steps: [text] })),
  ],
  'an answer in HTML': [16_000, (text) => read(`<div><h1>x</h1><p>${text}</p></div>`)],
  'an answer that arrives': [25_000, readBeginning],
  'a recipe': [3_900, (text) => check(text)],
  'a step': [3_900, (text) => check(withStep(text))],
  'an ingredient': [3_900, (text) => check(withIngredient(text))],
  'a sentence that is checked': [4_000, checkSentence],
  'a title': [3_900, (text) => check(withTitle(text))],
  'many lines': [1_900, (text) => check(withLines(text))],
  'a paste': [8_000, (text) => readDocument(text)],
  'a page': [30_000, (text) => readDocument(`<p>${text}`)],
  'a list of a page': [
    10_000,
    (text) => readDocument(`<ol><li>${text.replaceAll('\n', '<li>')}</ol>`),
  ],
  'a recipe in JSON': [
    30_000,
    (text) =>
      readDocument(
        JSON.stringify({
          '@type': 'Recipe',
          name: 'x',
          recipeIngredient: text.match(/[\s\S]{1,40}/g),
          recipeInstructions: text,
        }),
      ),
  ],
  'an entry of the list': [4_000, (text) => readClaimed(text, new Set())],
  'a text that is being typed': [4_000, suggestFoods],
  'a note in the cookbook': [
    6_000,
    (text) =>
      searchRecipes([
        { id: '', recipe: text, cut: false, model: null, ingredients: [], savedAt: 0 },
      ])(text),
  ],
  'a line that is scaled': [
    4_000,
    (text) =>
      showAmounts(text, readAmounts(text, 'en'), { factor: 2, units: 'us', language: 'en' }),
  ],
  'the temperatures of a step': [4_000, (text) => showOvenTemperatures(text, 'us')],
  'the times of a step': [
    4_000,
    (text) => LANGUAGES.flatMap(({ code }) => findDurations(text, code)),
  ],
  'the language of a text': [4_000, detectLanguage],
  'a step that is read aloud': [
    3_900,
    (text) => sentencesOf({ text: spokenText(text), language: 'en' }),
  ],
};

const KINDS = [
  ...[',', 'egg,', 'egg, ', 'the egg, ', 'egg and ', 'egg or ', 'egg/', 'egg-', 'egg (', '"egg" '],
  ...['salt ', 'Bread the ', 'size of an egg ', 'zest and juice of ', '1 can ', 'the water, '],
  ...['no ', 'never without ', 'not vegan ', 'vegan ', 'free of ', 'butter (vegan), ', ' of'],
  ...['or ', 'and ', 'a a a ', 'buter ', 'm i l k ', 'm!', 'rn', '$', 'while the egg ', 'then '],
  ...['(', '((a', '[', '[a](', '*', '**a', '_', '`', '|', '-', '- ', '> ', '  - a\n', '- egg\n'],
  ...[
    '# a\n',
    '## Egg\n',
    '1. Boil egg.\n',
    'a\n\n',
    '|a|b|\n|-|-|\n',
    '```\n',
    '[^1]',
    '[a]: b\n',
  ],
  ...['1 1 1 ', '1/2/', '1⁄2 ', '½', '1-2 ', '2 x ', '½ cup ', '180°C ', '350 F ', '1 min 1 min '],
  ...[
    'for 10 minutes ',
    '1 hr. 20 min. ',
    'one ',
    'twenty-',
    'Serves 4 ',
    'Tip: ',
    'Ingredients: ',
  ],
  ...[
    '🏽',
    '👩🏽',
    '*🏽',
    '👍🏽 ',
    '👩\u200d',
    '\u0301',
    'a\u0301',
    '🇩🇪',
    '漢',
    'ا',
    'ﬁ',
    '\u202e',
  ],
  ...['\t', '\r', '\n', ' ', '\u00a0', '\u2028', 'a', 'aaaaaaaaaa ', 'a-', '/', ':', 'a: ', '. '],
  ...['"', "'", '\\', '"\\"', '\\u0061', '[[', '[{', '{"a":', '{"a":[', '[],', '{}'],
  ...['<div>', '<span>', '<p>', '<b>', '<ul><li>', '<table><tr><td>', '<tr>', '<td>', '</b>'],
  ...['</p>', '<!--', '<!-- a -->', '<a b="', '<a ', '<script>', '<style>', '<br>', '&amp;', '&'],
  ...['1h', 'about ', 'serves ', 'ca. ', '✅ ', '· ', '– ', 'tipo 0 ', '9-', 'two or three '],
  ...['www.youtube.com/', '<iframe ', '1 g per ', '2 x 400 g or ', '180° to ', '10-minute '],
  ...[
    'an hour and a half and 20 to 30 to 40 or 50 minutes ',
    'simmer for about about about 10 minutes ',
    'never leave can be stay been keep in the fridge 5 minutes ',
    'a half quarter of an half an another full good ',
    '10 minutes before the ',
    '10 minutes of very very ',
    'until it reaches 74°C (',
  ],
  ...['&#', '&lt;', '<think>', '</think>', '<|', 'https://', 'https://youtu.be/', 'www.a.b?'],
];

describe('a text of eight times the length takes at most about eight times the time', () => {
  it.each(Object.entries(ENTRIES))(
    'as %s',
    { tags: 'rare', timeout: 240_000 },
    (_, [size, run]) => {
      for (const kind of sample(KINDS, 1)) {
        const texts = new Map(
          [size, 8 * size].map((length) => [length, kind.repeat(length / kind.length)]),
        );
        const growth = growthOf((length) => run(texts.get(length) ?? ''), size, 15, SHORT);
        expect(growth, JSON.stringify(kind)).toBeLessThan(MOST_GROWTH);
      }
    },
  );

  // A sample may leave these out, and each has once frozen the page.
  it.each(['egg,', 'egg and ', 'salt ', 'Bread the ', 'eggs,milk,'])(
    'as a sentence of "%s"',
    { tags: 'rare', timeout: 240_000 },
    (kind) => {
      const texts = new Map([4_000, 32_000].map((size) => [size, kind.repeat(size / kind.length)]));
      const growth = growthOf((size) => checkSentence(texts.get(size) ?? ''), 4_000, 5, SHORT);
      expect(growth).toBeLessThan(MOST_GROWTH);
    },
  );
  it.each(['<div>', '<b>', '<ul><li>', '<i itemprop="ingredients">a</i>'])(
    'as a page of "%s"',
    { tags: 'rare', timeout: 240_000 },
    (kind) => {
      const text = (size: number) => kind.repeat(size / kind.length);
      expect(growthOf((size) => readDocument(text(size)), 100_000)).toBeLessThan(MOST_GROWTH);
    },
  );

  it('and quadratic time would be noticed', { tags: 'rare' }, () => {
    const quadratic = (size: number) => {
      let steps = 0;
      for (let one = 0; one < size; one += 1) for (let two = 0; two < size; two += 1) steps += 1;
      return steps;
    };
    // A busy machine can hide the growth in a short run, so one of five tries has to show it.
    const growths = Array.from({ length: 5 }, () => growthOf(quadratic, 1_000, 1));
    expect(Math.max(...growths)).toBeGreaterThan(MOST_GROWTH);
  });
});
