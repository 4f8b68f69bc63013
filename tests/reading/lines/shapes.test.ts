import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readField } from '../../../src/reading/lines/field';
import { readHtml } from '../../../src/reading/lines/html/readHtml';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { CORPUS_FOLDER } from '../../support/corpus';
import { expectRead, readExpectations, shownIn, wordsOf } from '../../support/expectations';
import { readTable } from '../../support/readTable';

function seen(paste: string) {
  return readDocument(paste).map((found) => {
    if (!('text' in found)) throw new Error(found.code);
    const { title, servings, ingredients, steps, notes } = parseRecipe(found.text);
    return {
      title: title?.text ?? null,
      facts: /^# .*\n\n(.*)/.exec(found.text)?.[1] ?? null,
      servings: servings?.from ?? null,
      groups: ingredients.flatMap(({ heading }) => heading ?? []),
      ingredients: ingredients.flatMap(({ items }) => items.map(({ line }) => line)),
      steps: steps.map(({ title, text }) => [title, text].filter(Boolean).join(' ')),
      notes: notes.map(({ text }) => text),
    };
  });
}

function expectedOf(lines: string[]) {
  const values = lines.map((line) => {
    const [, key = '', value = ''] = /^(\w+): (.*)$/.exec(line) ?? [];
    if (['groups', 'ingredients', 'steps', 'notes'].includes(key))
      return [key, value === '-' ? [] : value.split(' || ')] as const;
    return [key, value === '-' ? null : key === 'servings' ? Number(value) : value] as const;
  });
  return Object.fromEntries(values);
}

it.each(readTable(new URL('shapes.txt', import.meta.url)))('$title', ({ text, expected }) => {
  const [first, ...others] = seen(text);
  expect(first).toMatchObject(expectedOf(expected));
  expect(others).toEqual([]);
});

describe('several recipes in a paste', () => {
  const OATS =
    'Overnight oats (serves 2)\n\n- 100 g rolled oats\n- 200 ml milk\n- 2 tbsp chia seeds\n\nMix everything in a jar. Leave in the fridge overnight.';
  const HUMMUS =
    'Hummus (serves 4)\n\n- 1 can chickpeas\n- 2 tbsp tahini\n- 1 lemon\n\nBlend until smooth. Season well.';

  it('come into the field whole, of which a cook takes one', () => {
    const both = `${OATS}\n\n${HUMMUS}`;
    expect(readDocument(both)).toMatchObject([{ isDoubtful: true, pasted: both }]);
    expect(readField(both)).toMatch(/rolled oats.*chickpeas/s);
  });

  it('are one if the second is a part of the first, and its foods are on the list', () => {
    const [only, ...others] = seen(
      'Lasagne\n\n500 g beef\n1 onion\n400 g tomatoes\n\nFry the beef and the onion. Add the tomatoes and cook for 1 hour.\n\nWhite sauce\n\n50 g butter\n50 g flour\n500 ml milk\n\nMelt the butter. Stir in the flour, then the milk.',
    );
    expect(others).toEqual([]);
    expect(only?.ingredients).toEqual([
      '500 g beef',
      '1 onion',
      '400 g tomatoes',
      '50 g butter',
      '50 g flour',
      '500 ml milk',
    ]);
    expect(only?.steps).toHaveLength(2);
  });
});

it.each(['1.- 2.-', 'a) b)', '1.) 2.)', '(i) (ii)', 'I. II.'])(
  '"%s" are marks of steps',
  (marks) => {
    const [one, two] = marks.split(' ');
    const [recipe] = seen(
      `Potaje\n\nIngredients\n\n500 g beans\n1 onion\n\nMethod\n\n${one} Boil the beans for 1 hour.\n${two} Fry the onion.`,
    );
    expect(recipe?.steps).toEqual(['Boil the beans for 1 hour.', 'Fry the onion.']);
  },
);

it('the day of a date is not lost', () => {
  const [found] = readDocument(
    'Quarkkuchen\n\n13. März 2022 von Lilo\n\n1 kg Quark\n4 Eier\n180 g Zucker\n\nQuark, Eier und Zucker rühren und 60 Minuten backen.',
  );
  expect(found).toMatchObject({ text: expect.stringMatching(/13\\?\. März/) });
});

it('a message that only counts steps is not lost, but who sent it when does not become a note', () => {
  const [found] = readDocument(
    '[3/2/24, 18:06:10] Eva: Step 7\n[3/2/24, 18:06:30] Eva: 3 zanahorias\n1 cebolla\n2 patatas\n[3/2/24, 18:07:22] Eva: Pochas la cebolla con las zanahorias 20 min',
  );
  expect(found).toMatchObject({ text: expect.stringMatching(/^(?!.*Eva:).*Step 7/s) });
});

