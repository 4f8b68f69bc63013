import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { readPastedList } from '../../../src/reading/lists/readPastedList';
import { readTable } from '../../support/readTable';
import { growthOf, MOST_GROWTH } from '../../support/timeOf';

describe('a pasted list', () => {
  const lists = readTable(new URL('pastedLists.txt', import.meta.url));

  test.each(lists)('from $title', ({ text, expected: [gives, leftOut] }) => {
    const list = readPastedList(text);
    expect(list.ingredients.join(', ')).toBe(gives);
    expect(list.leftOut).toEqual(leftOut?.split(' || ') ?? []);
  });
});

// Written to get past the reader. N and M are foods that a visitor avoids.
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
  'Allergies:\nNo: nuts\n\nN',
  'Allergies:\nAvoid: eggs\n\nNo: nuts\n\nN',
  'Avoid:\r\n\r\nN\r\nM',
  '- Avoid:\n  - N\n    - M\n  - N and M',
  '> Allergies:\n> N\n> M',
  '[21/11/2026, 18:04] Anna: Allergies:\n[21/11/2026, 18:05] Anna: N',
  '1. Avoid:\n2. N\n3. M',
  'Verboten:\nN',
  'Tom verträgt nicht:\nN',
  'Bitte ohne:\nN',
  'eggs\nNo:N',
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
])('never makes an ingredient of what a visitor avoids: %j', (text) => {
  const named = readPastedList(text).ingredients.filter((line) => /[NM]\b/.test(line));
  expect(named).toEqual([]);
});

test.each([',', '* ', '- [ ] ', 'allerg', 'allergfree ', '# ', '1. ', ' ', 'no ', ':', '**a'])(
  'takes no longer than a text of %j grows',
  (unit) => {
    const read = (size: number) => readPastedList(unit.repeat(size));
    expect(growthOf(read, 10_000)).toBeLessThan(MOST_GROWTH);
  },
);

/** F is a food of the list, and N one that the visitor avoids. */
const OF_WORDS: Record<string, Record<string, string>> = {
  en: {
    avoided: 'Avoid:\nN',
    not: 'Never:\nN',
    forbidden: 'Prohibited:\nN',
    forget: "Don't forget: F",
    none: 'Allergies: none\nF',
    list: 'No:\nN\nGroceries:\nF',
    beforeList: 'No:\nN\nWhat we need:\nF',
  },
  de: { avoided: 'Zu vermeiden:\nN' },
  es: { avoided: 'Evitar:\nN' },
  fr: { avoided: 'À éviter :\nN' },
  it: {
    not: 'Senza:\nN',
    forbidden: 'Vietato:\nN',
    forget: 'Non dimenticare: F',
    none: 'Allergie: nessuna\nF',
    list: 'Senza:\nN\nDispensa:\nF',
    beforeList: 'Senza:\nN\nLa dispensa:\nF',
  },
  pt: { not: 'Sem:\nN' },
  nl: { avoided: 'Vermijd:\nN', not: 'Zonder:\nN', list: 'Zonder:\nN\nBoodschappen:\nF' },
  'others/pasted': {
    avoided: 'Undvik:\nN',
    not: 'Bez:\nN',
    forbidden: '禁止:\nN',
    list: 'Bez:\nN\n材料:\nF',
  },
};

describe.each(Object.entries(OF_WORDS))('the words of %s', (file, examples) => {
  it('have an example for each row', () => {
    const url = new URL(`../../../src/reading/languages/${file}.txt`, import.meta.url);
    const rows = readFileSync(url, 'utf8').matchAll(
      file.includes('/') ? /^(\w+):/gm : /^pasted\.(\w+):/gm,
    );
    expect(Object.keys(examples)).toEqual([...rows].map(([, row]) => row));
  });

  it.each(Object.entries(examples))('of the row "%s" decide about "%s"', (_, text) => {
    const { ingredients } = readPastedList(text);
    expect(ingredients).toEqual(/\bF$/.test(text) ? ['F'] : []);
  });
});
