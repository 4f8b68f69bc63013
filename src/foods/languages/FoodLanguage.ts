import type { Content } from '../contents';

/** The tables of a language. README.md says how to write them. */
export interface FoodLanguage {
  code: string;
  /** Foods that English does not have, in the notation of foods. */
  foods?: string;
  /** What people mean by a word that they avoid: rows `names | English`, as those of families. */
  families?: string;
  /** Rows `English | names` for foods, which also form compounds. */
  foodWords?: readonly string[];
  /** Rows `English | words` for everything else. */
  words?: readonly string[];
  /** Endings of plurals and cases, which a word may lose. */
  endings: readonly string[];
  /** Endings of one thing in a shop: "œuf" and "œufs". */
  alike?: RegExp;
  /** Letters between the parts of a compound, for a language that writes some. */
  links?: readonly string[];
  /** Matches "huile de " or "huile d'" before the kind, for a language that does not name the kind first. */
  of?: RegExp;
  /** Words that end a verb right before a comma or a full stop: "aus". */
  particles?: readonly string[];
  /** Words before a verb that has the capital letter of a noun: "zum Bestäuben". */
  beforeVerbs?: readonly string[];
  /** They do something with a food. In a sentence without one, an unknown word is no food. */
  handles?: RegExp;
  /** The end of a sentence that tells the cook to do something: "die Kerne entfernen". */
  orders?: RegExp;
  /** In plain letters, words before something that is no food: "am Gelenk". */
  besides?: readonly string[];
  /**
   * Rows `words | English | text`: words, in plain letters, that mean something else in texts of some
   * form: "20 g Eiweiß" beside "300 kcal". With "!", they count before longer names that begin so.
   */
  inTexts?: string;
  /** In plain letters, "neither" and its "nor", if that means something else alone. */
  neither?: readonly [string, string];
  /** An unknown word right after a food only describes it: "mango petacón". */
  describesBehind?: boolean;
  /** Endings of words that never name a food, as written or in plain letters: "-zeit", "-ées". */
  noFood?: RegExp;
  /** "Dosen". A unit that counts alike in the singular stays. Without it, most get an "s". */
  pluralOf?(unit: string): string;
  /** Another spelling, in plain letters: "ae" for "ä". */
  respell?(word: string): string;
  /** If nouns have capital letters, an unknown one may be a food: the endings of other words. */
  capitalNouns?: { verb: RegExp; adjective: RegExp };
}

/** What people write around a food to avoid. */
export interface Cues {
  /** Before what somebody avoids: "allergique aux", with its article. */
  avoids: RegExp;
  /** One word for this, from which the rest still reads as this language. */
  avoid: string;
  /** Before what a dish lacks: "sans". */
  without: RegExp;
  /** Before or after what a visitor asks for: "por favor". */
  please: RegExp;
}

/** What the page knows of a language before its foods have arrived. */
export interface First {
  /** Frequent entries of a list, which English does not have. */
  entries: RegExp;
  and: string;
  /** Endings of a plural in brackets: "Zwiebel(n)", "pièce(s)". */
  plurals: readonly string[];
  /** Pieces of words in plain letters, and what a word with one may contain. */
  traces: readonly (readonly [RegExp, Content])[];
  /** For words as written, which without their accents could be ordinary English. */
  accented?: readonly [RegExp, Content][];
}
