import { type Food, foodNamed } from '../../foods/foods';

/**
 * What the sample kitchen cooks with, one line for each: foods by name, with all their kinds and cuts |
 * amount for two | what it can be used as | minutes in a pan or pot | minutes on a roasting tray.
 *
 * A `+` behind the names says that they are counted. A kind with a line of its own is taken from
 * there. Of several foods for one use, the one named first is chosen.
 */
const LARDER = {
  egg: `
egg+ | 4 | egg
egg white, egg yolk, boiled egg, quail egg+ | 2 | shelf
`,
  meat: `
chicken thigh+ | 4 | poultry pan tray | 12 | 40
chicken breast+ | 2 | poultry pan tray | 10 | 25
chicken | 300 g | poultry pan tray | 12 | 40
chicken leg+ | 2 | roasted tray | 0 | 45
chicken drumstick+ | 4 | roasted tray | 0 | 40
chicken wing+ | 8 | roasted tray | 0 | 40
whole chicken | 1 | roasted tray | 0 | 85
turkey | 300 g | poultry pan tray | 10 | 30
duck breast+ | 2 | roasted tray | 0 | 30
beef steak+ | 2 | meat pan steak | 8
pork chop+ | 2 | meat pan tray steak | 10 | 25
pork tenderloin | 300 g | meat pan tray | 8 | 30
lamb chop+ | 4 | meat pan tray steak | 8 | 25
beef | 300 g | meat pan slow | 6
lamb | 300 g | meat pan slow | 8
pork | 300 g | meat pan slow | 8
veal, venison+ | 300 g | meat pan | 8
stewing beef | 400 g | slow
lamb shoulder, mutton | 400 g | slow
pork shoulder | 400 g | slow
minced beef | 250 g | mince | 8
minced lamb | 250 g | mince | 8
minced pork, sausage meat | 250 g | mince | 8
minced chicken, minced turkey | 250 g | mince bird | 8
sausage+ | 4 | sausage pan tray | 14 | 30
chicken sausage, turkey sausage+ | 4 | sausage bird pan tray | 14 | 30
meatball+ | 250 g | ball | 12
burger+ | 2 | patty | 12
bacon, bacon bits, gammon | 100 g | cured | 6
chorizo | 80 g | cured | 5
ham | 80 g | cured reheat | 3
salami, Parma ham, mortadella | 50 g | cured reheat | 3
hot dog+ | 4 | cured reheat | 6
cooked chicken, cooked turkey | 200 g | leftover | 4
roast beef, pulled pork, cooked lamb | 200 g | leftover | 4
chicken liver, offal+ | 200 g | shelf
corned beef, Spam, black pudding, haggis, pâté | 100 g | shelf
duck, goose, rabbit, pheasant, quail, whole turkey | 1 | shelf
pork belly, pork rib, leg of lamb, beef joint | 400 g | shelf
`,
  fish: `
salmon | 2 fillets | fish pan tray | 8 | 15
cod | 2 fillets | fish pan tray | 8 | 15
haddock, smoked fish | 2 fillets | fish pan tray | 8 | 15
fish | 2 fillets | fish pan tray | 8 | 15
sea bass, sea bream, plaice, sole | 2 fillets | fish pan tray | 6 | 12
trout, mackerel | 2 fillets | fish pan tray | 7 | 15
tuna steak, swordfish+ | 2 steaks | fish pan | 7
prawn+ | 200 g | shellfish pan | 4
scallop+ | 6 | shellfish pan | 4
squid | 200 g | shellfish pan | 3
mussel, clam, cockle+ | 500 g | shell | 5
tuna | 1 tin (145 g), drained | tinfish | 2
tinned salmon | 1 tin (170 g), drained | tinfish | 2
sardine, tinned mackerel+ | 1 tin (120 g), drained | tinfish | 2
anchovy+ | 6 fillets | anchovy | 2
smoked salmon, smoked trout | 100 g | smokedfish | 2
smoked mackerel, herring | 150 g | smokedfish | 3
crab, surimi, lobster, oyster, octopus, eel, fish roe | 100 g | shelf
fish finger+ | 6 | shelf
`,
  pulse: `
chickpea+ | 1 tin (400 g), drained | pulse
kidney bean+ | 1 tin (400 g), drained | pulse kidney
black bean+ | 1 tin (400 g), drained | pulse kidney
cannellini bean+ | 1 tin (400 g), drained | pulse kidney
butter bean+ | 1 tin (400 g), drained | pulse kidney
pinto bean+ | 1 tin (400 g), drained | pulse kidney
bean+ | 1 tin (400 g), drained | pulse kidney
black eyed bean+ | 1 tin (400 g), drained | pulse
red lentil+ | 150 g | lentil measured | 20
lentil+ | 150 g | lentil measured | 30
split pea, chana dal, moong dal, mung bean, dal+ | 150 g | lentil measured | 45
cooked lentil+ | 1 tin (400 g), drained | pulse
baked bean+ | 1 tin (400 g) | bakedbean | 4
refried bean+ | 200 g | dip
`,
  starch: `
cooked rice | 300 g | cookedrice
rice | 150 g | rice | 12
brown rice, wild rice | 150 g | rice | 28
risotto rice | 150 g | rice roundrice | 18
pasta | 180 g | pasta | 10
gnocchi, fresh pasta | 300 g | pasta fresh | 3
cooked pasta | 350 g | pasta boiled | 2
noodle+ | 150 g | noodle | 5
couscous | 120 g | grain | 5
bulgur | 120 g | grain | 12
quinoa | 120 g | grain | 15
barley, farro, spelt, freekeh | 120 g | grain | 30
buckwheat, millet | 120 g | grain | 15
oat+ | 80 g | oats
cereal | 60 g | crunchy cereal
bread | 4 slices | bread
bread roll+ | 2 | bread bun measured
tortilla, corn tortilla+ | 4 | wrap measured
flatbread+ | 2 | wrap base measured
pizza base | 1 | base dough measured
puff pastry | 1 sheet | base puff measured
cracker, rice cake+ | 8 | biscuit
shortcrust pastry, filo pastry | 1 sheet | shelf
breadcrumb+ | 30 g | crumb
polenta, semolina, tapioca, lasagne sheet | 100 g | shelf
croissant, crumpet, waffle, pancake, scone+ | 2 | shelf
oven chip, potato wedge, mashed potato+ | 200 g | shelf
`,
  veg: `
spring onion+ | 3 | springonion raw omel stir
onion+ | 1 | onion roast side
shallot+ | 2 | onion roast side
leek+ | 1 | onion soup roast inpasta omel side
garlic | 2 cloves | garlic
ginger | 1 thumb-length piece | ginger
chilli+ | 1 | chilli
lemongrass | 1 stalk | lemongrass
potato+ | 400 g | potato jacket soup roast hard curry
new potato+ | 400 g | potato roast soup hard curry
sweet potato, yam+ | 2 | jacket soup roast hard curry
carrot+ | 2 | soup roast stir raw curry hard side root
broccoli | 200 g | stir soup roast inpasta side hard
bell pepper+ | 1 | stir roast raw inpasta omel curry pizza side soup
mushroom+ | 150 g | stir inpasta omel pizza side soup toast roast
courgette+ | 1 | stir roast inpasta omel pizza side soup curry
pea+ | 100 g | stir inpasta omel side soup curry small
green bean+ | 150 g | stir side curry roast hard
spinach | 100 g | leafy stir inpasta omel curry side soup leaf
sweetcorn | 120 g | stir raw side soup curry small
aubergine+ | 1 | roast curry inpasta side
cauliflower | 250 g | roast soup curry side hard
cabbage | 200 g | stir side soup curry
red cabbage | 200 g | raw side
pak choi | 200 g | stir side leafy
mangetout | 120 g | stir side raw small
baby corn | 120 g | stir side
bean sprout+ | 150 g | stir small
asparagus | 150 g | side omel inpasta soup stir
kale | 120 g | leafy curry inpasta soup side stir
chard, spring greens, collard greens | 150 g | leafy curry inpasta soup side
squash | 400 g | roast soup curry hard root
parsnip+ | 2 | roast soup hard root
swede, turnip, celeriac | 250 g | roast soup hard root
beetroot | 2 | roast soup hard root
celery | 2 sticks | soup raw
fennel | 1 bulb | roast raw
Brussels sprout+ | 200 g | roast side hard
broad bean, soya bean+ | 120 g | small stir side
okra | 150 g | curry
bamboo shoot, water chestnut+ | 100 g | stir small
vegetable+ | 250 g | stir soup curry side small
tomato+ | 3 | tomato raw omel pizza toast roast soup curry inpasta
cherry tomato+ | 200 g | tomato raw omel pizza toast roast inpasta
tinned tomato, pasta sauce+ | 1 tin (400 g) | tintomato
tomato purée | 2 tbsp | puree
sun dried tomato+ | 60 g | brine
lettuce | 150 g | leaf
rocket | 60 g | leaf pizzaleaf
salad leaf | 80 g | leaf
cucumber+ | 1 | raw
radish+ | 6 | raw
avocado+ | 1 | avocado
olive+ | 50 g | brine board
caper+ | 1 tbsp | brine
roasted pepper, artichoke+ | 100 g | brine
gherkin, pickled onion, sauerkraut, kimchi, pickled beetroot+ | 50 g | shelf
seaweed, nori, dried mushroom, porcini, plantain, horseradish | 30 g | shelf
`,
  fruit: `
banana+ | 2 | bowl smooth top
apple+ | 2 | bake bowl panfruit saladfruit top
pear+ | 2 | bake bowl panfruit saladfruit top
strawberry+ | 200 g | berry bowl smooth top bake
blueberry+ | 150 g | berry bowl smooth top bake small
raspberry+ | 150 g | berry bowl smooth top bake small
blackberry+ | 150 g | berry bowl smooth top bake small
cherry+ | 200 g | berry bowl top bake
berry+ | 200 g | berry bowl smooth top bake small
peach, nectarine+ | 2 | bake bowl smooth panfruit saladfruit top
plum+ | 4 | bake bowl panfruit top
apricot+ | 4 | bake bowl panfruit top
mango+ | 1 | bowl smooth top panfruit
pineapple | 200 g | bowl smooth panfruit
orange+ | 1 | bowl saladfruit
clementine+ | 2 | bowl saladfruit
grapefruit | 1 | bowl saladfruit
grape+ | 150 g | bowl board saladfruit small
melon, watermelon | 300 g | bowl
kiwi+ | 2 | bowl smooth
pomegranate+ | 1 | bowl
fig+ | 4 | bowl board saladfruit
papaya, passion fruit, lychee, dragon fruit, guava+ | 1 | bowl
rhubarb | 300 g | bake
gooseberry+ | 200 g | bake small
redcurrant, blackcurrant+ | 150 g | bake small
cranberry+ | 150 g | bake small
lemon+ | 1 | citrus
lime+ | 1 | citrus
lemon juice, lime juice | 1 tbsp | citrus juice measured
raisin+ | 40 g | dried
date+ | 4 | dried
dried apricot, dried fig, prune, dried fruit+ | 40 g | dried
coconut, desiccated coconut | 30 g | crunchy
tinned fruit, quince | 200 g | shelf
`,
  herb: `
basil | 1 small handful | herb tender
parsley | 1 small handful | herb tender
coriander | 1 small handful | herb tender asian
mint | 1 small handful | herb tender sweetherb
chive+ | 1 small handful | herb tender
dill | 1 small handful | herb tender
tarragon, chervil, sorrel | 1 small handful | herb tender
thyme | 3 sprigs | herb woody
rosemary | 2 sprigs | herb woody
sage | 6 leaves | herb woody
oregano, marjoram, dried herb | 1 tsp | herb woody driedherb measured
bay leaf+ | 2 | bay
curry leaf, lime leaf+ | 8 | shelf
`,
  spice: `
curry powder | 2 tsp | spice warm curryspice
garam masala | 1 tsp | spice warm curryspice
cumin | 1 tsp | spice warm curryspice chilispice
coriander seed | 1 tsp | spice warm curryspice
turmeric | 1 tsp | spice warm curryspice
paprika | 1 tsp | spice warm chilispice
chilli powder | ½ tsp | spice hot chilispice
Cajun seasoning, ras-el-hanout, baharat, za'atar, five spice | 2 tsp | spice warm chilispice
mustard powder, fenugreek+ | 1 tsp | spice curryspice
cinnamon | ½ tsp | sweetspice
nutmeg, mixed spice, allspice, ground ginger | ¼ tsp | sweetspice
cardamom, clove, star anise, saffron | ¼ tsp | shelf
vanilla | ½ tsp | vanilla
garlic powder, onion powder | 1 tsp | spice warm
salt | ½ tsp | salt
pepper | ¼ tsp | pepper
`,
  dairy: `
milk | 200 ml | milk
oat milk, almond milk, soy milk, rice milk, cashew milk | 200 ml | milk
coconut milk, coconut cream | 1 tin (400 ml) | coconut
cream | 100 ml | cream
sour cream, creme fraiche | 100 g | creme dip
yoghurt | 150 g | yoghurt dip
butter, margarine, ghee | 25 g | butter
buttermilk, kefir | 200 ml | buttermilk
fruit yoghurt, skyr, quark | 150 g | sweetyog
ice cream, sorbet, frozen yoghurt | 4 scoops | icecream
custard | 150 ml | cold
condensed milk, evaporated milk, milk powder, whipped cream | 100 ml | shelf
`,
  cheese: `
cheese | 80 g | cheese melt board
Parmesan, pecorino | 40 g | cheese hard
mozzarella | 125 g | cheese melt soft
Gruyere, Emmental, Emmenthal, Swiss cheese, Gouda, Comte, provolone, fontina, manchego | 80 g | cheese melt board
feta | 80 g | cheese soft
goat cheese | 80 g | cheese soft board
brie, camembert | 80 g | cheese melt board
blue cheese | 60 g | cheese soft board
cream cheese, mascarpone | 80 g | creamcheese
ricotta, cottage cheese | 120 g | creamcheese
halloumi | 200 g | grill pan tray | 5 | 20
paneer | 200 g | grill pan tray | 6 | 20
`,
  bean: `
tofu | 200 g | tofu pan tray | 8 | 25
tempeh, seitan | 200 g | tofu pan tray | 8 | 25
silken tofu | 200 g | shelf
`,
  nut: `
cashew+ | 40 g | nut stirnut
peanut+ | 40 g | nut stirnut
walnut+ | 40 g | nut bakenut
almond+ | 40 g | nut bakenut
pecan+ | 40 g | nut bakenut
hazelnut+ | 40 g | nut bakenut
pistachio+ | 40 g | nut bakenut
pine nut+ | 30 g | nut
nut+ | 40 g | nut bakenut
sunflower seed, pumpkin seed, mixed seed+ | 2 tbsp | nut seed
sesame seed+ | 1 tbsp | stirnut
chia seed, flaxseed, poppy seed, hemp seed+ | 1 tbsp | shelf
ground almond, almond flour, chestnut+ | 50 g | shelf
`,
  baking: `
flour, wholemeal flour | 150 g | flour
self raising flour, bread flour | 150 g | flour
cornflour, rice flour, coconut flour, gram flour, buckwheat flour, potato starch, arrowroot | 1 tbsp | shelf
sugar | 2 tbsp | sugar
brown sugar | 2 tbsp | sugar
icing sugar | 1 tbsp | shelf
baking powder | 1 tsp | raising
yeast | 1 tsp | yeast
bicarbonate of soda, cream of tartar, gelatine, xanthan gum, food colouring | ¼ tsp | shelf
cocoa | 2 tbsp | cocoa
chocolate | 60 g | chocolate
honey | 1 tbsp | honey
syrup | 1 tbsp | honey
jam, jelly | 2 tbsp | jam
peanut butter, nut butter | 2 tbsp | nutbutter
chocolate spread, Biscoff spread | 2 tbsp | jam
treacle, glucose corn syrup, marzipan | 2 tbsp | shelf
`,
  condiment: `
olive oil | 2 tbsp | oil
oil, coconut oil | 2 tbsp | oil
sesame oil | 1 tsp | sesame
soy sauce | 2 tbsp | soy
oyster sauce, hoisin sauce, teriyaki sauce, black bean sauce, stir fry sauce | 2 tbsp | soy
fish sauce, mirin, rice wine, miso | 1 tbsp | shelf
hot sauce, gochujang, chilli oil | 1 tsp | hotsauce
vinegar | 1 tbsp | vinegar
mustard | 1 tsp | mustard
mayonnaise | 2 tbsp | mayo dip
ketchup, BBQ sauce, brown sauce | 2 tbsp | relish
chutney, cranberry sauce | 2 tbsp | relish
hummus | 100 g | dip spreadable board
guacamole, salsa, tzatziki | 100 g | dip board
tahini | 1 tbsp | tahini
pesto | 3 tbsp | pesto
curry paste | 2 tbsp | currypaste
stock | 600 ml | stock
stock cube+ | 1 | cube
Worcestershire sauce, gravy, Marmite, Miracle Whip, tartare sauce, MSG, cheese sauce, Alfredo sauce, curry sauce | 1 tbsp | shelf
lard, beef dripping, vegetable shortening | 1 tbsp | shelf
`,
  drink: `
water | 600 ml | water
orange juice, juice | 200 ml | juice
coconut water | 200 ml | juice
coffee, tea | 1 cup | shelf
cola, lemonade, ginger ale, sparkling water, soda, energy drink, squash drink, orange squash, cordial | 200 ml | shelf
beer, cider, wine, vodka, gin, rum, whisky, brandy, tequila | 200 ml | shelf
`,
  sweet: `
biscuit+ | 4 | shelf
popcorn, Bombay mix, crisps+ | 1 packet | shelf
marshmallow, sweets, caramel, toffee, fudge, sprinkles+ | 50 g | shelf
cake | 2 | shelf
`,
} as const;

