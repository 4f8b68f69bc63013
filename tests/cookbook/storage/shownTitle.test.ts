import { describe, expect, it } from 'vitest';
import { shownTitle } from '../../../src/cookbook/storage/shownTitle';
import { SOUP } from '../recipes';

const LONG = 'x'.repeat(118);

describe.each([
  ['no title was read yet', SOUP],
  ['the recipe has no title', { ...SOUP, title: { text: null, version: 1 } }],
])('if %s, the name of a recipe is its first line with words', (_, saved) => {
  it.each([
    ['# Lentil soup\n\nBoil.', 'Lentil soup'],
    ['\n\n  Lentil soup  \r\nBoil.', 'Lentil soup'],
    ['```\n---\n> - **Lentil** _soup_ ##', 'Lentil _soup'],
    ['1. Lentil soup', 'Lentil soup'],
    ['2 * 2 eggs & &constructor;', '2 2 eggs & &constructor;'],
    ['# snake_case_soup', 'snake_case_soup'],
    ['# 茶碗蒸し', '茶碗蒸し'],
    ['\u200b\n***', 'Recipe'],
    [`# ${LONG}ab`, `${LONG}ab`],
    [`# ${LONG}🧄🧄`, `${LONG}…`],
    [`# ${' '.repeat(3_000)}\u2028Soup`, 'Soup'],
  ])('%j is called %j', (recipe, title) => {
    expect(shownTitle({ ...saved, recipe })).toBe(title);
  });
});
