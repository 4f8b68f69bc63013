import { describe, expect, test } from 'vitest';
import { checkRecipe } from '../../src/foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../src/foods/avoided/thingsToAvoid';
import { ALLERGENS, type Allergen, DIETS, type Diet } from '../../src/foods/contents';

const isDiet = (name: string): name is Diet => name in DIETS;
const isAllergen = (name: string): name is Allergen => ALLERGENS.some((one) => one === name);

/** Steps begin with `>`. */
function verdictOn(avoided: Allergen | Diet, ...texts: readonly string[]) {
  const things = thingsToAvoid({
    allergens: isAllergen(avoided) ? [avoided] : [],
    diet: isDiet(avoided) ? avoided : null,
    avoid: [],
  });
  const isAlone = texts.every((text) => text.startsWith('> '));
  const lines = [...(isAlone ? ['1 onion'] : []), ...texts].map((text) => ({
    text: text.replace(/^> /, ''),
    isIngredient: !text.startsWith('> '),
  }));
  const { results } = checkRecipe(things, lines, { isReadable: true, hasAllIngredients: true });
  return results[0]?.verdict;
}

type Row = [avoided: Allergen | Diet, verdict: string, ...texts: string[]];

function check(rows: readonly Row[]) {
  const cases = rows.map(([avoided, verdict, ...texts]) => [avoided, verdict, texts] as const);
  test.each(cases)('%s: %s, in %j', (avoided, verdict, texts) => {
    expect(verdictOn(avoided, ...texts)).toBe(verdict);
  });
}

describe('a name of a thing hides no food', () => {
  check([
    ['gluten', 'contains', '50 g flour reserved for dusting'],
    ['gluten', 'contains', '> Dust with the flour reserved.'],
    ['celery', 'contains', '> Return the celery stock reserved to the pan.'],
    ['milk', 'contains', '1 cheese board, to serve'],
    ['milk', 'contains', '> Serve with a cheese board and grapes.'],
    ['gluten', 'contains', '1 bread basket, to serve'],
    ['gluten', 'contains', '> This lasagne dish feeds six.'],
    ['fish', 'contains', '1 fish plate, smoked'],
    ['milk', 'contains', '2 ice cream scoops'],
    ['vegetarian', 'contains', '12 Rocky Mountain oysters'],
    ['vegetarian', 'contains', '1 oyster blade steak'],
    ['gluten', 'contains', '8 cookies, crushed'],
    ['gluten', 'may contain', '> We use cookies for the base.'],
    ['gluten', 'may contain', '> Use cookies to improve the crunch.'],
    ['gluten', 'may contain', '> The use of cookies makes a thick base.'],
    ['gluten', 'may contain', '> Like all cookies, serve them with similar biscuits.'],
    ['gluten', 'may contain', '> Store the cookies in a tin.'],
  ]);
});

describe('cookies of a website are no biscuits', () => {
  check([
    ['gluten', 'nothing', '> By continuing you accept our use of cookies.'],
    [
      'gluten',
      'nothing',
      '> By clicking “Accept All Cookies”, you agree to the storing of cookies on your device.',
    ],
    [
      'gluten',
      'nothing',
      '> We use cookies to personalise content and ads, and to analyse our traffic.',
    ],
    ['gluten', 'nothing', '> This website uses cookies.'],
    ['gluten', 'nothing', '> We use cookies to ensure that we give you the best experience.'],
    [
      'gluten',
      'nothing',
      '> We use cookies on our website to give you the most relevant experience.',
    ],
    ['gluten', 'nothing', '> We use technologies like cookies to access device information.'],
    [
      'gluten',
      'nothing',
      '> Our partners use cookies or similar technologies to process personal data.',
    ],
    ['gluten', 'nothing', '> We use cookies to improve your experience.'],
    ['gluten', 'nothing', '> Strictly necessary cookies'],
    [
      'gluten',
      'nothing',
      '> Functional cookies help to share content. Third-party cookies show adverts.',
    ],
    [
      'gluten',
      'nothing',
      '> Manage cookie consent. Cookie settings. Cookie policy. Cookie notice.',
    ],
    ['gluten', 'nothing', '> Accept cookies. Reject all cookies. Manage cookies.'],
  ]);
});

