import { afterEach, expect, it } from 'vitest';
import { applyEdits, showAmounts } from '../../../src/amounts/scaling/showAmounts';
import { readText } from '../../../src/reading/document/marks/readText';
import type { LanguageCode } from '../../../src/reading/languages/Language';
import { pageLanguage } from '../../../src/reading/languages/pageLanguage';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';

afterEach(() => {
  pageLanguage.code = 'en';
});

/** A recipe of data, for twice as many people. */
function doubled(foods: string, step: string, page: LanguageCode, more: object = {}) {
  pageLanguage.code = page;
  const data = {
    '@type': 'Recipe',
    name: 'X',
    recipeYield: '2',
    recipeIngredient: foods.split('; '),
    recipeInstructions: [step],
    ...more,
  };
  const [one] = readDocument(JSON.stringify(data));
  const text = one && 'text' in one ? one.text : '';
  const { document } = readText(text);
  const lines = document.ingredients.flatMap(({ items }) => items.map(({ line }) => line));
  const view = { factor: 2, units: 'original', language: document.language } as const;
  return {
    heads: [...text.matchAll(/^## (.*)/gm)].map(([, head]) => head).join(', '),
    lines: lines
      .map((line) => {
        const edits = showAmounts(line, readAmounts(line, document.language), view);
        return edits ? applyEdits(line, edits) : `not scaled: ${line}`;
      })
      .join('; '),
    times: document.steps.flatMap(({ durations }) => durations.map(({ text }) => text)).join(', '),
  };
}

it.each<[LanguageCode, string, string, string, string]>([
  [
    'de',
    '1 Apfel; 1 Bund Dill; 1 TL Salz',
    '25 Min. kochen.',
    '2 Äpfel; 2 Bund Dill; 2 TL Salz',
    '25 Min.',
  ],
  [
    'de',
    '1 Birne; 1,5 kg Quark; 1 Becher Joghurt',
    'Rühren.',
    '2 Birne; 3 kg Quark; 2 Becher Joghurt',
    '',
  ],
  [
    'fr',
    "1 gousse d'ail; 1 gâteau; 0,5 l de lait",
    'Cuire 20 minutes.',
    "2 gousses d'ail; 2 gâteau; 1 l de lait",
    '20 minutes',
  ],
  [
    'es',
    '1 manojo de perejil; 1 nuez; 1 limón',
    'Cocer 15 minutos.',
    '2 manojos de perejil; 2 nuez; 2 limones',
    '15 minutos',
  ],
  [
    'en',
    '1 bunch dill; 1 loaf bread; 1 peach',
    'Bake 15 minutes.',
    '2 bunches dill; 2 loaves bread; 2 peaches',
    '15 minutes',
  ],
])(
  'a short recipe of data in %s takes the plurals, times and headings of that language',
  (code, foods, step, lines, times) => {
    const heads = {
      de: 'Zutaten, Zubereitung',
      fr: 'Ingrédients, Préparation',
      es: 'Ingredientes, Preparación',
      en: 'Ingredients, Method',
    };
    const own = { heads: heads[code as keyof typeof heads], lines, times };
    expect(doubled(foods, step, code)).toEqual(own);
    // A unit tells the language on any page.
    expect(doubled(foods, step, code === 'en' ? 'de' : 'en')).toEqual(own);
  },
);

it('a recipe of data that shows no language is in the language of the page', () => {
  expect(doubled('1 Birne; 0,5 kg Quark', 'Essen.', 'de')).toMatchObject({
    heads: 'Zutaten, Zubereitung',
    lines: '2 Birne; 1 kg Quark',
  });
  expect(doubled('1 pear; 1 Birne', 'Essen.', 'en').lines).toBe('2 pears; 2 Birne');
});

it('a recipe of data is in the language that it says, whatever the page', () => {
  expect(doubled('1 Birne; 0,5 kg Quark', 'Essen.', 'en', { inLanguage: 'de' })).toMatchObject({
    heads: 'Zutaten, Zubereitung',
    lines: '2 Birne; 1 kg Quark',
  });
});
