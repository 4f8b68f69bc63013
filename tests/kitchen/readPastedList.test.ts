import { describe, expect, test } from 'vitest';
import { readPastedList } from '../../src/kitchen/readPastedList';
import { PASTED_LISTS } from './pastedLists';

describe('a pasted list', () => {
  test.each(PASTED_LISTS)('from $from', ({ text, gives, leftOut = [] }) => {
    const list = readPastedList(text);
    expect(list.ingredients.join(', ')).toBe(gives);
    expect(list.leftOut).toEqual(leftOut);
  });
});

// Written after the reader, by looking for ways around it. N and M are foods that somebody avoids.
test.each([
  'ALLERGIES\nN\nM',
  '**Allergies**\n\n* N\n* M\n\n**Groceries**\n\n* milk',
  'eggs\nAllergy list:\nN',
  "Things we can't eat:\n- N\n- M",
  'Tom doesn’t eat: N',
  "Can't eat\n- N\n- M",
  'Nut allergy!\nN\nM',
  '⚠️ Allergies: N\n- also M\n\nTo buy:\nmilk',
  'AVOID (allergy):\nN',
  'Yes\n- eggs\nNo\n- N\n- M',
  'no N\nwithout M\neggs',
  'Free from: N, M',
  'May contain:\nN',
  'Off limits:\n\nN\n\nM',
  'Coeliac:\nN',
  'Avoid:\nDairy:\nN\nNuts:\nM',
  'Avoid:\r\n\r\nN\r\nM',
  '- Avoid:\n  - N\n    - M\n  - N and M',
  '> Allergies:\n> N\n> M',
  '[21/11/2026, 18:04] Anna: Allergies:\n[21/11/2026, 18:05] Anna: N',
  '1. Avoid:\n2. N\n3. M',
  'Verboten:\nN',
  'Tom verträgt nicht:\nN',
  'Bitte ohne:\nN',
  'Sans gluten ni N\nPas de : M',
  'Intolérances :\nN',
  'Prohibido:\nN',
  'Sin:\nN',
  'Allergeni:\nN',
  'Não pode:\nN',
  'Geen:\nN',
  'Undvik:\nN',
  'Аллергия:\nN',
  '过敏：\nN',
])('never makes an ingredient of what somebody avoids: %j', (text) => {
  const named = readPastedList(text).ingredients.filter((line) => /[NM]\b/.test(line));
  expect(named).toEqual([]);
});

test('takes no longer than the text grows', () => {
  const time = (text: string) => {
    const start = performance.now();
    readPastedList(text);
    return performance.now() - start;
  };
  for (const unit of [
    ',',
    '* ',
    '- [ ] ',
    'allerg',
    'allergfree ',
    '# ',
    '1. ',
    ' ',
    'no ',
    ':',
    '**a',
  ]) {
    readPastedList(unit.repeat(10_000));
    const [short, long] = [20_000, 160_000].map((count) =>
      Math.min(...[1, 2, 3].map(() => time(unit.repeat(count)))),
    ) as [number, number];
    // Eight times the text: 64 times the time would be quadratic.
    expect(long, unit).toBeLessThan(32 * Math.max(short, 0.5));
  }
});
