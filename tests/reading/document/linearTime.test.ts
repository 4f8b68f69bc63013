import type { Paragraph, Root, RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import {
  areFacts,
  factPieces,
  factsInSentence,
  minutesOf,
  readFact,
  readYield,
} from '../../../src/reading/document/facts/readFacts';
import { readVideo } from '../../../src/reading/document/facts/readVideo';
import { separateLines } from '../../../src/reading/document/lines/separateLines';
import { readRecipe } from '../../../src/reading/document/parseRecipe';
import { bareName, choiceOf } from '../../../src/reading/document/sections/readTitle';
import * as vocabulary from '../../../src/reading/document/vocabulary';
import { LANGUAGES } from '../../../src/reading/languages';
import { detectLanguage } from '../../../src/reading/languages/detectLanguage';
import { quantities } from '../../../src/reading/quantities/quantities';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { readIngredient } from '../../../src/reading/quantities/readIngredient';
import { findDurations, readDuration } from '../../../src/reading/quantities/waits';
import { showOvenTemperatures } from '../../../src/recipe/amounts/ovenTemperatures';
import { showAmounts } from '../../../src/recipe/amounts/showAmounts';
import { sample } from '../../support/sample';
import { growthOf, MOST_GROWTH } from '../../support/timeOf';

const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});
const heading = (value: string): RootContent => ({
  type: 'heading',
  depth: 2,
  children: [{ type: 'text', value }],
});
const listOf = (values: string[], ordered: boolean): RootContent => ({
  type: 'list',
  ordered,
  children: values.map((value) => ({ type: 'listItem', children: [paragraph(value)] })),
});

const table = (rows: string[][]): RootContent => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((value) => ({ type: 'tableCell', children: [{ type: 'text', value }] })),
  })),
});

function read(children: RootContent[], source: string) {
  const tree: Root = { type: 'root', children };
  separateLines(tree);
  return readRecipe(tree, source);
}

/** Functions that take a text or a tree made from it. */
const { SERVING: _, ...words } = vocabulary;
const readers: Record<string, (text: string) => unknown> = {
  ...words,
  areFacts,
  bareName,
  choiceOf,
  detectLanguage,
  factsInSentence,
  minutesOf,
  piecesOf: factPieces,
  readFact,
  readVideo,
  servingsOf: (text) => readYield(text, 'Serves'),
  readDuration: (text) => readDuration(text),
  readIngredient: (text) => readIngredient(text, 'en'),
  quantities: (text) => quantities(text, 'en'),
  readAmounts: (text) => readAmounts(text, 'en'),
  showAmounts: (text) =>
    showAmounts(text, readAmounts(text, 'en'), { factor: 2, units: 'us', language: 'en' }),
  showOvenTemperatures: (text) => showOvenTemperatures(text, 'us'),
  ...Object.fromEntries(
    LANGUAGES.map(({ code }) => [
      `findDurations, ${code}`,
      (text: string) => findDurations(text, code),
    ]),
  ),
  'readRecipe, one paragraph': (text) => read([paragraph(text)], text),
  'readRecipe, a title': (text) => read([heading(text), paragraph('x')], text),
  'readRecipe, sections of one paragraph': (text) =>
    read([heading('Ingredients'), paragraph(text), heading('Method'), paragraph(text)], text),
  'readRecipe, many blocks': (text) => {
    const words = text.match(/[\s\S]{1,40}/g) ?? [];
    return read(
      words.flatMap((word, at) => [
        paragraph(word),
        at % 3 ? listOf([word, word], at % 2 > 0) : heading(word),
      ]),
      text,
    );
  },
  'readRecipe, foods after "You need"': (text) => read([paragraph(`You need 1 ${text}`)], text),
  'readRecipe, recipes after recipes': (text) => {
    const words = text.match(/[\s\S]{1,40}/g) ?? [];
    const parts = words.map((word, at) =>
      at % 2
        ? listOf([word, '1 egg'], at % 4 > 1)
        : heading(at % 3 ? `Option ${at} ${word}` : 'Method'),
    );
    return read([heading('Pie'), heading('Ingredients'), listOf(['1 egg'], false), ...parts], text);
  },
  'readRecipe, a table': (text) => {
    const words = text.match(/[\s\S]{1,40}/g) ?? [];
    return read(
      [
        table([
          ['Food', 'Amount', 'Food', 'Amount'],
          ...words.map((word) => [word, '1', word, '2']),
        ]),
        table(words.map((word) => [`1 ${word}`, `2 ${word}`])),
      ],
      text,
    );
  },
  'readRecipe, chatter': (text) => {
    const words = text.match(/[\s\S]{1,40}/g) ?? [];
    const recipe = [heading('Pie'), listOf(['1 egg'], false), listOf(['Boil.'], true)];
    return read(
      [...words.map(paragraph), ...recipe, ...words.map((word) => paragraph(`Enjoy! ${word}`))],
      text,
    );
  },
  'readRecipe, many lines': (text) => read([paragraph(text.replace(/[\s\S]{20}/g, '$&\n'))], text),
  'readRecipe, many steps': (text) => {
    const words = text.match(/[\s\S]{1,40}/g) ?? [];
    return read(
      [heading('Method'), ...words.map((word, at) => paragraph(`${at % 90}. ${word}`))],
      text,
    );
  },
};

const PIECES = [
  ' ',
  '.',
  '1',
  '\u2028',
  '(',
  ')',
  '[',
  '*',
  '\u0301',
  '\u{1f3fd}',
  '\u00a0',
  '-',
  ':',
  ',',
  'a',
  'a ',
  '½',
  '1 ',
  '1/',
  '- ',
  '1. ',
  '✅ ',
  '\n',
  '👨‍👩‍👧',
  '"',
  'https://youtu.be/',
  'www.youtube.com/',
  '10 min ',
  'for ',
  'about ',
  'serves ',
  'step 1 ',
  'Ingredients: ',
  'ca. ',
  '· ',
  '| ',
  '– ',
  '1h',
  'tipo 0 ',
  'a. b ',
  '<iframe ',
  '9-',
  '1 hour ',
  'an hour and a half and 20 to 30 to 40 or 50 minutes ',
  '1 hour 30 minutes 20 seconds to ',
  'simmer for about about about 10 minutes ',
  'never leave can be stay been keep in the fridge 5 minutes ',
  'a half quarter of an half an another full good ',
  '10-minute ',
  '10 minutes before the ',
  '10 minutes of very very ',
  'twenty twenty-five thirty ',
  '180°C ',
  '180° to ',
  'until it reaches 74°C (',
  'two or three ',
  '1 g per ',
  '2 x 400 g or ',
];

const LENGTH = 4_000;
/** A tree costs more, so it is shorter. */
const TREE_LENGTH = 2_000;

const growthWith = (reader: (text: string) => unknown, piece: string, length: number) =>
  growthOf((size) => reader(piece.repeat(size / piece.length)), length);

describe('a text of eight times the length takes about eight times the time', () => {
  it.each(Object.entries(readers))(
    '%s',
    (name, reader) => {
      const length = name.startsWith('readRecipe') ? TREE_LENGTH : LENGTH;
      for (const piece of sample(PIECES, 1)) {
        expect(growthWith(reader, piece, length), JSON.stringify(piece)).toBeLessThan(MOST_GROWTH);
      }
    },
    120_000,
  );

  it('quadratic time would be noticed', () => {
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
