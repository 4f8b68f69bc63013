import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { judgeQuestion } from '../../src/foods/languages/asked/judgeQuestion';

const AVOIDS = { diet: null, allergens: ['nuts' as const], avoid: ['kiwi'] };

const TABLE = readFileSync(new URL('questions.txt', import.meta.url), 'utf8');

/** The questions below a heading that begins with these words. */
const below = (heading: string) =>
  (TABLE.split('--- ').find((part) => part.startsWith(heading)) ?? '')
    .split('\n')
    .slice(1)
    .filter(Boolean);

it.each(below('The page asks no model'))('no model gets “%s”', async (question) => {
  expect((await judgeQuestion(question, AVOIDS)).kind).toBe('safety');
});

it.each(below('The page asks the model'))('a model gets “%s”', async (question) => {
  expect((await judgeQuestion(question, AVOIDS)).kind).toBe('other');
});

it.each(below('The page cannot tell'))(
  'no model gets “%s”, which is in another language',
  async (question) => {
    expect((await judgeQuestion(question, AVOIDS)).kind).not.toBe('other');
  },
);
