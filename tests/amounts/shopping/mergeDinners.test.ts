import { describe, expect, it, vi } from 'vitest';
import { mergeDinners, readDinners } from '../../../src/amounts/shopping/mergeDinners';
import { createPause } from '../../../src/browser/loading/createPause';
import * as covers from '../../../src/foods/covers';
import { listTools } from '../../../src/recipe/createRecipeTools';
import { aKitchen, LIST_TOOLS } from '../../support/kitchens';

const dinner = (title: string, lines: readonly string[], factor = 1) => ({
  title,
  id: title,
  servings: 4 * factor,
  text: `# ${title}\n\nServes 4\n\n## Ingredients\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n## Method\n\n1. Cook it all for 10 minutes.\n`,
});

const listOf = (dinners: readonly ReturnType<typeof dinner>[], atHand: readonly string[] = []) =>
  mergeDinners(dinners, { ...LIST_TOOLS, kitchen: aKitchen(atHand) });

const buy = (...lines: readonly string[]) =>
  listOf(lines.map((line, at) => dinner(`Dinner ${at}`, [line]))).buy.map(({ text }) => text);

it('The list shows amounts in the units of the preferences, as the recipe does.', () => {
  const dinners = [dinner('Pie', ['1 lb chicken', '2 cups milk', '2 tbsp oil', '1-2 oz ham'], 2)];
  const options = { ...LIST_TOOLS, ...listTools, kitchen: aKitchen(['1 cup milk']) };
  const inUnits = (units: 'metric' | 'us') =>
    mergeDinners(dinners, { ...options, units }).buy.map(({ text }) => text);
  expect(inUnits('metric')).toEqual([
    'milk, 710 ml more',
    'chicken, 900 g',
    'ham, 57-115 g',
    'oil, 4 tbsp',
  ]);
  expect(inUnits('us')).toEqual([
    'milk, 3 cups more',
    'chicken, 2 lb',
    'ham, 2-4 oz',
    'oil, 4 tbsp',
  ]);
});

it.each(['salt, pepper', 'salt and pepper'])('a cook who has salt buys pepper for "%s"', (line) => {
  const { buy, atHand } = listOf([dinner('Soup', ['200 g lentils', line])], ['salt']);
  expect(buy.map(({ text }) => text)).toEqual(['lentils, 200 g', 'pepper']);
  expect(atHand.map(({ text }) => text)).toEqual(['salt']);
});

it('A line of two dinners has the warnings of both.', () => {
  const lines = ['3 large parsnips', '2 parsnips, peeled'];
  const dinners = lines.map((line) => dinner(line, [line]));
  const options = { ...LIST_TOOLS, kitchen: aKitchen([]), noteOn: (line: string) => line };
  expect(mergeDinners(dinners, options).buy.map(({ warnings }) => warnings)).toEqual([lines]);
});

