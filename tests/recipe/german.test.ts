import { expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { learn } from '../../src/foods/languages/learn';
import { readText } from '../../src/reading/document/marks/readText';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import { checkReading } from '../../src/recipe/allergens/checkReading';
import { findStepIngredients } from '../../src/recipe/amounts/findStepIngredients';
import { nameTimer } from '../../src/recipe/cooking/nameTimer';
import { compareList } from '../support/compareList';

it('a list in two languages is compared with a recipe in German', async () => {
  await learn('de');
  const text =
    '# Pfannkuchen\n\n## Zutaten\n\n- 250 g Mehl\n- 3 Eier\n- 1/2 l Milch\n- 50 g Butter\n- 1 Prise Salz\n\n## Zubereitung\n\n1. Das Mehl mit den Eiern und der Milch verrühren.\n2. In der Butter ausbacken.\n';
  const found = compareList(['flour', 'Eier', 'Topfen'], parseRecipe(text), ['salt']);
  expect(found?.used).toEqual(['flour', 'Eier']);
  expect(found?.unused).toEqual(['Topfen']);
  expect(found?.needs.map(({ names }) => names)).toEqual([['Milch'], ['Butter']]);
});

it('the steps of a recipe in German name the lines that they take', async () => {
  await learn('de');
  const text =
    '# Suppe\n\nFür 2 Personen\n\n## Zutaten\n\n- 1 Zwiebel\n- 200 g rote Linsen\n- 100 ml Sahne\n\n## Zubereitung\n\n1. Die Zwiebel hacken, dünsten und mit den Linsen kochen.\n2. Die Sahne unterrühren und servieren.';
  expect(findStepIngredients(parseRecipe(text))).toEqual([
    [
      { index: 0, share: 1 },
      { index: 1, share: 1 },
    ],
    [{ index: 2, share: 1 }],
  ]);
});

it.each(['Utensilien', 'Küchenutensilien', 'Werkzeug', 'Bevor du anfängst'])(
  'the check knows that "%s" is the heading of what a cook gets ready',
  async (heading) => {
    await learn('de');
    const text = `# Rührei\n\n## Zutaten\n\n- 3 Eier\n\n## ${heading}\n\n- Pfanne\n\n## Zubereitung\n\n1. Die Eier verrühren.\n2. In der Pfanne stocken lassen.`;
    const avoided = { ...NO_PREFERENCES, allergens: ['milk' as const] };
    const found = checkReading(readText(text), avoided, false, []);
    expect(found.check.results.map(({ verdict }) => verdict)).toEqual(['nothing']);
  },
);

it.each([
  ['Die Nudeln 10 Minuten kochen.', ['Nudeln']],
  ['Den Teig zugedeckt 30 Minuten gehen lassen.', ['Teig']],
  ['Während der Reis kocht, das Gemüse 5 Minuten dünsten.', ['Gemüse']],
  ['Die Zwiebeln schälen. Alles 5 Minuten braten.', ['']],
])('a time in "%s" is named after the food of its sentence', async (step, names) => {
  await learn('de');
  const text = `# Suppe\n\nFür 2 Personen\n\n## Zutaten\n\n- 1 Zwiebel\n\n## Zubereitung\n\n1. ${step}\n2. Mit den Kräutern servieren und genießen.\n`;
  const { steps, language } = parseRecipe(text);
  const [first] = steps;
  expect(first?.durations.map((_, index) => nameTimer(first, index, language))).toEqual(names);
});
