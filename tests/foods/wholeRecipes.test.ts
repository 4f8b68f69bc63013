import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { Avoidance } from '../../src/foods/avoided/Avoidance';
import type { Place, Verdict } from '../../src/foods/avoided/allergens';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { ALLERGENS, type Allergen } from '../../src/foods/contents';
import { judgeQuestion } from '../../src/foods/languages/asked/judgeQuestion';
import { once } from '../support/once';
import { pairsOf } from './blindLines';
import { checkMarkdown, writeRecipe } from './checkMarkdown';
import { judgeVerdicts } from './judgeAllergens';

describe('pairs of a list and its steps that other people wrote', () => {
  const SHORT: Record<Verdict, string> = {
    contains: 'contains',
    'may contain': 'may',
    'not checked': 'not checked',
    // "No cream needed": the page quotes the words.
    mentioned: 'nothing',
    nothing: 'nothing',
  };
  const blocks = readFileSync(new URL('pairs.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n\n')
    .filter((block) => !block.startsWith('#'));
  const wrong = once(() =>
    blocks.flatMap((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [, allergen = '', expected = '', also = ''] =
        /^(\w+): ([\w ]+)(?:; also: (.*))?$/.exec(head) ?? [];
      const starting = (start: RegExp) =>
        lines.flatMap((line) => (start.test(line) ? line.replace(start, '') : []));
      const text = writeRecipe({ list: starting(/^- /), steps: starting(/^\d+\. /) });
      const [result] = checkMarkdown(text, { allergens: [allergen as Allergen] }).results;
      const verdict = SHORT[result?.verdict ?? 'nothing'];
      const isRight = [expected, ...also.split(', ')].includes(verdict);
      return isRight ? [] : [{ block, expected, verdict }];
    }),
  );

  test('none hides what it contains', () => {
    expect(wrong().filter(({ expected }) => expected === 'contains')).toEqual([]);
  });

  test('get the verdict that a person gives, or a more careful one', () => {
    // A rule for one or two of a thousand lines is not worth it.
    const careful = [
      'blitzed into couscous',
      'as you would tuna',
      '6 red tunas (prickly pear fruit)',
      'Boil the crabs',
      'as you would celery',
    ];
    expect(
      wrong().map(({ block }) => careful.find((line) => block.includes(line)) ?? block),
    ).toEqual(careful);
  });
});

describe('lines that other people wrote, each in a recipe', () => {
  const STEP = 'Chop and cook the onion.';
  const judged = once(() =>
    pairsOf('allergensInRecipes.txt').map(([line, expected, section]) => {
      const text = writeRecipe({
        ...(section === 'title' && { title: line }),
        list: section === 'ingredient' ? [line, '1 onion'] : ['1 onion'],
        steps: section === 'step' ? [line, STEP] : [STEP],
        ...(section === 'note' && { note: line }),
      });
      const { results } = checkMarkdown(text, { allergens: ALLERGENS });
      const verdicts = new Map(results.map(({ thing, verdict }) => [thing.name, verdict]));
      return { line, ...judgeVerdicts((name) => verdicts.get(name) ?? 'nothing', expected) };
    }),
  );

  test('none hides what it contains', () => {
    const hiding = judged().filter(({ hidden, unclear }) => hidden.length + unclear.length > 0);
    expect(hiding).toEqual([]);
  });

  test('raise few false alarms', () => {
    const alarming = judged().filter(({ falseAlarms }) => falseAlarms.length > 0);
    // A rule for one or two of a thousand lines is not worth it.
    expect(alarming.map(({ line }) => line)).toEqual([
      "300 g lady's fingers (okra), topped and tailed",
    ]);
  });

  test('name what they may contain', () => {
    expect(judged().filter(({ missed }) => missed.length > 0)).toEqual([]);
  });
});

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

const taught = [
  { name: 'Rosa’s mix', contains: 'nuts' },
  { name: 'buttermilk mix', contains: 'garlic' },
];
const AVOIDS_NUTS: Avoidance = {
  allergens: ['nuts', 'milk'],
  diet: null,
  avoid: ['garlic'],
  taught,
};

const wordsOf = (places: readonly Place[]) =>
  places.filter(({ presence }) => presence === 'contains').map(({ words }) => words);

const verdictsOf = (text: string, avoids = AVOIDS_NUTS, isReadable: boolean | 'in part' = true) =>
  checkRecipe(
    thingsToAvoid(avoids),
    [
      { text: '1 egg', isIngredient: true },
      { text, isIngredient: false },
    ],
    {
      isReadable,
    },
  ).results.flatMap(({ thing, verdict, places }) =>
    verdict === 'contains' ? [[thing.name, ...wordsOf(places)]] : [],
  );

it.each([
  ['2 tbsp Rosa’s mix, sieved', 'Rosa’s mix'],
  ['Stir in ROSAS MIX.', 'ROSAS MIX'],
  ['Fry Rosa’s mixes until golden.', 'Rosa’s mixes'],
  ['Rosa’s mix (nut-free)', 'Rosa’s mix'],
  ['Leave out Rosa’s mix', 'Rosa’s mix'],
])('what the visitor says of a food is found in “%s”', (text, words) => {
  expect(verdictsOf(text)).toEqual([['nuts', words]]);
});

it('what contains two foods is found for each', () => {
  const avoid = ['peanuts and shellfish'];
  const both = { ...AVOIDS, avoid, taught: [{ name: 'Rosa’s mix', contains: avoid[0] ?? '' }] };
  expect(verdictsOf('Rosa’s mix', both)).toEqual([
    ['peanuts', 'Rosa’s mix'],
    ['shellfish', 'Rosa’s mix'],
  ]);
});

it('a part of its name, or of a longer word, is another food', () => {
  expect(verdictsOf('Rosa’s mixture')).toEqual([]);
  expect(verdictsOf('2 tbsp mix')).toEqual([]);
});

it('takes no warning away', () => {
  expect(verdictsOf('1 cup buttermilk mix')).toEqual([
    ['milk', 'buttermilk'],
    ['garlic', 'buttermilk mix'],
  ]);
});

it('counts only for what is still avoided', () => {
  expect(verdictsOf('Rosa’s mix', { ...AVOIDS, allergens: ['milk'] })).toEqual([]);
});

it('is found in a language whose silence does not count', () => {
  expect(verdictsOf('Rosa’s mix ekleyin', AVOIDS_NUTS, 'in part')).toEqual([
    ['nuts', 'Rosa’s mix'],
  ]);
});
