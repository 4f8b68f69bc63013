/** How much of a food the visitor said to have. */
export interface Stated {
  number: number;
  measure: 'count' | 'g' | 'ml';
}

const FILLERS = new Set(
  'of a an the some my our few couple lots plenty bit little about approx around x dozen half'.split(
    ' ',
  ),
);
const VAGUE = new Set(['few', 'couple', 'bit', 'little']);
const CONTAINERS = new Set(
  'bag bags bar bars block bottle bottles bowl box boxes bunch bunches carton cartons cube cubes glass handful handfuls jar jars jug loaf loaves pack packs packet packets piece pieces pinch pot pots punnet punnets sachet slice slices tub tubs tube tray can cans tin tins cup cups tbsp tbsps tablespoon tablespoons tsp tsps teaspoon teaspoons spoonful splash drizzle pint pints quart gallon stick sticks stalk stalks sprig sprigs head heads rasher rashers fillet fillets ear ears'.split(
    ' ',
  ),
);
const MEASURES: ReadonlyMap<string, readonly ['g' | 'ml', number]> = new Map(
  (
    [
      ['g gr gram grams', 'g', 1],
      ['kg kilo kilos', 'g', 1000],
      ['oz ounce ounces', 'g', 28],
      ['lb lbs pound pounds', 'g', 454],
      ['ml', 'ml', 1],
      ['cl', 'ml', 10],
      ['l litre litres liter liters', 'ml', 1000],
    ] as const
  ).flatMap(([words, measure, size]) =>
    words.split(' ').map((word) => [word, [measure, size]] as const),
  ),
);
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...'one two three four five six seven eight nine ten'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
  ['a', 1],
  ['an', 1],
  ['half', 0.5],
  ['dozen', 12],
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);

function numberOf(word: string): number | undefined {
  const known = NUMBER_WORDS.get(word);
  if (known !== undefined) return known;
  const fraction = /^(\d{1,3})\/(\d{1,3})$/.exec(word);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  const plain = /^x?(\d{1,5}(?:\.\d{1,3})?)(?:-\d{1,5})?$/.exec(word);
  return plain ? Number(plain[1]) : undefined;
}

/**
 * Tells whether a word says how much of something there is.
 *
 * @param place where the word stands: behind a name ("eggs x 6", "chicken, 500 g") only numbers and
 *   measures do, because "egg box" is no egg
 */
export function isQuantity(word: string, place: 'before' | 'after' = 'before'): boolean {
  const number = numberOf(word);
  // "0 eggs" says that there are none.
  if (number !== undefined) return number > 0 && Number.isFinite(number);
  if (MEASURES.has(word) || word === 'x' || /^\d+(\.\d+)?%$/.test(word)) return true;
  return place === 'before' && (FILLERS.has(word) || CONTAINERS.has(word));
}

/** @returns the amount that the words beside a name state; undefined where they count no food */
export function statedIn(words: readonly string[]): Stated | undefined {
  const at = words.findIndex((word) => numberOf(word) !== undefined);
  const number = numberOf(words[at] ?? '');
  if (number === undefined) return undefined;
  const following = words.slice(at + 1);
  const measure = MEASURES.get(following[0] ?? '');
  if (measure) return { number: number * measure[1], measure: measure[0] };
  if (following.some((word) => CONTAINERS.has(word) || VAGUE.has(word))) return undefined;
  return { number: following.includes('dozen') ? number * 12 : number, measure: 'count' };
}
