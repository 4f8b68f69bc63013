import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { readText } from '../../src/reading/document/marks/readText';
import { splitTree } from '../../src/recipe/splitTree';

const WORK = '## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil.';

const pieces = (text: string) =>
  splitTree(readText(text), false).map((nodes) =>
    textOf({ type: 'root', children: structuredClone(nodes) as never[] })
      .trim()
      .replace(/\s+/g, ' '),
  );

describe('a recipe is split', () => {
  it.each([
    ['below its name', `# Rice\n\n${WORK}`, 'Rice'],
    [
      'below time and servings',
      `# Rice\n\nSoft.\n\n**Serves 2** · 20 min\n\n${WORK}`,
      'Rice Soft. Serves 2 · 20 min',
    ],
    [
      'below a list of facts',
      `# Rice\n\n- Prep: 5 min\n- Serves: 2\n\n${WORK}`,
      'Rice Prep: 5 min Serves: 2',
    ],
    [
      'above ingredients without a heading',
      '# Rice\n\nSoft.\n\n- 200 g rice\n\n1. Boil.',
      'Rice Soft.',
    ],
    ['above steps that come first', '# Rice\n\n1. Boil.\n\n## Ingredients\n\n- 200 g rice', 'Rice'],
    [
      'below the name, if much is said of the dish',
      `# Rice\n\n${'Soft.\n\n'.repeat(5)}${WORK}`,
      'Rice',
    ],
    ['below the name, if no part follows', '# Rice\n\nBoil it.', 'Rice'],
    ['at the beginning without a name', 'Boil the rice.', ''],
  ])('%s', (_, text, head) => {
    expect(pieces(text)[0]).toBe(head);
  });
});

it('what a model says before the name comes last, and no word is lost', () => {
  const [head, rest] = pieces(`Sure! Here it is:\n\n# Rice\n\nSoft.\n\n${WORK}`);
  expect([head, rest]).toEqual([
    'Rice Soft.',
    'Ingredients 200 g rice Method Boil. Sure! Here it is:',
  ]);
});

it('the same reading gives the same pieces, so nothing of it renders again', () => {
  const reading = readText(`# Rice\n\n${WORK}`);
  expect(splitTree(reading, false)).toBe(splitTree(reading, false));
});

it('a text that is too much for the parser has no pieces', () => {
  expect(splitTree(readText(`# Rice\n\n${' x'.repeat(17_000)}`), false)).toEqual([]);
});