describe('a tool is not a food', () => {
  check([
    ['milk', 'nothing', '> Strain through a butter muslin.'],

    ['sesame', 'nothing', '1 pepper, seeds removed'],
    ['fish', 'nothing', '1 fish slice, for turning'],
    ['milk', 'nothing', '1 lidded butter dish'],
  ]);
});

describe('a comparison names a food', () => {
  check([
    ['milk', 'contains', '> Stir until creamy as the cheese melts.'],
    ['milk', 'contains', '> It becomes thick as the cream reduces.'],
    ['milk', 'contains', '> It turns silky as butter melts into it.'],
    ['crustaceans', 'contains', '> Fry for 3 minutes, depending on the size of the prawns.'],
    ['molluscs', 'contains', '> Adjust it to the size of your scallops.'],
    ['milk', 'contains', '> Check the texture of the cheese before serving.'],
    ['fish', 'contains', '> Grill it according to the thickness of the salmon.'],
    ['nuts', 'contains', '> Watch the colour of the almonds.'],
  ]);
});

describe('letters are not words', () => {
  check([
    ['gluten', 'contains', '200 g kale', '> Pour in the ale.'],
    ['nuts', 'contains', '1 coconut', '> Scatter the nuts over it.'],
    ['halal', 'contains', '1 durum wheat wrap', '> Add the rum.'],
    ['fish', 'contains', '100 g goat meat', '> Add the hake.', '1 milkshake'],
    ['milk', 'nothing', '200 ml oatmilk', '> Pour in the milk.'],
    ['nuts', 'nothing', '100 g chestnuts', '> Chop the nuts.'],
  ]);
});

describe('a diet', () => {
  check([
    ['kosher', 'contains', '200 g beef steak', '100 g cheddar'],
    ['kosher', 'contains', '500 g chicken thighs', '> Stir in 50 g butter.'],
    ['kosher', 'contains', '1 cheeseburger'],
    ['halal', 'nothing', '100 g beef bacon'],
    ['kosher', 'may contain', '500 g chicken thighs', '50 g dark chocolate'],
    ['kosher', 'nothing', '200 g salmon', '200 ml cream'],
    ['kosher', 'nothing', '500 g chicken thighs', '1 tbsp vegan butter'],
    ['kosher', 'nothing', '4 eggs', '100 g cheddar'],
    ['halal', 'may contain', '300 g vodka sauce'],
    ['halal', 'may contain', '1 rum baba'],
    ['halal', 'may contain', '1 portion tiramisu'],
    ['halal', 'may contain', '1 tsp vanilla extract'],
    ['halal', 'may contain', '100 ml beurre blanc'],
    ['halal', 'may contain', '2 tbsp teriyaki sauce'],
    ['halal', 'nothing', '1 vanilla pod'],
    ['halal', 'nothing', '2 tbsp cider vinegar'],
    ['halal', 'nothing', '100 g bread and butter pudding'],
    ['vegetarian', 'contains', '1 tsp cochineal'],
    ['vegetarian', 'contains', 'red colour (E120)'],
    ['vegetarian', 'contains', '1 g E542'],
    ['vegetarian', 'contains', '1 sheet isinglass'],
    ['vegetarian', 'contains', '50 g Parmesan'],
    ['vegetarian', 'may contain', '50 g gruyère'],
    ['vegetarian', 'may contain', '1 g E471'],
    ['vegetarian', 'may contain', '100 g mincemeat'],
    ['vegetarian', 'may contain', '300 ml consommé'],
    ['vegetarian', 'may contain', '500 ml ramen broth'],
    ['vegetarian', 'may contain', '1 tin minestrone'],
    ['vegetarian', 'may contain', '1 Christmas pudding'],
    ['vegetarian', 'nothing', '100 g vegetarian gruyère'],
    ['vegetarian', 'nothing', '100 g cottage cheese'],
    ['vegan', 'contains', '5 g E901'],
    ['vegan', 'contains', '1 g E1105'],
    ['vegan', 'may contain', '1 g E904'],
  ]);
});