describe('two lines become one', () => {
  it.each([
    ['2 parsnips, peeled', '3 large parsnips', 'parsnips, 5'],
    ['juice of 1 lime', '2 limes, cut into wedges', 'limes, 3'],
    ['1 tin (400 g) chickpeas', '2 tins (400 g each) chickpeas', 'chickpeas, 3 x 400 g tins'],
    ['100 g walnuts', '50 g walnuts (optional)', 'walnuts, 150 g'],
    ['2-3 leeks', '2 leeks', 'leeks, 4-5'],
    ['250 ml buttermilk', '0.5 l buttermilk', 'buttermilk, 750 ml'],
    ['¼ cup rapeseed oil', '2 tbsp rapeseed oil', 'rapeseed oil, 6 tbsp'],
    ['1 x 400 g tin haricot beans', '2 (400 g) tins navy beans', 'navy beans, 3 x 400 g tins'],
    ['2 x 1-2 kg chickens', '1 x 1-2 kg chicken', 'chickens, 3 x 1-2 kg'],
    ['1 x 14-oz tin lentils', '1 x 14-oz tin lentils', 'lentils, 2 x 14 oz tins'],
    ['1 unit apple', '2 apples', 'apples, 3'],
    ['3 units of lemon', '1 lemon', 'lemon, 4'],
    ['2 cloves of garlic, minced', '1 garlic clove', 'garlic, 3 cloves'],
    ['20 g fresh dill', '10 g dill, chopped', 'fresh dill, 30 g'],
    ['8 oz ground pork', '1 lb ground pork', 'ground pork, 1½ lb'],
    // One amount in two units
    ['1 cup (240 ml) oat cream', '2 cups (480 ml) oat cream', 'oat cream, 3 cups'],
    ['225 g/8 oz lard', '115g/4oz lard, cubed', 'lard, 340 g'],
    ['2 x 400g/14oz tins pears', '1 x 400g tin pears', 'pears, 3 x 400g tins'],
    ['1 tbsp plus 1 tsp honey', '1 tsp honey', 'honey, 1⅔ tbsp'],
    ['2 tbsp lime juice (from 1 lime)', '1 tbsp fresh lime juice', 'lime juice, 3 tbsp'],
    // Work in words and numbers
    ['2 turnips, cut into 2 cm cubes', '1 turnip, cut into 8 wedges', 'turnips, 3'],
    ['2 leeks, white and green parts', '1 leek, halved if large', 'leeks, 3'],
    [
      '1 lb boneless, skinless turkey breast',
      '2 lb turkey breast, boneless',
      'turkey breast, 3 lb',
    ],
    ['1 cup packed brown sugar', '½ cup brown sugar, firmly packed', 'brown sugar, 1½ cups'],
    ['2 plump, juicy limes', '1 whole lime', 'limes, 3'],
    ['3 bone-in, skin-on duck legs', '1 duck leg, bone in', 'bone-in duck legs, 4'],
    // Work without a row
    ['2 very ripe plums, hulled', '3 plums (not too soft)', 'plums, 5'],
    ['1 swede, stalk and roots removed', '1 swede', 'swedes, 2'],
    ['300 g rye flour, plus extra for dusting', '200 g rye flour', 'rye flour, 500 g'],
    // Amounts in words, and in two units
    ['Three 5-ounce trout fillets', '1 (5-ounce) trout fillet', 'trout, 4 x 5 ounce fillets'],
    ['a dozen eggs', '3 eggs, hard-boiled', 'eggs, 15'],
    ['1 lb 4 oz ground lamb', '12 oz ground lamb', 'ground lamb, 2 lb'],
    ['8 oz (about 225 g) gouda', '250 g gouda', 'gouda, 477 g'],
    ['1 cup plus 2 tbsp oat bran', '½ cup oat bran', 'oat bran, 1⅝ cups'],
    ['1 quart beef broth', '2 cups beef broth', 'beef broth, 1½ quarts'],
    ['2-inch piece galangal', '1-inch piece of galangal, peeled', 'galangal, 3 inch piece'],
    ['juice of 2 limes', 'freshly squeezed juice of 1 lime', 'limes (juice), 3'],
    ['juice and zest of 1 lime', 'zest and juice of 2 limes', 'limes (zest juice), 3'],
    // Two names for one food
    ['40 g currants, soaked in hot water for 5 mins', '60 g currants', 'currants, 100 g'],
    ['4 trout fillets (about 120g each)', '1 trout fillet, skin on', 'trout, 5 fillets'],
    ['1 lime, zest only', '1 lime, juice only', 'limes, 2'],
    ['30 g pine nuts, toasted in a dry pan', '20 g pine kernels', 'pine nuts, 50 g'],
    ['50 g Red Leicester', '20 g red leicester cheese', 'Red Leicester, 70 g'],
    ['1 aubergine (eggplant), sliced', '1 eggplant', 'aubergines, 2'],
    ['100 g Greek yoghurt', '50 g greek yogurt', 'Greek yoghurt, 150 g'],
    ['100 g gouda cheese, grated', '50 g gouda', 'gouda cheese, 150 g'],
    ['2 tbsp chopped fresh cilantro', '1 tbsp chopped coriander', 'fresh cilantro, 3 tbsp'],
    ['1 small head of cauliflower', '1 cauliflower', 'cauliflowers, 2'],
    ['500 g veal, minced', '250 g veal mince', 'veal (minced), 750 g'],
    ['4 makrut lime leaves, torn', '6 kaffir lime leaves', 'kaffir lime leaves, 10'],
    ['1 kg leg of lamb', '500 g lamb leg', 'lamb leg, 1.5 kg'],
    ['1 tsp turmeric powder', '2 tsp ground turmeric', 'ground turmeric, 3 tsp'],
    ['100 g dried penne', '200 g penne pasta', 'penne pasta, 300 g'],
    ['2 tbsp runny honey', '1 tbsp honey', 'runny honey, 3 tbsp'],
    // Units of two countries
    ['8 oz 90% lean ground veal', '1 lb ground veal (90% lean)', '90% lean ground veal, 1½ lb'],
    // A note explains the food
    ['100 g pecorino (cheese)', '50 g pecorino', 'pecorino, 150 g'],
    ['2 tbsp oil, plus a splash more', '1 tbsp oil plus extra to serve', 'oil, 3 tbsp'],
    ['150 g frozen peas', '100 g frozen peas, defrosted', 'frozen peas, 250 g'],
    ['1 lime in wedges', '2 limes (juice)', 'limes, 3'],
    ['200 g red lentils', '100 g red split lentils, rinsed', 'red lentils, 300 g'],
    ['100 g split red lentils', '200 g dried red lentils', 'dried red lentils, 300 g'],
    ['1 bunch coriander', '1 bunch cilantro', 'coriander, 2 bunches'],
  ])('%s and %s', (one, other, sum) => {
    expect(buy(one, other)).toEqual([sum]);
  });
});

