import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { learnFor } from '../../../src/foods';
import { readText } from '../../../src/reading';
import { checkReading } from '../../../src/recipe/allergens/checkReading';

const RECIPES = {
  en: '# Fried rice\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Fry the rice.',
  de: '# Gebratener Reis\n\n## Zutaten\n\n- 200 g Reis\n\n## Zubereitung\n\n1. Den Reis braten.',
  fr: '# Riz\n\n## Ingrédients\n\n- 200 g de riz\n\n## Préparation\n\n1. Cuire le riz dans l’eau.',
};
const CARROTS = { en: 'carrots', de: 'Möhren', fr: 'carottes' };

it.each(['en', 'de', 'fr'] as const)(
  'the check knows the words of a sample dish for what it has not used: "%s"',
  { tags: 'rare' },
  async (code) => {
    await learnFor({ codes: [code] });
    const file = new URL(
      `../../../src/models/sampleKitchen/dishes/${code}/words.json`,
      import.meta.url,
    );
    const { notUsed } = JSON.parse(readFileSync(file, 'utf8'));
    const reading = readText(`${RECIPES[code]}\n\n## ${notUsed}\n\n${CARROTS[code]}\n`);
    const { check } = checkReading(reading, { diet: null, allergens: ['milk'], avoid: [] }, false);
    expect(check.results.map(({ verdict, places }) => [verdict, places])).toEqual([
      ['nothing', []],
    ]);
  },
);
