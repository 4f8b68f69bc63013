import { describe, expect, it } from 'vitest';
import { applyEdits, showAmounts, type View } from '../../../src/amounts/scaling/showAmounts';
import type { LanguageCode } from '../../../src/reading/languages/Language';
import { readAmounts } from '../../../src/reading/quantities/readAmounts';

const ORIGINAL: View = { factor: 1, units: 'original', language: 'en' };

/** Null if the page cannot scale the line. */
function show(line: string, view: Partial<View>): string | null {
  const whole = { ...ORIGINAL, ...view };
  const edits = showAmounts(line, readAmounts(line, whole.language), whole);
  return edits && applyEdits(line, edits);
}

describe('scaled', () => {
  it.each([
    [2, '1½ cups (360 ml) milk', '3 cups (720 ml) milk'],
    [2, '1 onion- chopped', '2 onions- chopped'],
    [2, '250g/9oz flour', '500g/18oz flour'],
    [1 / 3, '2–4 eggs', 'about 1 egg'],
    [1 / 10, '1 egg', null],
    [1 / 6, '1–2 eggs', null],
    [3, '2 (14 oz) cans tomatoes', '6 (14 oz) cans tomatoes'],
    [2, '2 x 400g tins tomatoes', '4 x 400g tins tomatoes'],
    [2, '400 g tin tomatoes', '2 x 400 g tins tomatoes'],
    [2, '2 and 1/2 cups milk', '5 cups milk'],
    [2, '1 & 1/2 cups sugar', '3 cups sugar'],
    [2, '½ a lemon', '1 lemon'],
    [2, '1 packet (7 g) yeast', '2 packets (7 g) yeast'],
    [2, '1 tbsp lemon juice (from 1 lemon)', '2 tbsp lemon juice (from 2 lemons)'],
    [2, 'Zest and juice of 1 lime', 'Zest and juice of 2 limes'],
    [2, 'Butter: 100 g', 'Butter: 200 g'],
    [2, '1 kg potatoes, cut into 2 cm cubes', '2 kg potatoes, cut into 2 cm cubes'],
    [2, '300 g beans, soaked for 12 hours', '600 g beans, soaked for 12 hours'],
    [2, '1 cup 2% milk', '2 cups 2% milk'],
    [2, '2 packs 2-minute noodles', '4 packs 2-minute noodles'],
    [2, '500 g flour', '1 kg flour'],
    [0.5, 'a dozen eggs', '6 eggs'],
    [2, 'half a lemon', '1 lemon'],
    [0.5, '¾ cup sugar', '6 tbsp sugar'],
    [3, '1 tsp salt', '1 tbsp salt'],
    [2, '8 oz cheese', '1 lb cheese'],
    [2, '1 lb 8 oz tomatoes', '3 lb tomatoes'],
    [2, '1 lb 5 oz tomatoes', '2 lb 10 oz tomatoes'],
    [2, 'salt to taste', 'salt to taste'],
    [2, '2 chicken breasts, cut in half', '4 chicken breasts, cut in half'],
    [2, '1 tsp five-spice powder', '2 tsp five-spice powder'],
    [2, 'one large aubergine', '2 large aubergines'],
    [2, '1 heaping tablespoon flour', '2 heaping tablespoons flour'],
    [1.5, 'two to three eggs', '3 to 4½ eggs'],
    [1 / 3, '2–3 olives', 'about 1 olive'],
    [1.5, '2 eggs + 1 yolk', '3 eggs + 1½ yolks'],
    [2, '2 chicken breasts (about 300 g)', '4 chicken breasts (about 600 g)'],
    [2, '2x400g tins chickpeas', '4x400g tins chickpeas'],
    [2, '4 x 200 g steaks', '8 x 200 g steaks'],
    [2, '2 x 3 cm thick steaks', '4 x 3 cm thick steaks'],
    [2, '1 onion or 2 shallots', '2 onions or 4 shallots'],
    [
      2,
      '200 g rice, cooked as per packet instructions',
      '400 g rice, cooked as per packet instructions',
    ],
    [2, '4 tbsp butter (2 for the pan)', '8 tbsp butter (4 for the pan)'],
    [2, '1 sheet pastry (20 x 30 cm)', '2 sheets pastry (20 x 30 cm)'],
    [2, '5 cm piece of ginger', '10 cm piece of ginger'],
    [0.5, '0.5 g saffron', '0.25 g saffron'],
    [0.5, '2 cups (480 ml) milk (1 for the pan)', '1 cup (240 ml) milk (½ for the pan)'],
    [1 / 8, '1 gallon milk', '½ quart milk'],
    [0.5, '1 kilogram potatoes', '500 grams potatoes'],
    [2, '8 ounces milk', '1 pound milk'],
    [0.5, '51 cl cream', '26 cl cream'],
    [0.25, 'two to three eggs', 'about ½ to 1 egg'],
    [0.25, '1–2½ eggs', null],
    [0.5, '¼ onion', '⅛ onion'],
    [0.5, '2 lb 10 oz tomatoes', '1 lb 5 oz tomatoes'],
  ])('× %d, %s is %s', (factor, line, shown) => {
    expect(show(line, { factor })).toBe(shown);
  });

  it.each(['2–3 onions', 'half an onion'])('a line with "about %s" says "about" once', (amount) => {
    for (const factor of [1 / 3, 0.6, 1.3]) {
      for (const about of ['about', 'About', 'approx.', '~']) {
        const shown = show(`${about} ${amount}`, { factor });
        expect(shown?.match(/about|approx|~/gi), `× ${factor}: ${shown}`).toHaveLength(1);
      }
    }
  });

  it.each([
    '2 onions (300 g)',
    '2 cans (400 g) tomatoes',
    '1,000 olives',
    'A knob of butter',
    '9-inch pie crust',
    '1 lb chicken, cut into 4 pieces',
    'a few onions',
    'half cup milk',
    'one and a half cups milk',
    '1 cup sugar plus a tablespoon',
    'one egg or two',
    'two hundred grams of feta',
    '800 g tomatoes (two tins)',
    '2 / 3 cup sugar',
    '11/2 cups sugar',
    '8/10 olives',
    '2/3 carrots',
    '1/2 onions',
    '1¹/₂ cups sugar',
    'IV garlic cloves',
    'A packet of yeast (7 g)',
    '5 g salt per 100 g flour',
    '200 g steak each',
    '1 part vinegar to 3 parts oil',
    '4 cm leek',
    '3-lb chicken',
    '30 minutes of patience',
    '3 x 2 cm strips lemon peel',
    '2 L eggs',
    '3 l large free-range eggs',
    '1 pork shoulder (about 2 kg)',
    '1 1/2-inch piece ginger',
    '1 whole chicken (about 1.5 kg)',
    '4 salmon fillets (about 150 g)',
    '1 lb shrimp (16–20)',
    'Whole chicken, about 1.5 kg',
    '200 g dried beans or 2 tins (400 g)',
  ])('refuses to scale an amount that may mean two things: %s', (line) => {
    expect(show(line, { factor: 2 })).toBeNull();
  });

  it.each([
    ['1 small bunch mint, chopped', '2 small bunches mint, chopped'],
    ['1 glass white wine', '2 glasses white wine'],
    ['1 knife tip cayenne', '2 knife tips cayenne'],
    ['1 batch dough', '2 batches dough'],
    ['1 large handful spinach leaves', '2 large handfuls spinach leaves'],
    ['1 small chunk parmesan', '2 small chunks parmesan'],
    ['1 mug honey', '2 mug honey'],
    ['1 dollop sour cream', '2 dollops sour cream'],
    ['1 beef rib eye', '2 beef rib eyes'],
  ])('counts the pieces of a food that has no plural: twice %s', (line, shown) => {
    expect(show(line, { factor: 2 })).toBe(shown);
  });

  it('refuses amounts that are too small for a spoon', () => {
    expect(show('¼ tsp pepper', { factor: 1 / 3 })).toBeNull();
  });

  it.each<[LanguageCode, string, string]>([
    ['fr', '1 petit oignon rouge', '2 petits oignons rouges'],
    ['fr', '1 oignon, émincé', '2 oignons, émincés'],
    ['fr', '1 tomate coupée en dés', '2 tomates coupées en dés'],
    ['fr', '1 belle botte de persil', '2 belles bottes de persil'],
    ['fr', "1 gousse d'ail", "2 gousses d'ail"],
    ['es', '1 cebolla grande, picada', '2 cebollas grandes, picadas'],
    ['es', '1 lata pequeña de maíz', '2 latas pequeñas de maíz'],
    ['es', '1 taza helado', '2 tazas helado'],
    ['de', '1 Flasche Bier', '2 Flaschen Bier'],
    ['it', '1 cipolla rossa', '2 cipolle rosse'],
    ['pt', '1 cebola picada', '2 cebolas picadas'],
    ['de', '1 kleines Ei', '2 kleine Eier'],
    ['de', '1 großer Kopf Salat', '2 große Köpfe Salat'],
    ['de', '1 kleine Dose Mais', '2 kleine Dosen Mais'],
    ['nl', '1 rode ui', '2 rode uien'],
    // The page is not sure of the other word.
    ['fr', '1 poulet rustique', '2 poulet rustique'],
    ['fr', '1 tranche rustique de pain', '2 tranche rustique de pain'],
    ['fr', '1 moelleux citron', '2 moelleux citron'],
    ['nl', '1 groot ei', '2 groot ei'],
  ])(
    'in %s: twice %s takes the plural in all words that agree, or in none',
    (language, line, shown) => {
      expect(show(line, { factor: 2, language })).toBe(shown);
    },
  );

  it.each<[LanguageCode, string, string]>([
    ['fr', '2 gros oignons rouges', '1 gros oignon rouge'],
    ['es', '2 cebollas grandes', '1 cebolla grande'],
    ['de', '2 rote Zwiebeln', '1 rote Zwiebel'],
    // "Großer": the page does not know the gender.
    ['de', '2 große Äpfel', '1 große Äpfel'],
    ['de', '1,5 kg Kartoffeln', '750 g Kartoffeln'],
    ['de', '250 g Mehl', '125 g Mehl'],
    ['de', '3 EL Öl', '1½ EL Öl'],
    ['fr', '25 cl de crème', '12,5 cl de crème'],
    ['fr', '2 c. à soupe de sucre', '1 c. à soupe de sucre'],
    ['es', '2 tazas de arroz', '1 taza de arroz'],
    ['de', '4 große Zwiebeln', '2 große Zwiebeln'],
    ['de', '2 Zwiebeln', '1 Zwiebel'],
    ['de', '3 Tassen Mehl', '1½ Tassen Mehl'],
    ['fr', '3 tasses de lait', '1½ tasse de lait'],
    ['fr', '2 cuillères à soupe de miel', '1 cuillère à soupe de miel'],
    ['de', 'zwei bis drei Eier', '1 bis 1½ Eier'],
    ['fr', 'deux à trois œufs', '1 à 1½ œuf'],
    ['fr', '2 c. à soupe + 1 c. à café de sucre', '1 c. à soupe + ½ c. à café de sucre'],
    ['de', '1.5 kg Mehl', '750 g Mehl'],
    ['en', '1/8 teaspoon salt', '1/16 teaspoon salt'],
    ['de', '2 gestrichene EL Mehl', '1 gestrichener EL Mehl'],
    ['de', '2 Prise(n) Salz', '1 Prise(n) Salz'],
    ['fr', "un demi-litre d'eau", "250 ml d'eau"],
    ['it', '2 cucchiai di olio per friggere', '1 cucchiaio di olio per friggere'],
  ])('in %s: half of %s', (language, line, shown) => {
    expect(show(line, { factor: 0.5, language })).toBe(shown);
  });

  it.each([
    ['½ Bund Petersilie, gehackt', '1 Bund Petersilie, gehackt'],
    ['8 dag Butter', '16 dag Butter'],
    ['1 Dose Tomaten', '2 Dosen Tomaten'],
    ['4 Schnitzel à 150 g', '8 Schnitzel à 150 g'],
    ['2 Dosen Kidneybohnen (à 250 g)', '4 Dosen Kidneybohnen (à 250 g)'],
    ['1 Würfel frische Hefe (42 g)', '2 Würfel frische Hefe (42 g)'],
    ['1 Pck. Puddingpulver, für ½ l Milch', '2 Pck. Puddingpulver, für ½ l Milch'],
    ['3 m.-große Kartoffel(n)', '6 m.-große Kartoffel(n)'],
    ['Saft von ½ Zitrone', 'Saft von 1 Zitrone'],
    ['je 2 EL Petersilie und Kerbel', 'je 4 EL Petersilie und Kerbel'],
    ['⅛ l Schlagobers', '¼ l Schlagobers'],
    ['0,25 l Milch', '500 ml Milch'],
    ['6 Blatt Gelatine', '12 Blatt Gelatine'],
    ['3/4 TL Salz', '1½ TL Salz'],
    ['evtl. 1 EL Zucker', 'evtl. 2 EL Zucker'],
    ['Salz nach Geschmack', 'Salz nach Geschmack'],
  ])('the double of "%s" in German is "%s"', (line, double) => {
    expect(show(line, { factor: 2, language: 'de' })).toBe(double);
  });
});

