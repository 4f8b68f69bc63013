import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { foodNamed } from '../../src/foods/foods';
import { pairsOf } from '../../src/foods/rows';
import { findUnsafe } from '../../src/foods/safety/findUnsafe';
import SHELVES from '../../src/foods/shop/shelves.txt?raw';
import { readSeen } from '../../src/foods/sight/readSeen';
import { SIGHT } from '../../src/foods/sight/words';

/** The rows of a table with the line beside each: a build drops these. */
function examplesIn(path: string) {
  const text = readFileSync(new URL(`../../src/foods/${path}`, import.meta.url), 'utf8');
  let name = '';
  return text.split('\n').flatMap((line) => {
    name = /^ {2}'?([\w ]+?)'?:/.exec(line)?.[1] ?? name;
    const [, words = '', example] =
      /^ +(?:'?[\w ]+'?: )?[/'](.*)[/'][iu]*, \/\/ (.*)$/.exec(line) ?? [];
    return example ? [[name, example, words] as const] : [];
  });
}

/** What a line of the table's row is. */
const SEEN: Record<string, (line: string) => boolean> = {
  beside: (line) => readSeen(line).food !== null,
  foods: (line) => readSeen(line).saysFoods,
  bad: (line) => readSeen(line).saysBad,
  wild: (line) => readSeen(line).isWild,
  grows: (line) => readSeen(line).isWild,
  outside: (line) => readSeen(line).isWild,
  unfit: (line) => readSeen(line).isUnfit,
};

it.each(examplesIn('sight/words.ts'))('in a picture, %s: %s', (name, example, words) => {
  expect(example).toMatch(new RegExp(words, 'iu'));
  expect(SEEN[name]?.(example)).toBe(true);
  expect(readSeen('2 eggs')).toMatchObject({ saysBad: false, isWild: false, isUnfit: false });
});

/** What a recipe with one line cooks, in a step that names the same. */
const unsafeIn = (line: string, list = line) =>
  findUnsafe(
    [list],
    [[{ text: `Fry the ${line.replace(/^[\d ]+(?:g )?/, '')}.`, isCooking: true }]],
  )[0];

it.each(examplesIn('safety/findUnsafe.ts'))(
  'what must be cooked through, %s: %s',
  (name, example, words) => {
    if (/^(?:raw|soaks)$/.test(name)) expect(example).toMatch(new RegExp(words, 'i'));
    else if (name === 'safe') expect(unsafeIn(example)).toEqual([]);
    else if (name === 'shaped') {
      expect(unsafeIn(example, '500 g minced lamb')).toEqual(['mince']);
      expect(unsafeIn(example)).toEqual([]);
    } else expect(unsafeIn(example)).toEqual([name]);
  },
);

it('kidney beans are not safe if a step soaks them', () => {
  const cook = { text: 'Boil the kidney beans.', isCooking: true };
  const soak = { text: 'Soak the kidney beans overnight.', isCooking: false };
  expect(findUnsafe(['200 g kidney beans'], [[soak], [cook]])).toEqual([[], ['kidney beans']]);
  expect(findUnsafe(['200 g kidney beans'], [[cook]])).toEqual([[]]);
});

it('each row of a table has a line', () => {
  const rows = Object.values(SIGHT).flat().length;
  expect(examplesIn('sight/words.ts')).toHaveLength(rows);
  expect(examplesIn('safety/findUnsafe.ts')).toHaveLength(7);
});

it('a shelf has foods that the tables know', () => {
  const names = pairsOf(SHELVES).flatMap(([, says]) => says.replace(/^.* = /, '').split(', '));
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !foodNamed(name))).toEqual([]);
});
