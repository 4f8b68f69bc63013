import { describe, expect, it } from 'vitest';
import { readIdeas } from '../../../src/reading/lines/ideas/readIdeas';
import { readTable } from '../../support/readTable';
import { growthOf, MOST_GROWTH } from '../../support/timeOf';

/** Such as "Omelette | 15 | eggs, chives". */
const seen = (answer: string, isCut = false) =>
  readIdeas(answer, isCut).map(({ title, minutes, foods }) =>
    [title, minutes ?? '?', foods.join(', ').toLowerCase()].join(' | '),
  );

const PLAIN = ['Omelette | 15 | eggs, chives', 'Fried rice | 20 | rice, eggs, peas'];

const rows = readTable(new URL('ideas.txt', import.meta.url));

describe.each(['ideas are read in a layout of', 'an answer'])('%s', (name) => {
  // Each layout names the same two dishes.
  it.each(rows.filter(({ section }) => section === name))('$title', ({ text, expected }) => {
    const others = expected.flatMap((line) => line.split(' || '));
    expect(seen(text)).toEqual(name === 'an answer' ? others : PLAIN);
  });
});

describe('an answer', () => {
  it('with five dishes gives the first three', () => {
    const answer = 'ABCDE'.replace(/./g, (name) => `- ${name.repeat(3)} — 10 min — eggs, rice\n`);
    expect(seen(answer)).toEqual(['AAA', 'BBB', 'CCC'].map((name) => `${name} | 10 | eggs, rice`));
  });

  it('too long to be ideas gives none', () => {
    const long = `1. Omelette — 15 min — eggs\n2. Rice — 20 min — rice\n${'x '.repeat(5_000)}`;
    expect(seen(long)).toEqual([]);
  });

  it.each([
    ['in the second', '1. Chili — 40 min — turkey, beans\n2. Tur', 0],
    [
      'in the third',
      '1. Bake — 35 min — tuna, pasta\n2. Melt — 15 min — tuna, bread\n3. Fritters — 20 min — tuna, pean',
      2,
    ],
    [
      'in JSON',
      '{"ideas":[{"name":"Steak","time":"20 min"},{"name":"Salad","time":"9 min"},{"name":"Carne',
      2,
    ],
  ])('that breaks off %s loses what is not whole', (_, answer, count) => {
    expect(readIdeas(answer, true)).toHaveLength(count);
  });
});

it('an idea keeps all that the answer says of it, for the check', () => {
  const [one, two] = readIdeas(
    'Try these.\n1. **Noodles** — 15 min — noodles, eggs\nServed with satay sauce.\n\n2. Rice — 20 min — rice. With nuts.\n\nOr add cream.',
    false,
  );
  expect(one?.words).toBe(
    'Try these.\nOr add cream.\fNoodles — 15 min — noodles, eggs\nServed with satay sauce.',
  );
  expect(two?.words).toMatch(/Rice — 20 min — rice\. With nuts\.\nOr add cream\.$/);
});

it('what it says of all of them counts for each', () => {
  const ideas = readIdeas(
    'All use peanut butter.\n\n1. **Noodles** — 15 min — noodles\n2. **Rice** — 20 min — rice\n\nEnjoy with nuts.',
    false,
  );
  for (const one of ideas)
    expect(one.words).toMatch(/^All use peanut butter\.\nEnjoy with nuts\.\f/);
});

describe('all that data say of an idea is kept for the check:', () => {
  const read = (first: object, around: object = {}, above = '') =>
    readIdeas(
      `${above}${JSON.stringify({ ...around, ideas: [first, { name: 'Rice', time: '9 min' }] })}`,
      false,
    );
  const NAMED = { name: 'Noodles', time: '15 min' };
  const FOOD = 'peanut butter';

  it.each<[string, object]>([
    ['foods with the amount first', { ingredients: [{ quantity: '3 tbsp', item: FOOD }, 'rice'] }],
    ['foods in groups', { ingredients: { sauce: [FOOD], rest: ['rice'] } }],
    ['foods as keys', { ingredients: { rice: '200 g', [FOOD]: '3 tbsp' } }],
    ['a summary', { summary: `With ${FOOD}.` }],
    ['what it contains', { contains: [FOOD] }],
    ['what is missing', { missing: FOOD }],
    ['groups with names', { groups: [{ name: 'Sauce', items: [FOOD] }] }],
    ['a note within a note', { notes: { cook: [{ tip: `Add ${FOOD}` }] } }],
  ])('%s', (_, more) => {
    const [one, other] = read({ ...NAMED, ...more });
    expect([one?.title, other?.title]).toEqual(['Noodles', 'Rice']);
    expect(one?.words).toContain(FOOD);
    expect(other?.words).not.toContain(FOOD);
  });

  it('an idea with no time, and only lists of what it contains', () => {
    const ideas = readIdeas(
      JSON.stringify([
        { name: 'Noodles', contains: [FOOD] },
        { name: 'Rice', contains: ['rice'] },
      ]),
      false,
    );
    expect(ideas.map(({ title, words }) => [title, /\f.*peanut/s.test(words)])).toEqual([
      ['Noodles', true],
      ['Rice', false],
    ]);
  });

  it('a sentence or a note beside all ideas', () => {
    for (const idea of read(NAMED, { note: `All with ${FOOD}` }))
      expect(idea.words).toMatch(/^.*peanut butter.*\f/);
    for (const idea of read(NAMED, {}, `All with ${FOOD}:\n\n`))
      expect(idea.words).toMatch(/^.*peanut butter.*\f/);
  });

  it('names foods with their amounts', () => {
    const [one] = read({ ...NAMED, ingredients: [{ quantity: '3 tbsp', item: FOOD }, 'rice'] });
    expect(one?.foods).toEqual(['3 tbsp peanut butter', 'rice']);
  });
});

it.each(['1. a — 5 min — b\n', '| a ', '(5 min ', 'a: ', '- ', '[a](', '**a', '<b>', '5 min '])(
  'the time to read ideas grows with the length of the answer: %j',
  { tags: 'rare' },
  (unit) => {
    let count = 0;
    // The page remembers its readings, so each text differs.
    const read = (size: number) => {
      count += 1;
      return readIdeas(`${unit.repeat(size / unit.length)}\n${count}`, false);
    };
    expect(growthOf(read, 990)).toBeLessThan(MOST_GROWTH);
  },
);