it.each<[LanguageCode, string]>([
  ['de', '100 g Nudeln pro Person'],
  ['de', '1 Springform (26 cm)'],
  ['de', 'zweihundert Gramm Mehl'],
  ['de', 'Saft einer Zitrone'],
  ['en', '1 medium (1 lb) squash'],
  ['de', '2/3 Zwiebeln'],
  ['fr', '10 g de sel par litre d’eau'],
  ['es', '100 g de arroz por persona'],
  ['it', '80 g di pasta a persona'],
  ['pt', '100 g de arroz por pessoa'],
  ['nl', '100 g pasta per persoon'],
  ['nl', 'anderhalve liter water'],
])('in %s, too, an amount that may mean two things is not scaled: %s', (language, line) => {
  expect(show(line, { factor: 2, language })).toBeNull();
});

describe('the units that a visitor prefers', () => {
  it.each([
    ['metric', '2 cups flour', 'about 240 g flour'],
    ['metric', '2 tbsp oil', '2 tbsp oil'],
    ['metric', '1 stick butter', 'about 115 g butter'],
    ['us', '250g flour', '9 oz flour'],
    ['us', '1 kg potatoes', '2.2 lb potatoes'],
    ['us', '500 ml stock', 'about 2 cups stock'],
    ['us', '5 ml vanilla', '1 tsp vanilla'],
    ['us', '2–3 carrots', '2–3 carrots'],
    // An amount twice, in measures that may differ by country
    ['metric', '10 fl oz (½ pint) milk', '10 fl oz (½ pint) milk'],
    ['us', '30 ml/2 tbsp soy sauce', '30 ml/2 tbsp soy sauce'],
    ['metric', '1 cup/8 oz sour cream', '240 ml/225 g sour cream'],
    ['metric', '1 cup plus 2 tablespoons flour', 'about 135 g flour'],
    ['us', '1 kg potatoes (about 6 medium)', '2.2 lb potatoes (about 6 medium)'],
    ['us', '½kg beef', '17½ oz beef'],
    ['us', '240 ml milk', '1 cup milk'],
    ['metric', '1 1/2 pounds cod', '675 g cod'],
    ['metric', '8 oz (225 g) cheese', '8 oz (225 g) cheese'],
    ['us', '3 carrots (about 250 g), diced', '3 carrots (about 9 oz), diced'],
    ['metric', '1 lb rice (3 lb cooked)', '450 g rice (1.35 kg cooked)'],
  ] as const)('in %s units, %s is %s', (units, line, shown) => {
    expect(show(line, { units })).toBe(shown);
  });

  it.each([
    ['us', '0.1 g saffron'],
    ['metric', '1 cup (4 fl oz) milk'],
    ['us', '200 g dried pasta (or 250 fresh)'],
    ['metric', '2 oz gin'],
    ['metric', '1 lb (18 oz) rice'],
  ] as const)('%s: leaves what cannot be said: %s', (units, line) => {
    expect(show(line, { units }) ?? line).toBe(line);
  });

  it('scales and converts at the same time', () => {
    expect(show('1 cup flour', { units: 'metric', factor: 2 })).toBe('about 240 g flour');
  });

  it.each([
    ['metric', 'fr', '2 c. à soupe de sucre', '2 c. à soupe de sucre'],
    ['metric', 'fr', '1 c. de miel', '1 c. de miel'],
    ['us', 'fr', '1000 grammes de riz', '2.2 lb de riz'],
    ['us', 'de', '4 TL Puderzucker', '4 TL Puderzucker'],
    ['us', 'de', '200 g Mehl', '7 oz Mehl'],
  ] as const)('in %s units, for a recipe in %s, "%s" is "%s"', (units, language, line, shown) => {
    expect(show(line, { units, language })).toBe(shown);
  });
});

