import { expect, it } from 'vitest';
import { readText } from '../../../../src/reading/document/marks/readText';

const linesOf = (text: string) =>
  readText(text).lines.map(({ text, isIngredient, heading, step }) =>
    [
      isIngredient && 'ingredient: ',
      heading && `${heading}: `,
      step && `${step}: `,
      text.replace(/\s+/g, ' ').trim(),
    ]
      .filter(Boolean)
      .join(''),
  );

it.each<[string, string, string[]]>([
  ['each block', '# Rice\n\nBoil it.', ['title: Rice', 'Boil it.']],
  ['words in bold and in links', 'Boil **the** [rice](https://a.example).', ['Boil the rice.']],
  ['each part between breaks', 'Boil  \nEat', ['Boil', 'Eat']],
  ['a row of a table', '| a | b |\n| - | - |\n| mi | lk |', ['a b', 'mi lk']],
  ['a word and the number of its footnote', 'Add milk[^1].\n\n[^1]: Or not.', ['Add milk 1.']],
  ['an item, apart from the items in it', '- Sauce\n  - 1 egg', ['Sauce', 'ingredient: 1 egg']],
  ['each line of raw HTML', '<p>milk\nbutter</p>', ['<p>milk', 'butter</p>']],
  [
    'ingredients and steps, with the numbers of the steps',
    '# Rice\n\n## Ingredients\n\n- 1 **egg**\n\n## Method\n\n1. Boil.\n2. Eat.',
    [
      'title: Rice',
      'part: Ingredients',
      'ingredient: 1 egg',
      'part: Method',
      '1: Boil.',
      '2: Eat.',
    ],
  ],
])('a reader sees as one line %s', (_, text, lines) => {
  expect(linesOf(text).slice(0, lines.length)).toEqual(lines);
});
