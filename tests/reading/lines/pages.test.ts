import { expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readHtml } from '../../../src/reading/lines/html/readHtml';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { readTable } from '../../support/readTable';

function seen(html: string) {
  const found = readDocument(html);
  return found.map((one) => {
    if (!('text' in one)) return one.code;
    const { title, servings, ingredients, steps } = parseRecipe(one.text);
    return {
      title: title?.text,
      servings: servings?.from,
      ingredients: ingredients.flatMap(({ items }) => items.map(({ line }) => line)),
      steps: steps.map(({ part, title, text }) => [part, title, text].filter(Boolean).join(': ')),
    };
  });
}

const SOUP = {
  title: 'Leek soup',
  ingredients: ['3 leeks', '1 l stock'],
  steps: ['Fry the leeks.', 'Add the stock.'],
};

it.each(readTable(new URL('pages.txt', import.meta.url)))(
  'a page is read that has $title',
  ({ text, expected: [changes = '{}'] }) => {
    expect(seen(text)).toMatchObject([{ ...SOUP, ...JSON.parse(changes) }]);
  },
);

it.each([
  ['<ol><li>a<ul><li>b</ul><li>c</ol>', ['number', 'bullet', 'number']],
  ['<ul><li>a<ol><li>b</ol><li>c</ul><p>d', ['bullet', 'number', 'bullet', null]],
])('each line of %s has the mark of its own list', (html, marks) => {
  expect(readHtml(html).lines.map(({ mark }) => mark)).toEqual(marks);
});

it.each([
  ['<p>2\n  large\u00a0 eggs', ['2 large eggs']],
  ['<table><tr><td>2<td>eggs<tr><td>1<td>leek</table>', ['2 eggs', '1 leek']],
  ['<table><tr><td>2<td>eggs<tr><td><p>Boil.<p>Eat.</table>', ['2 eggs', 'Boil.', 'Eat.']],
])('the lines of %j have one blank between words', (html, texts) => {
  expect(readHtml(html).lines.map(({ text }) => text)).toEqual(texts);
});

it('HTML that is nested too deeply is refused, soon', () => {
  expect(seen('<div>'.repeat(200_000))).toEqual(['tooMuchMarkup']);
});

it('the reader leaves out a bullet that has an element of its own', () => {
  const item = (food: string) => `<li><p>•</p><p>${food}</p>`;
  const list = `<ul>${item('3 leeks')}${item('1 l stock')}</ul>`;
  const [found] = readDocument(`<h1>Soup</h1><h2>Ingredients</h2>${list}<p>Fry the leeks.</p>`);
  expect(found).toMatchObject({ text: expect.stringContaining('\n\n- 3 leeks\n- 1 l stock\n') });
});

const WITH_EDGES =
  '<nav><p>Pans</p></nav><h1>Leek soup</h1><h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock</ul><h2>Method</h2><p>Fry the leeks.</p><p>Add the stock.</p><footer><p>12 Mill Lane</p></footer>';

it('a page is kept without its menus and its foot, unless these are all it has', () => {
  expect(readDocument(`<body>${WITH_EDGES}`)).toMatchObject([
    { text: expect.not.stringMatching(/Pans|Mill/) },
  ]);
  expect(readDocument(`<body><footer>${WITH_EDGES}</footer>`)).toMatchObject([
    { text: expect.stringContaining('Fry the leeks.') },
  ]);
});
