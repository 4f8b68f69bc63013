import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { showOvenTemperatures } from '../../../src/amounts/scaling/ovenTemperatures';
import { applyEdits, showAmounts } from '../../../src/amounts/scaling/showAmounts';
import type { LanguageCode } from '../../../src/reading/languages/Language';
import { lex, openingOf } from '../../../src/reading/quantities/lex';
import { lexTimes, normalizeText } from '../../../src/reading/quantities/lexTimes';
import {
  KINDS,
  kindRuleOf,
  type Quantity,
  quantities,
  quantityKind,
} from '../../../src/reading/quantities/quantities';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';
import { REFUSALS, refusalOf } from '../../../src/reading/quantities/refusals';
import { type NumberRole, ROLES, ruleOf } from '../../../src/reading/quantities/roles';
import { TEMPERATURES } from '../../../src/reading/quantities/temperatureKinds';
import { WAITS, waitRuleOf } from '../../../src/reading/quantities/waits';
import { readRules } from '../../../src/reading/rules';

const FOLDER = new URL('../../../src/reading/quantities/', import.meta.url);

function numbersOf(line: string) {
  const { amount, start, end } = openingOf(line, 'en');
  const [first, ...others] = [
    ...(amount ? [{ ...amount, kind: quantityKind(line, amount) }] : []),
    ...quantities(line, 'en', end),
  ];
  return { start, first, others };
}

