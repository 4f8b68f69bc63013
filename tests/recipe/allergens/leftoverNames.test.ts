import { afterEach, describe, expect, it } from 'vitest';
import { fitToSave } from '../../../src/cookbook/storage/savedRecipe';
import { checkRecipe } from '../../../src/foods/avoided/checkRecipe';
import { ALLERGENS } from '../../../src/foods/contents';
import { listedFoods, splitFoods } from '../../../src/foods/entries';
import { learnForList } from '../../../src/foods/languages/learn';
import { readText } from '../../../src/reading/document/marks/readText';
import { checkWithList } from '../../../src/recipe/allergens/checkWithList';
import { createListNotes } from '../../../src/recipe/allergens/createListNotes';
import { nameLeft } from '../../../src/recipe/allergens/nameLeft';
import { words as german } from '../../../src/words/de/first';
import * as firstWords from '../../../src/words/en/first';
import { words as spanish } from '../../../src/words/es/first';
import { words as french } from '../../../src/words/fr/first';

const ENGLISH = { ...firstWords.language };
const LANGUAGES = { en: ENGLISH, de: german.language, es: spanish.language, fr: french.language };
afterEach(() => void Object.assign(firstWords.language, ENGLISH));

const noteOn = (entry: string, ...allergens: (typeof ALLERGENS)[number][]) =>
  createListNotes({ allergens, diet: null, avoid: [] }, true)(entry);

describe.each(Object.entries(LANGUAGES))('the name of a leftover on a page in %s', (_, words) => {
  it.each(ALLERGENS)(
    'says %s, which every page reads, and is not checked for another',
    async (one) => {
      const entry = words.left('Chili', [words.allergen(one)]);
      const other = one === 'fish' ? 'celery' : 'fish';
      // Before the language has arrived.
      expect(noteOn(entry, other)).toBe(`could not be checked for ${other}`);
      expect(noteOn(entry, one)).toMatch(one);
      await learnForList([entry]);
      expect(noteOn(entry, one)).toBe(`contains ${one}`);
      expect(noteOn(entry, other)).toBe(`could not be checked for ${other}`);
    },
  );

  it('stays whole with all allergens, in the list and in the cookbook', () => {
    const entry = words.left('x'.repeat(40), ALLERGENS.map(words.allergen));
    expect([splitFoods(entry), listedFoods(entry)]).toEqual([[], [entry]]);
    const saved = { recipe: '# Chili', cut: false, model: null, ingredients: [entry] };
    expect(fitToSave(saved).ingredients).toEqual([entry]);
  });
});

const textOf = (lines: readonly string[], about = 'Serves 2 · 30 minutes') =>
  `# A dish\n\n${about}\n\n## Ingredients\n\n${lines.map((line) => `- ${line}\n`).join('')}\n## Method\n\n1. Cook everything in a pan for 20 minutes, until done.\n2. Serve hot.\n`;

function leftOf(text: string, list: readonly string[] = [], isCut = false) {
  const reading = readText(text);
  const check = checkWithList([], reading, isCut, list);
  return nameLeft('Stew', '2026-11-21T19:30:00+01:00', reading, check);
}

const ITALIAN =
  '# Un piatto\n\nPer 2 persone\n\n## Ingredienti\n\n- 500 g di pollo\n\n## Preparazione\n\n1. Cuocere tutto in una padella per 20 minuti.\n2. Servire.\n';

it.each<[title: string, text: string, list: string[], name: string, day: number]>([
  ['butter and flour', textOf(['50 g butter', '20 g flour']), [], 'contains milk, gluten', 23],
  ['nothing that is certain', textOf(['500 g carrots', '1 stock cube']), [], '', 23],
  ['rice', textOf(['200 g rice', '2 eggs']), [], 'contains eggs', 22],
  [
    'a line that the page cannot read',
    textOf(['200 g frobnish', '2 eggs']),
    [],
    'contains eggs',
    23,
  ],
  ['words in a language that the page cannot read', ITALIAN, [], '', 22],
  [
    'a leftover with fish',
    textOf(['200 g cooked chicken', '2 eggs']),
    ['Chicken (leftover; contains fish)'],
    'contains eggs, fish',
    23,
  ],
])('what is left of a recipe with %s says so, and gets a date', (_, text, list, says, day) => {
  expect(leftOf(text, list)).toEqual({
    entry: `Stew (leftover${says && `; ${says}`})`,
    day: `2026-11-${day}`,
  });
});

it('what is left of an answer without its end is to be eaten tomorrow', () => {
  expect(leftOf(textOf(['2 eggs']), [], true).day).toBe('2026-11-22');
});

it('a name tells a later check no more than it says', () => {
  const line = { text: 'Stew (leftover; contains milk)', isIngredient: true };
  const { findings } = checkRecipe([], [line], { isReadable: true });
  expect(['milk', 'peanuts', 'meat'].map((one) => findings.get(one as 'milk')?.verdict)).toEqual([
    'contains',
    'not checked',
    'not checked',
  ]);
});
