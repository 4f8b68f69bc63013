import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { expect, it } from 'vitest';
import { remarkRecipe } from '../../src/recipe/document/remarkRecipe';
import { rehypeUnbroken } from '../../src/timers/rehypeUnbroken';
import { renderRecipe } from '../cooking/renderRecipe';

/** Renders a step, with "[" and "]" around what stays on one line. */
function render(step: string): string {
  const html = renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkRecipe]} rehypePlugins={[rehypeUnbroken]}>
      {`# Rice\n\n## Method\n\n1. ${step}`}
    </ReactMarkdown>,
  );
  return (/<li[^>]*>(.*)<\/li>/.exec(html)?.[1] ?? '')
    .replaceAll('<span data-unbroken="">', '[')
    .replaceAll('</span>', ']')
    .replaceAll(/<\/?time[^>]*>/g, '|');
}

it.each([
  ['Fry (10 minutes more), then rest.', 'Fry [(|10 minutes|] more), then rest.'],
  ['Fry (about 10 minutes), then rest.', 'Fry (about [|10 minutes|),] then rest.'],
  [
    'Fry for **10 minutes**, turn, fry for 5 minutes.',
    'Fry for [<strong>|10 minutes|</strong>,] turn, fry for [|5 minutes|.]',
  ],
  ['Fry for 10 minutes and rest.', 'Fry for |10 minutes| and rest.'],
])('the signs that touch a time stay on its line: %s', (step, html) => {
  expect(render(step)).toBe(html);
});

it('a long run of signs can still be broken', () => {
  expect(render(`Fry ${'('.repeat(9)}10 minutes${')'.repeat(9)}.`)).toBe(
    `Fry ${'('.repeat(6)}[(((|10 minutes|)))]${')'.repeat(6)}.`,
  );
});

it('a button in a recipe has its signs on its line', async () => {
  const { button } = await renderRecipe('# Rice\n\n## Method\n\n1. Boil (10 minutes).\n2. Rest.');
  const line = button('Start a timer of 10 minutes').parentElement;
  expect(line).toHaveTextContent(/^\(10 minutes\)\.$/);
  expect(line?.className).toContain('unbroken');
});
