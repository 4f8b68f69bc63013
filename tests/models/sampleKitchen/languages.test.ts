import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import { findChoices } from '../../../src/models/sampleKitchen/chooseDishes';
import {
  createSampleKitchen,
  openBook,
} from '../../../src/models/sampleKitchen/createSampleKitchen';
import * as de from '../../../src/models/sampleKitchen/dishes/de';
import * as es from '../../../src/models/sampleKitchen/dishes/es';
import * as fr from '../../../src/models/sampleKitchen/dishes/fr';
import { fillDish } from '../../../src/models/sampleKitchen/fillDish';
import { readDish } from '../../../src/models/sampleKitchen/readDish';
import { readList } from '../../../src/models/sampleKitchen/readList';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import * as firstWords from '../../../src/words/en/first';

import { requestOf } from '../../support/requestOf';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  firstWords.language.code = 'en';
});

async function cook(code: string, list: string, preferences: Partial<Preferences> = {}) {
  firstWords.language.code = code;
  const request = requestOf(list.split(', '), preferences);
  const answer = await createSampleKitchen().generate(request, new AbortController().signal);
  return { ...answer, document: parseRecipe(answer.text) };
}

describe.each([
  ['de', 'Kartoffeln, Zwiebeln, Eier, Seife', 'Nicht verwendet', 'Seife'],
  ['fr', 'pommes de terre, oignons, œufs, savon', 'Non utilisé', 'savon'],
  ['es', 'patatas, cebolla, huevos, jabón', 'No usado', 'jabón'],
  ['de', 'Hackfleisch, Kartoffeln, Seife', 'Nicht verwendet', 'Seife'],
  ['de', 'Eier, Reis, Seife', 'Nicht verwendet', 'Seife'],
  ['es', 'carne picada, pasta, jabón', 'No usado', 'jabón'],
])('a page in %s', (code, list, heading, soap) => {
  it('gets a dish of its language first, with its foods and words', async () => {
    const { document, text } = await cook(code, list);
    expect(document.language).toBe(code);
    expect(document.hasAllIngredients && document.hasAllSteps).toBe(true);
    expect(text).toContain(`## ${heading}\n\n`);
    expect(text).toMatch(new RegExp(`\\n${soap}\\n$`));
  });

  it('gets an English dish if its own dishes do not suit the list', async () => {
    const { document } = await cook(code, 'tofu, broccoli, soy sauce, ginger');
    expect(document.language).toBe('en');
  });

  it('reads in its language that no dish suits', async () => {
    const { text } = await cook(code, 'unobtainium, bleach');
    expect(text).not.toMatch(/\b(?:the|list|book)\b/);
  });
});

describe('a visitor who avoids something, on a page in a language whose silence does not count,', () => {
  const LIST = 'patatas, cebolla, huevos';

  it('gets a dish of that language if its file lists the allergens', async () => {
    const { document, text } = await cook('es', LIST, { allergens: ['milk', 'eggs'] });
    expect(document.language).toBe('es');
    expect(text.split('## No usado')[0]).not.toMatch(/huevo|leche|queso|nata|mantequilla/i);
  });

  it.each<Partial<Preferences>>([{ diet: 'vegetarian' }, { avoid: ['ajo'] }])(
    'gets an English dish with %j, of which no file says anything',
    async (preferences) => {
      expect((await cook('es', LIST, preferences)).document.language).toBe('en');
    },
  );

  it('gets no dish whose file lists the allergen, whatever the check finds', async () => {
    const { dishes } = await openBook('es');
    const found = dishes.find(({ language, allergens }) => language === 'es' && !allergens.length);
    const dish = found && { ...found, allergens: ['peanuts'] };
    const list = readList({ askedWith: ['arroz', 'patatas', 'garbanzos', 'lentejas'], useUp: [] });
    const countWith = async (...allergens: Preferences['allergens']) =>
      (await findChoices(dish ? [dish] : [], list, { ...NO_PREFERENCES, allergens })).length;
    expect([await countWith('milk'), await countWith('peanuts')]).toEqual([1, 0]);
  });
});

describe('the words around a food', () => {
  it.each([
    ['de', de, 'reis', '- 200 g {rice}', '- 200 g Reis'],
    ['de', de, 'rote paprika', '- 100 g {bell pepper}', '- 100 g rote Paprika'],
    ['fr', fr, 'amandes', '- 40 g de {nut}', "- 40 g d'amandes"],
    ['fr', fr, 'petits oignons', "- 60 g d'{onion}", '- 60 g de petits oignons'],
    ['fr', fr, 'noix', '- 40 g de {nut}', '- 40 g de noix'],
    ['fr', fr, 'citrons', '- 1 filet de {lemon}', '- 1 filet de citron'],
    ['es', es, 'ajos', '- 2 dientes de {garlic}', '- 2 dientes de ajo'],
    ['es', es, 'limones', '- 1 chorrito de {lemon}', '- 1 chorrito de limón'],
    ['es', es, 'tomates', '- 200 g de {tomato}', '- 200 g de tomates'],
  ])('fit it in %s: %#', async (code, { join }, entry, line, filled) => {
    await openBook(code);
    firstWords.language.code = code;
    const { known } = readList({ askedWith: [entry], useUp: [] });
    expect(fillDish(readDish(line, code, join), known).text).toBe(filled);
  });
});

it('a name that is another food in English is read in the language of the page', async () => {
  await openBook('fr');
  const foodIn = (code: string) => {
    firstWords.language.code = code;
    return readList({ askedWith: ['citrons'], useUp: [] }).known[0]?.food.name;
  };
  expect([foodIn('en'), foodIn('fr')]).toEqual(['citron', 'lemon']);
});
