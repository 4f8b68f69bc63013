import { type Food, foodNamed, isA, keysOf, type Shelf } from '../../foods';

const keys = (words: string) => new Set(keysOf(words.replace(/\s+/g, ' ')));

/** These words change nothing about what a cook buys. */
const EMPTY = keys(
  'ripe good nice quality pure the a an of freshly squeezed packed firmly lightly and then loosely tightly pitted stoned drained undrained rinsed washed but cold warm lukewarm chilled uncooked x about approx approximately around roughly circa ca c total weight from in weighing really recipe each optional',
);

/** "Spinach leaves" are spinach. */
const LEAVES = ['herb', 'salad leaf', 'lettuce', 'spinach', 'kale'].flatMap(
  (name) => foodNamed(name) ?? [],
);

/** Sizes and looks of fresh food. "Medium" curry powder is another product. */
const SIZES = keys(
  'large medium small big little extra firm juicy plump fat whole sized very size m l xl',
);

/** What a cook does to fresh food, before or after its name. In other foods it names a product. */
const CUTS = keys(
  'chopped diced cubed sliced grated shredded torn crumbled beaten peeled softened melted trimmed halved quartered finely roughly coarsely thinly thickly cut',
);
const NUT_CUTS = keys('chopped finely roughly coarsely toasted');
const MEAT_CUTS = keys(
  'diced cubed trimmed peeled deveined skinless skinned skin on finely roughly thinly thickly',
);

/** For meat that shops mostly sell without bones. */
const BONED_CUTS = new Set([...MEAT_CUTS, 'boneless']);
const SOLD_BONED = /chicken|turkey|breast|thigh|fillet|salmon|cod|haddock|tuna/;

/** Looks without a verb, in a note: "in chunks", "skin on", "very ripe". */
const LOOKS = keys(
  `skin on off up out down into to and at well then pieces chunks cubes strips rounds wedges rings florets slices dice
    batons matchsticks ribbons halves quarters bite room temperature temp for hard hand by soft ripe`,
);

/** Words that make another product, or another amount: states of sale, kinds, colours. */
const APART = keys(
  `dried cooked roasted grilled steamed boiled fried baked poached smoked pickled candied crystallised
    cured marinated fermented powdered needed desired preferred required wanted used
    farmed reduced salted sweetened flavoured minced ground
    flavored seasoned spiced peppered sugared skimmed refined bleached tinned canned jarred bottled milled
    barbecued charred stewed braised preserved condensed evaporated concentrated desiccated caramelised sprouted malted
    puffed pearled rolled creamed clarified breaded battered stuffed filled coated flaked shelled blanched slivered pulled boned
    deboned mixed assorted prepared waxed pointed aged strained parboiled confited blushed pasteurised curled brewed
    cultured corned mulled popped cracked soaked red defrosted thawed hulled`,
);

/** What a cook has done: "stirred", "torn". */
const DONE = /^(?:\p{L}+[^e]ed|cut|left|kept|torn|split|beaten|broken|shaken)$/u;
const isDone = (key: string) =>
  DONE.test(key) && !/^non/.test(key) && !APART.has(key.replace(/^un/, '').replace('ized', 'ised'));