describe('two lines stay two', () => {
  it.each([
    ['herbs that may be dried', '1 tsp tarragon', '1 tbsp tarragon, minced'],
    [
      'a vegan kind and a note that offers one',
      '250 g butter (or vegan alternative)',
      '100 g vegan butter',
    ],
    ['a kind in a note', '200 ml milk, condensed', '500 ml milk'],
    ['corn and wheat', '4 tortillas (corn)', '6 tortillas'],
    [
      'a flour and one that may be gluten-free',
      '200 g flour (or gluten-free alternative)',
      '300 g flour',
    ],
    ['two kinds in one line', '1 onion and half a red onion', '2 onions'],
    ['less fat', '100 g fat-free yoghurt', '200 g yoghurt'],
    ['two parts of eggs', '2 eggs and egg yolks', '3 egg yolks'],
    ['a paste', '10 g ginger paste', '20 g ginger'],
    ['food with alcohol', '50 g raisins, soaked in rum', '100 g raisins'],
    ['cups and grams', '1 cup sugar', '100 g sugar'],
    ['pints', '1 pint milk', '200 ml milk'],
    ['about', 'about 3 leeks', '2 leeks'],
    ['a choice', '1 tbsp butter or ghee', '1 tbsp butter'],
    ['a part', 'zest of 1 lime', '1 lime'],
    ['a pack of about that size', '2 x 1-2 kg chickens', '1 x 1 kg chicken'],
    ['two packs', '1 x 400 g tin lentils', '1 x 200 g tin lentils'],
    ['a pack of unknown size', '1 x 400 g tin lentils', '1 tin lentils'],
    ['a claim', '100 g gluten-free oats', '100 g oats'],
    ['a claim after the food', '100 g oats, gluten-free', '100 g oats'],
    ['a claim among the work', '100 g oats, toasted and gluten-free', '100 g oats, toasted'],
    ['a food and what is free of it', '100 g nut granola', '100 g nut-free granola'],
    ['a short claim', '100 g sausages, sliced gf', '100 g sausages, sliced'],
    ['a claim that the page hardly knows', '100 g oats, toasted coeliac-safe', '100 g oats'],
    ['vegan food in a note', '50 g chocolate, melted (vegan)', '50 g chocolate, melted'],
    ['less of something', '2 tbsp soy sauce, reduced-salt', '2 tbsp soy sauce'],
    ['another food in a note', '2 tbsp miso, diluted with sake', '2 tbsp miso'],
    ['another product', '1 cup cream, clotted', '1 cup cream'],
    ['what was frozen', '200 g peas, defrosted', '200 g peas'],
    ['a choice in a note', '2 onions, sliced, or shallots', '2 onions'],
    ['pieces in two units', '2-inch piece galangal', '2 cm piece galangal'],
    ['two parts of a fruit', 'juice of 2 limes', 'zest of 2 limes'],
    ['seeds and powder', '1 tsp ground cumin', '1 tsp cumin seeds'],
    ['a brand', '200 g Violife feta', '200 g feta'],
    ['dried and fresh herbs', '1 tsp dried dill', '1 tsp dill'],
    ['cooked food', '200 g cooked quinoa', '200 g quinoa'],
    ['tinned and fresh food', '1 tin peaches', '4 peaches'],
    ['whole and part', '3 eggs', '2 egg whites'],
    ['steaks of a known size', '4 (6 oz) tuna steaks', '2 tuna steaks'],
    ['a joint without its bone', '1.5 kg boneless lamb shoulder', '1 kg lamb shoulder'],
    ['the seeds of a plant', '1 tsp fennel, seeds', '1 tsp fennel'],
    ['a part for later', '2 eggs (1 for the glaze)', '2 eggs'],
    ['a food with an example to avoid', '50 g sausages, such as vegan ones', '50 g sausages'],
    ['a kind in brackets', '100 g cheese (French brie)', '100 g cheese'],
    ['a part of the pieces', '3 swedes (1 sliced, 1 diced)', '1 swede'],
    ['what may be frozen', '200 g spinach, thawed if frozen', '200 g spinach'],
    ['what is made of a food', '500 g sausage meat', '500 g sausage'],
    ['tinned tomatoes of two kinds', '1 tin tomatoes, chopped', '1 tin tomatoes, whole peeled'],
    ['a pint of a food that all countries have', '1 pint cream', '1 cup cream'],
    ['water for soaking', '200 g chickpeas, soaked in water', '200 g chickpeas'],
    ['two kinds in one line', '400 g duck (about 2 breasts)', '400 g duck'],
    ['names that differ by country', '1 tbsp chili powder', '1 tbsp chilli powder'],
    ['one more in a note', '1 lime, cut into wedges plus 1 to serve', '1 lime'],
    ['juice and fruit', '2 tbsp lime juice', '2 limes'],
    ['lentils of two colours', '100 g yellow lentils', '200 g red lentils'],
    ['cooked lentils', '100 g cooked red lentils', '200 g red split lentils'],
    ['red split peas', '100 g split peas', '200 g red split lentils'],
    ['coriander that may be ground', '2 tbsp coriander', '1 tbsp cilantro'],
    ['butter and what replaces it', '100 g butter', '100 g vegan butter'],
    ['two kinds of milk', '100 ml milk', '100 ml condensed milk'],
    ['tortillas of another flour', '4 wheat tortillas', '4 corn tortillas'],
    ['a number in a note', '4 trout fillets, 120 g each', '4 trout fillets, 120 g each'],
  ])('%s', (_, one, other) => {
    expect(buy(one, other)).toHaveLength(2);
  });
});

