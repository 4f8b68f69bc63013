import { expect, it, test } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { layOutText } from '../../../src/reading/lines/layOutText';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { decodeReferences } from '../../../src/reading/lines/text/knownLetters';

const LIST = 'Ingredients\n2 leeks\n1 l stock\n30 g butter\n1 potato';
const WORK =
  'Method\nFry the leeks in the butter.\nAdd the stock and the potato and boil for 20 minutes.';
const SOUP = `Leek soup\n\n${LIST}\n\n${WORK}`;

const CHAT = `[12/05/24, 18:05:01] Tom: Send me the soup? I have 2 onions\n[12/05/24, 18:05:20] Eva: ${SOUP.replace('Leek soup', 'Leeks in stock')}\n[12/05/24, 18:07:00] Tom: Thanks! See you tonight`;

const STORY = Array.from({ length: 60 }, (_, at) => `That summer we walked ${at} miles a day.`);

it.each([
  ['a list without work', `Leek soup\n\n${LIST}`],
  [
    'several short recipes without headings',
    'Leek soup\n2 leeks\n1 l stock\n30 g butter\nFry the leeks and boil them.\n\nPotato mash\n1 kg potatoes\n200 ml milk\n40 g butter\nBoil and mash it.',
  ],
  [
    'two short recipes, of which the first has no time in its work',
    'Leek dip\n2 leeks\n1 l stock\n30 g butter\nBlend everything until smooth.\n\nFlatbreads\n250 g flour\n250 g yoghurt\n1 tsp salt\nMix to a dough, rest 10 minutes, roll out and dry fry.',
  ],
  [
    'a page with two recipes, their names in capitals',
    'CORN MUFFINS\n1 cup corn meal\n1 cup milk\n1 egg\nStir all of it and bake it for 20 minutes.\nAda Byron\n\nBRAN MUFFINS\n1/3 cup oil\n2 cups bran\n2/3 cup sugar\nSoak the bran in the oil and stir in the sugar. Bake for 18 minutes.',
  ],
  [
    'notes of two dishes, of which the first has its work within the list',
    'Leek bake\n3 leeks\n100 g cheese\n200 ml milk\n180C, 30 min, stir halfway\n\nFlatbreads\n250 g flour\n250 g yoghurt\n1 tsp salt\nMix, rest 10 min, roll out, dry fry 2 min each side',
  ],
  [
    'a list whose first food may be the title',
    "sylvie's quiche\n\nshortcrust pastry\n200 g bacon\n3 eggs\n1 leek\n\nfry the bacon and the leek\nbeat the eggs, all into the pastry\n190° 35 min",
  ],
  [
    'a list whose first food the page may not know',
    SOUP.replace('Ingredients\n2 leeks', 'Zogblatt, chopped\n2 leeks').replace('Method\n', ''),
  ],
  [
    'a list whose first food may be the title, below a name',
    'Okonomiyaki\n\nNagaimo: 160 g, grated\n500 g leeks\n85 g flour\n\nMix it all with water.\nFry it for 5 minutes.',
  ],
  [
    'a list whose last food may be a step',
    SOUP.replace(
      '1 potato\n\nMethod',
      '1 potato\nCrisp granules (optional, the leeks stay firmer after canning)\n',
    ).replace('Ingredients\n', ''),
  ],
  [
    'a list at the end of a page, with its foot',
    `Leek soup\n\n${WORK}\n\n${LIST}\n\nThe Leek Book\n61`,
  ],
  [
    'a variation with foods of its own below the work',
    `${SOUP}\nCheese soup\nAs above, plus\n1 cup grated cheddar\n2 tbsp dried onion`,
  ],
  ['a page that says whose it is among its steps', `${SOUP}\nAll words © 2022.`],
  ['a number of a page among steps', SOUP.replace('Add', 'Page 4 of 31\nAdd')],
  [
    'a scan in which a line may end the food above it, or be one',
    SOUP.replace('1 potato', '1 spoon of zogblatt\noil for fry-\ning'),
  ],
  [
    'a food that goes on on the next line',
    SOUP.replace('1 potato', '1 potato (for a soup that is thick,\npeeled)'),
  ],
  [
    'a list in which a line may begin notes',
    SOUP.replace('1 potato', '1 potato\nbefore cooking\n20 g peanuts'),
  ],
  ['a copy that ends within a step', `${SOUP.slice(0, -25)} and`],
  [
    'JSON without its end',
    '{"name":"Leek soup","recipeIngredient":["2 leeks","1 l stock"],"recipeInstructions":["Fry the le',
  ],
  ['a copy that begins within the first food', `g leeks, sliced\n${LIST.slice(12)}\n\n${WORK}`],
  [
    'a plan for the week with a shopping list',
    'Tue - peas\nWed - leeks? use up potatoes\n\nShop\n6 eggs\nbread\n400 g leeks\n2 onions\n\nLeeks - fry onion, leeks 20 min, check with Nina\nRing dentist',
  ],
  [
    'a plan with a shopping list, and a line that has nothing to do with it',
    'Week of 12th\n\nThu - jacket potatoes\nFri - takeaway\n\nNeed\nmilk x2\nsalmon 4 fillets\n2kg potatoes\nfrozen peas\nbin bags\n\nRing about boiler. Tim to take the recycling back.',
  ],
  [
    'a list with bullets, and a first step right below it that ends like an amount',
    'Easy Leeks\nYou need\n• 3 leeks\n• 150g cheddar\n• 300ml milk\nFry the leeks in oil for about 10 mins.\nStir in the milk slowly till thick.\nTop w/ cheese and bake 20 min at 200C',
  ],
  ['a shopping list below a recipe', `${SOUP}\nRest of the shop\ntoilet roll\n2 bin bags`],
  [
    'pages of print, each with its head',
    `Cooking Club\n\n${SOUP.replace('Method', 'Cooking Club\n\nMethod')}\n\nCooking Club`,
  ],
  ['a word right above the work that may be a heading', SOUP.replace('\n\nMethod', '\nZorblax')],
  [
    'a page that repeats below a step what it takes',
    SOUP.replace('Add', '2 leeks, 30 g butter\nAdd'),
  ],
  ['a list that names a thing of the kitchen', SOUP.replace('1 potato', '1 potato\nBaking dish')],
  [
    'a page with a button among the sentences of its steps',
    `Share\nPrint\nLog in\n${SOUP.replace('Add', 'Learn more\nAdd')}`,
  ],
  [
    'a list with work of a few words in it',
    SOUP.replace(
      '1 potato',
      '1 potato\nFollow linked recipe to make leeks\nFollow linked recipe for the stock',
    ),
  ],
  ['a title below a greeting on its line', `Here you are. ${SOUP}`],
  [
    'messages of several people, of which another one names a food',
    `${CHAT}\n[12/05/24, 18:09:00] Tom: With peanuts?`,
  ],
  ['a chat in which one asks for the list', SOUP.replace('1 potato', '1 potato?')],
  ['a list with an offer of a page', SOUP.replace('1 potato', '1 potato\nNo leeks? Order some')],
  [
    'a list with a time and no food on one of its lines',
    SOUP.replace('2 leeks', '4 tubs, microwave 2.5 min\n2 leeks'),
  ],
  [
    'a plan for a day, whose hours look like amounts',
    'Leek dinner\n\n07.00 leeks out of the freezer\n08.30 butter under the leeks\n09.00 potatoes in\n\nFry it all for 20 minutes.',
  ],
  [
    'a list in which a short word looks cut off',
    SOUP.replace('1 potato', '3 t van\n2 c grated potato'),
  ],
  ['a recipe below a list for a shop', `Get on the way home\n6 eggs\n400 g leeks\n\n${SOUP}`],
  [
    'notes with a shopping list between the list and the work',
    'Leek soup\n\n2 leeks\n1 tin coconut milk\n30 g butter\n\nmilk\nbin bags\n\nfry leeks in the butter\nstock in, 20 min',
  ],
  [
    'a shopping list that asks, between the list and the work',
    'Leek soup\n\n2 leeks\n1 l stock\n30 g butter\n\nmore leeks for Jess?\ncat food\n\nfry leeks in the butter\nstock in, 20 min',
  ],
  [
    'a list in two measures, whose names the page does not know as headings',
    'Leek cake\n\nUS\n1 cup butter\n2 cups sugar\n2 eggs\n1 tsp salt\n2 cups flour\n\nMetric\n226 g butter\n300 g sugar\n2 eggs\n6 g salt\n250 g flour\n\nMethod\n1. Melt the butter.\n2. Bake it for 20 minutes.',
  ],
  [
    'a line without a number or a full stop among numbered steps',
    'Leek soup\n\n2 leeks\n1 l stock\n30 g butter\n\n1. Fry the leeks.\n2. Add the stock.\nJoin our club\n3. Boil it.',
  ],
  ['a size below the title', SOUP.replace('Leek soup', 'Winter dish\n8in round leek pot')],
  [
    'foods below a heading for tools',
    SOUP.replace('\n\nMethod', '\n\nEquipment\n1 large pot\n2 eggs\n\nMethod'),
  ],
  [
    'foods on top of the blocks of a list, which may be names',
    'Leek bake\nfrom my sister\n\nGround almonds\n200 g flour\n100 g butter\n\nEgg white\n80 g butter\n120 g leeks\n\nKnead the flour and the butter and bake it for 20 minutes.',
  ],
  ['a line in brackets below a longer title', SOUP.replace('Leek soup', '(a big pot)')],
  [
    'the caption of a picture among numbered steps',
    'Leek soup\n\n2 leeks\n1 l stock\n30 g butter\n\n1. Fry the leeks.\n2. Add the stock.\nFrying the leeks until they are golden\n3. Boil it.',
  ],
  ['a copy that goes on elsewhere', `${SOUP}\n… more for members`],
  ['a title with a time of the day', SOUP.replace('Leek soup', 'Leeks, 21 Mar, 20:14:05')],
  ['a title that an account begins', SOUP.replace('Leek soup', 'leek_lola Leek soup')],
  ['a title with a bracket that nothing closes', SOUP.replace('Leek soup', 'Leek soup (NEW')],
  ['a step that ends a title', SOUP.replace('Leek soup', 'Leeks, chilled 3 hours')],
  [
    'a list whose writer is corrected by another list below',
    `${SOUP}\n\nAnna says:\n3 leeks\n2 l stock\n1 potato`,
  ],
  ['columns that were read across', SOUP.replace('1 potato', '2½ hours, stirring twice.')],
  ['work without a list', `Leek soup\n\n${WORK}`],
  ['half a page, without its title', `${LIST.replace('Ingredients\n', '')}\n\n${WORK}`],
  [
    'a list in two measures',
    SOUP.replace(
      '\n\nMethod',
      '\n\nIngredients (US)\n3 leeks\n4 cups stock\n2 tbsp butter\n1 potato\n\nMethod',
    ),
  ],
  ['a long text that is mostly something else', `${SOUP}\n\nComments (60)\n${STORY.join('\n')}`],
  [
    'the label of a product, whose ingredients are one line',
    'Leek soup 400 g\n£2.50\nAdd to basket\nIngredients\nLeeks (40%), water, butter (milk), potato starch, salt\nPreparation\nHeat the soup in a pan for 5 minutes. Do not boil.',
  ],
  [
    'messages of two people',
    '[12/05/24, 18:05:01] Eva: Leeks in stock\n[12/05/24, 18:05:20] Eva: 2 leeks\n1 l stock\n30 g butter\n[12/05/24, 18:06:00] Eva: Fry the leeks in the butter and add the stock.\n[12/05/24, 18:07:00] Tom: Can I boil the stock before?',
  ],
  [
    'a scan whose two columns were read across',
    `${SOUP}\n\nPea soup\nSkin the tom           Boil the vin-\natoes and ch           egar with sp\nop them rough          ices tied in\nly with the on         muslin for te`,
  ],
  [
    'a chat in which someone else corrects a heat',
    `${CHAT}\n[12/05/24, 18:09:00] Tom: No, 160 is plenty`,
  ],
  [
    'a chat in which someone else tells the cook what to do',
    `[12/05/24, 18:04:00] Tom: Add peanuts to the soup\n${CHAT}`,
  ],
  [
    'a chat in which a number without a name says more',
    `${CHAT}\n[12/05/24, 18:09:00] +49 170 1234567: it is best with far more of the stock`,
  ],
  [
    'a list whose first food may be the title, between empty lines',
    'Zimtsterne\n\nGround almonds\n\n200 g sugar\n3 eggs\n1 lemon\n\nMix the almonds with the eggs and bake for 20 minutes.',
  ],
  [
    'a chat that tells another amount below the recipe',
    `${CHAT}\n[12/05/24, 18:09:00] Eva: Sorry, 3 leeks`,
  ],
  [
    'a chat that doubles the recipe below it',
    `${CHAT}\n[12/05/24, 18:09:00] Eva: Use double of it all`,
  ],
  [
    'a chat below a line of its program that names a food',
    `12/05/24, 18:03 - Group "Peanut soup" was made\n${CHAT}`,
  ],
  ['a chat with words above its first message', `Contains peanuts and milk.\n${CHAT}`],
])('%s comes into the field, for a cook to look at', (_, text) => {
  expect(readDocument(text)).toMatchObject([{ isDoubtful: true, pasted: text }]);
});

