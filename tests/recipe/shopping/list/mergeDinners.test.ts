import { describe, expect, it, vi } from 'vitest';
import { listTools } from '../../../../src/recipe/createRecipeTools';
import { mergeDinners, readDinners } from '../../../../src/recipe/shopping/list/mergeDinners';
import { aKitchen, LIST_TOOLS } from '../../../support/kitchens';

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

describe('two lines of one food become one', () => {
  it.each([
    ['2 parsnips, peeled', '3 large parsnips', 'parsnips, 5'],
    ['2-3 leeks', '2 leeks, halved if large', 'leeks, 4-5'],
    ['100 g walnuts', '50 g walnuts (optional)', 'walnuts, 150 g'],
    ['2 plump, juicy limes', '1 whole lime, cut into wedges', 'limes, 3'],
    [
      '1 lb turkey breast, boneless',
      '2 lb boneless, skinless turkey breast',
      'boneless turkey breast, 3 lb',
    ],
    ['300 g rye flour, plus extra for dusting', '200 g rye flour', 'rye flour, 500 g'],
    ['20 g fresh dill', '10 g dill, chopped', 'dill, 30 g'],
    ['2 tbsp chopped fresh cilantro', '1 tbsp chopped coriander leaves', 'fresh cilantro, 3 tbsp'],
    ['1 cup packed brown sugar', '½ cup sugar, brown', 'brown sugar, 1½ cups'],
    ['500 g veal, minced', '250 g ground veal', 'veal (minced), 750 g'],
    ['1 tsp ginger, ground', '2 tsp ground ginger', 'ground ginger, 3 tsp'],
    ['100 g dried penne', '200 g penne pasta', 'penne pasta, 300 g'],
    ['100 g gouda cheese, grated', '50 g gouda', 'gouda cheese, 150 g'],
    ['200 ml hot chicken stock', '300 ml chicken broth', 'chicken broth, 500 ml'],
    ['150 g frozen peas', '100 g frozen peas, defrosted', 'frozen peas, 250 g'],
    ['100 g gluten-free oats', '50 g oats, gluten-free', 'gluten-free oats, 150 g'],
    // For the juice of two limes, a cook buys two limes.
    ['juice of 2 limes', '1 lime, juice only', 'limes, 3'],
    ['juice and zest of 1 lime', '2 limes', 'limes, 3'],
    ['2 tbsp lime juice (from 1 lime)', '1 tbsp fresh lime juice', 'lime juice, 3 tbsp'],
    // Two names that a shop has for one thing
    ['1 aubergine (eggplant), sliced', '1 eggplant', 'aubergines, 2'],
    ['30 g pine nuts, toasted in a dry pan', '20 g pine kernels', 'pine nuts, 50 g'],
    ['100 g plain flour', '50 g flour, sifted', 'plain flour, 150 g'],
    ['1 red pepper', '2 red bell peppers', 'red bell peppers, 3'],
    ['1 yellow onion', '2 onions', 'onions, 3'],
    ['1 tsp cumin', '2 tsp ground cumin', 'cumin, 3 tsp'],
    ['1 kg leg of lamb', '500 g lamb leg', 'lamb leg, 1.5 kg'],
    // Amounts
    ['1 tin (400 g) chickpeas', '2 tins (400 g each) chickpeas', 'chickpeas, 3 x 400 g tins'],
    ['1 x 400 g tin haricot beans', '2 (400 g) tins navy beans', 'navy beans, 3 x 400 g tins'],
    ['2 x 400g/14oz tins pears', '1 x 400g tin pears', 'pears, 3 x 400g tins'],
    ['Three 5-ounce trout fillets', '1 (5-ounce) trout fillet', 'trout, 4 x 5 ounce fillets'],
    ['250 ml buttermilk', '0.5 l buttermilk', 'buttermilk, 750 ml'],
    ['¼ cup rapeseed oil', '2 tbsp rapeseed oil', 'rapeseed oil, 6 tbsp'],
    ['2 cloves of garlic, minced', '1 garlic clove', 'garlic, 3 cloves'],
    ['8 oz ground pork', '1 lb ground pork', 'ground pork, 1½ lb'],
    ['1 small head of cauliflower', '1 cauliflower', 'cauliflowers, 2'],
    ['a dozen eggs', '3 eggs, hard-boiled', 'eggs, 15'],
    ['1 lb 4 oz ground lamb', '12 oz ground lamb', 'ground lamb, 2 lb'],
    ['8 oz (about 225 g) gouda', '250 g gouda', 'gouda, 477 g'],
    ['225 g/8 oz lard', '115g/4oz lard, cubed', 'lard, 340 g'],
    ['1 cup (240 ml) oat cream', '2 cups (480 ml) oat cream', 'oat cream, 3 cups'],
    ['1 cup plus 2 tbsp oat bran', '½ cup oat bran', 'oat bran, 1⅝ cups'],
    ['1 tbsp plus 1 tsp honey', '1 tsp runny honey', 'honey, 1⅔ tbsp'],
    ['1 quart beef broth', '2 cups beef broth', 'beef broth, 1½ quarts'],
    ['2-inch piece galangal', '1-inch piece of galangal, peeled', 'galangal, 3 inch piece'],
  ])('%s and %s', (one, other, sum) => {
    expect(buy(one, other)).toEqual([sum]);
  });
});