it.each([
  [0.5, 'original', '0.5–2 kg rice', '0.25–1 kg rice'],
  [2, 'original', '600–800 g rice', '1.2–1.6 kg rice'],
  [4, 'original', '2–3 tbsp oil', '½–¾ cup oil'],
  [0.25, 'original', '1–2 cups milk', '¼–½ cup milk'],
  [0.5, 'original', '¼–2 cups milk', '⅛–1 cup milk'],
  [0.5, 'original', '1–2 tbsp oil', '½–1 tbsp oil'],
  [1 / 3, 'original', '1–2 tbsp oil', '1–2 tsp oil'],
  [1, 'us', '1–2 kg beef', '2.2–4.4 lb beef'],
  [1, 'us', '300–350 g beef', '10½–12½ oz beef'],
  [1, 'us', '250–500 ml milk', 'about 1–2 cups milk'],
  [1, 'us', '15–30 ml oil', '1–2 tbsp oil'],
  [1, 'us', '10–20 ml oil', '2–4 tsp oil'],
  [2, 'original', '1 lb 4 oz beef', '2 lb 8 oz beef'],
  [0.5, 'original', '1 lb 4 oz beef', '10 oz beef'],
  [0.5, 'original', '1 gallon milk', '½ gallon milk'],
  [1 / 3, 'original', '½ tsp salt', null],
  [0.5, 'original', '3¼ cups stock', '1⅝ cups stock'],
  [0.5, 'us', '15–30 ml oil', '½–1 tbsp oil'],
  [1, 'us', '7.5 ml rum', '1½ tsp rum'],
  [1.25, 'us', '45 ml oil', '3¾ tbsp oil'],
  [0.5, 'original', '12.5 g butter', '6.3 g butter'],
  [1, 'us', '500–750 g rice', '17½–26½ oz rice'],
  [1, 'us', '0.5–2 kg rice', '17½–70½ oz rice'],
  [1, 'us', '10 g salt', '0.35 oz salt'],
  [1, 'us', '20 g yeast', '0.7 oz yeast'],
  [1, 'us', '200–250 ml water', 'about ⅞–1 cup water'],
  [1, 'us', '100–150 ml stock', null],
  [0.5, 'original', '2.2 lb potatoes', 'about 1 lb potatoes'],
  [0.5, 'original', '2.2–4.4 lb beef', 'about 1–2¼ lb beef'],
  [2, 'original', '1 fl oz rum', '2 fl oz rum'],
  [1.5, 'original', '7 onions', 'about 10 onions'],
  [1, 'metric', '4 ounces cheese', '115 g cheese'],
  [2, 'metric', '1 lb 4 oz beef', '1.15 kg beef'],
  [1, 'us', '680 g beef', '1½ lb beef'],
  [1, 'metric', '2 sticks (1 cup) butter', 'about 225 g butter'],
] as const)(
  'all amounts of a line fit together: × %d in %s units, %s is %s',
  (factor, units, line, shown) => {
    expect(show(line, { factor, units })).toBe(shown);
  },
);