it.each([
  ['a recipe', SOUP],
  ['a recipe without headings', SOUP.replace('Ingredients\n', '').replace('Method\n', '')],
  [
    'messages of one person',
    '[12/05/24, 18:05:01] Eva: Leeks in stock\n[12/05/24, 18:05:20] Eva: 2 leeks\n1 l stock\n30 g butter\n[12/05/24, 18:06:00] Eva: Fry the leeks in the butter and add the stock.',
  ],
  ['a page of print below its head with a number', `Leeks all year  2019  112\n\n${SOUP}`],
  ['a card that says whose kitchen it is from', `From the kitchen of: Aunt Vi\n\n${SOUP}`],
  ['the message of a chat that holds a whole recipe', CHAT],
  [
    'a chat in which the cook says more below the recipe',
    `${CHAT}\n[12/05/24, 18:09:00] Eva: Oh, a big spoon of peanut butter goes in at the end`,
  ],
  [
    'a chat in which the title, the list and the work are messages, and someone speaks in between',
    '[12/05/24, 18:05:01] Tom: The soup?\n[12/05/24, 18:05:20] Eva: Leeks in stock\n[12/05/24, 18:05:30] Eva: 2 leeks\n1 l stock\n30 g butter\n[12/05/24, 18:05:40] Tom: Great\n[12/05/24, 18:06:00] Eva: Fry the leeks in the butter and add the stock.',
  ],
  [
    'a chat with name and time on lines of their own',
    'Tom, [12/5/24 18:05]\nThe soup?\n\nEva, [12/5/24 18:06]\nLeeks in stock\n2 leeks\n1 l stock\n30 g butter\n\nEva, [12/5/24 18:07]\nFry the leeks in the butter and add the stock.',
  ],
  [
    'a recipe whose work begins right below its list',
    SOUP.replace('Method', 'Pre-heat oven to 400').replace('Ingredients\n', ''),
  ],
  [
    'a list above a button that names it',
    SOUP.replace('1 potato', '1 potato\nGet these ingredients'),
  ],
  [
    'a page with its tools and what a portion has in it',
    SOUP.replace(
      '\n\nMethod',
      '\n\nEquipment\n1 large pot\n\nPer portion\nProtein 5,4 g\n\nMethod',
    ),
  ],
  [
    'such a chat below a line of its program',
    `12/05/24, 18:03 - Messages are end-to-end encrypted.\n${CHAT}`,
  ],
  [
    'the message of a chat that a French phone has saved',
    CHAT.replace(/\[(\S+), (\d+:\d+):\d+\]/g, '$1 à $2 -'),
  ],
])('%s opens', (_, text) => {
  const [one] = readDocument(text);
  expect(one).not.toMatchObject({ text: expect.stringMatching(/Tom|Eva|tonight/) });
  expect(one).toMatchObject({ text: expect.stringMatching(/^# Leek/) });
  expect(one).not.toHaveProperty('isDoubtful');
});

const page = (data: object, list: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Leek soup', ...data })}</script><ul>${list}</ul><p>Fry the leeks.</p><p>Add the stock.</p>`;

const FOODS = ['3 leeks', '1 l stock'];
const STEPS = ['Fry the leeks.', 'Add the stock.'];

it.each([
  ['steps', { recipeIngredient: FOODS }, '<li>3 leeks<li>1 l stock'],
  ['foods', { recipeInstructions: STEPS }, '<li>3 leeks<li>1 l stock'],
  [
    'amounts',
    { recipeIngredient: ['leeks', 'stock'], recipeInstructions: STEPS },
    '<li>3 leeks<li>0.25 l stock',
  ],
])('a page whose data lack %s comes into the field with the name of its data', (_, data, list) => {
  expect(readDocument(page(data, list))).toMatchObject([
    { name: 'Leek soup', isDoubtful: true, pasted: expect.stringContaining('3 leeks') },
  ]);
});

it.each([
  ['the same foods with other amounts', '<li>6 leeks<li>2 l stock'],
  ['no list', ''],
])('a page that shows %s opens as its data say', (_, list) => {
  const [one] = readDocument(page({ recipeIngredient: FOODS, recipeInstructions: STEPS }, list));
  expect(one).toMatchObject({ text: expect.stringContaining('- 3 leeks\n- 1 l stock') });
  expect(one).not.toHaveProperty('isDoubtful');
});

it.each([
  ['&frac12; cup &amp; &#189; tsp &#xBD; &#XbD;', '½ cup & ½ tsp ½ ½'],
  ['&lt;b&gt; &quot;&apos;&deg;C&rsquo;', '<b> "\'°C’'],
  // Old pages omit the semicolon, and number characters as Windows does.
  ['1&nbsp cup at 180&deg C, &frac14 tsp', '1\u00a0 cup at 180° C, ¼ tsp'],
  ['Grandma&#146;s pie &#150 the best', 'Grandma’s pie – the best'],
  ['&#0; &#xD800; &#x110000; &#99999999999;', '\ufffd \ufffd \ufffd \ufffd'],
  [
    'mac & cheese, R&D, ?a=1&b=2&rarr &nosuchname; &',
    'mac & cheese, R&D, ?a=1&b=2&rarr &nosuchname; &',
  ],
  ['&amp;lt;', '&lt;'],
])('%j reads as %j', (text, read) => {
  expect(decodeReferences(text)).toBe(read);
});

it('a text of a page that is escaped again and again is read three times', () => {
  const data = { name: 'Soup', ingredients: ['2 &amp;amp;amp;lt;'], steps: ['Boil.'] };
  const [found] = readDocument(JSON.stringify(data));
  expect(found).toMatchObject({ text: expect.stringContaining('\n- 2 \\&lt;\n') });
});

/** A page's first lines, headings, three ingredients, last line, and steps that begin like its buttons. */
const PAGES = {
  en: [
    'Skip to content\nLog in\nShare\nSave recipe',
    ['Ingredients', 'Method'],
    ['250 g flour', '4 eggs', '50 g butter'],
    'Share on Facebook\nAdd all to my list\nLeave a comment',
    [
      'Add to the flour the eggs, one by one.',
      'Save half of the butter for the pan.',
      'Leave a gap between the pieces of dough.',
      'Share the dough between two tins.',
      'By now the dough should be golden, so take it out.',
      'You may also fry it in the butter.',
    ],
  ],
  de: [
    'Anmelden\nDrucken\nTeilen\nAlle Zutaten in den Warenkorb',
    ['Zutaten', 'Zubereitung'],
    ['250 g Mehl', '4 Eier', '50 g Butter'],
    'Teilen auf Facebook\nKommentare',
    [
      'Alle Zutaten bis auf die Butter verrühren.',
      'Teilen Sie den Teig in zwei Hälften.',
      'Von den Eiern die Schale abwaschen.',
      'Den Teig in der Butter backen.',
    ],
  ],
  fr: [
    'Accueil\nImprimer\nPartager\nAjouter à mes favoris',
    ['Ingrédients', 'Préparation'],
    ['250 g de farine', '4 œufs', '50 g de beurre'],
    'Partager sur Facebook\nCommentaires',
    [
      'Ajouter à la farine les œufs un par un.',
      'Ajouter au mélange le beurre fondu.',
      'Partager la pâte en deux et la laisser reposer 1 heure, dite « de repos ».',
    ],
  ],
  es: [
    'Inicio\nImprimir\nCompartir\nAñadir al carrito',
    ['Ingredientes', 'Preparación'],
    ['250 g de harina', '4 huevos', '50 g de mantequilla'],
    'Compartir en Facebook\nComentarios',
    ['Añadir al bol la harina y los huevos.', 'Cocer la masa con la mantequilla 20 minutos.'],
  ],
} as const;

test.each(
  Object.entries(PAGES).flatMap(([language, [top, headings, foods, end, steps]]) => {
    const text = [top, 'Anna', headings[0], ...foods, headings[1], ...steps, end].join('\n');
    return [
      { language, text, steps },
      { language, text: text.replace(/(?<=[.])\n/g, '\n\n'), steps },
    ];
  }),
)('steps that begin as the buttons of a page do are steps ($language)', ({ text, steps }) => {
  const document = parseRecipe(layOutText(text));
  expect(document.steps.map((step) => step.text)).toEqual(steps);
});