it('The servings count, and half an egg is a whole one to buy.', () => {
  const { buy } = listOf([
    dinner('Quiche', ['3 eggs', '1 sheet puff pastry', '2 leeks'], 0.5),
    dinner('Omelette', ['1 egg'], 3.75),
  ]);
  expect(buy.map(({ text }) => text)).toEqual(['leeks, 1', 'eggs, 6', 'puff pastry, ½ sheet']);
  expect(buy[1]?.parts).toEqual([
    { title: 'Quiche', text: '1½' },
    { title: 'Omelette', text: '3¾' },
  ]);
});

it('A line whose amount the list cannot add comes once for each recipe, a line without an amount once.', () => {
  expect(buy('a handful of chervil', 'a handful of chervil', 'sea salt', 'sea salt')).toEqual([
    'chervil – a handful of chervil',
    'chervil – a handful of chervil',
    'sea salt',
  ]);
});

it('A line that the page cannot scale says how many times the recipe is cooked.', () => {
  expect(listOf([dinner('Soup', ['a good slosh of cider'], 1.5)]).buy[0]?.text).toBe(
    'cider – a good slosh of cider (× 1.5)',
  );
});

it('What is at hand has a list of its own, but plain food never serves for a claim.', () => {
  const soup = dinner('Soup', ['200 g rice', '100 g gluten-free flour', '1 onion', '500 ml water']);
  const { buy, atHand } = listOf([soup], ['rice', 'flour']);
  expect(atHand.map(({ text }) => text)).toEqual(['rice, 200 g']);
  expect(buy.map(({ text }) => text)).toEqual(['onion, 1', 'gluten-free flour, 100 g']);
});

