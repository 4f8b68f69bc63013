import { beforeAll, describe, expect, test } from 'vitest';
import { meaningOf } from '../../src/foods/avoided/avoided';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { foodNamed, productRows } from '../../src/foods/foods';
import { learn } from '../../src/foods/languages/learn';
import { findAllergens } from './findAllergens';

// What people mean by words to avoid.
beforeAll(() => learn('zxx'));

const ingredient = (text: string) => ({ text, isIngredient: true });
/** The other ingredient has nothing to do with the word. */
const verdictOn = (
  word: string,
  text: string,
  role: 'ingredient' | 'step' | 'title' = 'ingredient',
) =>
  checkRecipe(
    thingsToAvoid({ allergens: [], diet: null, avoid: [word] }),
    [
      ingredient('1 quince'),
      {
        text,
        isIngredient: role === 'ingredient',
        ...(role === 'title' && { heading: 'title' as const }),
      },
    ],
    { isReadable: true, hasAllIngredients: true },
  ).results.toSorted((one, other) => other.places.length - one.places.length)[0]?.verdict;

const wordsFor = (word: string, ...texts: string[]) =>
  checkRecipe(thingsToAvoid({ allergens: [], diet: null, avoid: [word] }), texts.map(ingredient), {
    isReadable: true,
  })
    .results.flatMap(({ places }) => places)
    .filter(({ presence }) => presence === 'contains')
    .map(({ words }) => words);

describe('"Also avoid"', () => {
  test.each<[string, string]>([
    ['dairy', 'panna cotta'],
    ['milk', 'cheesy pasta bake'],
    ['shellfish', 'crab, mussels'],
    ['gluten', 'spoonbread'],
    ['nuts', 'praline'],
    ['tree nuts', 'tarta de Santiago'],
    ['peanuts', 'satay chicken'],
    ['eggs', 'mayonnaise'],
    ['fish', 'Worcestershire sauce'],
    ['crustaceans', 'toast Skagen'],
    ['molluscs', 'conch fritters'],
    ['soy', 'Tofurky'],
    ['celery', 'ribollita'],
    ['mustard', 'dijonaise'],
    ['sesame', 'sesame bagel'],
    ['sulphites', 'sulphured apricots'],
    ['lupin', 'tarwi'],
    ['meat', 'chicken stock'],
    ['pork', 'chorizo'],
    ['gelatin', 'marshmallows'],
    ['honey', 'honey'],
  ])('%s finds foods that contain it: %s', (word, foods) => {
    const names = foods.split(', ');
    const found = wordsFor(word, '1 onion', ...names.map((name) => `50 g ${name}`));
    // A food that contains it in two ways comes twice.
    expect([...new Set(found)].sort()).toEqual(names.sort());
  });

  test.each([
    ['a kind of the food', 'mushrooms', '200 g shiitake', ['shiitake']],
    ['the food under another name', 'coriander', '1 bunch cilantro', ['cilantro']],
    ['a word that is no food', 'blue Zorblax', '1 blue Zorblax', ['blue Zorblax']],
    ['the food with a slip in its name', 'mushrooms', '1 mushrom, sliced', ['mushrom']],
    ['each place of it', 'kiwi', '1 kiwi and half a kiwi', ['kiwi', 'kiwi']],
  ])('finds %s', (_, word, text, words) => {
    expect(wordsFor(word, text)).toEqual(words);
  });

  test.each([
    ['a part of a word that is no food', 'blue Zorblax', '1 red Zorblax, blue'],
    ['another food', 'kiwi', '1 lemon'],
    ['what a food is a kind of', 'shiitake', '200 g mushrooms'],
    ['a text without words', '…', '1 lemon'],
  ])('does not find %s', (_, word, text) => {
    expect(wordsFor(word, text)).toEqual([]);
  });
});

test.each([
  ['peanuts and shellfish', ['peanuts', 'shellfish']],
  ['mac and cheese', ['mac and cheese']],
])('%s under "Also avoid" are %j', (avoid, names) => {
  const things = thingsToAvoid({ allergens: [], diet: null, avoid: [avoid] });
  expect(things.map(({ name }) => name)).toEqual(names);
});

