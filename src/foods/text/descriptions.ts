import { stemOf } from '../words';

function keys(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(/\s+/).filter(Boolean).map(stemOf));
}

/** Words for amounts. They come before a food, or after it and a number or comma. */
export const MEASURES = keys(
  'g gr gm gram gramme kg kilo kilogram mg oz ounce lb pound ml cl dl l litre liter fl fluid pt pint qt quart gal gallon',
  'cup tbsp tbs tb tablespoon tablespoonful tsp ts teaspoon teaspoonful dessertspoon dsp spoon spoonful spoonsful cupful ladle ladleful',
  'cm mm inch in thumb stick',
);

/** Packagings and forms of a food. They count only before a food: an "egg box" is not an egg. */
export const CONTAINERS = keys(
  'bag bar basket block bottle bowl bowlful box bunch bundle can canful carton case container dish envelope glass jar jug net pack package packet pot pouch punnet sachet sack sleeve tin tinful tray tub tube wheel multipack tetra tap clamshell',
);

/** Pieces and small amounts, before or after a food. */
export const PIECES = keys(
  'batch ball bit blob rack bulb chunk clove cob crown cube cutlet dab dash dollop drizzle drop ear fillet filet finger fistful floret flake glug grating grind grinding half halve handful head heart heel joint kernel knob leaf leg length loin log lump mugful mug nest part patty pat piece pinch portion quarter ring rasher rib round scoop segment serving shard sheet shot side slab slice sliver smear smidgen splash spear spoke spray sprig sprinkle sprinkling squeeze squirt stalk stem strand strip swirl third thigh breast drumstick wing tail top trimmings twist wedge wodge shank shoulder skewer stick tip rind frond shell crumb shaving ribbon matchstick baton disc disk coin lug nugget curl granule scattering fourth eighth cap bottom eyes mini stack square pod powder hank link bone skin',
);

/** Words that do not change which food it is. */
export const DESCRIPTIONS = keys(
  // size, number and amount
  'large medium small big little tiny huge extra jumbo giant baby mini miniature thin thick thinly thickly long short tall wide narrow whole double single heaped heaping level levelled scant generous good rounded packed loosely tightly lightly firmly about approx approximately around roughly circa ca c plus minus least most more less fewer up upto enough few couple several some any plenty lots bunch dozen of a an the my our your this that these those each per every other another both either all one two three four five six seven eight nine ten eleven twelve hundred first second nd rd st half quarter third triple total worth x size sized weight weighing equal amount quantity sufficient needed need desired optional option additional remaining rest leftover reserved spare divided split equally equivalent',
  // quality and origin
  'fresh freshly organic free range cage farm farmed wild local seasonal best quality favourite favorite nice great ripe ripened unripe overripe very really quite just slightly young new old mature aged vintage mild strong sharp sweet sour hot spicy bitter tart plain natural pure real proper regular normal ordinary standard basic classic traditional original authentic homemade home made shop store bought ready prepared pre prewashed washed unwashed bagged packaged loose imported italian french spanish greek indian thai chinese mexican japanese korean asian english british american irish german swiss swedish dutch turkish moroccan persian cypriot cornish welsh vietnamese scottish mediterranean middle eastern continental european style type kind variety variation brand branded such ethically sustainable sustainably sourced caught line reared fed grass corn outdoor premium value budget own label unwaxed waxed certified kosher halal fairtrade fair trade artisan artisanal gourmet luxury everyday versatile decent',
  // states
  'raw cooked uncooked precooked boiled parboiled steamed roasted roast grilled fried baked toasted untoasted smoked unsmoked cured uncured dried dry semi sun frozen defrosted thawed chilled cold cool cooled warm warmed lukewarm room temperature temp refrigerated fridge freezer tinned canned jarred bottled pickled marinated brined salted unsalted seasoned unseasoned sweetened unsweetened flavoured flavored unflavoured unflavored low reduced high full fat skimmed skim lean light lite sodium salt sugar added cholesterol calorie carb stale day yesterday overnight soft softened hard firm melted clarified browned caramelised caramelized charred blackened crispy crisp crunchy smooth creamy chunky runny set thickened whipped beaten whisked stiff separated concentrated condensed diluted instant quick easy fast active cooking rolled crushed cracked coarse coarsely fine finely powdered ground milled granulated flaked blanched skinned skinless boneless bone skin on off in un unpeeled peeled pitted unpitted stoned destoned deseeded seeded unseeded seedless cored hulled shelled unshelled podded deveined deboned boned trimmed topped tailed cleaned scrubbed rinsed drained undrained soaked squeezed strained sieved pressed patted wrung picked plucked destemmed stemmed stripped chopped diced cubed sliced minced grated shredded julienned cut snipped torn ripped mashed pureed blended blitzed processed halved quartered crumbled shaved zested juiced segmented spiralized spiralised butterflied spatchcocked flattened bashed bruised smashed pounded rubbed scored slit broken separate scraped seeds removed discarded included intact attached reserve reserving bitesize bite diagonally crosswise lengthways lengthwise horizontally across grain angle against bias parts chunks strips even evenly approximate white pale green dark only yellow red orange purple brown black pink golden blue bright deep coloured colored mixed assorted various multi colour color rainbow blend shaped uniform matchsticks wafer paper superfine granular filled unfilled hand uncut wholegrain wholemeal wholewheat multigrain granary unsliced crusts crustless vacuum tender woody tough outer inner layer leaves stalks stems core ends root tops tails fronds membrane pith veins gills beards string fibrous fatty excess liquid juices syrup brine sifted moons halfmoon batons rounds rings dome coins slivers dust dusted sieve topping base shop-bought fire balled flesh flower food grade casings stirred shaken debearded diagonal snapped brought packet brushed clean puffed windfall calf oxheart coeliac celiac us uk flying deodorised deodorized lopped warts buttery desalted last',
  'boil simmered sauteed braised poached seared panfried microwaved microwaveable microwavable air heated reheated scalded fermented sprouted activated dehydrated freeze rehydrated reconstituted prepped bake unbaked prebaked oven cook blind shallow battered breaded coated stuffed unstuffed unrolled folded layered pulled shred flake crumbly sticky floury waxy starchy silky gooey juicy fragrant aromatic fluffy velvety flaky mushy bendy wilted wilting tired sad limp spotty spotted speckled bruised browning ageing aging expiring going past prime pierced bloomed tidy unopened opened open closed sealed cultured live probiotic pasteurised pasteurized unpasteurised unpasteurized homogenised uht filtered unfiltered scooped glossy shiny plump decaf decaffeinated reduction virgin refined unrefined',
);