describe('a slip in a short word', () => {
  const SLIPS: [Allergen | Diet, string][] = [
    ['no pork', 'baccon'],
    ['milk', 'fetta'],
    ['gluten', 'barly'],
    ['fish', 'tunna'],
    ['no pork', 'hamm'],
    ['gluten', 'bred'],
    ['milk', 'crem fraiche'],
    ['milk', 'milc'],
    ['eggs', 'egss'],
    ['gluten', 'plain flor'],
    ['fish', 'samon'],
    ['fish', 'codd'],
    ['vegetarian', 'beaf'],
    ['soya', 'tofo'],
    ['sesame', 'tahni'],
    ['halal', 'red wien'],
  ];
  test.each(SLIPS)('%s: "%s" counts in lists and steps', (avoided, word) => {
    expect(verdictOn(avoided, `100 g ${word}`)).toMatch(/contain/);
    expect(verdictOn(avoided, `> Add the ${word}.`)).toBe('may contain');
  });

  test.each([
    'Barely simmer it, cover and let it cool.',
    'Shut the lid, park the pan on a mat and wipe the deck.',
    'What he says: my wife came home late, so share it with him.',
    'A mist of water is neat. Tune the heat, then hum along.',
    'Mia and Theo made this in the past, at the lab.',
  ])('"%s" has none', (text) => {
    for (const allergen of ALLERGENS) expect(verdictOn(allergen, `> ${text}`)).toBe('nothing');
  });
});

describe('a description that begins with "no" or ends with "free"', () => {
  check([
    ['eggs', 'contains', '6 cage-free eggs'],
    ['no pork', 'contains', '8 rashers nitrite-free bacon'],
    ['crustaceans', 'contains', '300 g never-frozen prawns'],
    ['peanuts', 'contains', '100 g no-stir peanut butter'],
    ['peanuts', 'contains', '2 tbsp no-added-sugar peanut butter'],
    ['milk', 'contains', '100 g fat-free yoghurt'],
    ['fish', 'contains', '200 g skin-free salmon'],
    ['eggs', 'may contain', 'no-egg pasta'],
    ['nuts', 'may contain', '> It is free of nuts.'],
  ]);
});

describe('no false alarm', () => {
  check([
    ['milk', 'nothing', '8 cream crackers'],
    ['nuts', 'nothing', '50 g Grape Nuts'],
    ['nuts', 'nothing', '8 ginger nuts'],
    ['gluten', 'nothing', '2 tbsp GF soy sauce'],
    ['milk', 'nothing', '200 ml DF milk'],
    ['milk', 'mentioned', '> This is completely dairy-free!'],
    ['gluten', 'mentioned', '> Totally gluten-free.'],
    ['gluten', 'contains', '50 g Grape Nuts'],
    ['gluten', 'contains', '8 ginger nuts'],
  ]);
});

describe('a tool after a food is not a food', () => {
  check([
    ['gluten', 'nothing', '> Slice it with a bread knife.'],
    ['halal', 'nothing', '> Serve in wine glasses.'],
    ['milk', 'nothing', '> Line a sieve with cheese cloth.'],
    ['eggs', 'nothing', '> Divide with an egg separator.'],
    ['halal', 'contains', '> Pour in the wine, then a wine glass of water.'],
    ['gluten', 'contains', '> Cut the bread with a bread knife.'],
    ['nuts', 'contains', '100 g almonds, smoked'],
    ['halal', 'contains', '1 wine bottle, 75 cl'],
    ['halal', 'nothing', '> Set it over a stout saucepan.'],
    ['halal', 'contains', '> Add the stout to the saucepan.'],
    ['halal', 'nothing', "> For goodness' sake, let it rest."],
    ['halal', 'contains', '> Add the sake.'],
    ['molluscs', 'nothing', '> Coil it into a snail shape.'],
  ]);
});

describe('a drink has alcohol, whatever its brand', () => {
  check(
    [
      ...['Chartreuse', 'Southern Comfort', 'Drambuie', 'Strega', 'Fernet-Branca', 'slivovitz'],
      ...['Johnnie Walker', 'Wild Turkey', 'Courvoisier', 'Absolut', 'crème de cacao', 'shochu'],
    ].map((drink): Row => ['halal', 'contains', `> Stir in the ${drink}.`]),
  );
});

describe('a food only sounds like another', () => {
  check([
    ['fish', 'nothing', '50 g Swedish Fish'],
    ['vegetarian', 'contains', '50 g Swedish Fish'],
    ['crustaceans', 'nothing', '> Top with the foam shrimps.'],
    ['sulphites', 'nothing', '1 tsp calcium sulphate (E516)'],
    ['mustard', 'nothing', '1 tbsp grape must'],
    ['nuts', 'nothing', '6 rashers hickory-smoked bacon'],
    ['vegan', 'nothing', '200 g honey mushrooms'],
    ['vegan', 'nothing', '8 aquafaba meringues'],
    ['eggs', 'nothing', "2 tbsp Bird's custard powder"],
  ]);
});

