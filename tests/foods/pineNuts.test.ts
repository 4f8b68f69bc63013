import { beforeAll, describe, expect, it } from 'vitest';
import type { Avoidance } from '../../src/foods/avoided/Avoidance';
import { avoiding } from '../../src/foods/avoided/avoiding';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { judgeQuestion } from '../../src/foods/languages/asked/judgeQuestion';
import { learn } from '../../src/foods/languages/learn';

beforeAll(async () => {
  await Promise.all(['de', 'fr', 'es'].map(learn));
});

const NUTS = { allergens: ['nuts'] } as const;

/** What the check says of a line beside an onion: "contains pine nuts: pinoli". */
function said(text: string, toAvoid: Partial<Avoidance> = NUTS, language = 'en') {
  const things = thingsToAvoid({ allergens: [], diet: null, avoid: [], ...toAvoid });
  const isIngredient = !text.startsWith('> ');
  const lines = [
    { text: '1 onion', isIngredient: true },
    { text: text.replace(/^> /, ''), isIngredient },
  ];
  const { results } = checkRecipe(things, lines, { isReadable: true, language });
  return results.flatMap(({ thing, places }) =>
    places.map(({ presence, words }) => `${presence} ${thing.name}: ${words}`),
  );
}

const ofPineNuts = (...args: Parameters<typeof said>) =>
  said(...args).filter((one) => one.includes(' pine nuts: '));

describe('pine nuts, for a visitor who avoids nuts', () => {
  it.each([
    ['en', '30 g pine nuts'],
    ['en', '30 g pine kernels'],
    ['en', '30 g pinenuts'],
    ['en', '30 g pignoli'],
    ['en', '30 g pignolia nuts'],
    ['en', '30 g piñon nuts'],
    ['en', '30 g pinyon nuts'],
    ['en', '30 g pine nutts'],
    ['en', '30 g pinenutts'],
    ['en', '30 g pinolli'],
    ['en', '1 tbsp pine nut oil'],
    ['de', '30 g geröstete Pinienkerne'],
    ['de', '30 g Pinien-Kerne'],
    ['de', '30 g Zirbelnüsse'],
    ['fr', '30 g de pignons grillés'],
    ['fr', '30 g de pignons de pin'],
    ['es', '30 g de piñones tostados'],
    ['es', '30 g de pinones'],
    ['it', '30 g di pinoli'],
    ['en', '30 g snobar'],
    ['en', '30 g chilgoza'],
    ['en', '30 g çam fıstığı'],
    ['en', '30 g pijnboompitten'],
    ['en', '30 g 松の実'],
    ['en', '30 g صنوبر'],
    ['en', '> Scatter the toasted pine nuts over it.'],
    ['de', '> Die Pinienkerne darüberstreuen.'],
  ])('%s: “%s” contains them', (language, text) => {
    expect(ofPineNuts(text, NUTS, language).join()).toMatch(/^contains pine nuts: /);
  });

  it.each([
    '3 tbsp pesto',
    '3 tbsp nut-free pesto',
    '1 jar pesto rosso',
    '4 kibbeh',
    '200 g caponata',
    '8 dolmades',
  ])('“%s” may contain them', (text) => {
    expect(ofPineNuts(text).map((one) => one.split(':')[0])).toEqual(['may contain pine nuts']);
  });

  it.each([
    ['en', 'Pesto pasta with green beans'],
    ['de', 'Nudeln mit Pesto'],
    ['fr', 'Gnocchis au pesto rosso'],
    ['es', 'Pasta al pesto'],
  ])(
    '%s: the title “%s” may name them, although the recipe is read to its end',
    (language, title) => {
      const things = thingsToAvoid({ ...NUTS, diet: null, avoid: [] });
      const salt = {
        en: '1 pinch of salt',
        de: '1 Prise Salz',
        fr: '1 pincée de sel',
        es: '1 pizca de sal',
      };
      const lines = [
        { text: title, isIngredient: false, heading: 'title' as const },
        { text: salt[language as 'en'], isIngredient: true },
      ];
      const facts = { isReadable: true, language, hasAllIngredients: true };
      const { results } = checkRecipe(things, lines, facts);
      expect(results.map(({ thing, verdict }) => `${verdict} ${thing.name}`)).toContain(
        'may contain pine nuts',
      );
    },
  );

  it.each([
    '1 pineapple',
    '1 glass Pinot noir',
    '1 can pinto beans',
    '8 vine leaves',
    '200 ml coconut milk',
    '50 g chestnuts',
    '50 g walnuts',
    '3 tbsp Zorblax',
    '2 tbsp honey',
  ])('“%s” says nothing of them', (text) => {
    expect(ofPineNuts(text)).toEqual([]);
  });

  it('are not called nuts', () => {
    expect(said('30 g pine nuts')).toEqual(['contains pine nuts: pine nuts']);
  });

  it('are there whatever a claim says of nuts', () => {
    expect(said('30 g nut-free pine nuts')).toContain('contains pine nuts: pine nuts');
    expect(said('30 g pine nuts (contains no nuts)')).toContain('contains pine nuts: pine nuts');
  });

  it('are only mentioned if the recipe denies them', () => {
    expect(said('> It contains no pine nuts.')).toEqual(['mentioned pine nuts: no pine nuts']);
  });

  it('count for "nuts" under Also avoid, and not for other allergens', () => {
    expect(said('30 g pine nuts', { avoid: ['nuts'] })).toContain('contains pine nuts: pine nuts');
    expect(said('30 g pine nuts', { avoid: ['tree nuts'] })).toContain(
      'contains pine nuts: pine nuts',
    );
    expect(said('30 g pine nuts', { allergens: ['peanuts', 'milk'], avoid: ['walnuts'] })).toEqual(
      [],
    );
  });

  it('are said once to a visitor who also typed them', () => {
    const avoid = ['pine kernels'];
    expect(said('30 g pine nuts', { ...NUTS, avoid })).toEqual([
      'contains pine kernels: pine nuts',
    ]);
    expect(said('3 tbsp pesto', { avoid })).toEqual(['may contain pine kernels: pesto']);
  });

  it('take the place of no other food', () => {
    const { test } = avoiding(thingsToAvoid({ allergens: ['nuts'], diet: null, avoid: [] }));
    expect([test('pine nuts'), test('pesto'), test('sunflower seeds')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it('no model gets a question after pine nuts', async () => {
  const avoidance = { allergens: [], diet: null, avoid: [] };
  expect((await judgeQuestion('Does the sauce contain pine nuts?', avoidance)).kind).toBe('safety');
});
