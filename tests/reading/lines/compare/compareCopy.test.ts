import { beforeAll, describe, expect, it, test } from 'vitest';
import { learnFor } from '../../../../src/foods';
import { compareCopy } from '../../../../src/reading/lines/compare/compareCopy';

beforeAll(() => learnFor({ codes: ['en', 'de'] }));

const PAGE = `Sticky loaf
Home
Print
48 comments
Serves 20
2 eggs
200 g flour
100 g butter
3 tbsp honey
1 tsp ginger
Heat the oven to 160 °C.
Mix it all, but do not beat it.
Bake for 20 minutes until golden.
May contain sesame.
You may also like
Walnut cake
12 comments
Ann says:
Lovely with 50 g walnuts. I took 3 tbsp butter.`;

const COPY = `# Sticky loaf

Serves 20

## Ingredients

- 2 eggs
- 200 g flour
- 100 g butter
- 3 tbsp honey
- 1 tsp ginger

## Method

1. Heat the oven to 160 °C.
2. Mix it all, but do not beat it.
3. Bake for 20 minutes until golden.

## Notes

- May contain sesame.`;

function marksOf(source: string, copy: string) {
  const { different, missing } = compareCopy(source, copy);
  const rows = source.split('\n');
  return {
    different: different.map(({ start, end }) => copy.slice(start, end)),
    missing: missing.map((line) => rows[line]),
  };
}

const NONE = { different: [], missing: [] };

test('a copy with the words of its text has no mark', () => {
  expect(marksOf(PAGE, COPY)).toEqual(NONE);
});

describe('a mark is at', () => {
  it.each([
    ['a food that the text does not have', '- 2 eggs', '- 2 eggs\n- 1 leek', ['1 leek'], []],
    ["a food of a reader's comment", '- 2 eggs', '- 2 eggs\n- 50 g walnuts', ['50 g walnuts'], []],
    ['a food of a link', '- 2 eggs', '- walnut\n- 2 eggs', ['walnut'], []],
    ['a line that is dropped', '- 1 tsp ginger\n', '', [], ['1 tsp ginger']],
    [
      'a step that is dropped',
      '1. Heat the oven to 160 °C.\n',
      '',
      [],
      ['Heat the oven to 160 °C.'],
    ],
    ['a number that is elsewhere in the text', '2 eggs', '20 eggs', ['20 eggs'], ['2 eggs']],
    ['a spoon', '1 tsp ginger', '1 tbsp ginger', ['tbsp'], []],
    ['a unit of heat', '160 °C', '160 °F', ['F'], ['Heat the oven to 160 °C.']],
    [
      'what one must not do',
      'do not beat',
      'do beat',
      ['do beat'],
      ['Mix it all, but do not beat it.'],
    ],
    ['a claim', '# Sticky', '# Vegan sticky', ['Vegan'], []],
    ['a denial', 'sesame.', 'sesame.\n- Gluten-free', ['Gluten-free'], []],
    [
      'an allergen that is dropped',
      '\n\n## Notes\n\n- May contain sesame.',
      '',
      [],
      ['May contain sesame.'],
    ],
    ['the end of a step', ' until golden', '', [], ['Bake for 20 minutes until golden.']],
    ['a time', 'for 20 minutes', 'for 25 minutes', ['25'], ['Bake for 20 minutes until golden.']],
    ['how many it serves', 'Serves 20', 'Serves 3', ['3'], ['Serves 20']],
  ])('%s', (_, words, others, different, missing) => {
    expect(COPY).toContain(words);
    expect(marksOf(PAGE, COPY.replace(words, others))).toEqual({ different, missing });
  });

  test('two amounts that have changed places', () => {
    const copy = COPY.replace('200 g flour', '100 g flour').replace('100 g butter', '200 g butter');
    expect(marksOf(PAGE, copy).different).toEqual(['100', '200']);
  });
});

test('the lines of a copy may be in another order', () => {
  const [head = '', rest = ''] = COPY.split('## Method');
  expect(marksOf(PAGE, `# Sticky loaf\n\n${rest}\n\n${head.replace('# Sticky loaf', '')}`)).toEqual(
    NONE,
  );
});

test('a food of the list has a mark if only a story names it', () => {
  const story = `Toasted walnuts are lovely with this loaf, which we had by the sea.\n${PAGE}`;
  const copy = COPY.replace('- 100 g butter', '- 100 g butter\n- walnuts');
  expect(marksOf(story, copy).different).toEqual(['walnuts']);
});

test('a sentence of a chat becomes the lines of a list', () => {
  const chat =
    '12/03/2024, 19:05 - Ann: For the soup you need 2 leeks, 1 l stock and ½ onion\n12/03/2024, 19:06 - Ann: boil it 20 min';
  const copy = 'Ingredients\n\n2 leeks\n1 l stock\n1/2 onion\n\nMethod\n\nBoil it 20 min';
  expect(marksOf(chat, copy)).toEqual(NONE);
  expect(marksOf(chat, copy.replace('1 l stock\n', '')).missing).toEqual([chat.split('\n')[0]]);
  expect(marksOf(chat, copy.replace('1/2', '2')).different).toContain('2');
});

test('a word that a scan cuts is one word', () => {
  const scan = '2 oz bread-\ncrumbs\nMix them.';
  expect(marksOf(scan, '2 oz breadcrumbs\nMix them.')).toEqual(NONE);
});

test('"T" is a larger spoon than "t"', () => {
  expect(marksOf('1 t salt\n2 T oil', '1 T salt\n2 T oil').different).toEqual(['T']);
});

test('in German, a dropped "nicht" has a mark', () => {
  const source = 'Die Milch nicht kochen.\nMit Zucker verrühren.';
  expect(marksOf(source, source)).toEqual(NONE);
  expect(marksOf(source, source.replace('nicht ', ''))).toMatchObject({
    different: ['Milch kochen'],
  });
});