it('Of a food with too few pieces at hand, the list has the rest.', () => {
  const omelette = dinner('Omelette', ['5 eggs', '2 lemons']);
  const { buy, atHand } = listOf([omelette], ['3 eggs', 'lemons']);
  expect(buy.map(({ text, note }) => [text, note])).toEqual([
    ['eggs, 2 more', 'You have 3 eggs and need 5.'],
  ]);
  expect(atHand.map(({ text }) => text)).toEqual(['lemons, 2']);
});

it('Two dinners share what is at hand, also if neither needs more than that.', () => {
  const dinners = [dinner('Omelette', ['4 eggs']), dinner('Frittata', ['5 large eggs, beaten'])];
  const { buy } = listOf(dinners, ['6 eggs']);
  expect(buy.map(({ text, note }) => [text, note])).toEqual([
    ['eggs, 3 more', 'You have 6 eggs and need 9.'],
  ]);
});

it('A line of a range also says what is at hand.', () => {
  const dinners = [dinner('Roast', ['4-6 chicken thighs', '2-3 leeks, about 400 g'])];
  const { buy } = listOf(dinners, ['2 chicken thighs', '1 leek']);
  expect(buy.map(({ text, note }) => [text, note])).toEqual([
    ['leeks, 2-3', 'You have 1 leek and need 2.'],
    ['chicken thighs, 4-6', 'You have 2 chicken thighs and need 4.'],
  ]);
});

it('A line of two foods is for those that the cook lacks, which join the list.', () => {
  const soup = dinner('Soup', ['200 g lentils', '1 tsp salt and pepper']);
  const namesWith = (atHand: readonly string[]) =>
    listOf([soup], ['lentils', ...atHand]).buy.map(({ name, foods }) => [name, foods]);
  expect(namesWith([])).toEqual([['salt, pepper', ['salt', 'pepper']]]);
  expect(namesWith(['salt'])).toEqual([['pepper', ['pepper']]]);
});

it('The list has the order of a shop, with unknown foods last.', () => {
  const all = [
    '1 splorg',
    '200 ml white wine',
    '100 g frozen peas',
    '1 tsp cumin',
    '200 g rice',
    '400 g beef',
    '50 g butter',
    '1 baguette',
    '2 carrots',
  ];
  expect(listOf([dinner('Feast', all)]).buy.map(({ shelf }) => shelf)).toEqual([
    'vegetables and fruit',
    'bread',
    'chilled',
    'meat and fish',
    'dry goods',
    'spices',
    'frozen',
    'drinks',
    'other',
  ]);
});

it('Long dinners are read and compared in short tasks, and the list that then opens compares nothing anew.', async () => {
  let clock = 0;
  const tasks = [0];
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.stubGlobal('setTimeout', (go: () => void) => tasks.push(clock) && queueMicrotask(go));
  const compared = vi.spyOn(covers, 'serves');
  const tools = {
    ...LIST_TOOLS,
    kitchen: aKitchen(['rice']),
    noteOn() {
      clock += 10;
      return '';
    },
  };
  const lines = Array.from({ length: 30 }, (_, at) => `${at + 1} leeks or onions`);
  const dinners = [dinner('One', lines), dinner('Two', lines.toReversed())];
  await readDinners(dinners, tools, createPause());
  expect(clock).toBe(600);
  const lengths = [...tasks, clock].map((end, at) => end - (tasks[at - 1] ?? 0));
  expect(Math.max(...lengths)).toBeLessThan(50);
  vi.unstubAllGlobals();

  expect(compared).toHaveBeenCalled();
  compared.mockClear();
  expect(mergeDinners(dinners, tools).buy).toHaveLength(60);
  expect(compared).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
