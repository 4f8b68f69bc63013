import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { addMarks, linesOf } from '../../src/allergens/recipeLines';

/** An element with texts and other elements in it. */
function h(tagName: string, ...children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  };
}

/** An element that holds an ingredient. */
function ingredient(...children: Parameters<typeof h>[1][]): Element {
  return { ...h('li', ...children), properties: { 'data-ingredient': '0' } };
}

const root = (...children: Element[]): Root => ({ type: 'root', children });
const read = (...children: Element[]) =>
  linesOf(root(...children)).map(
    ({ text, isIngredient }) => `${isIngredient ? 'ingredient: ' : ''}${text.trim()}`,
  );

describe('a reader sees as one line', () => {
  it.each<[string, Element[], string[]]>([
    ['each block', [h('h1', 'Rice'), h('p', 'Boil it.')], ['Rice', 'Boil it.']],
    [
      'words in bold and in links',
      [h('p', 'Boil ', h('strong', 'the'), ' ', h('a', 'rice'), '.')],
      ['Boil the rice.'],
    ],
    ['each part between breaks', [h('p', 'Boil', h('br'), 'Eat')], ['Boil', 'Eat']],
    ['a row of a table', [h('tr', h('td', 'mi'), h('td', 'lk'))], ['mi lk']],
    ['a head of a table', [h('tr', h('th', 'mi'), h('th', 'lk'))], ['mi lk']],
    ['a word and the number of its footnote', [h('p', 'milk', h('sup', '1'))], ['milk 1']],
    [
      'an item, apart from the items in it',
      [h('li', 'Sauce', h('ul', h('li', '1 egg')), 'Stir.')],
      ['Sauce', '1 egg', 'Stir.'],
    ],
    [
      'an ingredient',
      [h('ul', ingredient('1 ', h('b', 'egg')), h('li', 'Stir.'))],
      ['ingredient: 1 egg', 'Stir.'],
    ],
    [
      'an ingredient in a paragraph of its item',
      [h('ul', ingredient(h('p', '1 egg')), ingredient(h('p', '1 lemon')))],
      ['ingredient: 1 egg', 'ingredient: 1 lemon'],
    ],
    ['no blank element', [h('p', ' '), h('p', '\n'), h('p', 'Eat.')], ['Eat.']],
  ])('%s', (_, elements, lines) => {
    expect(read(...elements)).toEqual(lines);
  });

  it('each line of raw HTML, of which no word is an ingredient', () => {
    const raw = { type: 'raw', value: '<p>milk\nbutter</p>' } as unknown as ElementContent;
    expect(read(h('div', 'Stir.', raw))).toEqual(['<p>milk', 'butter</p>', 'Stir.']);
  });
});

describe('marks', () => {
  /** The text of a tree, with marks in angle brackets. */
  function written(node: Root | ElementContent | Root['children'][number]): string {
    if (node.type === 'text') return node.value;
    if (!('children' in node)) return '';
    const text = node.children.map(written).join('');
    return node.type === 'element' && node.properties.className ? `<${text.trim()}>` : text;
  }

  it('are behind their words, whatever their order', () => {
    const tree = root(h('p', 'milk and ', h('b', 'butter'), ', then milk'), h('p', 'milk'));
    const lines = linesOf(tree);
    const marks = [
      { line: 0, end: 4, words: 'a' },
      { line: 1, end: 4, words: 'd' },
      { line: 0, end: 15, words: 'b' },
      { line: 0, end: 26, words: 'c' },
    ];
    addMarks(lines, marks, 'mark');
    expect(written(tree)).toBe('milk<(a)> and butter<(b)>, then milk<(c)>milk<(d)>');
  });

  it('of one text node keep to their words', () => {
    const tree = root(h('p', 'milk, butter and cream'));
    const marks = [4, 12, 22].map((end) => ({ line: 0, end, words: `${end}` }));
    addMarks(linesOf(tree), marks, 'mark');
    expect(written(tree)).toBe('milk<(4)>, butter<(12)> and cream<(22)>');
  });

  it('of a line without text nodes, such as raw HTML, change nothing', () => {
    const raw = { type: 'raw', value: 'milk' } as unknown as ElementContent;
    const tree = root(h('div', raw));
    addMarks(linesOf(tree), [{ line: 0, end: 4, words: 'a' }], 'mark');
    expect(tree).toEqual(root(h('div', raw)));
  });
});
