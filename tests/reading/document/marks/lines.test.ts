import type { Element } from 'hast';
import { expect, it } from 'vitest';
import type { ReadNodes } from '../../../../src/reading/document/marks/Reading';
import { readText } from '../../../../src/reading/document/marks/readText';
import type { Unchanging } from '../../../../src/reading/document/RecipeDocument';

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

const elementsOf = (nodes: ReadNodes): Unchanging<Element>[] =>
  nodes.flatMap((node) => (node.type === 'element' ? [node, ...elementsOf(node.children)] : []));

const written = (nodes: ReadNodes, write: (element: Unchanging<Element>) => string): string[] =>
  nodes.map((node) => {
    if (node.type === 'element') return write(node);
    return node.type === 'text' ? node.value : '';
  });

const wordsOf = (nodes: ReadNodes): string =>
  written(nodes, ({ children }) => wordsOf(children)).join('');

/** The words that press a box. */
function labelsOf(text: string): string[] {
  const elements = elementsOf(readText(text).tree?.children ?? []);
  const labels = elements.filter(({ tagName }) => tagName === 'label');
  return labels.flatMap(({ children }) => wordsOf(children).trim() || []);
}

it.each<[string, string, string[]]>([
  ['an ingredient', '- 1 egg', ['1 egg']],
  ['an ingredient in a row', '| Amount | Food |\n|-|-|\n| 1 | egg |', ['1']],
  ['a step', '1. Boil it.\n2. *Eat* it.', ['Boil it.', 'Eat it.']],
  ['a step beside its time', '1. Boil for 5 minutes.\n2. Eat.', ['Boil for', 'Eat.']],
  ['a step beside its link', '1. See [this](https://a.example) now.', ['See', 'now.']],
  ['the paragraphs of a step', '1. Boil it.\n\n   Eat it.', ['Boil it.', 'Eat it.']],
  ['the items in a step', '1. Mix:\n   - one\n   - two\n2. Eat.', ['Mix:', 'one', 'two', 'Eat.']],
  ['the cells of a step', '| Step | Do |\n|-|-|\n| 1 | Eat. |', ['1', 'Eat.']],
])('the box of %s is pressed by its words', (_, text, labels) => {
  const heading = text.includes('egg') ? 'Ingredients' : 'Method';
  expect(labelsOf(`# Rice\n\n## ${heading}\n\n${text}`)).toEqual(labels);
});

it.each([
  ['1. 1 egg\n2. 2 figs', 'ol', 'ingredient-list'],
  ['- 1 egg\n- 2 figs', 'ul', 'contains-task-list'],
])('the ingredients of %j are a list with boxes', (list, tagName, className) => {
  const { tree } = readText(`# Rice\n\n## Ingredients\n\n${list}`);
  const found = elementsOf(tree?.children ?? []).find((element) => element.tagName === tagName);
  expect(found?.properties.className).toEqual([className]);
});

it.each<[string, string, string[]]>([
  ['ingredient', '## Ingredients\n\n- 1 egg', ['box', 'amounts', 'ingredient']],
  [
    'ingredient above other items',
    '## Ingredients\n\n- 1 egg\n  - white',
    ['box', 'amounts', 'ingredient'],
  ],
  ['step', '## Method\n\n1. Boil.', ['box', 'step']],
])('what the page says of an %s has its place after the words', (_, text, kinds) => {
  const { tree, marks } = readText(`# Rice\n\n${text}`);
  const found = elementsOf(tree?.children ?? []).flatMap(
    ({ properties }) => marks[Number(properties['data-mark'])]?.kind ?? [],
  );
  expect(found.filter((kind) => !/title|list|words|time/.test(kind))).toEqual(kinds);
});

it.each<[string, string, string[]]>([
  ['of a list', '- 2 *large* eggs', ['0 2 ', '2 large', '7  eggs']],
  ['after a check mark', '- ✅ 2 eggs', ['- ✅ ', '0 2 eggs']],
  ['of a row', '| Amount | Food |\n|-|-|\n| 2 | eggs |', ['0 2', '2 eggs']],
  ['of a row without an amount', '| Food | Amount |\n|-|-|\n| eggs | 2 |', ['2 eggs', '0 2']],
  ['of a row that repeats a word', '| Amount | Food |\n|-|-|\n| 2 | 2 eggs |', ['- 2', '2 2 eggs']],
])('the words of an ingredient %s know their place in its line', (_, list, places) => {
  const { tree, marks } = readText(`# Rice\n\n## Ingredients\n\n${list}`);
  const found = elementsOf(tree?.children ?? []).flatMap(({ properties, children }) => {
    const mark = marks[Number(properties['data-mark'])];
    if (mark?.kind !== 'words') return [];
    return `${mark.amount?.start ?? '-'} ${wordsOf(children)}`;
  });
  expect(found.slice(-places.length)).toEqual(places);
});

it.each<[string, string, string[]]>([
  ['an item', '1. Boil *it*.', ['data', 'em', 'data', 'data']],
  ['an item in paragraphs', '1. Boil it.\n\n   Eat it.', ['\n', 'p', '\n', 'p', '\n']],
  ['a heading and a paragraph', '### Step 1\n\nBoil it.', ['h5', '\n', 'p']],
  ['a row', '| Step | Do |\n|-|-|\n| 1 | Eat. |', ['data', '\n', 'data', 'data']],
])('the words of a step that is %s go without its frame', (_, method, nodes) => {
  const [step] = readText(`# Rice\n\n## Method\n\n${method}`).steps;
  expect(written(step?.nodes ?? [], ({ tagName }) => tagName)).toEqual(nodes);
});

it.each<[string, string, string]>([
  ['a line', 'Serves 2, quickly.', 'Serves [2,] quickly.*'],
  ['a range', 'Serves 2–4', 'Serves [2–4]*'],
  ['another number before it', 'In 2 hours · Serves 2', 'In 2 hours · Serves [2]*'],
  ['bold words', '**Serves:** 2 (small)', 'Serves: [2] (small)*'],
])('the number of servings in %s becomes a field', (_, line, expected) => {
  const { tree, marks } = readText(`# Rice\n\n${line}\n\n## Ingredients\n\n- 1 egg`);
  const write = (nodes: ReadNodes): string =>
    written(nodes, ({ properties, children }) => {
      const mark = marks[Number(properties['data-mark'])];
      if (mark?.kind === 'servings') return `[${wordsOf(children)}${mark.signs}]`;
      return mark?.kind === 'batch' ? '*' : write(children);
    }).join('');
  expect(write(tree?.children ?? [])).toContain(expected);
});

it('a list that continues a step has only items in it', () => {
  const { tree } = readText(
    '# Soup\n\n## Method\n\n1. Boil.\n2. Serve with:\n\n- [x] bread\n- [ ] oil',
  );
  const lists = elementsOf(tree?.children ?? []).filter(({ tagName }) => tagName === 'ul');
  expect(lists.map(({ properties }) => properties['data-step'])).toEqual([1]);
  const [{ children } = expect.fail()] = lists;
  const names = children.flatMap((child) => (child.type === 'element' ? [child.tagName] : []));
  expect(names).toEqual(['li', 'li']);
});
