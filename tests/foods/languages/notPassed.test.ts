import { beforeAll, describe, expect, it, test } from 'vitest';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { checkRecipe } from '../../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../../src/foods/avoided/thingsToAvoid';
import { ALLERGENS, type Allergen } from '../../../src/foods/contents';
import { learn } from '../../../src/foods/languages/learn';
import { readText } from '../../../src/reading/document/marks/readText';
import { checkReading } from '../../../src/recipe/allergens/checkReading';
import { createListNotes } from '../../../src/recipe/allergens/createListNotes';
import { statementsOf } from '../../../src/recipe/allergens/statementsOf';

beforeAll(() => learn('es'));

const COOKED: Record<string, (items: string) => string> = {
  Spanish: (items) =>
    `# Cena\n\n## Ingredientes\n\n${items}\n\n## Preparación\n\n1. Mezclar todo en un bol con la sal.\n2. Cocinar en la sartén a fuego medio durante 5 minutos y servir.\n`,
  Italian: (items) =>
    `# Cena\n\n## Ingredienti\n\n${items}\n\n## Preparazione\n\n1. Mescolare tutto in una padella con il sale.\n2. Cuocere per 20 minuti, fino a cottura, poi servire.\n`,
  Portuguese: (items) =>
    `# Jantar\n\n## Ingredientes\n\n${items}\n\n## Preparação\n\n1. Misture tudo numa tigela com o sal.\n2. Leve ao forno por 30 minutos até dourar e sirva em seguida.\n`,
  Dutch: (items) =>
    `# Avondeten\n\n## Ingrediënten\n\n${items}\n\n## Bereiding\n\n1. Meng alles in een kom met het zout.\n2. Bak het 30 minuten in de oven en voeg de peper toe.\n`,
  Polish: (items) =>
    `# Kolacja\n\n## Składniki\n\n${items}\n\n## Przygotowanie\n\n1. Wymieszać wszystko w misce.\n2. Smażyć na patelni z obu stron.\n`,
};

const statements = (language: string, items: readonly string[], allergens: readonly Allergen[]) => {
  const text = COOKED[language]?.(items.map((item) => `- ${item}`).join('\n')) ?? '';
  return statementsOf(checkReading(readText(text), { ...NO_PREFERENCES, allergens }, false).check);
};

