import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/bring/readDocument';
import { parseRecipe } from '../../src/recipe/document/parseRecipe';

/** What a cook sees of each recipe of a paste. */
function seen(paste: string) {
  return readDocument(paste).map((found) => {
    if (!('text' in found)) throw new Error(found.code);
    const { title, servings, ingredients, steps } = parseRecipe(found.text);
    return {
      title: title?.text ?? null,
      servings: servings?.from ?? null,
      ingredients: ingredients.flatMap(({ items }) => items.map(({ line }) => line)),
      steps: steps.map(({ title, text }) => [title, text].filter(Boolean).join(' ')),
    };
  });
}

/** A row: what people paste, and what a cook sees of it. */
type Row = [string, string, Partial<ReturnType<typeof seen>[number]>];

const ROWS: Row[] = [
  [
    'foods without amounts at the end of a list are ingredients, in any language',
    'Linsensuppe\n\n250 g Linsen\n1 Zwiebel\nEssig, Salz, Pfeffer\n\nLinsen und Zwiebel 30 Minuten kochen.',
    {
      ingredients: ['250 g Linsen', '1 Zwiebel', 'Essig, Salz, Pfeffer'],
      steps: ['Linsen und Zwiebel 30 Minuten kochen.'],
    },
  ],
  [
    'the last food of a list has a full stop',
    'Tarte\n\n1 pâte brisée,\n5 pommes,\n1 sachet de sucre vanillé.\n\nCuire les pommes 40 min.',
    {
      ingredients: ['1 pâte brisée,', '5 pommes,', '1 sachet de sucre vanillé.'],
      steps: ['Cuire les pommes 40 min.'],
    },
  ],
  [
    'in a text of capitals, a food is no heading',
    'INGREDIENTS\n\n2 EGGS\nSOUR CREAM\nBUTTER\n100 G FLOUR\n1 CUP MILK\n\nMETHOD\n\nBEAT THE EGGS WITH THE MILK.\nFRY IN BUTTER FOR 2 MINUTES.',
    { ingredients: ['2 EGGS', 'SOUR CREAM', 'BUTTER', '100 G FLOUR', '1 CUP MILK'] },
  ],
  [
    'a single food in capitals is no heading either',
    'Ingredients\n2 eggs\nBUTTER\n100 g flour\n\nMethod\nBeat the eggs with the flour.\nFry in butter.',
    { ingredients: ['2 eggs', 'BUTTER', '100 g flour'] },
  ],
  [
    'the columns of a printed page are read one below the other',
    'APPLE CAKE                         Serves 8\n\n  2 cups flour                 1/2 tsp. salt\n  1 cup sugar                  2 eggs, beat-\n  3 apples, peeled                en\n\nSift the flour with the salt. Fold in the apples.\nBake for 40 minutes.',
    {
      title: 'APPLE CAKE',
      servings: 8,
      ingredients: [
        '2 cups flour',
        '1 cup sugar',
        '3 apples, peeled',
        '1/2 tsp. salt',
        '2 eggs, beaten',
      ],
    },
  ],
  [
    'the head of a book’s page is no ingredient and no title',
    '12                            SOUPS\n\n            CREAM OF LEEK\n\n2 lbs. leeks\n1 oz. butter\n1 pt. milk\n\nMelt the butter and cook the leeks.\nEnough for 4.',
    {
      title: 'CREAM OF LEEK',
      servings: 4,
      ingredients: ['2 lbs. leeks', '1 oz. butter', '1 pt. milk'],
    },
  ],
  [
    'what each person says in a chat is theirs, and their names are no words of a recipe',
    'me: what was in that dip??\nsam: ok so\nsam: 1 tub greek yoghurt\nsam: half a cucumber, grated\nsam: 2 cloves garlic\nsam: squeeze the cucumber, mix everything, chill for 1 hour\nme: legend',
    {
      ingredients: ['1 tub greek yoghurt', 'half a cucumber, grated', '2 cloves garlic'],
      steps: ['squeeze the cucumber, mix everything, chill for 1 hour'],
    },
  ],
  [
    'the answer and what it quotes are told apart, whichever has the recipe',
    'On Tue, Apr 2, 2024 Jane wrote:\n> Mum’s Shortbread\n>\n> 250g butter\n> 110g sugar\n> 360g flour\n>\n> Cream the butter and sugar.\n>\n> Bake with the flour at 160C for 40 mins.\n\nThanks, I will bake it for 30 mins with less sugar this weekend!',
    {
      title: 'Mum’s Shortbread',
      ingredients: ['250g butter', '110g sugar', '360g flour'],
      steps: ['Cream the butter and sugar.', 'Bake with the flour at 160C for 40 mins.'],
    },
  ],
  [
    'a mail ends with its greeting',
    'Suppe\n\n250 g Linsen\n1 Bund Suppengrün\n\nLinsen 30 Minuten kochen.\n\nLiebe Grüße\nPetra\n\nPS: die Suppe schmeckt auch kalt.',
    { steps: ['Linsen 30 Minuten kochen.'] },
  ],
  [
    'a comment below a recipe is no work, and its amounts are no ingredients',
    'No knead bread\n\n3 cups flour\n1.5 tsp salt\n1.5 cups water\n\nMix and leave 18 hours. Bake 30 min.\n\ncrumbcat · 3y ago\nI do 2 cups flour and 1 tsp salt.\n2 cups water\n1 tsp salt\n3 cups rye flour',
    {
      ingredients: ['3 cups flour', '1.5 tsp salt', '1.5 cups water'],
      steps: ['Mix and leave 18 hours. Bake 30 min.'],
    },
  ],
  [
    'the name of who took a picture is no work',
    'Ingredients\n1 cup orzo\n3 cups broth\n\nDirections\nStep 1\nMelt the butter.\n\nExample Food Studios\n\nStep 2\nAdd the orzo.',
    { steps: ['Melt the butter.', 'Add the orzo.'] },
  ],
  [
    'the first line of the work belongs to it, whatever it names',
    'Gazpacho\n6 raciones\n\nPepino, 1\nAjo, 1 diente\nAceite de oliva, 50 ml\n\nLavar y trocear las verduras.\nTriturar todo con el aceite.\nEnfriar 2 horas.',
    {
      servings: 6,
      steps: ['Lavar y trocear las verduras.', 'Triturar todo con el aceite.', 'Enfriar 2 horas.'],
    },
  ],
  [
    'steps that count themselves among all',
    'Gratin\n\n1 kg\nKartoffeln\n200 ml\nSahne\nSalz\n\nSchritt 1 von 2\nKartoffeln schälen.\nSchritt 2 von 2\nSahne aufkochen.',
    {
      ingredients: ['1 kg Kartoffeln', '200 ml Sahne', 'Salz'],
      steps: ['Kartoffeln schälen.', 'Sahne aufkochen.'],
    },
  ],
  [
    'sentences right below the foods are the work, if nothing else is',
    'Hummus\n\n1 can chickpeas\n2 tbsp tahini\n1 lemon\n\nBlend until smooth. Season well.',
    { steps: ['Blend until smooth. Season well.'] },
  ],
  [
    'between foods, empty lines say nothing',
    'Zutaten\n\n200 g Mehl\n\nSchmand\n\n2 Eier\n\nMohn\n\n100 g Zucker\n\nZubereitung\n\nAlles mischen und backen.',
    { ingredients: ['200 g Mehl', 'Schmand', '2 Eier', 'Mohn', '100 g Zucker'] },
  ],
  [
    'numbers that count the lines of work are no amounts',
    'Ingredients\n500 g potatoes\n1 tsp salt\n\nMethod\n1\nPeel the potatoes\n2\nBoil with the salt',
    {
      ingredients: ['500 g potatoes', '1 tsp salt'],
      steps: ['Peel the potatoes', 'Boil with the salt'],
    },
  ],
  [
    'a sentence goes on below a line that had no room for its next word',
    'Shortbread\n\n250g butter\n110g sugar\n360g flour\n\nCream the butter and sugar. Mix in the flour and salt until it just comes\ntogether.\nPress into a tin and prick all over, then bake at 160C for 40 mins.',
    {
      steps: [
        'Cream the butter and sugar. Mix in the flour and salt until it just comes together.',
        'Press into a tin and prick all over, then bake at 160C for 40 mins.',
      ],
    },
  ],
  [
    'a dash above foods is no button, and takes none of them away',
    'Omelette\n\nIngredients\n–\n4\neggs\nsalt\n2 onions\n\nMethod\nBeat the eggs with the salt.\nFry with the onions.',
    { ingredients: ['eggs', 'salt', '2 onions'] },
  ],
  [
    'what a portion has in it is no second list',
    'Toast\n\n2 slices bread\n1 tbsp butter\n1 tsp sugar\n\nToast the bread for 2 minutes. Spread the butter.\n\nCalories 337\nButter fat 15 g\nSugar 5 g\nSalt 1 g',
    { ingredients: ['2 slices bread', '1 tbsp butter', '1 tsp sugar'] },
  ],
  [
    'questions are headings',
    'Tortilla\n\n¿Qué necesitas?\n- 6 huevos\n- Sal\n\n¿Cómo se hace?\n1) Batimos los huevos.\n\nSale para 4 personas.',
    { servings: 4, ingredients: ['6 huevos', 'Sal'], steps: ['Batimos los huevos.'] },
  ],
  [
    'a button that counts servings says how many',
    'Poulet\n\nIngrédients\n\n–\n4\npersonnes\n+\n\n1 poulet\n\n4 tomates\n\n2 oignons\n\nPréparation\nFaites dorer le poulet.\nAjoutez les tomates.',
    { servings: 4, ingredients: ['1 poulet', '4 tomates', '2 oignons'] },
  ],
  [
    'a button beside each food is none',
    'Zutaten\n\n100 g Sahne\nMerken\n2 Eier\nMerken\n1 Zwiebel\nMerken\n\nZubereitung\nAlles mischen.',
    { ingredients: ['100 g Sahne', '2 Eier', '1 Zwiebel'] },
  ],
  [
    'servings at the end of the work',
    'Goulash\n1 kg beef\n3 onions\n500 ml stock\n\nBrown the onions. Cook for 2 hours. Serves 6.',
    { servings: 6, steps: ['Brown the onions. Cook for 2 hours.'] },
  ],
  [
    'bold words of a chat program, with a picture behind them',
    '*Chili sin carne* 🌶️\n\n_für 6 Hungrige_\n\n*Zutaten*\n• 2 Dosen Bohnen\n• 1 Zwiebel\n\n*So geht’s*\n1. Zwiebel anbraten\n2. Bohnen dazu',
    { title: 'Chili sin carne', servings: 6, ingredients: ['2 Dosen Bohnen', '1 Zwiebel'] },
  ],
  [
    'the name that stands again above the ingredients is the title, not the section of the page',
    'Menu\nBaking\nBest Ever Carrot Cake\nWhy you’ll love this recipe\nIt keeps for 4 days.\nCarrot Cake\nYield: 12 slices 1x\nIngredients\n2 tsp baking soda\n3 carrots, grated\nInstructions\nFold in the carrots and bake for 35 minutes.',
    { title: 'Best Ever Carrot Cake', servings: 12 },
  ],
  [
    'a table without headings above it',
    '| Ingrediente | Cantidad |\n|---|---|\n| Garbanzos | 400 g |\n| Limón | 1 |\n| Ajo | 1 diente |\n\n1. Triturar todo.\n2. Servir.',
    {
      ingredients: ['Garbanzos 400 g', 'Limón 1', 'Ajo 1 diente'],
      steps: ['Triturar todo.', 'Servir.'],
    },
  ],
  [
    'letters that a program has taken apart or joined',
    'Zubereitu\u00adng\n\nTarte a\u0300 la cre\u0300me\n\n1 tsp \ufb01ne salt\u2028200 g cre\u0300me\u20282 œufs\n\nCuire la crème 20 min.',
    { ingredients: ['1 tsp fine salt', '200 g crème', '2 œufs'] },
  ],
  [
    'marks that nobody sees hide no sender, and a message may be a list with pictures',
    '\u200e[3/2/24, 18:05:47] Ana: receta?\n\u200e[3/2/24, 18:06:10] Eva: \u200e🥕 3 zanahorias\n🧅 1 cebolla\n🥚 6 huevos\n🫒 aceite y sal\n🧀 un puñado de queso rallado\n\u200e[3/2/24, 18:07:22] Eva: Pochas la cebolla con las zanahorias 20 min\n\u200e[3/2/24, 18:09:01] Ana: gracias!!',
    {
      ingredients: [
        '3 zanahorias',
        '1 cebolla',
        '6 huevos',
        'aceite y sal',
        'un puñado de queso rallado',
      ],
      steps: ['Pochas la cebolla con las zanahorias 20 min'],
    },
  ],
  [
    'fractions that do not count up are amounts, and count no steps',
    'Rub\n\n1/2 cup salt\n1/4 cup sugar\n3 cloves garlic\n\nMix the salt with the sugar and the garlic.',
    { ingredients: ['1/2 cup salt', '1/4 cup sugar', '3 cloves garlic'] },
  ],
  [
    'a button on three lines says for how many, and closes no list',
    'Gratin\n\nZutaten\nfür\n3\nPortionen\n1 kg\tKartoffeln\n200 ml\tSahne\netwas\tMuskat\n\nZubereitung\nAlles mischen und backen.',
    { servings: 3, ingredients: ['1 kg Kartoffeln', '200 ml Sahne', 'etwas Muskat'] },
  ],
  [
    'what is between facts is no work, and facts are no list of steps',
    'Gratin\n\nZutaten\n1 kg Kartoffeln\n200 ml Sahne\n\nZubereitung\nArbeitszeit ca. 20 Minuten\nKoch-/Backzeit ca. 40 Minuten\nGesamtzeit ca. 1 Stunde\nDie Kartoffeln schälen.\n\nMit der Sahne im Ofen 40 Minuten backen.',
    { steps: ['Die Kartoffeln schälen.', 'Mit der Sahne im Ofen 40 Minuten backen.'] },
  ],
  [
    'who wrote the recipe, and comments below a list of foods that few know, are no work',
    'Auflauf\n\nZutaten\n1 kg\tKartoffeln\n2 Stange/n\tLauch\n1 Zehe/n\tKnoblauch\n\nZubereitung\nDie Kartoffeln schälen und hobeln.\n\nIm Ofen 40 Minuten backen.\nRezept von\n\nHobelfee_12\nMitglied seit 2007\nKommentare\nRabe\n02.11.2020 18:03\nSehr lecker! Habe noch 100 g Speck 5 Minuten gebraten.',
    { steps: ['Die Kartoffeln schälen und hobeln.', 'Im Ofen 40 Minuten backen.'] },
  ],
  [
    'numbers of steps begin again in each part',
    'Ingredients\nDough:\n200 g flour\n2 eggs\nFilling:\n3 apples\n\nMethod\nDough:\n1\nMix the flour with the eggs in a bowl.\n2\nRoll out the dough on a board.\n3\nLay the dough into a round tin.\nFilling:\n1\nCut the apples into thin slices.\n2\nSpread the apples on the dough.',
    {
      ingredients: ['200 g flour', '2 eggs', '3 apples'],
      steps: [
        'Mix the flour with the eggs in a bowl.',
        'Roll out the dough on a board.',
        'Lay the dough into a round tin.',
        'Cut the apples into thin slices.',
        'Spread the apples on the dough.',
      ],
    },
  ],
  [
    'the head of a printed page within a step begins no part',
    'LEEK PIE\n\n4 leeks\n2 oz. butter\n1/4 pint cream\n\n1. Melt the butter and soften the leeks in it, stirring\n\n64\n\nTHE GOOD TABLE\n\nall the time until they are soft.\n2. Stir in the cream and bake for 35 minutes.',
    {
      ingredients: ['4 leeks', '2 oz. butter', '1/4 pint cream'],
      steps: [
        'Melt the butter and soften the leeks in it, stirring all the time until they are soft.',
        'Stir in the cream and bake for 35 minutes.',
      ],
    },
  ],
  [
    'the head of a printed page within a step begins no part below a heading either',
    'LEEK PIE\n\n4 leeks\n2 oz. butter\n1/4 pint cream\n\nMethod\n\n1. Melt the butter and soften the leeks in it, stirring\n\n64\n\nTHE GOOD TABLE\n\nall the time until they are soft.\n2. Stir in the cream and bake for 35 minutes.',
    {
      ingredients: ['4 leeks', '2 oz. butter', '1/4 pint cream'],
      steps: [
        'Melt the butter and soften the leeks in it, stirring all the time until they are soft.',
        'Stir in the cream and bake for 35 minutes.',
      ],
    },
  ],
  [
    'marks of a list need no space behind them, and a heading may say for how many with an x',
    'Frittata\n\n*** INGREDIENTI x 3 persone ***\n-4 uova\n-50 gr di pecorino\n-basilico q.b.\n-olio per friggere\n\n*** PROCEDIMENTO ***\nSbatto le uova con il pecorino.\nFriggo tutto in padella.',
    {
      ingredients: ['4 uova', '50 gr di pecorino', 'basilico q.b.', 'olio per friggere'],
      steps: ['Sbatto le uova con il pecorino.', 'Friggo tutto in padella.'],
    },
  ],
  [
    'words below the last bullet of the work are no work',
    'Rye\n\ningredients:\n300g flour\n8g salt\n\nmethod:\n- Mix everything in a bowl.\n- Bake for 40 mins.\n\nThe proof is in the proofing.\nMy oven is old\n\nLikes: 14\nReport this post',
    { steps: ['Mix everything in a bowl.', 'Bake for 40 mins.'] },
  ],
];

