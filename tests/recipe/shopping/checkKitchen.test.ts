import { describe, expect, it, test } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { summaryOf } from '../../../src/recipe/shopping/CheckLine';
import { joinNames } from '../../../src/words/format';
import { compareList } from '../../support/compareList';

type Checked = ReturnType<typeof compareList>;

const BASICS = ['salt', 'pepper', 'water', 'neutral oil'];

/** A line with `##` begins a part. */
function check(list: string[], ...lines: string[]): Checked {
  const text = lines.map((line) => (line.startsWith('##') ? `\n#${line}\n` : `- ${line}`));
  const document = parseRecipe(
    `# Dish\n\n## Ingredients\n\n${text.join('\n')}\n\n## Method\n\n1. Cook it all in a pan.\n2. Serve it with the rest.\n`,
  );
  return compareList(list, document, BASICS);
}

const line = (list: string[], ...lines: string[]) => {
  const found = check(list, ...lines);
  return found && summaryOf(found.comparison);
};
const needs = (list: string[], ...lines: string[]) =>
  check(list, ...lines)?.needs.map(({ names }) => joinNames(new Set(names), 'disjunction'));

describe('the one line', () => {
  test.each(
    `
      Uses both of your ingredients. | eggs; rice | 2 eggs; 200 g rice
      Uses your 1 ingredient. | eggs | 2 eggs
      Uses 1 of your 3 ingredients, and perhaps 1 more. | eggs; ham; tea | 2 eggs; 100 g bacon
      May use 1 of your 2 ingredients. | ham; tea | 100 g bacon
      You still need butter and lemon. | eggs; tea | 2 eggs; 30 g butter; 1 lemon
      You still need eggs. Uses nothing from your list. | tea | 2 eggs; 1 tsp salt
      You still need butter, lemon, and cream. | eggs | 2 eggs; 30 g butter; 1 lemon; 100 ml cream
      You still need butter, lemon, cream and 4 more. | eggs | 2 eggs; 30 g butter; 1 lemon; 100 ml cream; 1 leek; 1 onion; 2 carrots; 1 tomato
      Uses both of your ingredients. You may need more: eggs, 2 of 4. | 2 eggs; rice | 4 eggs; 200 g rice
      Uses both of your ingredients. You may need more: chicken breast, about 480 g more. | 2 chicken breasts; rice | 900 g chicken breast; 200 g rice
      Uses both of your ingredients. Check whether it's enough: flour (you have 1 bag flour, it takes 500 g). | 1 bag flour; rice | 500 g flour; 200 g rice
      Uses both of your ingredients. | eggs and rice; peas | 2 eggs; 200 g rice; 100 g peas
      Uses 1 of your 2 ingredients. | eggs and rice; peas | 2 eggs; 1 tsp salt
      Uses some of your ingredients. | eggs and rice | 2 eggs; 1 tsp salt
      You still need butter, lemon, cream, and leek. | eggs | 2 eggs; 30 g butter; 1 lemon; 100 ml cream; 1 leek
    `
      .trim()
      .split('\n')
      .map((row) => row.trim().split(' | ')),
  )('%s With %s, for %s', (words = '', list = '', lines = '') => {
    expect(line(list.split('; '), ...lines.split('; '))).toBe(
      words.replace('1 of your 1 ingredients', 'your 1 ingredient'),
    );
  });
});

describe('what is needed', () => {
  it('either of two alternatives is enough', () => {
    expect(check(['olive oil'], '1 tbsp butter or olive oil')).toMatchObject({
      used: ['olive oil'],
      needs: [],
    });
  });

  it('leaves out what is below a heading for serving, and what another part makes', () => {
    expect(
      needs(
        ['eggs'],
        '2 eggs',
        '1 quantity dough',
        '## Dough',
        '200 g flour',
        '## To serve',
        'lime wedges',
      ),
    ).toEqual(['flour']);
  });
});

it('the check says what is perhaps covered, left over and unclear, and leaves out what every kitchen has', () => {
  expect(
    check(['ham', 'eggs', 'tea'], '2 eggs', '100 g bacon', '1 tsp salt', '1 jar Zorblax', '1 leek'),
  ).toMatchObject({
    total: 3,
    count: 1,
    isAll: false,
    used: ['eggs'],
    unused: ['tea'],
    needs: [{ index: 4, names: ['leek'] }],
    perhaps: [{ index: 1, names: ['bacon'], entry: 'ham' }],
    short: [],
    unclear: ['1 jar Zorblax'],
  });
});

describe('an ingredient that reads as several foods', () => {
  it('leaves none of the same food over', () => {
    expect(check(['2 eggs and some rice', '1 egg'], '3 eggs')).toMatchObject({
      used: ['2 eggs', '1 egg'],
      unused: ['some rice'],
      short: [],
    });
  });
});
