import { keysOf, stemOf } from '../../../foods/words';

const keys = (words: string) => new Set(words.split(' ').map(stemOf));

/** Words that change nothing about what somebody buys. */
export const SIZES = keys('large medium small big little ripe good nice the a an');

/** What a cook does to fresh food at home, also in front of its name. Of tinned or dry food, it names a product. */
export const CUTS = keys(
  'chopped diced cubed sliced grated shredded torn crumbled beaten peeled softened melted trimmed halved quartered finely roughly coarsely thinly thickly freshly cut',
);

/** What a note says of the same work. "Thawed", "soaked" and "bone in" are missing: they name another food. */
export const PREPARED = new Set([
  ...CUTS,
  ...keys(
    'julienned ripped shaved whisked pitted stoned destoned deseeded seeded cored topped tailed cleaned scrubbed rinsed washed drained squeezed pressed patted picked plucked destemmed stemmed crushed bashed bruised smashed minced mashed sifted toasted warmed warm lukewarm packed butterflied broken hard soft boiled poached boneless skinless skin scaled on off up down in into to and at very well lightly pieces chunks cubes strips rounds wedges rings florets slices dice batons matchsticks halves quarters bitesize bite sized removed discarded separated reserved divided room temperature cold chilled deveined hulled for size ends lengthways lengthwise crosswise diagonally',
  ),
]);

/** Units of which nobody knows how much they are. */
export const VAGUE = keys('handful knob splash drizzle squeeze pinch dash thumb piece drop scoop');

/** Words after which a line asks for more, or for one of several foods. */
export const BREAKS = keys(
  'or plus with without extra more optional optionally serve serving taste needed required desired each total altogether about approx such like eg ie if from juice zest heaped level heaping scant generous half handful few some several per preferably ideally alternatively substitute other another additional dusting greasing frying drizzling garnish garnishing',
);
/** In the name of a food, these join two foods or say what it is for. */
export const JOINTS = keys('and for to at in on into off as');

/** In each row, names of one thing to buy. The first is the one that counts. */
const SYNONYMS = `
courgette, zucchini
aubergine, eggplant
spring onion, scallion, green onion, salad onion
fresh coriander, cilantro, fresh cilantro, coriander leaf, cilantro leaf
rocket, arugula
swede, rutabaga
prawn, shrimp
cornflour, cornstarch, corn starch
bicarbonate of soda, baking soda, bicarb, bicarb of soda
yoghurt, yogurt, yogourt
natural yoghurt, plain yoghurt, natural yogurt, plain yogurt
plain flour, all purpose flour, all-purpose flour
icing sugar, powdered sugar, confectioners sugar
caster sugar, castor sugar, superfine sugar
chilli, chili, chile, chilli pepper, chili pepper
green chilli, green chili, green chile
red chilli, red chili, red chile
red pepper, red bell pepper
green pepper, green bell pepper
yellow pepper, yellow bell pepper
chickpea, garbanzo bean, garbanzo, chick pea
broad bean, fava bean
haricot bean, navy bean
mangetout, snow pea
beetroot, beet
romaine lettuce, cos lettuce, romaine
vegetable stock, vegetable broth, veg stock
chicken stock, chicken broth
beef stock, beef broth
parmesan, parmesan cheese, parmigiano reggiano, parmigiano
feta, feta cheese
cheddar, cheddar cheese
mozzarella, mozzarella cheese
ricotta, ricotta cheese
mascarpone, mascarpone cheese
spinach, spinach leaf
baby spinach, baby spinach leaf
desiccated coconut, dessicated coconut
bread flour, strong flour, strong bread flour
wholemeal flour, whole wheat flour, wholewheat flour
soy sauce, soya sauce
golden raisin, sultana
ginger, ginger root, root ginger
fresh ginger, fresh ginger root, fresh root ginger
black pepper, ground black pepper
egg, free range egg, hen egg
bulgur, bulgur wheat, bulgar wheat, bulghur
kidney bean, red kidney bean
chorizo, chorizo sausage
`
  .trim()
  .split('\n')
  .map((row) => row.split(', ').map((name) => keysOf(name).join(' ')));

const CANONICAL = new Map(
  SYNONYMS.flatMap(([first = '', ...others]) => others.map((name) => [name, first])),
);

/** Minced meat has four names. */
const MINCE = /^(?:minced|ground) (beef|pork|lamb|turkey|chicken|veal|mutton|venison)$/;

/** The words of a name, the same for each name of one thing. */
export function withoutSynonyms(words: readonly string[]): string[] {
  // "peppers" has a stem of its own, because it may mean the vegetable.
  const name = words
    .map((word) => (words.length > 1 && word === 'peppers' ? 'pepper' : word))
    .join(' ')
    .replace(MINCE, '$1 mince');
  return (CANONICAL.get(name) ?? name).split(' ');
}
