import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { showOvenTemperatures } from '../../../src/amounts/scaling/ovenTemperatures';
import { applyEdits, scaleLine } from '../../../src/amounts/scaling/showAmounts';
import { cutList } from '../../../src/reading/languages';
import type { LanguageCode } from '../../../src/reading/languages/Language';
import { readStep } from '../../../src/reading/quantities/readStep';

/** The entries of a list in the file of a language. */
function entriesOf(list: string, language: string) {
  const file = new URL(`../../../src/reading/languages/${language}.txt`, import.meta.url);
  const found = readFileSync(file, 'utf8').match(new RegExp(`(?<=^${list}: ).*`, 'm'));
  return cutList(found?.[0] ?? '');
}

const rows = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row && !row.startsWith('#'))
  .map((row) => {
    const [list = '', written = '', shown = ''] = row.split(' | ');
    const [, language = 'en', text = ''] = /^(?:(de|fr|es): )?(.*)$/.exec(written) ?? [];
    return { list, text, shown, language: language as LanguageCode };
  });

/** The food of a step, a step with °F, or a line for twice as many people. */
function readBy(list: string, text: string, language: LanguageCode): string | null {
  if (list.startsWith('heat.')) return applyEdits(text, showOvenTemperatures(text, 'us'));
  if (!text.endsWith('.')) return scaleLine(text, { factor: 2, units: 'original', language });
  const [amount] = readStep(text, language).amounts;
  return [amount?.words, !amount?.food && 'no food', amount?.isForEach && 'for each']
    .filter(Boolean)
    .join(', ');
}

it.each(rows)('$list: $text', ({ list, text, shown, language }) => {
  expect(readBy(list, text, language)).toBe(shown === '-' ? null : shown);
});

const lists = [
  ...new Set(rows.flatMap(({ list, language }) => [`${list} en`, `${list} ${language}`])),
];

it.each(
  lists.flatMap((one) => {
    const [list = '', language = ''] = one.split(' ');
    return entriesOf(list, language).map((entry) => [list, language, entry] as const);
  }),
)('%s has a text for %s with "%s"', (list, _, entry) => {
  const words = new RegExp(entry, 'iu');
  expect(rows.some((row) => row.list === list && words.test(row.text))).toBe(true);
});

it('only lists have texts', () => {
  const LANGUAGES = ['en', 'de', 'fr', 'es'];
  const none = rows.filter(({ list }) => !LANGUAGES.some((code) => entriesOf(list, code).length));
  expect(none).toEqual([]);
});
