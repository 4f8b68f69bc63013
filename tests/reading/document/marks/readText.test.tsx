import type { Element } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import type { ReadNodes } from '../../../../src/reading/document/marks/Reading';
import { readText } from '../../../../src/reading/document/marks/readText';
import { parseRecipe } from '../../../../src/reading/document/parseRecipe';
import type { Unchanging } from '../../../../src/reading/document/RecipeDocument';
import { bareName } from '../../../../src/reading/document/sections/readTitle';
import { RecipeView } from '../../../../src/recipe/RecipeView';
import { readCorpus } from '../../../support/corpus';
import { once } from '../../../support/once';

const RECIPE = `# Rice

Serves 2 in 30 minutes.

## Ingredients

- 200 g rice
- salt

## Method

1. **Boil.** Cook for *10 minutes*, \\& stir.
2. Rest for 5 minutes, then serve.
`;

const readings = once(() =>
  [...readCorpus(), { text: RECIPE }].map(({ text }) => ({ text, reading: readText(text) })),
);

/** Leaves out what the page adds. */
function htmlOf(text: string, reading = readText(text)): string {
  const components: Components = {
    data({ node, children }) {
      const mark = reading.marks[Number(node?.properties['data-mark'])];
      return (
        <>
          {children}
          {mark?.kind === 'servings' && mark.signs}
        </>
      );
    },
    a: ({ node, children }) => <a href={String(node?.properties['data-address'])}>{children}</a>,
    label: ({ children }) => children,
    input: () => null,
  };
  return renderToStaticMarkup(<RecipeView reading={reading} components={components} />)
    .replace(/ (?:data-mark|data-table)="\d+"/g, '')
    .replace(/ class="(?:step-item|step-line|(?:contains-)?task-list(?:-item)?)"/g, '')
    .replace(/<\/?section[^>]*>/g, '');
}

const elementsOf = (nodes: ReadNodes): Unchanging<Element>[] =>
  nodes.flatMap((node) => (node.type === 'element' ? [node, ...elementsOf(node.children)] : []));

describe('a reading', () => {
  it('has the marks of steps and ingredients as places in the document', () => {
    const html = htmlOf(RECIPE);
    expect(html).toContain('<li data-ingredient="0">200 g rice</li>');
    expect(html).toContain('<li data-ingredient="1">salt</li>');
    expect(html).toMatch(/<li data-step="0"><strong>Boil/);
    expect(html).toMatch(/<li data-step="1">Rest/);
  });

  it('has times as elements within the text, with their step and seconds', () => {
    expect(htmlOf(RECIPE)).toContain('<em><time>10 minutes</time></em>, &amp; stir.');
    expect(htmlOf(RECIPE)).toContain('Rest for <time>5 minutes</time>, then serve.');
    expect(readText(RECIPE).marks.filter(({ kind }) => kind === 'time')).toEqual([
      { kind: 'time', step: 0, index: 0, seconds: 600, words: '10 minutes' },
      { kind: 'time', step: 1, index: 0, seconds: 300, words: '5 minutes' },
    ]);
  });

  it('has one number for each marked element, and no mark without an element', {
    tags: 'rare',
  }, () => {
    for (const { reading } of readings()) {
      const { tree, marks } = reading;
      const numbers = elementsOf(tree?.children ?? []).flatMap(
        ({ properties }) => properties['data-mark'] ?? [],
      );
      expect(new Set(numbers).size).toBe(numbers.length);
      // The box of a step or ingredient replaces that of a task.
      const lost = marks.filter((_, at) => !numbers.includes(at));
      expect(lost.filter((mark) => mark.kind !== 'box' || mark.of !== 'task')).toEqual([]);
    }
  });

  it('has each line that a reader sees, and marks every word of it', () => {
    for (const { reading } of readings()) {
      const { tree, marks, lines } = reading;
      const shown = lines.map((line) => line.text);
      for (const element of elementsOf(tree?.children ?? [])) {
        const mark = marks[Number(element.properties['data-mark'])];
        const [words] = element.children;
        if (mark?.kind !== 'words' || words?.type !== 'text') continue;
        const line = lines[mark.line]?.text ?? '';
        expect(line.startsWith(words.value, mark.start)).toBe(true);
        expect(mark.next).toBeGreaterThanOrEqual(mark.start + words.value.length);
        const blank = ' '.repeat(words.value.length);
        const rest = shown[mark.line] ?? '';
        shown[mark.line] =
          rest.slice(0, mark.start) + blank + rest.slice(mark.start + blank.length);
      }
      // The page shows raw HTML as text, without marks.
      expect(shown.filter((rest) => rest.trim() && !rest.startsWith('<'))).toEqual([]);
    }
  });

  it('has no line for an address that a player replaces', () => {
    const { lines } = readText('# Soup\n\nhttps://youtu.be/AAAAAAAAAAA\n\nStir.');
    expect(lines.map(({ text }) => text)).toEqual(['Soup', 'Stir.']);
  });

  it('has the same document as a recipe that is read off the page', () => {
    const plain = (read: unknown) =>
      JSON.stringify(read, (key, value) => (key.startsWith('node') ? undefined : value));
    for (const { text, reading } of readings()) {
      expect(plain(reading.document)).toBe(plain(parseRecipe(text)));
    }
  });

  it('is made of a text once, and cannot be changed', () => {
    const reading = readText(RECIPE);
    expect(readText(RECIPE)).toBe(reading);
    // @ts-expect-error: the types say so too.
    expect(() => reading.tree?.children.pop()).toThrow(TypeError);
    // @ts-expect-error: also of what the document refers to.
    expect(() => delete reading.document.steps[0]?.nodes[0]?.type).toThrow(TypeError);
    expect(() => Object.assign(reading.marks[0] ?? {}, { kind: 'title' })).toThrow(TypeError);
    expect(() => Object.assign(reading.document.title?.node ?? {}, { x: 1 })).toThrow(TypeError);
  });

  it('stays in memory for the last eight texts', () => {
    const first = readText('# 0');
    for (let count = 1; count < 8; count += 1) readText(`# ${count}`);
    expect(readText('# 0')).toBe(first);
    for (let count = 8; count < 15; count += 1) readText(`# ${count}`);
    expect(readText('# 0')).toBe(first);
    for (let count = 15; count < 23; count += 1) readText(`# ${count}`);
    expect(readText('# 0')).not.toBe(first);
  });

  it('renders the same twice', () => {
    for (const { text, reading } of readings()) {
      expect(htmlOf(text, reading)).toBe(htmlOf(text, reading));
    }
  });

  it.each([
    ['too long to be parsed', '[x'.repeat(20_000)],
    ['blank', ''],
  ])('of a text that is %s says nothing', (_, text) => {
    const { document, marks, lines, steps } = readText(text);
    expect(document).toMatchObject({ title: null, language: null, hasAllSteps: false });
    expect([lines, steps]).toEqual([[], []]);
    expect(marks.filter(({ kind }) => kind !== 'title')).toEqual([]);
  });
});

