import { expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readHtml } from '../../../src/reading/lines/html/readHtml';
import { readDocument } from '../../../src/reading/lines/readDocument';

const PAGE = (script: string, body = '<p>Story</p>') =>
  `<html><head><script type="application/ld+json">${script}</script></head><body>${body}</body></html>`;
const RECIPE = {
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['3 leeks', '1 l stock'],
  recipeInstructions: ['Fry the leeks.', 'Add the stock.'],
};

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

it.each<[string, string, object]>([
  [
    'raw line breaks in the strings of its data',
    PAGE(JSON.stringify({ ...RECIPE, description: 'Warm§and\tgood' }).replace('§', '\n')),
    SOUP,
  ],
  ['a bracket too many after its data', PAGE(`${JSON.stringify(RECIPE)}}`), SOUP],
  ['marks of a program on the line of its data', PAGE(` // <!--${JSON.stringify(RECIPE)}`), SOUP],
  [
    'other capitals in its data than in its words',
    PAGE(
      JSON.stringify({ ...RECIPE, recipeInstructions: 'FRY THE LEEKS. ADD THE STOCK.' }),
      '<p>Fry the leeks.</p><p>Add the stock.</p>',
    ),
    SOUP,
  ],
  ['marks of a program around its data', PAGE(`//<![CDATA[\n${JSON.stringify(RECIPE)}`), SOUP],
  [
    'characters escaped twice',
    PAGE(JSON.stringify({ ...RECIPE, recipeIngredient: ['&amp;frac12; leek', '&lt;b&gt;1 egg'] })),
    { ...SOUP, ingredients: ['½ leek', '1 egg'] },
  ],
  [
    'the same recipe twice, once without its steps',
    PAGE(JSON.stringify([{ ...RECIPE, name: 'Leek  Soup', recipeInstructions: [] }, RECIPE])),
    SOUP,
  ],
  [
    'the names of other recipes beside its own',
    PAGE(JSON.stringify([{ '@type': 'Recipe', name: 'Leek pie' }, RECIPE])),
    SOUP,
  ],
  [
    'ingredients in its data and steps in its words alone',
    PAGE(
      JSON.stringify({ ...RECIPE, recipeInstructions: undefined }),
      '<h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock</ul><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    ),
    SOUP,
  ],
  [
    'a recipe in attributes of its elements',
    '<div itemscope itemtype="http://schema.org/Recipe"><meta itemprop="recipeYield" content="4"><h1 itemprop="name">Leek soup</h1><p itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ann</span></p><ul><li itemprop="ingredients"><div>3</div> <div>leeks</div><li itemprop="ingredients">1 l stock</ul><div itemprop="recipeInstructions"><p>Fry the leeks.</p><p>Add the stock.</p></div></div><p>2 eggs</p>',
    { ...SOUP, servings: 4 },
  ],
  [
    'several steps in one text of its data',
    PAGE(
      JSON.stringify({
        ...RECIPE,
        recipeInstructions: [{ text: '<p>Fry the leeks.</p>\n<p>Add the stock.</p>' }],
      }),
    ),
    SOUP,
  ],
  [
    'all steps run into one text of its data, and apart in its words',
    PAGE(
      JSON.stringify({ ...RECIPE, recipeInstructions: 'Fry the leeks. Add the stock.' }),
      '<p>Fry the leeks.</p><p>Print</p><p>Add the stock.</p>',
    ),
    SOUP,
  ],
  [
    'brackets that its program has doubled',
    PAGE(JSON.stringify({ ...RECIPE, recipeIngredient: ['3 leeks ((or 2 onions))', '1 l stock'] })),
    { ...SOUP, ingredients: ['3 leeks (or 2 onions)', '1 l stock'] },
  ],
  [
    'the foods of another part in its words alone',
    PAGE(
      JSON.stringify(RECIPE),
      '<h2>Ingredients</h2><h3>Soup:</h3><ul><li>3 leeks<li>1 l stock</ul><h3>Croutons:</h3><ul><li>2 slices bread</ul><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    ),
    { ...SOUP, ingredients: ['3 leeks', '1 l stock', '2 slices bread'] },
  ],
  [
    'tools beside the foods of another part in its words',
    PAGE(
      JSON.stringify(RECIPE),
      '<h2>Ingredients</h2><h3>Soup:</h3><ul><li>3 leeks<li>1 l stock</ul><h3>Croutons:</h3><ul><li>2 slices bread</ul><h3>Hardware</h3><ul><li>1-gallon zip top bag</ul><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    ),
    { ...SOUP, ingredients: ['3 leeks', '1 l stock', '2 slices bread'] },
  ],
  [
    'a line break within one of several steps of its data',
    PAGE(JSON.stringify({ ...RECIPE, recipeInstructions: ['Fry the\nleeks.', 'Add the stock.'] })),
    SOUP,
  ],
  [
    'its name in its title, below other headings',
    '<title>Leek soup - Ann cooks</title><h1>About leeks</h1><p>Leek soup</p><h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock</ul><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    SOUP,
  ],
  [
    'a name for each step of its data',
    PAGE(
      JSON.stringify({
        ...RECIPE,
        recipeInstructions: [
          { name: 'Dry ingredients', text: 'Fry the leeks.' },
          { name: 'Add …', text: 'Add the stock.' },
        ],
      }),
    ),
    { ...SOUP, steps: ['Dry ingredients: Fry the leeks.', 'Dry ingredients: Add the stock.'] },
  ],
  [
    'foods in its data, and amounts in its words alone',
    PAGE(
      JSON.stringify({ ...RECIPE, recipeIngredient: ['leeks', 'stock (cold)'] }),
      '<p>Fry leeks.</p><ul><li>▢ 3 leeks<li>▢ 0.25 l stock (cold)</ul><h2>Method</h2><p>Fry the leeks.</p><p>Add the stock.</p>',
    ),
    { ...SOUP, ingredients: ['3 leeks', '0.25 l stock (cold)'] },
  ],
  [
    'one of two groups of ingredients in its data',
    PAGE(
      JSON.stringify(RECIPE),
      '<h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock</ul><h3>For the cream</h3><ul><li>50 ml milk<li>1 egg</ul><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    ),
    { ...SOUP, ingredients: ['3 leeks', '1 l stock', '50 ml milk', '1 egg'] },
  ],
  [
    'the foods of another dish in its words',
    PAGE(
      JSON.stringify(RECIPE),
      '<h2>Ingredients</h2><ul><li>3 leeks<li>2 eggs<li>1 l stock</ul><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    ),
    SOUP,
  ],
  [
    'several foods in a line of its data, and amounts as a program writes them',
    PAGE(JSON.stringify({ ...RECIPE, recipeIngredient: ['3.0 leeks\n1 l stock', '1\n egg'] })),
    { ...SOUP, ingredients: ['3 leeks', '1 l stock', '1 egg'] },
  ],
  [
    'steps with their numbers in one text of its data',
    PAGE(JSON.stringify({ ...RECIPE, recipeInstructions: ['1. Fry the leeks.2.Add the stock.'] })),
    SOUP,
  ],
  [
    'two lines in its title, of which the title begins with the shorter one',
    '<title>Leek soup – our warm winter supper</title><h1>Our warm winter supper</h1><p>Leek soup</p><h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock</ul><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    SOUP,
  ],
  [
    'numbers that begin again with each part in one text of its data',
    PAGE(
      JSON.stringify({
        ...RECIPE,
        recipeInstructions:
          '1. Fry the leeks. 2. Add the stock. For the toast: 1. Cut the bread. 2. Toast it.',
      }),
    ),
    {
      ...SOUP,
      steps: ['Fry the leeks.', 'Add the stock. For the toast:', 'Cut the bread.', 'Toast it.'],
    },
  ],
  [
    'all steps in one text of its data, and only the first of them as lines',
    PAGE(
      JSON.stringify({ ...RECIPE, recipeInstructions: 'Fry the leeks. Add the stock. Serve.' }),
      '<p>Fry the leeks.</p><p>Add the stock.</p><p>Read more</p>',
    ),
    { ...SOUP, steps: ['Fry the leeks. Add the stock. Serve.'] },
  ],
  [
    'lines and escaped characters in one text of its data',
    PAGE(JSON.stringify({ ...RECIPE, recipeInstructions: 'Fry the&nbsp;leeks.\nAdd the stock.' })),
    SOUP,
  ],
  [
    'steps whose names are their texts once more, with other blanks and signs',
    PAGE(
      JSON.stringify({
        ...RECIPE,
        recipeInstructions: [
          {
            '@type': 'HowToStep',
            name: 'Fry the leeks &amp; stir',
            text: 'Fry the  leeks & stir.',
          },
          { '@type': 'HowToStep', name: 'Add the stock', text: 'Add the stock.' },
        ],
      }),
    ),
    { ...SOUP, steps: ['Fry the leeks & stir.', 'Add the stock.'] },
  ],
  [
    'a remark beside the text of a step',
    PAGE(
      JSON.stringify({
        ...RECIPE,
        recipeInstructions: [
          { '@type': 'HowToStep', text: 'Fry the leeks.', tip: 'Use peanut oil', image: 'a.jpg' },
          { '@type': 'HowToStep', text: 'Add the stock.', url: 'https://a.test/#1' },
        ],
      }),
    ),
    { ...SOUP, steps: ['Fry the leeks. (Use peanut oil)', 'Add the stock.'] },
  ],
  [
    'the numbers of its steps as steps of its data',
    PAGE(
      JSON.stringify({
        ...RECIPE,
        recipeInstructions: [
          'Step 1:',
          { name: '1', text: 'Fry the leeks.' },
          '2',
          'Add the stock.',
        ],
      }),
    ),
    SOUP,
  ],
  [
    'foods of two parts, each below bold words',
    '<h1>Leek soup</h1><h2>Ingredients</h2><p><strong>Soup</strong></p><ul><li>3 leeks<li>1 l stock</ul><p><b>Green cream</b></p><ul><li>50 ml milk</ul><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    { ...SOUP, ingredients: ['3 leeks', '1 l stock', '50 ml milk'] },
  ],
  [
    'links above it and an address at its foot',
    '<body><nav><ul><li>1 Pot<li>2 Pans</ul></nav><h1>Leek soup</h1><h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock</ul><h2>Method</h2><p>Fry the leeks.</p><p>Add the stock.</p><footer><p>Write to Ann.</p><p>12 Mill Lane</p></footer>',
    SOUP,
  ],
  [
    'notes, and an address below another heading',
    '<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock</ul><h2>Method</h2><p>Fry the leeks.</p><p>Add the stock.</p><h2>Notes</h2><p>Leeks hold sand.</p><h2>Our shop</h2><p>12 Mill Lane</p><p>14 Mill Lane</p>',
    SOUP,
  ],
  [
    'links to its parts above it',
    '<body><nav><p>Ingredients</p><p>1 l stock</p><p>3 leeks</p></nav><h1>Leek soup</h1><h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock</ul><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    SOUP,
  ],
  [
    'the same foods in other units, hidden',
    '<h1>Leek soup</h1><h2>Ingredients</h2><p>Metric Imperial</p><p class="show">Metric</p><ul><li>3 leeks<li>1 l stock</ul><p>Imperial</p><ul><li class="unit hide">3 leeks<li class="unit hide">4 cups stock</ul><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    SOUP,
  ],
  [
    'a box to tick before each amount, and the food below it',
    '<h1>Leek soup</h1><h2>Ingredients</h2><div><input type="checkbox"><span>3</span><p>leeks</p></div><div><input type="checkbox"><span>1 l</span><p>stock</p></div><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    SOUP,
  ],
  [
    'the name of a food in place of a list in its data',
    PAGE(
      JSON.stringify({ ...RECIPE, recipeIngredient: 'Leeks' }),
      '<h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock<li>2 eggs</ul><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    ),
    { ...SOUP, ingredients: ['3 leeks', '1 l stock', '2 eggs'] },
  ],
  [
    'signs that were written twice over',
    PAGE(JSON.stringify({ ...RECIPE, recipeIngredient: ['1Â½ leeks', '1Â\u00a0l stock'] })),
    { ...SOUP, ingredients: ['1½ leeks', '1 l stock'] },
  ],
  [
    'headings among the steps of its data',
    PAGE(
      JSON.stringify({
        ...RECIPE,
        recipeIngredient: ['3 leeks', '1 l stock', '50 ml milk', 'chives', 'salt'],
        recipeInstructions: ['Fry the leeks.', 'Green cream', 'Add the milk.'],
      }),
      '<h3>Green cream</h3><p>Oh my.</p><h3>Chives</h3><p>They grow in pots.</p><h3>Soup</h3><p>3 leeks<br>1 l stock</p><h3>Green cream</h3><p>50 ml milk<br>chives<br>salt</p><h2>Method</h2><p>Fry the leeks.</p><p><b>Green cream</b></p><p>Add the milk.</p>',
    ),
    {
      ...SOUP,
      ingredients: ['3 leeks', '1 l stock', '50 ml milk', 'chives', 'salt'],
      steps: ['Fry the leeks.', 'Green cream: Add the milk.'],
    },
  ],
  [
    'a food that its data have like a heading, with nothing below it',
    PAGE(
      JSON.stringify({
        ...RECIPE,
        recipeIngredient: ['3 leeks', 'For serving: bread', '1 l stock', 'For the bread'],
      }),
    ),
    { ...SOUP, ingredients: ['3 leeks', 'For serving: bread', '1 l stock', 'For the bread'] },
  ],
  [
    'all steps run into one text of its data, which begins like another line',
    PAGE(
      JSON.stringify({ ...RECIPE, recipeInstructions: 'Fry the leeks. Add the stock.' }),
      '<h3>Fry the</h3><p>Fry the leeks.</p><p>Add the stock.</p>',
    ),
    SOUP,
  ],
  [
    'an amount below each food of its data',
    PAGE(
      JSON.stringify({ ...RECIPE, recipeIngredient: ['leeks', 'stock'] }),
      '<h2>Ingredients</h2><ul><li>leeks</li><p>3 sztuki</p><li>stock</li><p>1 szklanka</p></ul><h2>Method</h2><p>Fry the leeks.</p><p>Add the stock.</p>',
    ),
    { ...SOUP, ingredients: ['leeks 3 sztuki', 'stock 1 szklanka'] },
  ],
  [
    'servings below their label',
    '<h1>Leek soup</h1><h2>Ingredients</h2><p>Serves</p><p>4 servings</p><ul><li>3 leeks<li>1 l stock</ul><h2>Method</h2><ol><li>Fry the leeks.<li>Add the stock.</ol>',
    { ...SOUP, servings: 4 },
  ],
  [
    'buttons and a count of visits below its steps',
    '<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock</ul><h2>Method</h2><p>Fry the leeks.</p><p>Add the stock.</p><div>Facebook</div><div>Twitter | E-mail</div><p>Post Views: 12</p>',
    SOUP,
  ],
  [
    'a step in bold words, alone and in its data',
    PAGE(
      JSON.stringify({ ...RECIPE, recipeInstructions: ['Fry the leeks.', 'Add the stock.'] }),
      '<h2>Method</h2><p><b>Fry the leeks.</b></p><p>Add the stock.</p>',
    ),
    SOUP,
  ],
  [
    'a question above other words below its steps',
    '<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>3 leeks<li>1 l stock</ul><h2>Method</h2><p>Fry the leeks.</p><p>Add the stock.</p><h3>Did you see our book?</h3><p>It has many soups, and it is out now.</p>',
    SOUP,
  ],
  [
    'boxes to tick and numbers in the items of its lists',
    '<h1>Leek soup</h1><h2>Ingredients</h2><ul><li>▢ 3 leeks<li>▢ 1 l stock</ul><h2>Method</h2><ul><li>1. Fry the leeks.<li>2. Add the stock.</ul>',
    SOUP,
  ],
])('a page is read that has %s', (_, html, expected) => {
  expect(seen(html)).toMatchObject([expected]);
});

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