function seenOfPage(html: string) {
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
    expect(seenOfPage(text)).toMatchObject([{ ...SOUP, ...JSON.parse(changes) }]);
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
  ['<p><b>2</b><i>eggs</i>, H<sub>2</sub>Oxy, 2<b>nd</b>', ['2 eggs, H2Oxy, 2nd']],
])('the lines of %j have one blank between words', (html, texts) => {
  expect(readHtml(html).lines.map(({ text }) => text)).toEqual(texts);
});

it('HTML that is nested too deeply is refused, soon', () => {
  expect(seenOfPage('<div>'.repeat(200_000))).toEqual(['tooMuchMarkup']);
});

it('the reader leaves out a bullet that a page puts into its own element', () => {
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

const FOLDER = join(CORPUS_FOLDER, 'pasted');
const FILES = readdirSync(FOLDER);

/** A chat, a mail and a page of two recipes: a cook keeps what belongs to the recipe. */
const IN_FIELD = /^(?:44|47|50)-/;

const rawOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const read = new Map<string, [string, ...string[]]>();

function markdownOf(raw: string): [string, ...string[]] {
  const known = read.get(raw);
  if (known) return known;
  const [first, ...others] = readDocument(raw).flatMap((found) => {
    if (!('text' in found)) throw new Error(JSON.stringify(found));
    return [found.text, ...(found.pasted ? [found.pasted] : [])];
  });
  if (first === undefined) throw new Error('Nothing was found');
  const found: [string, ...string[]] = [first, ...others];
  read.set(raw, found);
  return found;
}

describe('what people paste is read as a cook would read it', () => {
  it.each(readExpectations('pasted'))('$name', (cook) => {
    const file = FILES.find((one) => one.startsWith(`${cook.name}.`)) ?? '';
    expectRead(markdownOf(rawOf(file)), cook);
  });
  it('has an expectation for each paste that opens', () => {
    expect(readExpectations('pasted').map(({ name }) => name)).toEqual(
      FILES.filter((file) => !IN_FIELD.test(file)).map((file) => file.replace(/\.\w+$/, '')),
    );
  });
  it.each(FILES)('%s opens, or comes whole into the field', (file) => {
    const raw = rawOf(file);
    const [one] = readDocument(raw);
    expect(one).toMatchObject(IN_FIELD.test(file) ? { isDoubtful: true, pasted: raw } : {});
    if (!IN_FIELD.test(file)) expect(one).not.toHaveProperty('isDoubtful');
  });
});

/** The layout has its own form of these: "Step 1", "2/4", "Title:", "MMMMM", and the count below a post. */
const MARKS =
  /[ ]\d\/5$|^[ \t>]*(?:(?:step|étape|passo|stap|schritt|paso)[ \t]*\d{1,2}\b|\d{1,2}\s?\/\s?\d{1,2}(?=\s\p{L})|(?:title|titel|recipe|rezept)[ \t]*:|MMMMM)/gimu;
const CUT = /(\p{Ll})-\n[ \t>]*(?=\p{Ll})/gu;

function seenIn(raw: string): string[] {
  if (/^\s*</.test(raw)) {
    const { data, lines } = readHtml(raw);
    return data.length > 0 ? [] : wordsOf(lines.map(({ text }) => text).join('\n'));
  }
  if (/^\s*\{/.test(raw)) return [];
  const pictures = /!\[([^\]]*)\]\([^)]*\)|\]\([^)]*\)/g;
  // A PDF writes some pairs of letters as one sign, and has invisible signs.
  const whole = raw.replace(/\u00ad/g, '').replace(/[ﬁﬂ]/g, (sign) => (sign === 'ﬁ' ? 'fi' : 'fl'));
  return wordsOf(whole.replace(CUT, '$1').replace(MARKS, ' ').replace(pictures, '$1 '));
}

describe('each word of a paste is in its recipe, or in the pasted text beside it', () => {
  it.each(FILES)('%s', (file) => {
    const raw = rawOf(file).replace(/\r\n?/g, '\n');
    const all = markdownOf(raw);
    const left = new Map<string, number>();
    for (const word of wordsOf(shownIn(all))) left.set(word, (left.get(word) ?? 0) + 1);
    const lost = seenIn(raw).filter((word) => {
      const count = left.get(word) ?? 0;
      left.set(word, count - 1);
      return count <= 0;
    });
    // The list of steps numbers them.
    const numbers = all.flatMap((text) => parseRecipe(text).steps.map((_, at) => `${at + 1}`));
    for (const number of numbers) if (lost.includes(number)) lost.splice(lost.indexOf(number), 1);
    expect(lost).toEqual([]);
  });
});