describe('what the page shows', () => {
  it.each<[string, string, string]>([
    ['line breaks stay', 'Prep: 10 min\nCook: 20 min\n', 'Prep: 10 min<br/>\nCook: 20 min'],
    [
      'a bold first line is a heading',
      '**Rice**\n\n**Ingredients**\n- rice\n\n1. Boil.',
      '<h3 data-title="0"><strong>Rice</strong></h3>',
    ],
    [
      'each checked line is an ingredient',
      '# X\n\n**Ingredients**\n✅ 1 egg\n✅ 2 figs',
      '<p data-ingredient="0">✅ 1 egg</p>\n<p data-ingredient="1">✅ 2 figs</p>',
    ],
    [
      'a number below a bold line is a step',
      '# X\n\n1. Mix.\n\n**Bake**\n3. Bake it.',
      '<p data-step="1">3. Bake it.</p>',
    ],
    [
      'a video in angle brackets keeps its address',
      '# X\n\n<https://youtu.be/AAAAAAAAAAA>',
      '<figure><a href="https://youtu.be/AAAAAAAAAAA">',
    ],
    [
      'each block of a step belongs to it',
      '# X\n\n## Method\n\n### Step 1\n\nBoil.\n\n- a\n',
      '<ul data-step="0">',
    ],
  ])('%s', (_, text, html) => {
    expect(htmlOf(text)).toContain(html);
  });
});

it('lines that serve as headings become headings of the right depth', () => {
  const html = htmlOf(
    'Rice\n\nIngredients:\n\n- 1 egg\n\nFor the sauce:\n\n- 1 cup milk\n\n**Instructions:**\n\n1. Boil.\n\n**Tip:** Salt it.',
  );
  expect(html).toContain('<h4>Ingredients:</h4>');
  expect(html).toContain('<h5>For the sauce:</h5>');
  expect(html).toContain('<h4><strong>Instructions:</strong></h4>');
  expect(html).toContain('<p><strong>Tip:</strong> Salt it.</p>');
});

it('what a model says above the title is marked below it, and checked', () => {
  const { tree, marks, lines } = readText(`Sure!\n\nHere it is:\n\n${RECIPE}`);
  const names = (tree?.children ?? [])
    .filter((child) => child.type === 'element')
    .map(({ tagName, properties }) => marks[Number(properties['data-mark'])]?.kind ?? tagName);
  expect(names.slice(0, 4)).toEqual(['h3', 'title', 'chatter', 'p']);
  expect(lines.map((line) => line.text)).toEqual(expect.arrayContaining(['Sure!', 'Here it is:']));
});

it('a title loses the word that only says what it is', () => {
  const text = '# Recipe: Milk rice\n\n## Ingredients\n\n- 1 l milk\n\n## Method\n\n1. Boil.';
  expect(htmlOf(text)).toMatch(/^<h3[^>]*>Milk rice</);
  expect(htmlOf(text.replace('Recipe: ', 'Recipe '))).toMatch(/^<h3[^>]*>Recipe Milk rice</);
  expect(readText(text).lines[0]?.text).toBe('Milk rice');
});

it('a text that is not a recipe is rendered as any other', () => {
  const text = 'Hello *there*.\n\n> A quote with `code`.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
  const plain = renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm, remarkBreaks]}>{text}</ReactMarkdown>,
  );
  expect(htmlOf(text)).toBe(plain);
});

/** Commas disappear when a sentence of ingredients becomes a list. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>|,/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '');

function titleFirst(text: string): string {
  const { title, chatter } = parseRecipe(text);
  if (!title || chatter.length === 0) return text;
  const lines = text.split('\n');
  const at = lines.findIndex((line) => bareName(line) === title.text);
  return [lines[at], '', ...lines.slice(0, at), '', ...lines.slice(at + 1)].join('\n');
}

it.each(readCorpus())(
  'with line breaks and marks, no word of $name is lost, moved or doubled',
  ({ text }) => {
    const shown = titleFirst(text).replace(/^(#* ?)(?:Rezept|Recipe|Title): /m, '$1');
    const plain = renderToStaticMarkup(
      <ReactMarkdown remarkPlugins={[remarkGfm]}>{shown}</ReactMarkdown>,
    );
    expect(wordsOf(htmlOf(text))).toBe(wordsOf(plain.replaceAll('&lt;br&gt;', ' ')));
  },
);