describe('in a language that has not passed', () => {
  it.each<[string, string, Allergen, string]>([
    ['Spanish', '3 huevos', 'eggs', 'huevos'],
    ['Spanish', '200 ml de nata', 'milk', 'nata'],
    ['Italian', '100 g di burro', 'milk', 'burro'],
    ['Italian', '200 ml di panna fresca', 'milk', 'panna'],
    ['Italian', '3 uova', 'eggs', 'uova'],
    ['Italian', '1 scatoletta di tonno', 'fish', 'tonno'],
    ['Portuguese', '200 ml de natas', 'milk', 'natas'],
    ['Portuguese', '200 g de camarões', 'crustaceans', 'camarões'],
    ['Portuguese', '50 g de amendoins', 'peanuts', 'amendoins'],
    ['Dutch', '200 ml slagroom', 'milk', 'slagroom'],
    ['Dutch', '50 g walnoten', 'nuts', 'walnoten'],
    ['Dutch', '1 stengel bleekselderij', 'celery', 'bleekselderij'],
    ['Polish', '50 g masła', 'milk', 'masła'],
  ])(
    'a find is said, and that nothing is completely checked: %s, "%s"',
    (language, item, allergen, words) => {
      const { contained, open, nothing } = statements(language, [item], [allergen, 'lupin']);
      expect(contained).toEqual([`Contains ${allergen}: ${words}.`]);
      expect(open).toEqual([`The rest is not completely checked for ${allergen} or lupin.`]);
      expect(nothing).toBe('');
    },
  );

  it('what it may contain is not completely checked either', () => {
    const { open } = statements('Spanish', ['1 cucharada de pesto'], ['nuts']);
    expect(open).toEqual([
      'May contain nuts: pesto. Check the label.',
      'May contain pine nuts: pesto. Some countries count them as nuts. Check the label.',
      'The rest is not completely checked for nuts.',
    ]);
  });

  test.each<[Allergen, string, string]>([
    ['gluten', '200 g de harina sin gluten', ''],
    ['gluten', '200 g de pan sin gluten', ''],
    ['milk', '1 bizcocho vegano', ''],
    ['eggs', '1 tarta sin huevo', ''],
    ['nuts', '100 g de granola (sin nueces)', ''],
    ['milk', '200 ml de bebida de avena (no leche)', ''],
    ['milk', '', 'Sirve sin leche.'],
    ['milk', '', 'En lugar de mantequilla, usa aceite.'],
    ['gluten', '200 g de harina sin gluten', 'Añade la harina sin gluten.'],
  ])('no claim and no denial clears %s: "%s" "%s"', (allergen, item, step) => {
    const lines = [
      { text: item || '1 cebolla', isIngredient: true },
      { text: step, isIngredient: false },
    ];
    const verdictIf = (isReadable: boolean | 'in part') =>
      checkRecipe(thingsToAvoid({ ...NO_PREFERENCES, allergens: [allergen] }), lines, {
        isReadable,
        language: 'es',
        hasAllIngredients: true,
      }).results[0]?.verdict;
    expect(verdictIf('in part')).toMatch(/contain/);
    expect(verdictIf(true)).not.toBe('contains');
  });

  // A cup is no beer, and a strawberry no fregola.
  test.each([
    ['1 beker water', 'nl'],
    ['1 fragola', 'it'],
  ])('no word is a slip of an English food: "%s"', (line, language) => {
    const noteOn = createListNotes({ ...NO_PREFERENCES, allergens: ['gluten'] }, 'all');
    expect(noteOn(line, language)).toBe('not completely checked for gluten');
  });

  test('a line on the shopping list says so, and says what it contains', () => {
    const noteOn = createListNotes({ ...NO_PREFERENCES, allergens: ['milk', 'nuts'] }, 'all');
    expect(noteOn('100 g di burro', 'it')).toBe('contains milk; not completely checked for nuts');
    expect(noteOn('50 g masła', null)).toBe('contains milk; not completely checked for nuts');
  });
});

describe('in a language that the page does not recognise', () => {
  const found = (text: string, language: string | null = null) =>
    checkRecipe(
      thingsToAvoid({ ...NO_PREFERENCES, allergens: ALLERGENS, avoid: ['maki', 'beer'] }),
      [
        { text: '1 onion', isIngredient: true },
        { text, isIngredient: true },
      ],
      { isReadable: 'in part', language },
    ).results.flatMap(({ thing, verdict }) => (verdict === 'not checked' ? [] : thing.name));

  it('the words that it does not know are named like those of English', () => {
    const items = ['100 g cheddar', '10 g recaldent'].map((item) => `- ${item}`).join('\n');
    const text = `# Bowl\n\n## Ingredients\n\n${items}\n\n## Method\n\n1. Chill.\n`;
    const reading = readText(text);
    expect(reading.document.language).toBeNull();
    const { check, marks } = checkReading(
      reading,
      { ...NO_PREFERENCES, allergens: ['milk'] },
      false,
    );
    expect(statementsOf(check)).toMatchObject({
      contained: ['Contains milk: cheddar.'],
      open: [
        '“recaldent” could not be checked for milk.',
        'The rest is not completely checked for milk.',
      ],
    });
    expect([...marks.values()].flat().map(({ words }) => words)).toEqual([
      'contains milk',
      'not checked',
    ]);
  });

  test.each([
    // Flour, not maki
    ['2 szklanki mąki'],
    // "Break", not kirin
    ['3 domatesi kırın'],
    // "Worlds", not a misspelt food
    ['1 çörtłi maşły'],
  ])('no accent of another language is folded: "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each<[string, Allergen]>([
    ['50 g masło', 'milk'],
    ['1 pęczek seler', 'celery'],
    ['1 kase yoğurt', 'milk'],
    ['1 tbsp nước mắm', 'fish'],
    ['200 ml crème fraîche', 'milk'],
    ['100 g Gruyère', 'milk'],
    ['2 jalapeños, 1 Käsespätzle', 'gluten'],
  ])(
    'what a table writes in these letters is found, and accents of known languages do not hide: "%s" has %s',
    (text, allergen) => {
      expect(found(text)).toContain(allergen);
    },
  );
});