/** The comment of each row in a file's table is a text that needs it. */
function withExamples<Row>(rows: readonly Row[], file: string) {
  const source = readFileSync(new URL(file, FOLDER), 'utf8');
  const examples = [...source.matchAll(/^ {2}'\w+ \| [^']*', \/\/ (.*)$/gm)];
  expect(examples).toHaveLength(rows.length);
  return rows.map((row, at) => ({ ...row, row, example: examples[at]?.[1] ?? '' }));
}

it.each(withExamples(KINDS, 'quantities.ts'))(
  '"$example" shows a number of the kind $result',
  ({ row, example, result }) => {
    const rules = lex(example, 'en').map((token) => kindRuleOf(example, token));
    expect(rules).toContain(row);
    expect(quantities(example, 'en').map((one) => one.kind)).toContain(result);
  },
);

it.each(withExamples(ROLES, 'roles.ts'))(
  '"$example" has a number that $result',
  ({ row, example: line }) => {
    const { first, others } = numbersOf(line);
    let last: { token: Quantity; role: NumberRole } | undefined;
    const rules = others.map((token) => {
      const rule = first && ruleOf({ line, token, lead: first, last });
      last = { token, role: rule?.result ?? 'unclear' };
      return rule;
    });
    expect(rules).toContain(row);
  },
);

it.each(withExamples(REFUSALS, 'refusals.ts'))(
  'the page cannot scale "$example"',
  ({ row, example }) => {
    const line = { line: example, language: 'en' as const, ...numbersOf(example) };
    expect(refusalOf(line)).toBe(row);
  },
);

it.each(withExamples(WAITS, 'waits.ts'))(
  '"$example": a cook who reads it $result',
  ({ row, example: written }) => {
    const [, language = 'en', example = ''] = /^(?:(de): )?(.*)$/.exec(written) ?? [];
    const text = normalizeText(example);
    const code = language as LanguageCode;
    expect(lexTimes(text, code).map((time) => waitRuleOf(text, time, code))).toEqual([row]);
  },
);

it.each(withExamples(TEMPERATURES, 'temperatureKinds.ts'))(
  '"$example" has a temperature of the kind $result',
  ({ row, example }) => {
    const holds = vi.spyOn(row, 'holds');
    showOvenTemperatures(example, 'us');
    expect(holds).toHaveReturnedWith(true);
  },
);

it('a table asks only for facts that there are', () => {
  expect(() => readRules({ long: () => true }, ['refused | long !wide'])).toThrow('!wide');
});

describe('what a text says', () => {
  it.each<[string, string[]]>([
    ['2 eggs, 200 g rice', ['amount', 'amount']],
    ['1 egg ($0.16), 2 eggs 3 €', ['amount', 'price', 'amount', 'price']],
    ['a 3 cm piece, 2 inches wide, 1" thick', ['size', 'size', 'size']],
    ['a tin of 23 x 33 cm or 5-by-4 inches', ['size', 'size', 'size', 'size']],
    ['70% chocolate, 5 percent fat', ['other', 'other']],
    ['at 180 °C, 110 degrees or 350 F', ['temperature', 'temperature', 'temperature']],
    ['2 C sugar', ['amount']],
    ['for 2 hours, a 5-minute rest', ['time', 'time']],
    ['rest for half an hour', ['time']],
    ['in two days or 1 h 30 min', ['time', 'time']],
    ["2' long", ['other']],
    ['5-spice powder, 7-Up', ['other', 'other']],
    ['4 servings, 3 portions', ['servings', 'servings']],
    ['serves 4', ['servings']],
    ['see note 2, footnote 3, step 4, type 55, #6', Array(5).fill('other')],
    ['00 flour', ['other']],
    ['shrimp, 16–20 count', ['other']],
    ['2 count', ['amount']],
  ])('"%s": %j', (text, kinds) => {
    expect(quantities(text, 'en').map(({ kind }) => kind)).toEqual(kinds);
  });

  it('with its place, its numbers and its unit', () => {
    expect(quantities('about 2–3 cups', 'en')).toEqual([
      {
        kind: 'amount',
        start: 6,
        end: 14,
        from: 2,
        to: 3,
        numbers: [
          { start: 6, end: 7 },
          { start: 8, end: 9 },
        ],
        unit: { id: 'cup', start: 10, end: 14, measures: 'volume', isMeasured: true },
        isAbout: true,
      },
    ]);
  });
});

describe('twice as much', () => {
  it.each<[string, string | null, LanguageCode?]>([
    ['1 egg or 1,000 olives', null],
    ['200 g beans or 2 x 400 g tins', null],
    ['2count eggs', '4count eggs'],
    ['1 onion about 200 g', '2 onions about 400 g'],
    ['1 inch (2.5 cm) ginger', '2 inches (5 cm) ginger'],
    ['1 egg ($0.16)', '2 eggs ($0.16)'],
    ['200 g beans, 2 x 400 g tins', null],
    ['4 duck legs (total weight of about 1 kg)', '8 duck legs (total weight of about 2 kg)'],
    ['2 400 g tins', '4 400 g tins'],
    ['2 400 g steaks', null],
    ['1 (12 oz/340 g) jar', '2 (12 oz/340 g) jars'],
    ['2 cups flour plus 1', '4 cups flour plus 2'],
    ['1 cup 2 sticks butter', '2 cups 4 sticks butter'],
    ['5 lb chicken (4 legs, 2 wings)', null],
    ['1 packet yeast (or 2 tsp)', '2 packets yeast (or 4 tsp)'],
    ['1 can milk (reserve 1 tbsp)', '2 cans milk (reserve 2 tbsp)'],
    ['2 packets (7 g) yeast', null],
    ['2 onions (about 300 g)', '4 onions (about 600 g)'],
    ['1 mango (or 2 small ones)', '2 mangoes (or 4 small ones)'],
    ['1 onion, cut into 8 wedges', '2 onions, cut into 8 wedges'],
    ['1/2/2024 eggs', null],
    ['2 / 3 cup', null],
    ['1 cup plus two tbsp', null],
    ['1,000 g flour', '2 kg flour'],
    ['a pinch of salt', '2 pinches of salt'],
    ['one generous splash of milk', null],
    ['half a small knob of butter', null],
    ['1 sheet pastry, 23 x 33 cm', '2 sheets pastry, 23 x 33 cm'],
    ['1 loaf, 5-by-4 inches', '2 loaves, 5-by-4 inches'],
    ['1 cup milk, at 40 C', '2 cups milk, at 40 C'],
    ['1 tsp 5-spice powder', '2 tsp 5-spice powder'],
    ['1 kg rice (4 servings)', '2 kg rice (8 servings)'],
    ['200 g 00 flour', '400 g 00 flour'],
    ['400g tin tomatoes', '2 x 400g tins tomatoes'],
    ['1-inch piece ginger', '2-inch piece ginger'],
    ['14 oz can milk (reserve 1 tbsp)', '2 x 14 oz cans milk (reserve 2 tbsp)'],
    ['1½ (5 g) teaspoons salt', null],
    ['500 ml 2 cups milk', '1 l 4 cups milk'],
    ['12 ounces 340g flour', '1½ pounds 680g flour'],
    ['2 tsp (4g) - Paprika', '4 tsp (8g) - Paprika'],
    ['1 clove', '2 cloves'],
    ['1-1/4-inch piece ginger', '2½-inch piece ginger'],
    ['1/8-1/4 tsp salt', '¼-½ tsp salt'],
    ['8 apples cold', '16 apples cold'],
    ['6 bone in, skin on chicken', '12 bone in, skin on chicken'],
    ['1 8- ounce package cream cheese', '2 8- ounce packages cream cheese'],
    ['Three 8-ounce (680g) packages cream cheese', null],
    ['2 8-ounce (227 g) packages butter', '4 8-ounce (227 g) packages butter'],
    ['4 6 oz steaks', '8 6 oz steaks'],
    ['1, 14 oz can milk', '2, 14 oz cans milk'],
    ['1 bag rice (7 oz or 200 g)', '2 bags rice (7 oz or 200 g)'],
    ['1 can milk (or 2 tsp powder in two tbsp water)', null],
    ['1 onion (diced (1 cup))', '2 onions (diced (2 cups))'],
    ['1 large (about 8 oz) potato', '2 large (about 16 oz) potatoes'],
    ['6 TB oil', '¾ cup oil'],
    ['Plain flour 200 g', 'Plain flour 400 g'],
    ['Plain flour (sifted): 200 g', 'Plain flour (sifted): 400 g'],
    ['Plain flour 200 g, sifted', 'Plain flour 400 g, sifted'],
    ['Plain flour 200 g sifted', null],
    ['Energy per 100 g', null],
    ['6 lb chicken (or 2 3-lb ones)', '12 lb chicken (or 4 3-lb ones)'],
    ['Jar 500 ml', null],
    ['200 g Reis, je Person 50 g', null, 'de'],
    ['3 cdtas (15 g) de azúcar', '6 cdtas (30 g) de azúcar', 'es'],
    ['2 cc (10 g) de sucre', '4 cc (20 g) de sucre', 'fr'],
    ['Muffins 12', null],
    ['1 Päckchen Hefe (oder 20 g frische)', '2 Päckchen Hefe (oder 40 g frische)', 'de'],
    ['4 Scheiben Brot (siehe Hinweis 2)', '8 Scheiben Brot (siehe Hinweis 2)', 'de'],
    ['2 Koteletts (je etwa 150 g)', '4 Koteletts (je etwa 150 g)', 'de'],
    ['2 Dosen à 400 g Bohnen', '4 Dosen à 400 g Bohnen', 'de'],
    ['600 Gramm Mehl', '1,2 kg Mehl', 'de'],
    ['1 et 1/4 tasse (300 ml) de lait', '2½ tasses (600 ml) de lait', 'fr'],
    ['2 cuillerées à soupe (30 g) de miel', '4 cuillerées à soupe (60 g) de miel', 'fr'],
    ['1 cuillerée à café de sel', '2 cuillerées à café de sel', 'fr'],
    ["le jus d'1/2 orange", 'le jus de 1 orange', 'fr'],
    ["le jus d'un citron", 'le jus de 2 citrons', 'fr'],
    ['el zumo de un limón', 'el zumo de 2 limones', 'es'],
    ['1 pellizco de sal', '2 pellizcos de sal', 'es'],
    ['une prise de sel', '2 prises de sel', 'fr'],
    ['500 g à 600 g de veau', '1 kg à 1,2 kg de veau', 'fr'],
    ['1 poulet fermier de 1,5 kg', '2 poulets fermiers de 1,5 kg', 'fr'],
    ['1 petit oignon coupé en 4', '2 petits oignons coupés en 4', 'fr'],
    ['4 cuisses ou 1 poulet entier', '8 cuisses ou 2 poulets entiers', 'fr'],
    ['2 tomates coupées en deux', '4 tomates coupées en deux', 'fr'],
    ['20 g de beurre et un peu pour le moule', '40 g de beurre et un peu pour le moule', 'fr'],
    ['20 g de beurre et un jaune', null, 'fr'],
    ['3 tomates en cuartos', '6 tomates en cuartos', 'es'],
    ['2 tomaten en een ui', null, 'nl'],
    ['1 cucharada más 1 cucharadita de sal', '2 cucharadas más 2 cucharaditas de sal', 'es'],
    ['el zumo de media lima', 'el zumo de 1 lima', 'es'],
    ['3 ó 4 ajos', '6 ó 8 ajos', 'es'],
    ['2 pechugas de unos 150 g', '4 pechugas de unos 150 g', 'es'],
    ['2 vasetti da 400 g di ceci', '4 vasetti da 400 g di ceci', 'it'],
    ['100 g + 20 g di burro per la teglia', '200 g + 40 g di burro per la teglia', 'it'],
    ['200 g di farina (vedi nota 2)', '400 g di farina (vedi nota 2)', 'it'],
    ['mezza cipolla', '1 cipolla', 'it'],
    ['meia colher de sal', '1 colher de sal', 'pt'],
    ['1⁄2 cup milk', '1 cup milk'],
    [
      '1 tablespoon garlic paste, or 2 large cloves minced',
      '2 tablespoons garlic paste, or 4 large cloves minced',
    ],
    ['1 to 2 Tablespoon(s) lemon juice', '2 to 4 Tablespoon(s) lemon juice'],
    ['2½–3 cups sugar', '5–6 cups sugar'],
  ])('of "%s" is "%s"', (line, shown, language = 'en') => {
    const view = { factor: 2, units: 'original', language } as const;
    const edits = showAmounts(line, readAmounts(line, language), view);
    expect(edits && applyEdits(line, edits)).toBe(shown);
  });
});