/** Notes on how the cook works, what for, or that the cook may take more. */
const WORK =
  /^(?:(?:\w+ly )?(?:cut|sliced|chopped|diced|cubed|broken|torn|divided|split|halved|snapped|grated|crushed|mashed|pounded)\b.* (?:into|in|on|by|thick|lengthways|lengthwise)\b.*|(?!thawed|defrosted)\p{L}+ed if (?:very |too |you )?\p{L}+|(?:patt?ed|pat|squeezed|spun) dry|(?!.*\bbone)[^\d]* (?:removed|discarded|trimmed|picked|separated|reserved)|(?:seeds?|stalks?|stems?|leaves) only|left whole|(?:juice|zest)(?: (?:and|&) (?:juice|zest))?(?: only)?|for \d+ ?min\w*|soaked in (?:hot|warm|boiling) water[^,;]*|not (?:too|very) \p{L}+|(?:white|green|pale|light|dark)(?: parts?)?(?: only)?|(?:hard|soft)[- ]boiled|whipped (?:to|until) .*|toasted in an? .*|for (?:garnish|(?:the |egg ?)?\p{L}+|(?:(?:deep|shallow)[- ])?\p{L}+ing)|(?:or |plus |and )?(?:more )?to (?:taste|serve|garnish|finish|decorate|glaze|coat|dust|sprinkle)|(?:plus|and|with) (?:an? |some )?(?:(?:little|bit|splash|drizzle|dash|touch|few|knob|glug) (?:of )?)?(?:extra|more)(?: (?!virgin)\p{L}+){0,3}|(?:about|approx\.?|around|roughly|c\.|ca\.?) [\d.,]+ ?\p{L}+(?: each)?)$/iu;

const THAWED = /^(?:thawed|defrosted)(?: if (?:frozen|necessary))?$/i;

export function isWorkNote(text: string, food?: Food, shelf?: Shelf): boolean {
  const note = text.replace(/\s(?:and|then|&)\s*$/, '').trim();
  // Frozen peas, and pastry, but not peas.
  if (THAWED.test(note)) return shelf !== undefined && !/^(?:veg|meat)/.test(shelf);
  const said = foodNamed(note);
  // "aubergine (eggplant)", "pecorino (cheese)"
  return WORK.test(note) || (food && said ? isA(food, said) : false);
}

interface Around {
  food: Food | undefined;
  shelf: Shelf;
  unit: string;
  isNote: boolean;
}

/** Whether a word only says how a cook chooses or prepares a food. */
export function isWork(key: string, around: Around): boolean {
  const { food, shelf, unit, isNote } = around;
  if (EMPTY.has(key) || isPlantWork(key, around)) return true;
  if (key === 'leaf') return LEAVES.some((leaf) => food && isA(food, leaf));
  const isPacked = PACKED.test(unit);
  if (SIZES.has(key)) return isSize(food, shelf);
  if (/^(?:hot|boiling)$/.test(key) && /stock|broth|milk|water/.test(food?.name ?? '')) return true;
  // "Clotted" makes another food of cream.
  const named = food && !CUTS.has(key) ? foodNamed(`${key} ${food.name}`) : food;
  if (named && named !== food) return false;
  if (isPacked) return isNote && LOOKS.has(key);
  if (isNote) {
    if (shelf === 'meat and fish' && /^(?:minced|shred|boneless)/.test(key))
      return cutsOf(food, shelf).has(key);
    return CUTS.has(key) || LOOKS.has(key) || isDone(key);
  }
  if (/^veg/.test(shelf) && isDone(key)) return true;
  return cutsOf(food, shelf).has(key);
}

const PACKED = /\b(?:can|jar|bottle|carton|package)$/;

/** "Garlic, minced": shops sell "minced beef", jars of garlic and hulled barley. */
const isPlantWork = (key: string, { shelf, unit, isNote }: Around) =>
  isNote && /^veg/.test(shelf) && !PACKED.test(unit) && /^(?:minced|hulled)$/.test(key);

const isSize = (food: Food | undefined, shelf: Shelf) =>
  /^(?:veg|meat|bread|chilled)/.test(shelf) || food?.name === 'egg';

const NONE: ReadonlySet<string> = new Set();

/** The words for work in front of a food. */
function cutsOf(food: Food | undefined, shelf: Shelf): ReadonlySet<string> {
  if (shelf === 'meat and fish') return SOLD_BONED.test(food?.name ?? '') ? BONED_CUTS : MEAT_CUTS;
  const { name = '', contents } = food ?? {};
  const isNut = contents?.has('nuts') || /\b(?:nut|seed)$/.test(name);
  if (isNut && !/oil|butter|paste|milk|flour/.test(name)) return NUT_CUTS;
  return /^(?:veg|chilled)/.test(shelf) ? CUTS : NONE;
}
