import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/recipe/document/parseRecipe';
import type { RecipeDocument } from '../../../src/recipe/document/RecipeDocument';
import { remarkRecipe } from '../../../src/recipe/document/remarkRecipe';
import { readCorpus } from '../../support/corpus';

function render(text: string) {
  let document: RecipeDocument | null = null;
  const onDocument = (read: RecipeDocument) => {
    document = read;
  };
  const html = renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm, [remarkRecipe, { onDocument }], remarkBreaks]}>
      {text}
    </ReactMarkdown>,
  );
  return { html, document: document as RecipeDocument | null };
}

const RECIPE = `# Rice

## Ingredients

- 200 g rice
- salt

## Method

1. **Boil.** Cook for *10 minutes*, \\& stir.
2. Rest for 5 minutes, then serve.
`;

it('marks steps and ingredients by data attributes', () => {
  const { html } = render(RECIPE);
  expect(html).toContain('<li data-ingredient="0">200 g rice</li>');
  expect(html).toContain('<li data-ingredient="1">salt</li>');
  expect(html).toMatch(/<li data-step="0"><strong>Boil/);
  expect(html).toMatch(/<li data-step="1">Rest/);
});

it('marks times as time elements within the text', () => {
  const { html } = render(RECIPE);
  expect(html).toContain(
    '<em><time dateTime="PT600S" data-timer="0-0">10 minutes</time></em>, &amp; stir.',
  );
  expect(html).toContain(
    'Rest for <time dateTime="PT300S" data-timer="1-0">5 minutes</time>, then serve.',
  );
});

it('hands the document to a callback, as it is read off the page', () => {
  const { document } = render(RECIPE);
  const plain = (read: RecipeDocument | null) =>
    JSON.stringify(read, (key, value) => (key.startsWith('node') ? undefined : value));
  expect(plain(document)).toBe(plain(parseRecipe(RECIPE)));
});

describe('what the page shows', () => {
  it.each<[string, string, string]>([
    ['line breaks stay', 'Prep: 10 min\nCook: 20 min\n', 'Prep: 10 min<br/>\nCook: 20 min'],
    [
      'a bold first line is a heading',
      '**Rice**\n\n**Ingredients**\n- rice\n\n1. Boil.',
      '<h1 data-title="0"><strong>Rice</strong></h1>',
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
      'a video in a sentence is marked',
      '# X\n\nSee https://youtu.be/AAAAAAAAAAA now.',
      '<a href="https://youtu.be/AAAAAAAAAAA" data-video="0">',
    ],
    [
      'a video in angle brackets is marked',
      '# X\n\n<https://youtu.be/AAAAAAAAAAA>',
      'data-video="0"',
    ],
    [
      'each block of a step belongs to it',
      '# X\n\n## Method\n\n### Step 1\n\nBoil.\n\n- a\n',
      '<ul data-step="0">',
    ],
  ])('%s', (_, text, html) => {
    expect(render(text).html).toContain(html);
  });
});

it('a text that is not a recipe is rendered as without the plugin', () => {
  const text = 'Hello *there*.\n\n> A quote with `code`.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
  const plain = renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm, remarkBreaks]}>{text}</ReactMarkdown>,
  );
  expect(render(text).html).toBe(plain);
});

/** Without commas: a sentence of ingredients becomes a list. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>|,/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '');

it.each(readCorpus())(
  'with line breaks and marks, no word of $name is lost, moved or doubled',
  ({ text }) => {
    const plain = renderToStaticMarkup(
      <ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>,
    );
    expect(wordsOf(render(text).html)).toBe(wordsOf(plain));
  },
);
