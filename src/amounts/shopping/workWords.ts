import { keysOf } from '../../foods';

/**
 * What recipes say of work, and not of what a cook buys. Each row is a group and its words. Its comment is two lines
 * that are one thing to buy although only one has such a word; after a "|" in the group `product`, two things.
 */
export const WORDS: readonly string[] = [
  // In any line
  'any | ripe good nice quality pure', // 2 ripe plums = 1 plum
  'any | the a an of and then but x from in each recipe really optional', // 50 g walnuts, optional = 100 g walnuts
  'any | packed firmly lightly loosely tightly freshly squeezed', // 50 g spinach, firmly packed = 100 g spinach
  'any | pitted stoned drained undrained rinsed washed uncooked', // 200 g cherries, stoned = 100 g cherries
  'any | cold warm lukewarm chilled', // 100 g chilled butter = 50 g butter
  'any | about approx approximately around roughly circa ca c total weight weighing', // 200 g approx. cherries = 100 g cherries
  // Of fresh food and eggs. "Medium" curry powder is another product.
  'size | large medium small big little extra very size sized m l xl', // 2 large parsnips = 1 parsnip
  'size | firm juicy plump fat whole', // 2 plump limes = 1 lime
  // In front of fresh food, and after it. In other foods they name a product: chopped tomatoes.
  'cut | chopped diced cubed sliced grated shredded torn crumbled cut halved quartered', // 2 diced parsnips = 1 parsnip
  'cut | peeled trimmed beaten softened melted', // 100 g melted butter = 50 g butter
  'cut | finely roughly coarsely thinly thickly', // 2 finely chopped leeks = 1 leek
  'nuts | chopped finely roughly coarsely toasted', // 50 g chopped walnuts = 100 g walnuts
  'meat | diced cubed trimmed finely roughly thinly thickly', // 500 g diced lamb shoulder = 500 g lamb shoulder
  'meat | peeled deveined skinless skinned skin on', // 200 g peeled prawns = 100 g prawns
  // For what a shop sells cold
  'heated | hot boiling', // 500 ml boiling vegetable stock = 200 ml vegetable stock
  // For meat that shops mostly sell without bones
  'boned meat | boneless', // 2 boneless chicken breasts = 1 chicken breast
  // In a note after the food
  'look | skin on off up out down into to and at for hard by hand', // 2 chicken thighs, skin on = 1 chicken thigh
  'look | pieces chunks cubes strips rounds wedges rings florets slices dice batons matchsticks ribbons halves quarters bite', // 2 leeks, in rings = 1 leek
  'look | soft ripe well then room temperature temp', // 100 g butter, at room temperature = 50 g butter
  // Not work, although they end with "ed": another product
  'product | dried cooked roasted grilled steamed boiled fried baked poached barbecued charred stewed braised', // 2 carrots, cooked | 1 carrot
  'product | smoked pickled candied crystallised cured marinated fermented preserved brewed cultured corned mulled', // 4 plums, pickled | 2 plums
  'product | powdered condensed evaporated concentrated desiccated milled refined bleached', // 200 g apples, powdered | 100 g apples
  'product | reduced salted sweetened flavoured flavored seasoned spiced peppered sugared skimmed', // 200 g cherries, sweetened | 100 g cherries
  'product | tinned canned jarred bottled mixed assorted prepared', // 2 mixed plums | 1 plum
  'product | minced ground pulled boned deboned stuffed filled coated breaded battered creamed clarified', // 2 stuffed peppers | 1 pepper
  'product | caramelised sprouted malted puffed pearled rolled flaked shelled blanched slivered hulled cracked popped', // 200 g shelled peas | 100 g peas
  'product | waxed pointed aged strained parboiled confited blushed pasteurised curled soaked farmed red', // 2 waxed lemons | 1 lemon
  'product | defrosted thawed', // 200 g peas, defrosted | 100 g peas
  // The cook takes another amount, or perhaps none
  'product | needed desired preferred required wanted used', // 2 leeks, if needed | 1 leek
];

const groups = new Map<string, Set<string>>();
for (const row of WORDS) {
  const [name = '', words = ''] = row.split(' | ');
  const known = groups.get(name) ?? new Set();
  groups.set(name, known);
  for (const key of keysOf(words)) known.add(key);
}

export const wordsOfGroup = (name: string): ReadonlySet<string> => groups.get(name) ?? new Set();

/** A whole note on how a cook works, what for, or that the cook may take more. The comment has such a note. */
export const NOTES: readonly string[] = [
  String.raw`(?:\w+ly )?(?:cut|sliced|chopped|diced|cubed|broken|torn|divided|split|halved|snapped|grated|crushed|mashed|pounded)\b.* (?:into|in|on|by|thick|lengthways|lengthwise)\b.*`, // 2 turnips, cut into 2 cm cubes
  String.raw`(?!thawed|defrosted)\p{L}+ed if (?:very |too |you )?\p{L}+`, // 1 leek, halved if large
  '(?:patt?ed|pat|squeezed|spun) dry', // 100 g spinach, spun dry
  String.raw`(?!.*\bbone)[^\d]* (?:removed|discarded|trimmed|picked|separated|reserved)`, // 1 swede, stalk and roots removed
  '(?:seeds?|stalks?|stems?|leaves) only', // 1 bunch parsley, leaves only
  'left whole', // 2 small beetroots, left whole
  '(?:juice|zest)(?: (?:and|&) (?:juice|zest))?(?: only)?', // 1 lime, zest only
  String.raw`for \d+ ?min\w*`, // 40 g currants, for 5 mins
  '(?:hard|soft)[- ]boiled', // 3 eggs, hard-boiled
  'soaked in (?:hot|warm|boiling) water[^,;]*', // 40 g currants, soaked in hot water
  String.raw`not (?:too|very) \p{L}+`, // 3 plums, not too soft
  '(?:white|green|pale|light|dark)(?: parts?)?(?: only)?', // 2 leeks, white parts only
  'whipped (?:to|until) .*', // 200 ml double cream, whipped to soft peaks
  'toasted in an? .*', // 30 g pine nuts, toasted in a dry pan
  String.raw`for (?:garnish|(?:the |egg ?)?\p{L}+|(?:(?:deep|shallow)[- ])?\p{L}+ing)`, // 50 g butter, for greasing
  '(?:or |plus |and )?(?:more )?to (?:taste|serve|garnish|finish|decorate|glaze|coat|dust|sprinkle)', // 2 tbsp honey, or more to taste
  String.raw`(?:plus|and|with) (?:an? |some )?(?:(?:little|bit|splash|drizzle|dash|touch|few|knob|glug) (?:of )?)?(?:extra|more)(?: (?!virgin)\p{L}+){0,3}`, // 300 g rye flour, plus extra for dusting
  String.raw`(?:about|approx\.?|around|roughly|c\.|ca\.?) [\d.,]+ ?\p{L}+(?: each)?`, // 4 trout fillets, about 120g each
];

export const WORK_NOTE = new RegExp(`^(?:${NOTES.join('|')})$`, 'iu');

/** Begins a note in the middle of a line, as a comma does. The comment has such a note. */
export const NOTE_STARTS: readonly string[] = [
  'such as', // 2 chillies such as jalapeños
  'plus', // 2 tbsp oil plus extra to serve
  'for', // 50 g butter for greasing
  'cut into', // 2 leeks cut into rings
  'in (?:wedges|slices|chunks|halves|quarters|strips|cubes|rings)', // 1 lime in wedges
  'to serve', // 2 limes to serve
  'to taste', // 2 tbsp honey to taste
];
