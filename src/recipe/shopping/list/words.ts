import { keysOf, stemOf } from '../../../foods/words';

const keys = (words: string) => new Set(words.split(/\s+/).map(stemOf));

/** Words that change nothing about what somebody buys. */
export const EMPTY_WORDS = keys(
  'ripe good nice quality pure the a an freshly squeezed packed firmly lightly loosely tightly pitted stoned drained rinsed washed but cold warm lukewarm chilled uncooked',
);

/** Sizes of whole pieces. "Medium" curry powder is another product. */
export const SIZES = keys('large medium small big little');

/** What people say of good vegetables, fruit and eggs. Firm tofu and whole milk are products. */
export const FINE = keys('firm juicy plump fat whole sized');

/** What a cook does to fresh food at home, also in front of its name. Of tinned or dry food, it names a product. */
export const CUTS = keys(
  'chopped minced diced cubed sliced grated shredded torn crumbled beaten peeled softened melted trimmed halved quartered finely roughly coarsely thinly thickly cut',
);

/** The same for meat and fish. "Sliced" turkey is another product. */
export const MEAT_CUTS = keys(
  'boneless skinless skinned diced cubed trimmed peeled deveined shredded',
);

/** What a note says of a piece of food, without a verb: "in chunks", "skin on", "very ripe". */
export const LOOKS = new Set([
  ...CUTS,
  ...MEAT_CUTS,
  ...EMPTY_WORDS,
  ...SIZES,
  ...keys(
    `skin on off up down in into to and at very well then pieces chunks cubes strips rounds wedges rings florets slices dice
    batons matchsticks ribbons halves quarters bite room temperature temp hulled for size soft hard whole by hand`,
  ),
]);

/** Claims that the page may not know: "coeliac-safe", "meatless", "nondairy". */
const CLAIMS = /free$|less$|^non|eliac|safe|certified/;

/** Words that do so. */
const OTHERS = keys(
  `gf df pareve dried dry cooked roasted grilled steamed boiled leftover fried baked poached smoked pickled candied crystallised
    cured marinated fermented powdered frozen or either plus extra more another other less each per taste needed desired preferred required wanted used one two three free
    vegan vegetarian veggie plant kosher halal vacuum organic farmed low light reduced lean diet without salted sweetened flavoured
    flavored seasoned spiced peppered sugared skimmed refined bleached tinned canned jarred bottled ground milled powder
    barbecued charred stewed braised salt preserved condensed evaporated concentrated desiccated caramelised sprouted malted
    puffed pearled rolled creamed clarified breaded battered stuffed filled coated flaked shelled blanched slivered pulled boned
    deboned bone mixed assorted prepared waxed pointed aged strained parboiled confited blushed pasteurised curled brewed
    cultured corned mulled popped soaked overnight hour red green white yellow black brown dark sweet hot mild strong juiced`,
);

/**
 * Whether a word makes another product of a food, or another amount: states of sale, claims, kinds, colours, choices. A note
 * with one of these words keeps two lines apart. Everything else that "has been done" is the work of the cook.
 */
export const keepsApart = (key: string): boolean => {
  const plain = key.replace(/^un/, '').replace('ized', 'ised');
  return CLAIMS.test(key) || OTHERS.has(plain);
};

/** Nuts and seeds are the same in a shop's bag, chopped or not. */
export const NUT_CUTS = keys('chopped finely roughly coarsely toasted');
/** Nutmeg. */
export const SPICE_CUTS = keys('grated');

/** In a note about meat or fish, "shelled" and "flaked" are work. "Almonds, flaked" are another product. */
export const FISH_WORK = keys('shelled flaked');

/** Units of which nobody knows how much they are. */
export const VAGUE = keys('handful knob splash drizzle squeeze pinch dash thumb piece drop scoop');