/** Small words that name no food, and words about use and taste. */
export const SMALL_WORDS = keys(
  'and or which with without to for from as at by into onto over under until if when while than then is are be been was it its them they you i we he she do not no nor but so too also like eg ie e etc see note recipe below above here following page step method instruction ingredient item optionally preferably ideally alternatively instead otherwise perhaps maybe depending according please will would can could should may might must have has had want wanted prefer preferred using use used required choose choice choosing taste tasting liking preference wish serve garnish garnishing decorate decorating decoration finish finishing dusting grease greasing brush brushing fry frying drizzling dip dipping spread spreading roll rolling knead kneading coat coating lining glaze glazing marinate marinating boiling baking roasting grill grilling toast season seasoning thicken thickening stir stirring blending mix mixing squeezing sauteing poach poaching steam steaming shape shaping stuff stuffing rub rubbing scatter accompany accompaniment make making cutting chop chopping slicing dice dicing grate tear tearing crush peel peeling zest zesting juicing pit drain draining rinse rinsing soak soaking wash drying beat beating whisk whip melt melting soften chill chilling cooling warming heat heating aside separately together well much many usual usually generally almost nearly person people kids adults family personal available availability find found get got buy supermarket section aisle counter market butcher fishmonger greengrocer deli online specialty speciality specialist pantry cupboard garden night before ahead advance hour hr hrs minute min sec week time once twice degrees weighed unprepared net gross ish halfway way same similar substitute sub swap swapped replace replaced replacement works ok okay better lovely delicious love loved feel skip leave left out down back away through between neither whichever whatever none main totally entirely fully completely turn turning lidded wooden meal dinner lunch breakfast snack starter dessert keep clear',
);

export type State = 'dried' | 'cooked' | 'preserved' | 'powdered' | Kind | Contrast;

const COLOURS = ['white', 'red', 'green', 'yellow', 'purple', 'black', 'brown'] as const;

/** In each row, words for kinds of a food, of which a cook does not take one for another without a thought. */
export const KINDS = [
  [...COLOURS, 'wholemeal'],
  ['firm', 'silken'],
  ['fresh', 'frozen'],
  ['boneless'],
] as const;

type Kind = (typeof KINDS)[number][number];

/** The same, but a line that names none of a row takes any: "cumin" is ground or whole. */
export const CONTRASTS = [
  ['fresh', 'frozen', 'tinned', 'dried', 'instant'],
  ['ground', 'whole', 'extract'],
  ['whole', 'skimmed'],
] as const;

type Contrast = (typeof CONTRASTS)[number][number];

const ALL_KINDS: ReadonlySet<State> = new Set(KINDS.flat());
const ALL_COLOURS: ReadonlySet<State> = new Set(COLOURS);

export const isKind = (state: State) => ALL_KINDS.has(state);

const UNMARKED = /^(?:fresh|tinned|instant|ground|whole|extract|skimmed)$/;

/** Whether a food with this state is another entry of a list, also beside one of which the line says nothing. */
export const isApart = (state: State) => !UNMARKED.test(state);

export const isColour = (state: State) => ALL_COLOURS.has(state);

/** What says nothing more of a food. */
export const USUAL: ReadonlySet<string> = new Set([
  ...['white mushroom', 'brown onion', 'yellow onion', 'green spring onion', 'red kidney bean'],
  ...['brown butter', 'boneless chicken breast', 'preserved bacon', 'preserved ham'],
]);

/** States in which a food counts as another entry of a list. */
export const STATES: ReadonlyMap<string, State> = new Map(
  (
    [
      ['dried dry dehydrated', 'dried'],
      ['cooked roast roasted grilled steamed boiled leftover fried baked poached', 'cooked'],
      [
        'smoked pickled candied crystallised crystallized cured marinated fermented brined',
        'preserved',
      ],
      ['powdered', 'powdered'],
      ['tinned canned', 'tinned'],
      ['ground powder', 'ground'],
      ['whole seed pod stick full full-fat', 'whole'],
      ['skimmed skim low light low-fat', 'skimmed'],
      ['instant', 'instant'],
      ['extract essence', 'extract'],
      ...[...ALL_KINDS].map((kind) => [kind, kind] as const),
    ] as const
  ).flatMap(([words, state]) => words.split(' ').map((word) => [stemOf(word), state] as const)),
);

/** After one of these, a line names a food because it is not there. */
export const NEGATIONS = keys(
  'no not without omit omitting skip skipping avoid avoiding never nor free zero replace replacing instead minus hold isnt dont doesnt contains-no',
);

/** Whether a word is known and names no food. */
export function isPlainWord(key: string): boolean {
  return MEASURES.has(key) || PIECES.has(key) || DESCRIPTIONS.has(key) || SMALL_WORDS.has(key);
}