describe('shapes of pastes', () => {
  it.each(ROWS)('%s', (_, paste, expected) => {
    const [first, ...others] = seen(paste);
    expect(first).toMatchObject(expected);
    expect(others).toEqual([]);
  });
});

describe('several recipes in a paste', () => {
  const OATS =
    'Overnight oats (serves 2)\n\n- 100 g rolled oats\n- 200 ml milk\n- 2 tbsp chia seeds\n\nMix everything in a jar. Leave in the fridge overnight.';
  const HUMMUS =
    'Hummus (serves 4)\n\n- 1 can chickpeas\n- 2 tbsp tahini\n- 1 lemon\n\nBlend until smooth. Season well.';

  it('are each read for themselves', () => {
    expect(seen(`${OATS}\n\n${HUMMUS}`)).toMatchObject([
      { title: 'Overnight oats (serves 2)', servings: 2, ingredients: { length: 3 } },
      { title: 'Hummus (serves 4)', servings: 4, ingredients: { length: 3 } },
    ]);
    expect(readDocument(`${OATS}\n\n${HUMMUS}`)).toMatchObject([
      { name: 'Overnight oats (serves 2)' },
      { name: 'Hummus (serves 4)' },
    ]);
  });

  it('are one if the second is a part of the first, and its foods are on the list', () => {
    const [only, ...others] = seen(
      'Lasagne\n\n500 g beef\n1 onion\n400 g tomatoes\n\nFry the beef and the onion. Add the tomatoes and cook for 1 hour.\n\nWhite sauce\n\n50 g butter\n50 g flour\n500 ml milk\n\nMelt the butter. Stir in the flour, then the milk.',
    );
    expect(others).toEqual([]);
    expect(only?.ingredients).toEqual([
      '500 g beef',
      '1 onion',
      '400 g tomatoes',
      '50 g butter',
      '50 g flour',
      '500 ml milk',
    ]);
    expect(only?.steps).toHaveLength(2);
  });
});

it('a message that only counts is not lost', () => {
  const [found] = readDocument(
    '[3/2/24, 18:06:10] Eva: Step 7\n[3/2/24, 18:06:30] Eva: 3 zanahorias\n1 cebolla\n2 patatas\n[3/2/24, 18:07:22] Eva: Pochas la cebolla con las zanahorias 20 min',
  );
  expect(found).toMatchObject({ text: expect.stringContaining('Step 7') });
});