describe('a word under "Also avoid" is found', () => {
  const rows = (table: string) =>
    table
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [word = '', foods = ''] = row.trim().split(': ');
        return foods.split(', ').map((food): [string, string] => [word, food]);
      });

  test.each(
    rows(`
      offal: chicken livers, duck hearts, faggots, pork tongue
      legumes: fenugreek seeds, methi powder, miso, pease pudding, haricots, cocoa and beans
      mango: Alphonsos, Ataulfos, Kesar pulp
      apple: Braeburns, Cox's Orange Pippins
      pear: Comice
      soybeans: tofu
      cassava: tapioca pearls, boba, farofa
      seaweed: laverbread, sea lettuce, aonori, Irish moss
      egg white: meringue, mayonnaise
      casein: butter
      quinine: tonic water
      blood: black pudding
      sage: stuffing
      thyme: za'atar, bouquet garni
      aniseed: Sambuca, pastis
      tamarind: Worcestershire sauce
      malt: Horlicks
      liver: foie gras, pâté
      haddock: cullen skink
      peppers: jalapeños, cayenne, poblano, ancho
      chickpeas: poppadoms, papadums, socca
      parmesan: pesto
      potato: tatties, Desirees, patatas bravas, pierogi
      nightshades: San Marzanos, harissa, berbere, patatas bravas
      squash: Hokkaido, Crown Prince
      cabbage: hispi, January King
      beetroot: borscht, Chioggia
      citrus: lime leaves, kaffir lime leaves
      caffeine: oolong, Darjeeling, coffee cake
      cheese: fondue, nachos, Alfredo sauce
      annatto: E160b
      alcohol: ginger beer, eau de vie
      coconut: coconut milk, desiccated coconut, coconut aminos, creamed coconut, a Bounty bar
      garlic: garlic bread, garlic powder, aioli, toum, wild garlic, black bean garlic sauce
      corn: corn tortillas, popcorn, cornflour, corn syrup
      onion: spring onions, onion granules, crispy fried onions, shallots
      almonds: almond milk, ground almonds, almond butter
      beef: steak pie, oxtail, beef stock, veal, hamburgers, chile con carne, chuck, bavette, T-bones
    `),
  )('as itself, as its kinds and in the names of foods: %s in %s', (word, food) => {
    expect(verdictOn(word, `200 g ${food}`)).not.toBe('nothing');
  });

  test.each(
    rows(`
      chickpeas: hummus, besan, falafel
      hazelnuts: Nutella, praline, Frangelico
      anchovies: Worcestershire sauce, Caesar dressing
      oats: granola, flapjacks
      tomatoes: ketchup, baked beans, pasta sauce
      potato: crisps, gnocchi
      chilli: sriracha, harissa, curry powder, kimchi, red pepper flakes
      coriander: Thai curry paste
      cinnamon: mixed spice, mincemeat
      yeast: Marmite, beer, sourdough bread
      sugar: caramel, meringues
      wine: red wine vinegar, Marsala
      cocoa: brownies
      coffee: tiramisu
    `),
  )('in what is made of it: %s in %s', (word, food) => {
    expect(verdictOn(word, `200 g ${food}`)).toBe('contains');
  });

  test.each([
    ['garlic', 'sausages'],
    ['onion', 'chicken stock'],
    ['cashews', 'mixed nuts'],
    ['almonds', 'granola'],
    ['salmon', 'fish fillets'],
    ['cinnamon', 'curry powder'],
    ['prawns', 'Thai curry paste'],
  ])('as a food that may be in it: %s in %s', (word, food) => {
    expect(verdictOn(word, `200 g ${food}`)).toBe('may contain');
  });

  test.each(
    rows(`
      nightshades: aubergine, ketchup, paprika, jalapeños, crisps
      citrus: yuzu juice, marmalade, orange zest
      legumes: lentils, tofu, hummus, peanuts, green beans
      stone fruit: nectarines, prunes, damsons
      alliums: chives, leeks, garlic bread
      red meat: venison, bacon, beef stock
      poultry: duck breast, poussin, chicken stock
      offal: haggis, lambs liver
      caffeine: matcha, cola, dark chocolate, espresso
      cruciferous vegetables: cavolo nero, rocket
      root vegetables: parsnips, swede
      oily fish: sardines, kippers
      sweeteners: stevia, sucralose
      processed meat: salami, ham
      spicy food: jalapeños, Tabasco
      grains: quinoa, wheat flour
      seeds: chia seeds, tahini
    `),
  )('in a family: %s in %s', (word, food) => {
    expect(verdictOn(word, `200 g ${food}`)).toBe('contains');
  });

  test.each([
    ['no garlic', 'garlic bread'],
    ['anything with coconut', 'coconut cream'],
    ['garlic and onions', 'red onions'],
    ['gluten free and milk free', 'flour'],
    ['Coconuts', 'coconut milk'],
    ['garlik', 'garlic cloves'],
    ['nightshaddes', 'ketchup'],
    ['Zorblax', 'zorblaxes'],
    ['I hate kiwi', 'kiwis'],
  ])('however it is typed: %s', (word, food) => {
    expect(verdictOn(word, `200 g ${food}`)).toBe('contains');
  });

  test.each(
    rows(`
      butter: butternut squash
      beef: burger buns, chicken stock
      chicken: vegan chicken
      potato: tortilla chips
      nuts: nutmeg
      sugar: cake flour
      cheese: risotto rice
      yeast: bread flour, soda bread
      lemon: lemongrass
      caffeine: herbal tea
      stone fruit: cherry tomatoes
      nightshades: sweet potatoes, black pepper
      almonds: walnuts
      mushroom: chocolate truffles
    `),
  )('never in what only sounds like it: %s in %s', (word, food) => {
    expect(verdictOn(word, `200 g ${food}`)).toBe('nothing');
  });

  test.each([
    ['walnuts', 'Add a lump of lard the size of a walnut.', 'step', 'nothing'],
    ['coconut', 'Omit the coconut.', 'step', 'may contain'],
    ['coconut', 'Stir in the coconut milk.', 'step', 'contains'],
    ['coriander', 'Stir in the Zorblax.', 'step', 'nothing'],
    ['Zorblax', 'Stir in the Zorblax.', 'step', 'contains'],
    ['Zorblax', 'Leave out the Zorblax. No Zorblax!', 'step', 'contains'],
    ['garlic', 'Spaghetti aglio e olio', 'title', 'may contain'],
    ['garlic', '200 g garlic-free sauce', 'ingredient', 'not checked'],
    ['garlic', '200 g garlicky mash', 'ingredient', 'may contain'],
    ['coconut', '200 ml coconutmilk', 'ingredient', 'contains'],
    ['butter', '50 g vegan butter', 'ingredient', 'nothing'],
  ] as const)('with the rules for allergens: %s in "%s"', (word, text, role, verdict) => {
    expect(verdictOn(word, text, role)).toBe(verdict);
  });

  test('does not change what the check says of allergens', () => {
    const lines = ['200 g Zorblax', '50 g butter'].map(ingredient);
    const verdicts = (avoid: string[]) =>
      checkRecipe(thingsToAvoid({ allergens: ['milk', 'nuts'], diet: null, avoid }), lines, {
        isReadable: true,
      }).results.map(({ verdict }) => verdict);
    expect(verdicts(['Zorblax', 'butter'])).toEqual([...verdicts([]), 'contains', 'contains']);
    expect(verdicts([])).toEqual(['contains', 'not checked']);
  });
});