/** Parts of a fruit. A spoon of juice is bought as juice; "1 lemon, juice only" is a lemon. */
export const FRUIT_PARTS = keys('juice zest rind');
/** In each row, names of one thing to buy, also inside of longer names. The first is the one that counts. */
const SYNONYMS = `
courgette, zucchini
aubergine, eggplant
celeriac, celery root
spring onion, scallion, green onion, salad onion
fresh coriander, fresh cilantro, cilantro, coriander leaf, cilantro leaf, fresh coriander leaf, fresh cilantro leaf
rocket, arugula
swede, rutabaga
prawn, shrimp
cornflour, cornstarch, corn starch
bicarbonate of soda, baking soda, bicarb, bicarb soda, bicarb of soda, bicarbonate soda
yoghurt, yogurt, yogourt, yoghourt
natural yoghurt, plain yoghurt, natural yogurt, plain yogurt
plain flour, all purpose flour
self raising flour, self rising flour
bread flour, strong flour, strong bread flour, strong white flour, strong white bread flour, white bread flour
icing sugar, powdered sugar, confectioners sugar
caster sugar, castor sugar, superfine sugar
light brown sugar, soft light brown sugar, light soft brown sugar, light brown soft sugar
dark brown sugar, soft dark brown sugar, dark soft brown sugar, dark brown soft sugar
cocoa powder, cocoa, unsweetened cocoa, unsweetened cocoa powder
rolled oat, old fashioned rolled oat, old fashioned oat
instant yeast, instant dried yeast, fast action yeast, fast action dried yeast
chilli, chili, chile, chilli pepper, chili pepper, chile pepper
chili powder
sea salt flake, flaky sea salt, flaked sea salt
lardon, bacon lardon
digestive biscuit, digestive
red pepper flake, crushed red pepper flake, chilli flake, chili flake, dried chilli flake, dried chili flake, crushed chilli flake
red pepper, red bell pepper, red capsicum
green pepper, green bell pepper, green capsicum
yellow pepper, yellow bell pepper, yellow capsicum
orange pepper, orange bell pepper, orange capsicum
black pepper, ground black pepper, cracked black pepper
smoked paprika, smoked paprika powder
chickpea, chick pea, garbanzo bean, garbanzo
broad bean, fava bean
haricot bean, navy bean
kidney bean, red kidney bean
mangetout, snow pea
sugar snap pea, sugar snap, sugarsnap, sugarsnap pea
sweetcorn, sweet corn
pak choi, bok choy, pak choy, bok choi
tenderstem broccoli, tenderstem, broccolini
chestnut mushroom, cremini mushroom, crimini mushroom
beetroot, beet
romaine lettuce, cos lettuce, romaine
lemongrass, lemon grass
stock, broth
vegetable stock, vegetable broth, veg stock, veg broth
stock cube, bouillon cube
flaked almond, sliced almond
desiccated coconut, dessicated coconut
sultana, golden raisin
wholemeal, whole wheat, wholewheat
wholegrain, whole grain
soya, soy
sun dried, sundried
tinned, canned
fillet, filet
filo, phyllo
pitta, pita
gelatine, gelatin
parmesan, parmigiano reggiano, parmigiano
ginger, ginger root, root ginger
lemon juice, fresh lemon juice
lime juice, fresh lime juice
egg, free range egg, hen egg
bulgur, bulgur wheat, bulgar wheat, bulghur
whole milk, full fat milk, full cream milk
heavy cream, heavy whipping cream
sour cream, soured cream
mayonnaise, mayo
ketchup, tomato ketchup
honey, runny honey, clear honey
fish sauce, nam pla
worcestershire sauce, worcester sauce
cider vinegar, apple cider vinegar
rapeseed oil, canola oil
peanut oil, groundnut oil
`;

/** What may follow some names and says nothing more: "cheddar cheese". */
const NAMED_TWICE: Readonly<Record<string, string>> = {
  cheese:
    'cheddar parmesan feta ricotta halloumi mozzarella mascarpone gruyere gouda emmental pecorino brie camembert manchego provolone leicester gorgonzola stilton roquefort',
  nut: 'cashew pecan macadamia brazil pistachio',
  bread: 'naan pitta ciabatta focaccia',
  noodle: 'udon soba ramen spaghetti',
  sauce: 'sriracha tabasco marinara hoisin',
  spear: 'asparagus',
  mushroom: 'shiitake portobello porcini',
  lettuce: 'iceberg',
  squash: 'butternut',
  rice: 'basmati arborio jasmine',
  pasta: 'penne fusilli rigatoni farfalle orzo linguine tagliatelle macaroni spaghetti',
  pepper: 'cayenne jalapeno habanero poblano',
  paste: 'tahini miso gochujang',
  breadcrumb: 'panko',
  sausage: 'chorizo',
  flake: 'yeast',
  bean: 'edamame cannellini pinto',
  leaf: 'spinach kale rocket lettuce basil parsley mint thyme rosemary sage oregano tarragon dill coriander',
};

const keyOf = (name: string) => keysOf(name).join(' ');

const SAME = new Map(
  SYNONYMS.trim()
    .split('\n')
    .map((row) => row.split(', ').map(keyOf))
    .flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
);
/** One more than the words of the longest name. */
const MOST_WORDS = 6;

const TWICE = new Map<string, string>(
  Object.entries(NAMED_TWICE).flatMap(([last, names]) =>
    keysOf(names).flatMap((name) => [
      [`${name} ${stemOf(last)}`, name] as const,
      // A shop's plain penne are dried.
      ...(last === 'pasta' ? [[`dried ${name}`, name] as const] : []),
    ]),
  ),
);

/** The words of a name, the same for each name of one thing. */
export function withoutSynonyms(words: readonly string[]): string[] {
  // "peppers" has a stem of its own, because it may mean the vegetable.
  const given = words.map((word) => (words.length > 1 && word === 'peppers' ? 'pepper' : word));
  const found: string[] = [];
  for (let at = 0; at < given.length; ) {
    let size = MOST_WORDS;
    let name: string | undefined;
    while (size > 1 && !name) {
      size -= 1;
      name = SAME.get(given.slice(at, at + size).join(' '));
    }
    found.push(...(name ?? given[at] ?? '').split(' '));
    at += size;
  }
  const name = found.join(' ').replace(/\S+ \S+$/, (last: string) => TWICE.get(last) ?? last);
  return name.split(' ').filter(Boolean);
}
