import { beforeAll, expect, it, test } from 'vitest';
import { learnFor } from '../../../src/foods';
import type { FoundRecipe } from '../../../src/reading/lines/FoundRecipe';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { textAround } from '../../../src/reading/lines/textAround';
import PROPOSALS from './proposals.txt?raw';

beforeAll(() => learnFor({ codes: ['en', 'de', 'fr', 'es'] }));

const CASES = PROPOSALS.split(/\n\n(?=[A-Z])/).map((one) => {
  const [title = '', ...lines] = one.trimEnd().split('\n');
  const end = lines.indexOf('=');
  return { title, source: lines.slice(0, end).join('\n'), wanted: lines.slice(end + 1) };
});

const proposalOf = (source: string) => (readDocument(source)[0] as FoundRecipe).proposal;

it.each(CASES)('$title: a cook sees a recipe beside it', ({ source, wanted }) => {
  const { text = '', doubts = [] } = proposalOf(source) ?? {};
  expect(text.split('\n').filter(Boolean)).toEqual(wanted);
  expect(doubts).not.toEqual([]);
});

test('a recipe that is plainly there needs no proposal', () => {
  const [one] = readDocument(
    'Leek soup\n\nIngredients\n2 leeks\n1 l stock\n30 g butter\n\nMethod\nFry the leeks in the butter.\nAdd the stock and boil for 20 minutes.',
  );
  expect(one).not.toHaveProperty('proposal');
});

test('a doubt says at which line of the proposal a cook should look', () => {
  const page = `Soups\nLeeks in stock\n\n2 leeks\n1 l stock\n30 g butter\n\nBoil the leeks for 20 minutes.\nAdd the`;
  const { text = '', doubts = [] } = proposalOf(page) ?? {};
  const marked = doubts.map(({ code, line = -1 }) => [code, text.split('\n')[line]]);
  expect(marked).toContainEqual(['torn', 'Add the']);
});

test('what states an allergen stays in a proposal, wherever it is', () => {
  const source = `May contain sesame.\nSkip to content\nMenu\n${CASES[0]?.source}\nSubscribe\nLog in`;
  expect(proposalOf(source)?.text).toContain('May contain sesame.');
});

test('of a text longer than any recipe, the lines around its list are read', {
  tags: 'rare',
}, () => {
  const story = Array.from({ length: 3_000 }, (_, at) => `We walked ${at} miles along the sea.`);
  const soup =
    'Leek soup\n\nIngredients\n2 leeks\n1 l stock\n30 g butter\n\nMethod\nBoil it for 20 minutes.';
  const { text = '', doubts = [] } = proposalOf([...story, soup, ...story].join('\n')) ?? {};
  expect(text).toContain('Ingredients\n\n2 leeks\n1 l stock\n30 g butter');
  expect(doubts.map(({ code }) => code)).toContain('long text');
});

test("readers' comments, links and buttons are surely beside a recipe, and a tip of the cook is not", () => {
  const soup = '2 leeks\n1 l stock\nBoil the leeks in the stock for 20 minutes.';
  const around = [
    'Serve it with walnut bread.',
    'You may also like',
    'Walnut loaf',
    '12 comments',
    'Ann says:',
    'I added walnuts.',
  ];
  const { lines } = textAround(`Print\n${soup}\n${around.join('\n')}`, soup);
  expect(lines.map(({ rest, isSurelyBeside }) => [rest, isSurelyBeside])).toEqual([
    ['Print', true],
    ['Serve it with walnut bread.', false],
    ...around.slice(1).map((line) => [line, true]),
  ]);
});

test('an allergen that a page states is not surely beside its recipe, unless a reader writes it', () => {
  const soup = '2 leeks\n1 l stock\nBoil the leeks in the stock for 20 minutes.';
  const { lines } = textAround(
    `Updated: contains celery\n${soup}\n12 comments\nContains celery!`,
    soup,
  );
  expect(lines.map(({ isSurelyBeside }) => isSurelyBeside)).toEqual([false, true, true]);
});

test('an allergen that a page states below links to other recipes is not surely beside its recipe', () => {
  const soup = '2 leeks\n1 l stock\nBoil the leeks in the stock for 20 minutes.';
  const { lines } = textAround(
    `${soup}\nYou may also like\nLeek tart\nContains nuts and milk`,
    soup,
  );
  expect(lines.map(({ isSurelyBeside }) => isSurelyBeside)).toEqual([true, true, false]);
});