test('the tables of families and products name foods', () => {
  const unknown = [...productRows().keys()].filter(
    (name) => !['any', 'alone'].includes(name) && !foodNamed(name),
  );
  expect(unknown).toEqual([]);
});

describe('a misspelt food', () => {
  test.each([
    ['milk', '200 ml cocomut milk'],
    ['milk', '200 ml almnd milk'],
    ['milk', '2 tbsp penut butter'],
    ['nuts', '200 ml almnd milk'],
    ['peanuts', '2 tbsp penut butter'],
    ['eggs', '1 egg plnt'],
  ] as const)('still warns of %s: "%s", whichever way it is read', (content, text) => {
    const { verdict } = findAllergens([ingredient('1 onion'), ingredient(text)]).get(content) ?? {};
    expect(['contains', 'may contain']).toContain(verdict);
  });

  test('counts as not checked, even if the likely food contains nothing', () => {
    const found = findAllergens([ingredient('1 onion'), ingredient('1 cocomut')]);
    expect(found.get('milk')?.verdict).toBe('not checked');
  });
});

describe('a word under "Also avoid"', () => {
  test.each([
    ['palm oil', '2 tbsp Nutella', 'contains'],
    ['MSG', '1 chicken bouillon cube', 'may contain'],
    ['buckwheat', '120 g farine de sarrasin', 'contains'],
    ['buckwheat', '100 g soba', 'contains'],
    ['rum', '60 ml Bacardi', 'contains'],
    ['juniper', '45 ml gin', 'contains'],
    ['mushrooms', '1 beef Wellington', 'may contain'],
    ['red meat', '4 turkey escalopes', 'nothing'],
    ['red meat', '500 g turkey mince', 'nothing'],
    ['beef', '500 g mince', 'contains'],
    ['sausages', '4 turkey sausages', 'contains'],
    ['caffeine', '3 rooibos teabags', 'nothing'],
    ['caffeine', '3 teabags', 'contains'],
    ['honey', '½ honeydew, scooped into balls', 'nothing'],
    ['eggs', '1 glossy eggplant', 'nothing'],
  ])('%s: "%s" %s', (word, text, verdict) => {
    expect(verdictOn(word, text)).toBe(verdict);
  });

  test.each([
    ['dates', 'Check the use-by date on the cream.', 'nothing'],
    ['dates', 'Stuff each date with it.', 'contains'],
    ['coffee', 'Put it on the coffee table.', 'nothing'],
    ['beetroot', 'Tint it with natural pink food colouring.', 'may contain'],
  ])('%s: "%s" in a step %s', (word, text, verdict) => {
    expect(verdictOn(word, text, 'step')).toBe(verdict);
  });
});

test.each([
  ['red meat', '500 g turkey breast mince'],
  ['red meat', '400 g chicken thigh mince'],
  ['beef', '500 g pork shoulder mince'],
  ['stone fruit', '250 g cherry tomatoes on the vine'],
  ['legumes', '2 tsp cocoa beans'],
  ['alliums', '1 bulb of fennel, shaved'],
  ['alliums', '1 pinch asafoetida (hing)'],
])('%s is not in "%s"', (word, text) => {
  expect(verdictOn(word, text)).toBe('nothing');
});

test.each([
  // Butter beans have no butter.
  ['butter', ['butter tea', 'butter sauce', 'beurre blanc', 'roux']],
  // A Bloody Mary may have horseradish.
  ['horseradish', ['horseradish sauce', 'wasabi']],
])('examples of foods with %s certainly contain it: %j', (word, examples) => {
  expect(meaningOf(word).examples()).toEqual(examples);
});
