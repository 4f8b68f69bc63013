import { expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { learnFor } from '../../../src/foods';
import { readText } from '../../../src/reading';
import { checkReading } from '../../../src/recipe/allergens/checkReading';
import { statementsOf } from '../../../src/recipe/allergens/statementsOf';

const PANINO = `# Panino

## Ingredienti

- 2 cucchiai di maionese
- 3 uova
- 50 g di burro
- 100 g di prosciutto

## Preparazione

1. Spalmate la maionese sul pane.
2. Servite con il prosciutto.
`;

async function check(text: string, allergens: ('eggs' | 'milk' | 'peanuts')[]) {
  await learnFor({ codes: ['it'] });
  const reading = readText(text);
  const checked = checkReading(reading, { ...NO_PREFERENCES, allergens }, false);
  const marks = [...checked.marks].flatMap(([line, said]) =>
    said.map(({ end, words }) => `${reading.lines[line]?.text.slice(0, end)} (${words})`),
  );
  return { marks, ...statementsOf(checked.check) };
}

it('in a language that has not passed, each food of the list that the page does not know has a mark, and no small word has one', async () => {
  const { marks } = await check(PANINO, ['milk']);
  expect(marks.sort()).toEqual([
    '2 cucchiai di maionese (not checked)',
    '50 g di burro (contains milk)',
  ]);
});

it('what could not be checked reads on from what was found', async () => {
  const { contained, open } = await check(PANINO, ['eggs']);
  expect([...contained, ...open].join(' ')).toBe(
    'Contains eggs: uova. The rest is not completely checked for eggs.',
  );
  const { open: alone } = await check(PANINO, ['peanuts']);
  expect(alone).toEqual(['Not completely checked for peanuts.']);
});

it('an unknown food of the list that the recipe does not use leaves nothing open, and what it names there is said', () => {
  const read = (end: string, list = ['rice', '200 g Frobnish', '2 eggs']) => {
    const reading = readText(
      `# Rice\n\nServes 2\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil the rice for 10 minutes.\n2. Serve.\n\n${end}\n`,
    );
    const toAvoid = { ...NO_PREFERENCES, allergens: ['eggs'] as const };
    const { check, marks } = checkReading(reading, toAvoid, false, list);
    const { contained, open, nothing } = statementsOf(check);
    return [contained.join(), open.join(), nothing.length > 0, marks.size];
  };
  expect(read('## Not used\n\n200 g Frobnish')).toEqual(['', '', true, 0]);
  expect(read('## Not used\n\n- 200 g Frobnish')).toEqual(['', '', true, 0]);
  expect(read('## Not used\n\n200 g Frobnish, 2 eggs')).toEqual([
    'Contains eggs: eggs.',
    '',
    false,
    1,
  ]);
  const unclear = '“Frobnish” could not be checked for eggs.';
  expect(read('## Not used\n\n200 g Frobnish', ['rice'])).toEqual(['', unclear, false, 1]);
  expect(read('## Notes\n\nServe it with 2 tbsp Frobnish.')).toEqual(['', unclear, false, 1]);
});
