/** The languages whose durations and amounts the page reads. */
export type LanguageCode = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl';

/**
 * The words of one language. Each list is one text, a word or phrase a line or between commas.
 * Phrases are lower-case pieces of regular expressions without unlimited repetitions.
 */
export interface Language {
  code: LanguageCode;
  /** Frequent small words that tell this language from the others. */
  commonWords: string;
  small: SmallWords;
  allergens: AllergenWords;
  headings: HeadingWords;
  /** The page's own headings: the ingredients, the method, the notes, and what is left out. */
  written: string;
  /** How the heading of what a dish is served with begins: "to serve". */
  served: string;
  /** What models call a step before its number: "step". */
  step: string;
  /** How the heading of a group of ingredients begins: "for the". */
  groupLead: string;
  /** What comes before the foods of a sentence: "you need". */
  needs: string;
  /** What a model calls one of several recipes, before its number: "option". */
  choices: string;
  /** What comes before a colon and the name of a dish: "recipe". */
  titles: string;
  /** What praises a dish before its name: "delicious". */
  praise?: string;
  /** How a model's greeting or remark before a recipe begins. */
  openings: string;
  /** Words that never end a line: "of". */
  dangling: string;
  /** How a model's closing remark begins. */
  closings: string;
  /** How a model asks for more at the end: "tell me". */
  asking: string;
  /** What comes before the name of a dish in a sentence: "a recipe for". */
  dishLeads: string;
  /** Ends the name of a dish in a sentence: "using", "with your". */
  dishTails: string;
  facts: FactWords;
  salt: string;
  /** What a cook takes of a food: "juice". */
  extracts?: string;
  /** Before a number that is no amount: "type". Beside steps. */
  references?: string;
  /** Their full stops end no sentence. */
  abbreviations?: string;
  pieces: PieceWords;
  /** What does not grow with the servings: "skillet". */
  equipment: string;
  /** Spoons and cups. */
  spoons: string;
  /** Units that need no number: "pinch of salt". */
  pinches: string;
  /** What food is sold in: "tin". */
  packs: string;
  amounts: AmountLists;
  times: TimeWords;
  heat: HeatWords;
  waiting: WaitingWords;
  /** Only for a language whose foods the page knows. */
  shares?: ShareWords;
}

/** Words that a text of any kind may have. */
export interface SmallWords {
  and: string;
  /** Not the Dutch "of", which English has too. */
  or?: string;
  for: string;
  with: string;
  from?: string;
  in: string;
  each?: string;
  /** How little of a food: "a little". */
  little?: string;
  /** Before a further amount: "plus". */
  more?: string;
  then?: string;
  the?: string;
}

/** Pieces of words, rather too many: lines with these show if others are folded. */
export interface AllergenWords {
  /** What a heading above a list of allergens says: "contains". */
  heads: string;
  /** What else states an allergen. */
  other: string;
  /** What the name of a dish may claim: "gluten-free". */
  claims: string;
  /** What else warns of an allergy or a danger. */
  dangers: string;
}

export interface HeadingWords {
  ingredients: string;
  method: string;
  /** Headings of a method that name a part of the work: "assembly". */
  parts: string;
  notes: string;
  /** Headings above what a cook does before the first step: "before you start". */
  ready: string;
  /** "At a glance": what follows are facts. */
  facts: string;
}

/** Labels before a value, as in "Prep time: 10 min". */
export interface FactWords {
  prep: string;
  active: string;
  cook: string;
  total: string;
  /** Before the time of the whole dish, in a sentence: "ready in". */
  ready: string;
  /** Beside the time, or the amount, of everything together: "in all". */
  inAll?: string;
  servings: string;
  /** Words before a number without a colon, as in "serves 4". */
  servingsLead: string;
  servingsUnit: string;
}

/** Foods that a cook counts. */
export interface PieceWords {
  eggs: string;
  /** What else a cook halves at most: "clove". */
  halved: string;
  /** One of these weighs at least 40 g, beside eggs. */
  small?: string;
  /** At least 60 g. */
  middle: string;
  /** At least 110 g; may be the end of a word. */
  large?: string;
  /** Whole ones, whose weight is given: "chicken". */
  whole?: string;
  /** Cooks measure these by length: "ginger". */
  long: string;
}