describe('a replaced food is not there', () => {
  check([
    ['milk', 'mentioned', '> Instead of butter, use olive oil.'],

    ['milk', 'may contain', '> You could use oil instead of butter.'],
    ['gluten', 'may contain', '> Knead until there is no flour left.'],
    ['milk', 'contains', '> Instead of oil, use butter.'],
    ['milk', 'may contain', '> Instead of melting butter, use it cold.'],
    ['peanuts', 'may contain', '> There are no nuts in it.'],
  ]);
});

describe('a diet knows', () => {
  check([
    ['vegetarian', 'contains', '300 g beef stew'],
    ['vegetarian', 'contains', '1 pepperoni pizza'],
    ['vegetarian', 'contains', '300 g spaghetti bolognese'],
    ['no pork', 'contains', '1 BLT'],
    ['no pork', 'contains', '12 devils on horseback'],
    ['vegetarian', 'may contain', '4 spring rolls'],
    ['vegetarian', 'nothing', '1 apple pie'],
    ['vegetarian', 'contains', '50 g Haribo'],
    ['vegan', 'may contain', '> Tint it with natural pink food colouring.'],
    ['kosher', 'contains', '1 smoked eel fillet'],
    ['kosher', 'contains', '1 turbot'],
    ['kosher', 'contains', '50 g caviar'],
    ['kosher', 'nothing', '1 smoked haddock'],
    ['crustaceans', 'may contain', '> Nap it with sauce Nantua.'],
    ['gluten', 'contains', '100 g Atora shredded suet'],
  ]);
});

describe('a name that says less than the food', () => {
  check([
    ['fish', 'contains', '1 buckling, skinned'],
    ['fish', 'contains', '1 tin skipjack in brine'],
    ['fish', 'may contain', '> Flake in the smokies.'],
    ['fish', 'nothing', '> Stir in the smoky paprika.'],
    ['molluscs', 'contains', '12 Fines de Claire'],
    ['milk', 'contains', '> Stir through a spoon of Philly.'],
    ['vegetarian', 'contains', '> Brown the rump.'],
    ['vegetarian', 'may contain', '> Ladle in the stock.'],
    ['pescatarian', 'contains', '1 portion surf & turf'],
    ['no pork', 'contains', '1 pork heart'],
    ['no pork', 'contains', "100 g 'nduja"],
    ['vegan', 'contains', '2 tbsp honey mustard'],
    ['vegan', 'contains', '1 tsp Manuka'],
    ['vegan', 'may contain', '1 glass of white wine'],
    ['vegan', 'may contain', '> Slosh in a glass of Rioja.'],
    ['vegan', 'nothing', '150 ml vegan red wine'],
    ['vegetarian', 'nothing', '150 ml red wine'],
    ['halal', 'may contain', '250 ml ginger beer'],
    ['halal', 'nothing', '250 ml non-alcoholic ginger beer'],
    ['nuts', 'nothing', '4 ring doughnuts'],
    ['sulphites', 'nothing', '2 tbsp Epsom salts (magnesium sulphate)'],
    ['vegetarian', 'nothing', '> Lift it out still dripping.'],
    ['vegetarian', 'contains', '> Add the dripping.'],
    ['sesame', 'nothing', '> Stir gingerly until set.'],
  ]);
});

describe('a comparison after a verb of change', () => {
  check([
    ['milk', 'contains', '> Add something creamy, like mascarpone.'],
    ['vegan', 'contains', '> Once it sets, use something sticky like honey.'],
    ['milk', 'contains', '> Melt a spread like Kerrygold.'],
  ]);
});

describe('a line that only says that a food is not there', () => {
  check([
    ['eggs', 'mentioned', '> No eggs needed here.'],
    ['milk', 'mentioned', '> There is no dairy here at all.'],
    ['milk', 'may contain', '> No butter needed if you use oil.'],
    ['milk', 'mentioned', '> Dairy-free, and nobody ever guesses!'],
    ['nuts', 'mentioned', '> Nut-free, so fine for school.'],
    ['milk', 'may contain', '> Dairy-free butter goes in now.'],
    ['milk', 'nothing', '200 g vegan mozzarella-style block'],
    ['milk', 'contains', '200 g vegan-style mozzarella'],
    ['sesame', 'nothing', '1 pot tahini-free houmous'],
  ]);
});