describe('two lines stay two', () => {
  it.each([
    // Another food for a cook in a shop
    ['a spice and a herb', '1 tsp ground coriander', '2 tsp coriander'],
    ['a ground spice and a herb, in a note', '1 tsp coriander, ground', '1 tsp coriander leaves'],
    ['sultanas and raisins', '50 g sultanas', '50 g raisins'],
    ['raisins and currants', '50 g raisins', '50 g currants'],
    ['two mixes of spices', '1 tbsp taco seasoning', '1 tbsp Cajun seasoning'],
    ['herbs that may be dried', '1 tsp tarragon', '1 tbsp tarragon, minced'],
    ['dried and fresh herbs', '1 tsp dried dill', '1 tsp dill'],
    ['the seeds of a plant', '1 tsp fennel, seeds', '1 tsp fennel'],
    ['seeds and powder', '1 tsp ground cumin', '1 tsp cumin seeds'],
    ['names that differ by country', '1 tbsp chili powder', '1 tbsp chilli powder'],
    ['two colours', '1 onion, red', '2 onions'],
    ['a kind in a note', '200 ml milk, condensed', '500 ml milk'],
    ['mince', '500 g veal, minced', '500 g veal'],
    ['a paste', '10 g ginger paste', '20 g ginger'],
    ['cooked food', '200 g cooked quinoa', '200 g quinoa'],
    ['tinned and fresh food', '1 tin peaches', '4 peaches'],
    ['whole and part', '3 eggs', '2 egg whites'],
    ['juice and fruit', '2 tbsp lime juice', '2 limes'],
    ['zest and fruit', 'zest of 1 lime', '1 lime'],
    ['rings and fruit', '12 pineapple rings', '1 pineapple'],
    ['a joint without its bone', '1.5 kg boneless lamb shoulder', '1 kg lamb shoulder'],
    ['what is made of a food', '500 g sausage meat', '500 g sausage'],
    ['less fat', '100 g fat-free yoghurt', '200 g yoghurt'],
    ['less of something', '2 tbsp soy sauce, reduced-salt', '2 tbsp soy sauce'],
    ['a word by which a cook chooses', '50 g hot honey', '100 g honey'],
    // Claims
    ['a claim', '100 g gluten-free oats', '100 g oats'],
    ['a claim among the work', '100 g oats, toasted and gluten-free', '100 g oats, toasted'],
    ['a short claim', '100 g sausages, sliced gf', '100 g sausages, sliced'],
    ['a claim in a note', '50 g chocolate, melted (vegan)', '50 g chocolate, melted'],
    ['a claim that the page hardly knows', '100 g oats, toasted coeliac-safe', '100 g oats'],
    ['a claim that may hold', '200 g flour (or gluten-free alternative)', '300 g flour'],
    ['a claim that may hold, in another word', '50 g oats (gluten-free if needed)', '50 g oats'],
    ['a food and what is free of it', '100 g nut granola', '100 g nut-free granola'],
    // More than one food, or an unknown word
    ['a choice', '1 tbsp butter or ghee', '1 tbsp butter'],
    ['two kinds in one line', '1 onion and half a red onion', '2 onions'],
    ['two parts of eggs', '2 eggs and egg yolks', '3 egg yolks'],
    ['food with alcohol', '50 g raisins, soaked in rum', '100 g raisins'],
    ['another food in a note', '2 tbsp miso, diluted with sake', '2 tbsp miso'],
    ['a kind in brackets', '100 g cheese (French brie)', '100 g cheese'],
    ['corn and wheat', '4 tortillas (corn)', '6 tortillas'],
    ['a brand', '200 g Violife feta', '200 g feta'],
    ['an unknown word', '1 cup cream, zorbled', '1 cup cream'],
    // Amounts
    ['cups and grams', '1 cup sugar', '100 g sugar'],
    ['pints', '1 pint milk', '200 ml milk'],
    ['about', 'about 3 leeks', '2 leeks'],
    ['two packs', '1 x 400 g tin lentils', '1 x 200 g tin lentils'],
    ['a pack of unknown size', '1 x 400 g tin lentils', '1 tin lentils'],
    ['pieces in two units', '2-inch piece galangal', '2 cm piece galangal'],
    ['steaks of a known size', '4 (6 oz) tuna steaks', '2 tuna steaks'],
    ['a part for later', '2 eggs (1 for the glaze)', '2 eggs'],
    ['a number in a note', '4 trout fillets, 120 g each', '4 trout fillets, 120 g each'],
  ])('%s', (_, one, other) => {
    expect(buy(one, other)).toHaveLength(2);
  });
});