/** The shelf of the larder that a food is on. */
export type Shelf = keyof typeof LARDER;

/** What the kitchen knows about cooking with a food. */
export interface Stock {
  /** Its place in the larder; of several foods for one use, the lowest is chosen. */
  rank: number;
  shelf: Shelf;
  /** The amount for two servings, such as "200 g" or "3". */
  amount: string;
  uses: ReadonlySet<string>;
  panMinutes: number;
  trayMinutes: number;
  /** Whether its names have a plural that is shown. */
  isCounted: boolean;
}

/** The foods that have a line of their own, as the larder names them. */
export const LARDER_NAMES: string[] = [];
const stock = new Map<Food, Stock>();

for (const [shelf, table] of Object.entries(LARDER) as [Shelf, string][]) {
  for (const row of table.trim().split('\n')) {
    const [names = '', amount = '', uses = '', pan = '0', tray = '0'] = row.split(' | ');
    for (const name of names.replace('+', '').split(', ')) {
      const food = foodNamed(name);
      if (!food) throw new Error(`The larder holds no known food: ${name}`);
      LARDER_NAMES.push(name);
      stock.set(food, {
        rank: stock.size,
        shelf,
        amount,
        uses: new Set(uses.split(' ')),
        panMinutes: Number(pan),
        trayMinutes: Number(tray),
        isCounted: names.endsWith('+'),
      });
    }
  }
}

/** @returns how a food is cooked here; undefined for one that this kitchen does not cook with */
export function stockOf(food: Food): Stock | undefined {
  for (let at = food; ; at = at.parent) {
    const own = stock.get(at);
    if (own || !at.parent || (at.relation !== 'kind' && at.relation !== 'cut')) return own;
  }
}