export interface AmountLists {
  decimalSeparator: '.' | ',';
  /** Units that the library does not know. */
  units: string;
  /** Amounts that a cook does not measure. */
  unmeasured: string;
  /** Words between the ends of a range. */
  range: string;
  /** Words between a unit and a food: "of". */
  of: string;
  /** Words before an amount: "about". */
  about: string;
  /** Numbers in words, and articles, as in "a pinch": "two=2". */
  numbers: string;
  /** Counted foods, and plurals that `units` lacks: "blik=blikken". Without "=", an "s" follows. */
  plurals: string;
  /** What means one and is no article. */
  one?: string;
  /** Fractions and counts in words, which the reader does not read. */
  halves: string;
  /** One or a half after a food's part, in a line without a number: "Saft einer Zitrone". */
  ofOne?: string;
  /** Larger numbers in words, which the reader does not read. */
  large: string;
  /** Words instead of an amount: "some". */
  few: string;
  /** Words that make an amount a rate: "per person". */
  rates: string;
  /** After the amount of each, beside `small.each`: "apiece". */
  each?: string;
  /** How a list of what is at hand says a half, that something is left, and that there is some. */
  atHand?: { half: string; left: string; some: string };
  /** The heads of a table's columns. */
  columns: { amount: string; unit: string; food: string; note: string };
}

export interface TimeWords {
  hours: string;
  minutes: string;
  seconds: string;
  /** Joins hours and minutes. */
  and: string;
  /** Days and more, too long for a timer. */
  longer: string;
  /** After a number or a unit, half if it names no value: "et demie", "and a quarter=0.25". */
  andHalf: string;
  /** The words of a range whose first word is before it: "between=and". */
  between: string;
  /** Words between a number and its unit: "10 more minutes". */
  more: string;
  /** Words after "1 h 30", which names no minutes. */
  brief: string;
  /** Words after a time: "a minute or two". */
  tail: string;
  /** Only times have these: "half an=0.5". A part of a word ends with (?=…), - or '. */
  numbers: string;
}

/** The words around a temperature, which tell whether it is that of an oven. */
export interface HeatWords {
  oven: string;
  /** What else names an oven or what is done in it: "roast". */
  baking: string;
  /** "Heat the oven" */
  preheats: string;
  /** What else is heated or measured, before the temperature: "oil", "until it reads". */
  inside: string;
  /** The same after it: "in the centre". */
  insideAfter: string;
  /** How verbs begin that change the temperature: "lower". */
  change: string;
  /** Further words before the next temperature of an oven: "set", "at". */
  setting: string;
  /** "At", before a temperature. */
  at: string;
  /** "For", between a temperature and a time. */
  during: string;
  /** Words before a difference: "by", "minus". */
  differenceLead: string;
  /** Words after a difference: "lower", "more". */
  difference: string;
  degrees: string;
}

/** The words that tell whether a cook waits for a time. Most languages need few of them. */
export interface WaitingWords {
  /** What a cook does, or lets the food do, for a time. */
  doing: string;
  /** What a kitchen machine is set to: "speed". */
  machine: string;
  /** Before an order to the cook; without such words, any verb of the clause counts. */
  commandLead?: string;
  /** What food does by itself. A cook waits for that even before doing something else. */
  resting: string;
  /** Further words such as "about". */
  modifiers?: string;
  /** Words before a time that make it a wait, whatever the sentence says. */
  sureLead: string;
  /** Words before a time that make it a wait if the sentence says what the cook does. */
  lead: string;
  /** Words before a time that nothing can make a wait: "total time:", "keeps for". */
  leadNever?: string;
  /** Words before a time for which a cook does not wait from now on. */
  leadToPass: string;
  /** Before a time that the recipe has named already, or that is no wait: "the". */
  determiners: string;
  /** Words before a range, as in "de 10 a 12 minutos". */
  rangeLead: string;
  /** Words after a time that make it a wait, whatever comes before it. */
  tailToTake: string;
  /** Words after a time for which a cook does not wait. */
  tailToPass: string;
  /** "Before", "after": of the times before them, a cook waits only for a rest. */
  tailBefore: string;
  /** What food rests before is not its end: "before the end". */
  theEnd: string;
  /** What is done for a time, after it: "a 10-minute rest". */
  tailDeed?: string;
  /** The words that may follow a time; without them, any word may. */
  following?: string;
  /** Words after a time that make it a wait unless a word before it says otherwise: "per side". */
  tailSure?: string;
  /** "Sizzle until golden, 5 minutes" */
  until?: string;
  /** "It takes", before a time. */
  takes?: string;
  /** "Takes", before a time that is that of a whole dish. */
  lasts?: string;
  /** "After 10 minutes, turn it" */
  after?: string;
  /** What cooks do once a time is over. */
  afterwards?: string;
  /** A sentence with these names no wait: food keeps for a time, or a dish takes one. */
  sentenceToPass: string;
}

/** The words that tell how much a step takes of an ingredient. */
export interface ShareWords {
  /**
   * Said right before a food, with the part of it that they name: "half=0.5". What names no part is left of it.
   * "moved": the step only moves, turns or watches it; "served": it was cooked before, if it is what one cooks.
   */
  said: string;
  /** Near a food of which the step does not tell how much it takes: "some". */
  unclear: string;
  /** What is left of a food that the step does not name again: "whisk in the rest". */
  rest: string;
}
