import { beforeAll, describe, expect, it } from 'vitest';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { ALLERGENS, type Allergen } from '../../src/foods/contents';
import { learn } from '../../src/foods/languages/learn';

beforeAll(async () => {
  await Promise.all(['de', 'fr'].map(learn));
});

/** Everything that the page says of a line, beside an onion: "contains nuts: nuts". */
function said(text: string, isIngredient: boolean, language = 'en'): string[] {
  const things = thingsToAvoid({ allergens: ALLERGENS, diet: null, avoid: [] });
  const lines = [
    { text: '1 onion', isIngredient: true },
    { text, isIngredient },
  ];
  const { results } = checkRecipe(things, lines, { isReadable: true, language });
  return results.flatMap(({ thing, places }) =>
    places.map(({ presence, words }) => `${presence} ${thing.name}: ${words}`),
  );
}

const inIngredient = (text: string, language?: string) => said(text, true, language);
const inSentence = (text: string, language?: string) => said(text, false, language);

describe('what a package says of traces', () => {
  it.each([
    ['3 tbsp syrup (may contain nuts)', 'nuts', 'nuts'],
    ['3 tbsp syrup (may contain other tree nuts)', 'nuts', 'tree nuts'],
    ['3 tbsp syrup (may also contain traces of milk)', 'milk', 'milk'],
    ['3 tbsp syrup, might contain egg', 'eggs', 'egg'],
    ['3 tbsp syrup (may contain: celery)', 'celery', 'celery'],
    ['3 tbsp syrup (made in a factory that also handles peanuts)', 'peanuts', 'peanuts'],
    ['3 tbsp syrup (produced in a facility which processes sesame)', 'sesame', 'sesame'],
  ] satisfies [string, Allergen, string][])('%s: may contain %s', (text, allergen, words) => {
    const found = inIngredient(text);
    expect(found).toContain(`may contain ${allergen}: ${words}`);
    expect(found.filter((one) => /^(?:contains|not checked)/.test(one))).toEqual([]);
  });

  it('ends with its bracket', () => {
    const found = inIngredient('3 tbsp syrup (may contain nuts), 100 g butter');
    expect(found).toContain('contains milk: butter');
  });

  it('is read in a sentence too, and "contains nuts" stays certain', () => {
    expect(inSentence('The syrup may contain milk.')).toEqual(['may contain milk: milk']);
    expect(inIngredient('3 tbsp syrup (contains milk)')).toEqual(['contains milk: milk']);
  });

  it('is read in German with the verb at the end', () => {
    expect(inIngredient('3 EL Sirup (kann Milch enthalten)', 'de')).toEqual([
      'may contain milk: Milch',
    ]);
  });
});

describe('what people cannot eat', () => {
  it.each([
    'Suitable for people with a milk allergy.',
    'Fine for anyone with milk, egg and sesame allergies.',
    'Great for egg-allergic children.',
    'My son is allergic to milk, eggs or celery.',
    'Good for those with a lactose intolerance.',
  ])('%s: is only mentioned', (text) => {
    const found = inSentence(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((one) => !one.startsWith('mentioned '))).toEqual([]);
  });

  it.each([
    'Not suitable for people with a milk allergy.',
    'Unsuitable for people with a milk allergy.',
    "This isn't for anyone with a milk allergy.",
    'Avoid this if you have a milk allergy.',
  ])('%s: may contain milk', (text) =>
    expect(inSentence(text)).toEqual(['may contain milk: milk']),
  );

  it('is only mentioned beside an ingredient too', () => {
    expect(inIngredient('200 ml rice milk (for a milk allergy)')).toEqual([
      'mentioned milk: milk allergy',
    ]);
    expect(inSentence('Add the eggs. Allergy advice: wash your hands.')).toEqual([
      'contains eggs: eggs',
    ]);
    expect(inSentence('Fold in the eggs, milk allergy or not.')).toContain('contains eggs: eggs');
  });

  it('is understood in German', () => {
    expect(inSentence('Geeignet für Menschen mit einer Milchallergie.', 'de')).toEqual([
      'mentioned milk: Milchallergie',
    ]);
  });
});

describe('protein that German calls "Eiweiß"', () => {
  it.each(['Erbseneiweiß', 'Hanfeiweiß', 'Reiseiweiß', 'Kartoffeleiweiß', 'Sonnenblumeneiweiß'])(
    '%s has no egg',
    (food) => expect(inIngredient(`20 g ${food}`, 'de')).toEqual([]),
  );

  it.each(['3 Eiweiß', '2 Wachteleiweiß', '20 g Bioeiweiß'])('%s is egg', (text) => {
    expect(inIngredient(text, 'de').join()).toContain('contains eggs');
  });

  it('names the plant if that is an allergen', () => {
    expect(inIngredient('20 g Erdnusseiweiß', 'de')).toEqual(['contains peanuts: Erdnusseiweiß']);
    expect(inIngredient('20 g Weizen- und Sojaeiweiß', 'de')).toContain(
      'contains soya: Sojaeiweiß',
    );
  });
});