describe('a cook leaves a food out', () => {
  check([['peanuts', 'mentioned', '> Contains no peanuts and no traces of them.']]);
});

describe('a food that only seems to be left out', () => {
  check([
    ['milk', 'contains', '> Leave the butter out to soften.'],
    ['milk', 'contains', '> Leave out the butter and let it soften.'],
    ['eggs', 'contains', '> The eggs are left out overnight.'],
    ['milk', 'contains', '> Swap the oil for butter.'],
    // Some cooks name the new food first.
    ['milk', 'contains', '> Swap butter for the oil.'],
    ['milk', 'contains', '> Swap half the cream for water.'],
    ['milk', 'contains', '> Feel free to swap the butter for oil.'],
    ['milk', 'contains', '> For vegans, leave out the cheese.'],
    ['celery', 'contains', '> Leave out the celery if you like.'],
    ['celery', 'contains', '> Leave out the celery.'],
    ['nuts', 'may contain', '> Skip the walnuts and scatter them over before serving.'],
    ['milk', 'contains', '> Swap the butter for oil for vegans.'],
    ['nuts', 'contains', '> Never leave out the nuts.'],
    ['milk', 'contains', '> Leave out the butter to soften.'],
    ['milk', 'may contain', '> I never add milk to boiling tea.'],
    ['crustaceans', 'may contain', '> Skip the shrimp and crab.'],
    ['milk', 'contains', '> No cake is made without butter: melt the butter.'],
    ['nuts', 'may contain', '> Without walnuts the salad is nothing, so scatter them over.'],
    ['milk', 'contains', '> Instead of the usual, butter.'],
    ['peanuts', 'contains', '100 g peanuts (not almonds)'],
    ['nuts', 'may contain', '1 jar pesto (no milk or nuts)'],
    ['nuts', 'may contain', '> Use nut-free bread.'],
  ]);
});

describe('a tool and its packaging', () => {
  check([
    ['crustaceans', 'nothing', '> Turn the corn with lobster tongs.'],
    ['no pork', 'nothing', '> Put the melon into the ham holder.'],

    ['milk', 'contains', '> Empty yoghurt pots into the bowl.'],
    ['milk', 'contains', '> Stir the jam into a yoghurt pot.'],
    ['milk', 'contains', '1 yoghurt pot cake'],
    ['milk', 'contains', '> Let the cheese press for an hour.'],
    ['crustaceans', 'contains', '> Bake the lobster pot pie.'],
    ['fish', 'contains', '> Put the cold fish in a hot oven.'],
    ['vegetarian', 'contains', '> Lay the crab meat side down.'],
    ['gluten', 'contains', '> Scoop the spelt out.'],
  ]);
});

describe('a place, a name', () => {
  check([
    ['crustaceans', 'contains', '> It should taste of the prawns.'],
    ['milk', 'contains', '> Roll it in Parmesan.'],
    ['halal', 'contains', '> Poach it in Champagne, the older the better.'],
    ['vegetarian', 'contains', '> Beef up to 500 g works.'],
    ['molluscs', 'nothing', '3 scallop squash'],
    ['eggs', 'contains', "250 g lady's fingers, crushed"],
    ['no pork', 'nothing', '100 g all-beef salami'],
    ['soya', 'nothing', '4 meringue nests'],
    ['milk', 'nothing', '100 g mayonnaise'],
    ['no pork', 'may contain', '> Fry the tonkatsu.'],
    ['milk', 'nothing', "> It's no use crying over spilt milk."],
    ['gluten', 'may contain', '> Take the cake out of the tin.'],
    ['fish', 'nothing', '> We live on Fish Street.'],

    ['fish', 'nothing', '8 scallops, roe removed'],
    ['peanuts', 'mentioned', '> If you are allergic to peanuts, use seeds.'],
    ['nuts', 'contains', '> If you are allergic to peanuts, use walnuts.'],
    ['nuts', 'contains', '> Why not add walnuts?'],
    ['eggs', 'contains', '> You cannot make it without eggs.'],
    ['milk', 'may contain', '> Without butter the dough would be too dry.'],
    ['milk', 'contains', "> Don't you dare skimp on the cream."],
    ['peanuts', 'contains', "> Don't hold back on the peanuts."],
    ['crustaceans', 'contains', "> Don't overcook the prawns."],
  ]);
});
