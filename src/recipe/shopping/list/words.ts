import { stemOf } from '../../../foods/words';

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
    batons matchsticks ribbons halves quarters bite room temperature temp for size soft hard whole by hand`,
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
    cultured corned mulled popped cracked soaked overnight hour red green white yellow black brown dark sweet hot mild strong`,
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
export const VAGUE = keys('handful knob splash drizzle squeeze pinch dash piece drop scoop');

/** Parts of a fruit. A spoon of juice is bought as juice; "1 lemon, juice only" is a lemon. */
export const FRUIT_PARTS = keys('juice zest rind');