it.each([
  ['100 g oats, toasted and gluten-free', 'oats (gluten-free), 100 g'],
  ['150 g mature cheddar, grated', 'mature cheddar, 150 g'],
  ['2 tins (400 g each) chopped tomatoes', 'chopped tomatoes, 2 x 400 g tins'],
  ['2 tbsp soy sauce, reduced sodium', 'soy sauce (reduced sodium), 2 tbsp'],
  ['3 bay leaves', 'bay leaves, 3'],
  // As written
  ['200 g flour (gluten-free if needed)', '200 g flour (gluten-free if needed)'],
  ['50 g raisins, soaked in rum', '50 g raisins, soaked in rum'],
  ['1 spiced orange', '1 spiced orange'],
])('A line names what a cook chooses by, and not the work: %s', (line, text) => {
  expect(buy(line)).toEqual([text]);
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
    'a handful of chervil',
    'a handful of chervil',
    'sea salt',
  ]);
});

it('A line that the page cannot scale says how many times the recipe is cooked.', () => {
  expect(listOf([dinner('Soup', ['a good slosh of cider'], 1.5)]).buy[0]?.text).toBe(
    'a good slosh of cider (× 1.5)',
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
  const avoided = { contents: new Set<never>(), test: vi.fn(() => false) };
  const tools = {
    ...LIST_TOOLS,
    kitchen: aKitchen(['rice'], { avoided }),
    noteOn() {
      clock += 10;
      return '';
    },
  };
  const lines = Array.from({ length: 30 }, (_, at) => `${at + 1} leeks or onions`);
  const dinners = [dinner('One', lines), dinner('Two', lines.toReversed())];
  await readDinners(dinners, tools);
  expect(clock).toBe(600);
  const lengths = [...tasks, clock].map((end, at) => end - (tasks[at - 1] ?? 0));
  expect(Math.max(...lengths)).toBeLessThan(50);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();

  expect(avoided.test).toHaveBeenCalled();
  avoided.test.mockClear();
  expect(mergeDinners(dinners, tools).buy).toHaveLength(60);
  expect(avoided.test).not.toHaveBeenCalled();
});
