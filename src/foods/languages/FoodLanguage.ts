import { pairsOf } from '../rows';

/** A language's tables. README.md says how to write them. */
export interface FoodLanguage {
  code: string;
  /** Foods that English does not have, in the notation of foods. */
  foods?: string;
  /** Rows `English | names`, which may be of any language: the names of additives. */
  otherNames?: string;
  /** What English words mean: more rows of `larder/families.txt`. */
  meanings?: string;
  /** What is made of a food: more rows of `larder/madeOf.txt`. */
  products?: string;
  /** What people mean by a word that they avoid: rows `names | English`, as those of families. */
  families?: string;
  /** Rows `English | names` for foods, which also form compounds. */
  foodWords?: readonly string[];
  /** Rows `English | words` for everything else. */
  words?: readonly string[];
  /**
   * Rows `words | English | text`: words, in plain letters, that mean something else in texts of some
   * form: "20 g Eiweiß" beside "300 kcal". With "!", they count before longer names that begin so.
   */
  inTexts?: string;
  /** How its words change, and what its sentences say. */
  grammar: string;
}

/** What the rows of a grammar say. README.md describes each. */
export type Grammar = ReturnType<typeof readGrammar>;

export function readGrammar(grammar: string) {
  const rows = new Map(pairsOf(grammar));
  const words = (name: string) => rows.get(name)?.split(' ');
  const pattern = (name: string, flags = '') => {
    const source = rows.get(name);
    return source === undefined ? undefined : new RegExp(source, flags);
  };
  const change = (name: string) => {
    const changes = words(name)?.map((one) => {
      const [from = '', to = ''] = one.split('>');
      return [new RegExp(from, 'gu'), to] as const;
    });
    return changes && ((word: string) => changes.reduce((said, one) => said.replace(...one), word));
  };
  const [verb, adjective] = [pattern('verb'), pattern('adjective')];
  const [avoids, without, please] = ['avoids', 'without', 'please'].map((name) =>
    pattern(name, 'giu'),
  );
  return {
    endings: words('endings') ?? [],
    alike: pattern('alike') ?? /$/,
    respell: change('respell'),
    links: words('links') ?? [],
    of: pattern('of', 'i'),
    particles: words('particles'),
    beforeVerbs: words('before verbs'),
    capitalNouns: verb && adjective && { verb, adjective },
    handles: pattern('handles'),
    orders: pattern('orders'),
    besides: words('besides'),
    neither: words('neither'),
    noFood: pattern('no food'),
    describesAfter: rows.has('describes'),
    cues: avoids &&
      without &&
      please && { avoids, without, please, avoid: `${rows.get('avoid')} ` },
  };
}
