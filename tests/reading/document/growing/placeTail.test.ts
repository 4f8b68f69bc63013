import { expect, it } from 'vitest';
import { tailOf } from '../../../../src/reading/document/growing/placeTail';

/** Signs of markdown, which no visitor should read. */
const SIGN = /[*#`~|<>[\]_^]|^\d+[.)]|^-/;

it.each([
  '## Method',
  '### For the sauce',
  '- 2 eggs, **beaten**',
  '* 200 g `rice`',
  '10. Boil the rice.',
  '**Tip:** use *thyme*.',
  '> Serve it hot.',
  '| rice | 200 g |',
  '---',
  '***',
  '___',
  '[^1]: With little work.',
  'Serves **four**.[^1]',
  'See [this page](https://example.org/rice).',
  '![A bowl](bowl.png)',
  '```json',
  '<div class="note">Serve it.</div>',
  '~~~',
])('of "%s" no sign shows while it is written', (line) => {
  const shown = Array.from({ length: line.length + 1 }, (_, end) => tailOf(line.slice(0, end), []));
  expect(shown.map(({ words }) => words).filter((words) => SIGN.test(words))).toEqual([]);
});

it('a line shows its words in the element that it will have', () => {
  const below = ['# Rice', '## Ingredients'];
  expect(tailOf('- 2 egg', below)).toEqual({ shape: 'ul', words: '2 egg', isFood: true });
  expect(tailOf('1. Boil', ['# Rice', '## Method'])).toEqual({
    shape: 'ol',
    words: 'Boil',
    isFood: false,
  });
  expect(tailOf('## Meth', ['# Rice'])).toEqual({ shape: 'h4', words: 'Meth', isFood: false });
  expect(tailOf('A quick', ['# Rice'])).toEqual({ shape: 'p', words: 'A quick', isFood: false });
});
