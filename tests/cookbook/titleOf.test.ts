import { expect, it } from 'vitest';
import { titleOf } from '../../src/cookbook/titleOf';

it.each([
  ['# Lentil soup', 'Lentil soup'],
  ['Here is a recipe:\n\n## Lentil soup ##\n\n1. Boil', 'Lentil soup'],
  ['Lentil soup\n===\n\nBoil.', 'Lentil soup'],
  ['Lentil soup\n---\n\nBoil.', 'Lentil soup'],
  ['**Lentil soup**\n\n- lentils', 'Lentil soup'],
  ['\n\n  Lentil soup  \nBoil.', 'Lentil soup'],
  ['1. Lentil soup', 'Lentil soup'],
  ['> - Lentil soup', 'Lentil soup'],
  ['```\n# no title\n```\n# Lentil soup', 'Lentil soup'],
  [
    '# **Lentil** _soup_ with `salt` ~~and~~ [oil](https://a.example) ![x](y)',
    'Lentil soup with salt and oil x',
  ],
  ['# Mac &amp; cheese &lt;3 &nope;', 'Mac & cheese <3 &nope;'],
  ['# 2 \\* 2 eggs', '2 * 2 eggs'],
  ['# snake_case_soup', 'snake_case_soup'],
  ['#\n\n#hash soup', '#hash soup'],
  ['# \n## Soup', 'Soup'],
  ['\u200b\n***', 'Recipe'],
  ['# 茶碗蒸し', '茶碗蒸し'],
  [`# ${'x'.repeat(120)}`, 'x'.repeat(120)],
  [`# ${'x'.repeat(118)}🧄🧄`, `${'x'.repeat(118)}…`],
  ['# <img src=x onerror=hit()>', '<img src=x onerror=hit()>'],
  ['# a\r\nb', 'a'],
])('%j is called %j', (recipe, title) => {
  expect(titleOf(recipe)).toBe(title);
});

it('has any text named in no time', () => {
  const before = performance.now();
  for (const part of [
    '[',
    '*',
    '_a',
    '`',
    '> ',
    '- ',
    '#',
    '\\',
    '&',
    'a\n',
    '![](',
    '# \n',
    '=\n',
  ]) {
    titleOf(part.repeat(50_000 / part.length));
  }
  expect(performance.now() - before).toBeLessThan(1_500);
});
