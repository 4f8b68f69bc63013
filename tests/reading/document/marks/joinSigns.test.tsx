import { expect, it } from 'vitest';
import type { ReadNodes } from '../../../../src/reading/document/marks/Reading';
import { readText } from '../../../../src/reading/document/marks/readText';
import { renderRecipe } from '../../../recipe/cooking/renderRecipe';

/** "|" is around times, and "[" and "]" are around what stays on one line. */
function write(step: string): string {
  const { marks, steps } = readText(`# Rice\n\n## Method\n\n1. ${step}`);
  const writeNode = (node: ReadNodes[number]): string => {
    if (node.type !== 'element') return node.type === 'text' ? node.value : '';
    const words = node.children.map(writeNode).join('');
    const { kind } = marks[Number(node.properties['data-mark'])] ?? {};
    if (kind === 'time') return `|${words}|`;
    if (kind === 'unbroken') return `[${words}]`;
    return node.tagName === 'strong' ? `*${words}*` : words;
  };
  return steps[0]?.nodes.map(writeNode).join('') ?? '';
}

it.each([
  ['Fry (10 minutes more), then rest.', 'Fry [(|10 minutes|] more), then rest.'],
  ['Fry (about 10 minutes), then rest.', 'Fry (about [|10 minutes|),] then rest.'],
  [
    'Fry for **10 minutes**, turn, fry for 5 minutes.',
    'Fry for [*|10 minutes|*,] turn, fry for [|5 minutes|.]',
  ],
  ['Fry for 10 minutes and rest.', 'Fry for |10 minutes| and rest.'],
])('the signs that touch a time stay on its line: %s', (step, words) => {
  expect(write(step)).toBe(words);
});

it('a long run of signs can still be broken', () => {
  expect(write(`Fry ${'('.repeat(9)}10 minutes${')'.repeat(9)}.`)).toBe(
    `Fry ${'('.repeat(6)}[(((|10 minutes|)))]${')'.repeat(6)}.`,
  );
});

it('a button in a recipe has its signs on its line', async () => {
  const { button } = await renderRecipe('# Rice\n\n## Method\n\n1. Boil (10 minutes).\n2. Rest.');
  const line = button('Start a timer for 10 minutes').parentElement;
  expect(line).toHaveTextContent(/^\(10 minutes\)\.$/);
  expect(line?.className).toContain('unbroken');
});
