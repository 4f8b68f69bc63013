import { expect, it } from 'vitest';
import { fileNameOf } from '../../src/browser/download';

it.each([
  ['Rice & “Peas”: l’été', 'rice-peas-lété'],
  ['', 'recipe'],
  ['../../etc/passwd\u0000', 'etc-passwd'],
  ['サフランと卵のおかゆ', 'サフランと卵のおかゆ'],
  ['🧄🧄', 'recipe'],
  [`${'very '.repeat(30)}good`, `${'very-'.repeat(12).slice(0, -1)}`],
  ['CON', 'con-recipe'],
  ['Lpt1', 'lpt1-recipe'],
  ['x'.repeat(200), `${'x'.repeat(60)}`],
])('the file of a recipe called %j is %j', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
