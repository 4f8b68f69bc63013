import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { readDocument } from '../../../src/reading/lines/readDocument';

/** What a cook sees of each recipe of a paste. */
function seen(paste: string) {
  return readDocument(paste).map((found) => {
    if (!('text' in found)) throw new Error(found.code);
    const { title, servings, ingredients, steps } = parseRecipe(found.text);
    return {
      title: title?.text ?? null,
      facts: /^# .*\n\n(.*)/.exec(found.text)?.[1] ?? null,
      servings: servings?.from ?? null,
      groups: ingredients.flatMap(({ heading }) => heading ?? []),
      ingredients: ingredients.flatMap(({ items }) => items.map(({ line }) => line)),
      steps: steps.map(({ title, text }) => [title, text].filter(Boolean).join(' ')),
    };
  });
}

/** A row: what people paste, and what a cook sees of it. */
type Row = [string, string, Partial<ReturnType<typeof seen>[number]>];

const ROWS: Row[] = [
  [
    'the first sentence of a chat names the dish',
    "Of course! Here's a hearty **Leek and Potato Soup** for two.\n\nIngredients:\n- 3 leeks\n- 1 l stock\n\nInstructions:\n1. Fry the leeks.\n2. Add the stock.",
    { title: 'Leek and Potato Soup', ingredients: ['3 leeks', '1 l stock'] },
  ],
  [
    'a first line with a colon is the title, if the ingredients are next',
    'Leek Soup Recipe:\nIngredients:\n- 3 leeks\n- 1 l stock\n\nInstructions:\n1. Fry the leeks.\n2. Add the stock.',
    { title: 'Leek Soup Recipe' },
  ],
  [
    'a title may begin with a number, if it is apart',
    '15-Minute Honey Leeks\n\nIngredients\n3 leeks\n1 tbsp honey\n\nMethod\nFry the leeks.\nStir in the honey.',
    { title: '15-Minute Honey Leeks', ingredients: ['3 leeks', '1 tbsp honey'] },
  ],
  [
    'a title may begin with a count of its foods, or end with a full stop',
    '3 Ingredient Leek Soup.\n\nIngredients\n3 leeks\n1 l stock\nsalt\n\nMethod\nFry the leeks.\nAdd the stock and salt.',
    { title: '3 Ingredient Leek Soup.', ingredients: ['3 leeks', '1 l stock', 'salt'] },
  ],
  [
    'foods without amounts at the end of a list are ingredients, in any language',
    'Linsensuppe\n\n250 g Linsen\n1 Zwiebel\nEssig, Salz, Pfeffer\n\nLinsen und Zwiebel 30 Minuten kochen.',
    {
      ingredients: ['250 g Linsen', '1 Zwiebel', 'Essig, Salz, Pfeffer'],
      steps: ['Linsen und Zwiebel 30 Minuten kochen.'],
    },
  ],
  [
    'a step that names foods one by one is no list of them, and what a model says of its own recipe no step',
    'Leek rice\n\n1 cup rice\n2 leeks\n3 cups stock\n\nFry the leeks.\nPour in the stock, stir in the rice, salt, pepper, and dill. Cover the pot.\nServe.\n\nCritique:\nThis recipe of rice with leeks could use some herbs for the flavour.',
    {
      steps: [
        'Fry the leeks.',
        'Pour in the stock, stir in the rice, salt, pepper, and dill. Cover the pot.',
        'Serve.',
      ],
    },
  ],
  [
    'a food above the servings is in the list, and no name of a picture',
    'Soup\n\nIngredients\n1 leek\n200 g peas\nOlive oil\nServes 4\n\nMethod\nFry the leek in the oil.\nAdd the peas and some water.',
    { servings: 4, ingredients: ['1 leek', '200 g peas', 'Olive oil'] },
  ],
  [
    'a picture marks a food right below other foods, and no sentence of work',
    'Rice bake\n\n🥚 2 eggs\n🍚 200 g rice\n🧀 cheese\n🔥 Bake it all in the oven for 20 minutes until it is brown.\n\nEat it warm with a salad.',
    {
      ingredients: ['2 eggs', '200 g rice', 'cheese'],
      steps: ['Bake it all in the oven for 20 minutes until it is brown.'],
    },
  ],
  [
    'a list without a heading begins with the heading of its group',
    'Leek salad\n\nFor the dressing:\n2 tbsp oil\n1 tbsp vinegar\n1 tsp mustard\n\nWhisk the oil with the vinegar.\nFold in the mustard.',
    {
      groups: ['For the dressing'],
      ingredients: ['2 tbsp oil', '1 tbsp vinegar', '1 tsp mustard'],
    },
  ],
  [
    'what stands before a row between bars stays',
    'Leek soup\n\nServes 4 | 20 min |\n\n3 leeks\n1 l stock\n1 egg\n\nFry the leeks.',
    { servings: 4 },
  ],
  [
    'foods without a heading below a marked title are its list',
    '# Rice\n\n2 eggs\n1 cup rice\n\n1. Boil the rice.\n2. Fry the eggs.',
    { ingredients: ['2 eggs', '1 cup rice'], steps: ['Boil the rice.', 'Fry the eggs.'] },
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
    'bold words of a chat program, with a picture after them',
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
    'invisible marks hide no sender, and a message may be a list with pictures',
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
    'marks of a list need no space after them, and a heading may say for how many with an x',
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
  [
    'a title names the foods of its dish; what a letter begins with names fewer',
    'Corn season is here, plus three links we loved\n\nSUPPER SIGNAL\n\nHi friends, it is hot.\n\nCharred Corn & Lime Salad\n\nA side dish that tries to be dinner.\n\nWhat you need\n\n4 ears corn\n1 tbsp oil\njuice of 2 limes\n\nWhat you do\n\nRub the corn with the oil and grill it.\n\nStir in the lime juice.',
    { title: 'Charred Corn & Lime Salad' },
  ],
  [
    'the section of a page names one word of the recipe at most',
    'Ricette\nDolci e Desserts\nTorta di mele e ricotta\n\nINGREDIENTI\nMele 600 g\nRicotta 250 g\nLievito per dolci 16 g\nPreparazione\nSbucciate le mele.\nUnite la ricotta e il lievito.',
    { title: 'Torta di mele e ricotta' },
  ],
  [
    'a path may end with the beginning of a title',
    'Menu\nGratin\nGratin de courgettes\nGratin de courgettes au chèvre\n\nIngrédients\n4 courgettes\n1 bûche de chèvre\n3 oeufs\n\nPréparation\nLavez les courgettes.\nBattez les oeufs avec le chèvre.',
    { title: 'Gratin de courgettes au chèvre' },
  ],
  [
    'what a picture shows is no title, and neither is a name',
    'flourchild_\nLocation: Hebden Bridge\nbowl of lentil stew with lemon and carrots\nLentil Stew\n\n200 g lentils\n1 lemon\n2 carrots\n\nCook the lentils with the carrots for 30 minutes. Add the lemon.',
    { title: 'Lentil Stew' },
  ],
  [
    'a heading right above a list is no title, if another line names the dish',
    'Rita\n\nArroz de pato\n\n**precisas de**\n– 2 coxas de pato\n– 300 g de arroz\n– 1 cebola\n\n**como se faz**\n1. Desfia o pato.\n2. Junta o arroz.',
    { title: 'Arroz de pato', ingredients: { length: 3 } as never },
  ],
  [
    'a chat whose lines hardly name a food has no title',
    '[3/2/24, 18:05:47] Ana: Can you send me the raita recipe from sunday\n[3/2/24, 18:06:10] Eva: 1 cup yoghurt\n1 cucumber\n2 tsp cumin\n[3/2/24, 18:07:22] Eva: Grate the cucumber into the raita and chill 20 min\n[3/2/24, 18:09:01] Ana: thanks',
    { title: null, ingredients: ['1 cup yoghurt', '1 cucumber', '2 tsp cumin'] },
  ],
  [
    'a short line of a chat that hardly names a food is no title either',
    '[3/2/24, 18:05:47] Ana: the raita recipe please\n[3/2/24, 18:06:10] Eva: 1 cup yoghurt\n1 cucumber\n2 tsp cumin\n[3/2/24, 18:07:22] Eva: Grate the cucumber into the raita and chill 20 min\n[3/2/24, 18:09:01] Ana: thanks',
    { title: null, ingredients: ['1 cup yoghurt', '1 cucumber', '2 tsp cumin'] },
  ],
  [
    'a dish or a food named like a nutrient is not what a portion has in it',
    'Protein carbonara\n200 g spaghetti\n2 scoops protein powder\n2 eggs\n\nBoil the spaghetti for 10 minutes. Stir in the powder and the eggs.',
    {
      title: 'Protein carbonara',
      ingredients: ['200 g spaghetti', '2 scoops protein powder', '2 eggs'],
    },
  ],
  [
    'work on one line after the other goes on below an empty line',
    'Beans\n\nIngredients\n2 onions\n1 can beans\n\nMethod\nPeel both of the onions.\nChop them into small pieces.\n\nPut them into a pan.\nStir until they are soft.',
    { steps: { length: 4 } as never },
  ],
  [
    'a date is no title',
    'dimanche 13 mars 2016\n\n200 g pasta\n1 lemon\n2 carrots\n\nCook the pasta with the carrots for 10 minutes. Add the lemon.',
    { title: null, ingredients: ['200 g pasta', '1 lemon', '2 carrots'] },
  ],
  [
    'a sum of prices heads no foods',
    'Stew\n\n200 g lentils\n£1.60\n\n1 lemon\n£0.48\n\nTOTAL\n£2.08\n\nFrom your cupboard\n2 tbsp oil\n1 tsp salt\n\nCook the lentils in the oil for 20 minutes. Add the lemon.',
    {
      groups: ['From your cupboard'],
      ingredients: ['200 g lentils', '1 lemon', '2 tbsp oil', '1 tsp salt'],
    },
  ],
  [
    'a greeting above a list is no title',
    'Dear Friends,\n\nIngredients\n200 g pasta\n1 lemon\n\nMethod\nCook the pasta.\nStir in the lemon.',
    { title: null, ingredients: ['200 g pasta', '1 lemon'] },
  ],
  [
    'a sound is no title',
    'Mm!\n\n200 g pasta\n1 lemon\n2 carrots\n\nCook the pasta with the carrots for 10 minutes. Add the lemon.',
    { title: null, ingredients: ['200 g pasta', '1 lemon', '2 carrots'] },
  ],
  [
    'foods of three letters name a dish too',
    'Our winter supper\nPea and ham pot\n\n200 g peas\n1 ham hock\n2 carrots\n\nCook the peas with the ham for 90 minutes. Add the carrots.',
    { title: 'Pea and ham pot' },
  ],
  [
    'the heading of a page is the title if no line above the ingredients names one of them',
    '<p>Kitchen Tales</p><h1>Sunday Special</h1><ul><li>200 g pasta</li><li>1 lemon</li><li>2 carrots</li></ul><p>Cook the pasta with the carrots for 10 minutes.</p><p>Add the lemon.</p>',
    { title: 'Sunday Special' },
  ],
  [
    'the reader ignores empty cells after a title',
    'Granola\t\t\t\nPortions:\t20\t\t\nQty\tUnit\tIngredient\n500\tg\tjumbo oats\n150\tg\talmonds\n100\tg\tseeds\n#\tMethod\n1\tHeat the oven to 150 °C.\n2\tBake the oats for 40 min.',
    { title: 'Granola', servings: 20 },
  ],
  [
    'buttons that multiply a recipe may have no room between them',
    'Stew\n\nIngredients\nServings 1x2x3x\n200 g lentils\n1 lemon\n2 carrots\n\nInstructions\nCook the lentils.\nAdd the carrots and the lemon.',
    { ingredients: ['200 g lentils', '1 lemon', '2 carrots'], groups: [] },
  ],
  [
    'a bunch for garnish is an ingredient, and no heading of the list below it',
    'Ingrédients\n1 kg de dinde\n1 bouquet garni\n50 g de beurre\n40 g de farine\n\nPréparation\nMettre la dinde dans une cocotte.\nFaire un roux avec le beurre et la farine.',
    { ingredients: ['1 kg de dinde', '1 bouquet garni', '50 g de beurre', '40 g de farine'] },
  ],
  [
    'a heading may say with an x for how many',
    'Polpette\n\nINGREDIENTI x 4 persone\n2 melanzane\n2 uova\n80 gr di pecorino\n\nPROCEDIMENTO\nLesso le melanzane.\nUnisco le uova e il pecorino.',
    { servings: 4, ingredients: ['2 melanzane', '2 uova', '80 gr di pecorino'] },
  ],
  [
    'the work ends at a rule with other words below it, and a button is no step',
    'Corn Salad\n\nWhat you need\n\n4 ears corn\n1 tbsp oil\n2 limes\n\nWhat you do\n\nRub the corn with the oil.\n\nAdd the juice of the limes.\n\n[ SAVE THIS RECIPE → ]\n\n---\n\n3 tabs open right now\n\n1. A long story about a small farm\n2. The case for eating 2 peaches a day\n\nSee you next Thursday.',
    { steps: ['Rub the corn with the oil.', 'Add the juice of the limes.'] },
  ],
  [
    'the work goes on below a rule with numbers',
    'Bread\n\nIngredients\n500 g flour\n7 g yeast\n2 tsp salt\n\nMethod\n\n1. Mix the flour with the yeast.\n\n---\n\n2. Add the salt.',
    { steps: ['Mix the flour with the yeast.', 'Add the salt.'] },
  ],
  [
    'the work goes on below a rule with a time',
    'Bread\n\nIngredients\n500 g flour\n7 g yeast\n2 tsp salt\n\nMethod\n\nMix the flour with the yeast.\n\n---\n\nBake for 40 minutes.',
    { steps: ['Mix the flour with the yeast.', 'Bake for 40 minutes.'] },
  ],
  [
    'an ingredient goes on below a line that cannot end so',
    'Pie\n\nIngredients\n1 roasting chicken, about\n3 1/2 lb.\n4 leeks\n1 onion stuck with\n2 cloves\n\nMethod\nSimmer the chicken with the leeks.\nAdd the onion.',
    {
      ingredients: [
        '1 roasting chicken, about 3 1/2 lb.',
        '4 leeks',
        '1 onion stuck with 2 cloves',
      ],
    },
  ],
  [
    'an amount above a long food with brackets is the amount of this food',
    'Shells\n\nIngredients\n20\njumbo pasta shells\n1\n(10-oz.) package frozen chopped spinach, thawed and squeezed very dry\n1\n(14-oz.) can artichoke hearts, drained\n\nMethod\nBoil the shells for 9 minutes.\nStir the spinach into the hearts.',
    {
      ingredients: [
        '20 jumbo pasta shells',
        '1 (10-oz.) package frozen chopped spinach, thawed and squeezed very dry',
        '1 (14-oz.) can artichoke hearts, drained',
      ],
    },
  ],
  [
    'what each serving contains is no food, below the list',
    'Stew\n\nIngredients\n200 g lentils\n1 lemon\n2 carrots\n\nEach serving contains\n\nEnergy\n2046kj\n489kcal\n24%\n\nSalt\n1.4g\n23%\n\nMethod\nCook the lentils with the carrots.\nAdd the lemon.',
    { ingredients: ['200 g lentils', '1 lemon', '2 carrots'] },
  ],
  [
    'buttons around a list are no ingredients',
    'Stew\n\nIngredients\nAdjust the serving size\n200 g lentils\n1 lemon\nBlack pepper\n2 carrots\nOlive oil for the pan\nSend this list to your phone\n\nMethod\nCook the lentils with the carrots.\nAdd the lemon.',
    {
      ingredients: [
        '200 g lentils',
        '1 lemon',
        'Black pepper',
        '2 carrots',
        'Olive oil for the pan',
      ],
    },
  ],
  [
    'among foods that the page knows, a strange one is no button',
    'Stew\n\nIngredients\n200 g lentils\nFreshly torn zibbel\nBlack pepper\n1 lemon\n2 carrots\n1 onion\nZibbel spice:\n2 tbsp zabbel\nRed zubbel\n\nMethod\nCook the lentils with the carrots.\nAdd the lemon.',
    {
      ingredients: [
        '200 g lentils',
        'Freshly torn zibbel',
        'Black pepper',
        '1 lemon',
        '2 carrots',
        '1 onion',
        '2 tbsp zabbel',
        'Red zubbel',
      ],
      groups: ['Zibbel spice'],
    },
  ],
  [
    'in a list of which the page knows few foods, a strange one stays an ingredient',
    'Stew\n\nIngredients\n200 g lentils\n1 lemon\n2 carrots\n2 tbsp zabbel\n1 tsp zobbel\nFreshly torn leaves of zibbel\n\nMethod\nCook the lentils with the carrots.\nAdd the lemon.',
    {
      ingredients: [
        '200 g lentils',
        '1 lemon',
        '2 carrots',
        '2 tbsp zabbel',
        '1 tsp zobbel',
        'Freshly torn leaves of zibbel',
      ],
    },
  ],
  [
    'a bullet makes an ingredient of a strange food',
    'Stew\n\nIngredients\n- 200 g lentils\n- 1 lemon\n- 2 carrots\n- torn leaves of zibbel\n\nMethod\nCook the lentils with the carrots.\nAdd the lemon.',
    { ingredients: ['200 g lentils', '1 lemon', '2 carrots', 'torn leaves of zibbel'] },
  ],
  [
    'what follows a title may name more foods than it',
    'Lemon Pasta Bake\nCreamy pasta with lemon and peas\n\n200 g pasta\n1 lemon\n100 g peas\n\nCook the pasta with the peas for 10 minutes. Add the lemon.',
    { title: 'Lemon Pasta Bake' },
  ],
  [
    'a food that the page does not know stays on its list, in any language',
    'Obstkuchen\n\nZutaten\n1 Mango\n2 Kiwis\n1 Papaya\n200 g Mehl\n3 Eier\n50 g Zucker\nWeiche Butter für die Form\n\nZubereitung\nMehl, Eier und Zucker rühren.\nMango, Kiwis und Papaya würfeln.',
    {
      ingredients: [
        '1 Mango',
        '2 Kiwis',
        '1 Papaya',
        '200 g Mehl',
        '3 Eier',
        '50 g Zucker',
        'Weiche Butter für die Form',
      ],
    },
  ],
  [
    'what a list contains for people with allergies is no ingredient of its own',
    'Puree\n\nIngrediënten\n800 g aardappelen\n125 ml melk\n2 tl mosterd\nBevat: melk, mosterd\n\nBereiding\nKook de aardappelen gaar.\nStamp ze met de melk en de mosterd.',
    { ingredients: ['800 g aardappelen', '125 ml melk', '2 tl mosterd'] },
  ],
  [
    'an advertisement and a name between two paragraphs do not end the work',
    'Bread\n\nIngredients\n500 g flour\n7 g yeast\n2 tsp salt\n\nMethod\nMix the flour with the yeast and the salt.\n\nAdvertisement\n\nRecipe by\n\nBake for 40 minutes at 200 °C.',
    {
      steps: ['Mix the flour with the yeast and the salt.', 'Bake for 40 minutes at 200 °C.'],
    },
  ],
  [
    'a question of a message opens a list of foods without amounts',
    'Tortilla\n\n¿Qué lleva?\nHuevos\nPatatas\nSal\n\n¿Cómo se preparan?\nBates los huevos con la sal.\nFríes las patatas.',
    {
      ingredients: ['Huevos', 'Patatas', 'Sal'],
      steps: ['Bates los huevos con la sal.', 'Fríes las patatas.'],
    },
  ],
  [
    'half an hour is a time, and what takes it is work',
    'Hummus\n\n1 can chickpeas\n2 tbsp tahini\n1 lemon\n\nBlend the chickpeas.\n\nChill for ½ hour.',
    { steps: ['Blend the chickpeas.', 'Chill for ½ hour.'] },
  ],
  [
    'a label and its value on two lines are one fact',
    'Pie\n\nTotal Time\n50 minutes\nCooking time\n1 to 2 hours\nServings\n6\nCooking\n\nIngredients\n2 leeks\n1 egg\n100 g cheese\n\nMethod\nFry the leeks.\nAdd the egg and the cheese.',
    {
      title: 'Pie',
      servings: 6,
      facts: 'Total Time: 50 minutes · Cooking time: 1 to 2 hours · Servings: 6',
    },
  ],
  [
    'a heading may say what it is of, and is no title',
    'Tarte Tatin\nNombre de personnes 8\n\nLes ingrédients de la recette\n\n1 kg de pommes\n200 g de sucre\n100 g de beurre\n\nLa préparation de la recette\n\nPréchauffez le four.\n\nÉpluchez les pommes.\n\nFaites fondre le sucre et le beurre.',
    {
      title: 'Tarte Tatin',
      servings: 8,
      ingredients: ['1 kg de pommes', '200 g de sucre', '100 g de beurre'],
      steps: [
        'Préchauffez le four.',
        'Épluchez les pommes.',
        'Faites fondre le sucre et le beurre.',
      ],
    },
  ],
  [
    'a short line of work before a sentence is a step, if others are not short',
    'Noodles\n\nIngredients\n150 g rice noodles\n2 eggs\n\nDirections\nSoak the noodles\nDrain the noodles in a big sieve.\nFry the eggs with the noodles in oil.',
    {
      steps: [
        'Soak the noodles',
        'Drain the noodles in a big sieve.',
        'Fry the eggs with the noodles in oil.',
      ],
    },
  ],
  [
    'the heat of an oven is no amount',
    'Drizzle cake\n\n225g butter\n225g sugar\n4 eggs\n\nHeat oven to 180C.\nBeat the butter with the sugar. Add the eggs.',
    {
      title: 'Drizzle cake',
      ingredients: ['225g butter', '225g sugar', '4 eggs'],
      steps: ['Heat oven to 180C.', 'Beat the butter with the sugar. Add the eggs.'],
    },
  ],
  [
    'a label may have its colon on a line of its own, and what a portion is tells no servings',
    'Turkey\n\nActive Time:\n45 mins\nServings:\n6 to 8\n\nIngredients\n4 turkey thighs\n2 tbsp oil\n3 shallots\n\nMethod\nBrown the turkey in oil.\nAdd the shallots.\n\nNutrition\nServing size: 1 thigh',
    { servings: 6, facts: 'Active Time: 45 mins · Servings: 6 to 8 · Serving size: 1 thigh' },
  ],
  [
    'a scan takes a one for a letter',
    'Green chutney\n\n3 lb. tomatoes, coarsely\nchop-\nped\nl lb. onions, chopped\n2 c. vinegar\n1 tsp. salt\n\nCook the tomatoes with the onions in the vinegar for 2 hours.',
    {
      title: 'Green chutney',
      ingredients: [
        '3 lb. tomatoes, coarsely chopped',
        'l lb. onions, chopped',
        '2 c. vinegar',
        '1 tsp. salt',
      ],
    },
  ],
  [
    'buttons that multiply a recipe may be one below the other',
    'Stew\n\nIngredients\n1/2x\n1x\n2x\n200 g lentils\n1 lemon\n2 carrots\n\nInstructions\nCook the lentils.\nAdd the carrots and the lemon.',
    { ingredients: ['200 g lentils', '1 lemon', '2 carrots'] },
  ],
  [
    'a caption and an offer between numbered steps are no work, but what is right below a step is',
    'Leek pie\n\n4 leeks\n40 g butter\n1 egg\n\n1. Slice the leeks and soften them in the butter.\n\n[image: Leeks]\nThey should look like this. Photo by Ann.\n\n2. Fill the pie.\nPress it down as well as you can.\n\nLove this letter? Share it with a friend.\n\n3. Bake for 45 minutes.',
    {
      steps: [
        'Slice the leeks and soften them in the butter.',
        'Fill the pie. Press it down as well as you can.',
        'Bake for 45 minutes.',
      ],
    },
  ],
  [
    'where paragraphs go on with the steps, each does, whether it names a food or not',
    'Rolls\n\n500 g flour\n7 g yeast\n1 egg\n\n1. Make the dough.\n\nMix the flour with the yeast and some water.\n\nCover it well and leave it to rise.\n\n2. Shape the rolls.\n\n3. Bake for 20 minutes.',
    {
      steps: [
        'Make the dough. Mix the flour with the yeast and some water. Cover it well and leave it to rise.',
        'Shape the rolls.',
        'Bake for 20 minutes.',
      ],
    },
  ],
  [
    'times of the comments on a blog make no chat of it',
    'Tarte fine aux oignons et au comté\n\n1 kg d’oignons\n120 g de comté\n2 œufs\n\nFaites fondre les oignons 30 min.\n\nPublié par Mado à 18:32\n\n3 commentaires:\n\nSylvie\n14 mars 2016 à 09:10\nUn régal !\nJean\n20 mars 2016 à 21:47\nMerci !',
    { title: 'Tarte fine aux oignons et au comté' },
  ],
  [
    'stars are no label of a time',
    'Salad\n\n★★★★☆\n\nPrep time: 15 min\n\nIngredients\n1 cup lentils\n1 onion\n\nMethod\nBoil the lentils with the onion.',
    { facts: 'Prep time: 15 min' },
  ],
  [
    'a message may have the list and the work on one line',
    '[03/11/2024, 19:40] Priya: how do you make those?\n[03/11/2024, 19:42] Jen: Flapjacks: 250g butter, 250g brown sugar, 175g golden syrup, 425g oats. Melt the butter with the sugar, stir in the oats, 180 for 25 mins\n[03/11/2024, 19:43] Priya: legend x',
    {
      ingredients: ['250g butter', '250g brown sugar', '175g golden syrup', '425g oats'],
      steps: ['Melt the butter with the sugar, stir in the oats, 180 for 25 mins'],
    },
  ],
  [
    'the method may be above the ingredients',
    'Leek soup\n\nMethod\n\nFry the leeks for 10 minutes.\n\nAdd the stock and the potato.\n\nIngredients\n3 leeks\n1 l stock\n1 potato',
    {
      title: 'Leek soup',
      ingredients: ['3 leeks', '1 l stock', '1 potato'],
      steps: ['Fry the leeks for 10 minutes.', 'Add the stock and the potato.'],
    },
  ],
  [
    'the subject of a mail is its title, if no other line is one',
    'From: Harriet Lowe\nSubject: Re: that curry\n\nHi both,\n\nHere it is, as promised.\n\n2 tins chickpeas\n2 onions\n3 tbsp curry paste\n\nFry the onions with the paste for 20 minutes.\n\nAdd the chickpeas.',
    { title: 'that curry' },
  ],
  [
    'how many a dish serves stays within a step, if a line has told it',
    'Goulash\nServes 6\n\nIngredients\n1 kg beef\n3 onions\n\nMethod\nBrown the onions.\nCook for 2 hours. Serves 6.',
    { servings: 6, steps: ['Brown the onions.', 'Cook for 2 hours. Serves 6.'] },
  ],
  [
    'a food that begins like a word above groups, as "per" does, is none',
    'Tofu\n\nIngredients\n2 blocks tofu\nperilla leaves\n3 tbsp miso\n\nMethod\nFry the tofu for 5 minutes.\nAdd the miso.',
    { ingredients: ['2 blocks tofu', 'perilla leaves', '3 tbsp miso'], groups: [] },
  ],
  [
    'a dash may follow the number of a step',
    'Tarte\n\nIngredients\n1 pastry\n5 apples\n\nMethod\n1- Cut the apples.\n2- Bake the tarte.',
    { steps: ['Cut the apples.', 'Bake the tarte.'] },
  ],
  [
    'paragraphs and lists within the cells of a table are lines of their own',
    '<table><tr><td><p>Apple Slaw</p><p>Serves 4</p></td></tr><tr><td><table><tr><td>2</td><td><p>apples</p></td></tr><tr><td>3 tbsp</td><td><p>yogurt</p></td></tr><tr><td>1 tsp</td><td><p>honey</p></td></tr></table><ol><li>Cut the apples.</li><li>Whisk the yogurt with the honey.</li></ol></td></tr></table>',
    {
      title: 'Apple Slaw',
      servings: 4,
      ingredients: ['2 apples', '3 tbsp yogurt', '1 tsp honey'],
      steps: ['Cut the apples.', 'Whisk the yogurt with the honey.'],
    },
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

it('foods above others in a block stay foods if another block has no name', () => {
  const [recipe] = seen(
    'Knots\n\nIngredients\n\n500 g flour\n75 g sugar\n\nButter\n2 eggs\n\nMethod\n\nKnead all of it for 5 minutes.\n\nBake it for 20 minutes.',
  );
  expect(recipe?.ingredients).toContain('Butter');
});

it.each([
  ['1.-', '2.-'],
  ['a)', 'b)'],
])('"%s" is the mark of a step', (one, two) => {
  const [recipe] = seen(
    `Potaje\n\nIngredients\n\n500 g beans\n1 onion\n\nMethod\n\n${one} Boil the beans for 1 hour.\n${two} Fry the onion.`,
  );
  expect(recipe?.steps).toEqual(['Boil the beans for 1 hour.', 'Fry the onion.']);
});

it('the day of a date is not lost', () => {
  const [found] = readDocument(
    'Quarkkuchen\n\n13. März 2022 von Lilo\n\n1 kg Quark\n4 Eier\n180 g Zucker\n\nQuark, Eier und Zucker rühren und 60 Minuten backen.',
  );
  expect(found).toMatchObject({ text: expect.stringMatching(/13\\?\. März/) });
});

it('a message that only counts is not lost', () => {
  const [found] = readDocument(
    '[3/2/24, 18:06:10] Eva: Step 7\n[3/2/24, 18:06:30] Eva: 3 zanahorias\n1 cebolla\n2 patatas\n[3/2/24, 18:07:22] Eva: Pochas la cebolla con las zanahorias 20 min',
  );
  expect(found).toMatchObject({ text: expect.stringContaining('Step 7') });
});
