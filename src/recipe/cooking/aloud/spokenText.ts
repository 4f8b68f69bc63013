/** Numbers, ranges, units and signs of English recipes, as a person reads them aloud. */

const FRACTIONS: Record<string, string> = Object.fromEntries(
  '1/2 half,1/4 quarter,3/4 three quarters,1/3 third,2/3 two thirds,1/8 eighth,3/8 three eighths,5/8 five eighths,7/8 seven eighths,1/5 fifth'
    .split(',')
    .map((entry) => [entry.slice(0, 3), entry.slice(4)]),
);

const COUNTS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** The spellings of a unit, in lower case; its words for one and for many. */
const UNITS = `
  g|gr|gm|gms|gram|grams = gram = grams
  kg|kgs = kilogram = kilograms
  mg = milligram = milligrams
  ml|mls = millilitre = millilitres
  cl = centilitre = centilitres
  dl = decilitre = decilitres
  l|ltr|litre|litres = litre = litres
  oz|ozs|ounce|ounces = ounce = ounces
  fl oz|fl. oz|fl.oz = fluid ounce = fluid ounces
  lb|lbs|pound|pounds = pound = pounds
  pt|pts|pint|pints = pint = pints
  qt|qts = quart = quarts
  tbsp|tbsps|tbs|tbl|tablespoon|tablespoons = tablespoon = tablespoons
  tsp|tsps|teaspoon|teaspoons = teaspoon = teaspoons
  mm = millimetre = millimetres
  cm|cms = centimetre = centimetres
  min|mins|minute|minutes = minute = minutes
  h|hr|hrs|hour|hours = hour = hours
  sec|secs = second = seconds
  pkg|pkgs = package = packages
  kcal = kilocalorie = kilocalories
  in|inch|inches|"|″|”|'' = inch = inches
  cup|cups = cup = cups`;

const UNIT_WORDS = new Map(
  UNITS.trim()
    .split('\n')
    .map((row) => row.trim().split(' = '))
    .flatMap(([spellings = '', one = '', many = '']) =>
      spellings.split('|').map((spelling) => [spelling, [one, many]] as const),
    ),
);

/** "in" is a unit only behind a number and before something that has a length. */
const LENGTHENED = String.raw`in(?=\.?\s+(?:thick|deep|wide|long|high|apart|piece|cube|slice|round|strip|chunk|ball|square|pan|tin|dish|skillet))`;

const UNIT = [...UNIT_WORDS.keys()]
  .filter((spelling) => spelling !== 'in')
  .sort((one, other) => other.length - one.length)
  .map((spelling) => spelling.replaceAll('.', '\\.'))
  .join('|');

const GLYPHS = '½¼¾⅓⅔⅛⅜⅝⅞⅕';
const NUMBER = String.raw`\d+\s?[${GLYPHS}]|\d+\s+[1-7]/[2-8](?!\d)|[1-7]/[2-8](?!\d)|[${GLYPHS}]|\d+(?:[.,]\d+)?`;
const NOT_IN_A_WORD = String.raw`(?<![\p{L}\d/.,])`;

/** A number or a range, with its unit, if it has one. */
const AMOUNT = new RegExp(
  String.raw`${NOT_IN_A_WORD}(${NUMBER})(?:\s?[-‐-―]\s?(${NUMBER}))?(?:(\s?-\s?|\s*)(${UNIT}|${LENGTHENED})(?![\p{L}\d])\.?(?=(\)?\s+\p{Ll}+)?))?`,
  'giu',
);

/** Things that have a size: "a 400 gram tin", "2 centimetre cubes". */
const SIZED =
  /^(?:tin|can|jar|pack|packet|package|packs|bag|box|carton|bottle|block|ball|piece|cube|chunk|slice|round|strip|baton|wedge|length|disc|square|stick|sheet|log|dish|pan|tray|pot|bowl|loaf|cake|skillet|springform|ring|mould|mold|baking|roasting|casserole|fillet|steak|oven|frying|pizza|crust)/i;

/** Signs and words, each with the words to say in its place. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bapprox\b\.?/gi, 'approximately'],
  [/\bca\.\s(?=\d)/gi, 'about '],
  [/(?<![\p{L}\d])[~≈]\s?(?=[\d½¼¾⅓⅔])/gu, 'about '],
  [/\be\.\s?g\.,?/gi, 'for example'],
  [/\bi\.\s?e\.,?/gi, 'that is'],
  [/\bw\/o\b\s?/gi, 'without '],
  [/\bw\/\s?/gi, 'with '],
  [/\s?&\s?/g, ' and '],
  [/\band\/or\b/gi, 'and or'],
  [/(?<=\d|\p{L})\s?(?:→|⇒|->)\s?/gu, ', '],
  [/\bmed(?:-|\.?\s)(?=high|low|heat)/gi, 'medium '],
  [/\btemp\b\.?/gi, 'temperature'],
];

const DEGREES = String.raw`(\d{2,3})(?:\s?[-‐-―]\s?(\d{2,3}))?\s?(?:(?:°|º|deg(?:rees)?\.?)\s?([CF])?|([CF]))(?![\p{L}\d])`;

/**
 * Writes the words of a step as a person reads them aloud, in English.
 *
 * @param text plain text, without marks
 */
export function spokenText(text: string): string {
  let spoken = text
    .replace(/(?:\p{Extended_Pictographic}|\ufe0f|\u200d)+/gu, ' ')
    .replace(/(?<=\d)⁄(?=\d)/g, '/');
  for (const [sign, words] of WORDS) spoken = spoken.replace(sign, words);
  return readAmounts(readSizes(readTemperatures(spoken)))
    .replace(/\s+/g, ' ')
    .replace(/\s(?=[.,;:!?])/g, '')
    .trim();
}

function readTemperatures(text: string): string {
  const degrees = new RegExp(NOT_IN_A_WORD + DEGREES, 'gu');
  const between = /(?<=[CF°º]|fan)\s?\/\s?(?=\d{2,3}\s?(?:°|º|[CF])|gas)/g;
  return text.replace(between, ' or ').replace(degrees, (_, low, high, sign, letter) => {
    const scale = { C: ' Celsius', F: ' Fahrenheit' }[String(sign ?? letter)] ?? '';
    return `${low}${high ? ` to ${high}` : ''} degrees${scale}`;
  });
}

/** "23 x 33 cm" is two lengths, "2 x 400 g" two of a kind. */
function readSizes(text: string): string {
  const times = new RegExp(
    String.raw`${NOT_IN_A_WORD}(\d+(?:\.\d+)?)(\s?(?:cm|mm|in|inch|"|″))?\s?[x×]\s?(?=(\d+(?:\.\d+)?)[\s-]?(\p{L}*))`,
    'giu',
  );
  return text.replace(times, (_, count: string, first: string | undefined, _size, unit: string) =>
    /^(?:g|kg|ml|l|oz|lb|lbs|gram|grams|ounce|ounces)$/i.test(unit)
      ? `${COUNTS[Number(count)] ?? count} `
      : `${count}${first ? ` ${UNIT_WORDS.get(first.trim())?.[0]}` : ''} by `,
  );
}

function readAmounts(text: string): string {
  return text.replace(
    AMOUNT,
    (
      whole,
      low: string,
      high: string | undefined,
      gap: string | undefined,
      unit,
      next,
      at: number,
      // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one rule for each kind of number
    ) => {
      const words = unit && UNIT_WORDS.get(String(unit).toLowerCase().replace(/\.$/, ''));
      const after = text.slice(at + whole.length);
      // "the 1-2-3 cake" holds no amount.
      if (/^[-/]\d/.test(after)) return whole;
      const stop = whole.endsWith('.') && !/^\s+[\p{Ll}\d(]/u.test(after) ? '.' : '';
      if (!words)
        return `${readCount(low, high, after)}${stop || (whole.endsWith('.') ? '.' : '')}`;
      const [one, many] = words;
      const isSize = gap?.includes('-') || SIZED.test(String(next ?? '').replace(/^\)?\s+/, ''));
      if (gap?.includes('-') && one === String(unit) && !isFraction(low)) return whole;
      if (gap?.includes('-') && !high && isFraction(low)) {
        return `${FRACTIONS[normal(low)]?.replace(/\s/, '-')}-${one}${stop}`;
      }
      if (isSize) return `${readNumber(low)}${high ? ` to ${readNumber(high)}` : ''} ${one}${stop}`;
      if (!high && isFraction(low)) return `${readPart(low, one)}${stop}`;
      const isOne = !high && low === '1';
      return `${readCount(low, high, '')} ${isOne ? one : many}${stop}`;
    },
  );
}

/** "½" as "1/2". */
const normal = (number: string) => number.normalize('NFKD').replace('⁄', '/').replace(/\s/g, '');
const isFraction = (number: string) => normal(number) in FRACTIONS;

/** "half a teaspoon", "a quarter of a cup", "three quarters of an hour" */
function readPart(number: string, one: string): string {
  const part = FRACTIONS[normal(number)] ?? number;
  const article = /^(?:[aeio]|hour|u(?!n))/i.test(one) ? 'an' : 'a';
  if (part === 'half') return `half ${article} ${one}`;
  return `${/\s/.test(part) ? part : withArticle(part)} of ${article} ${one}`;
}

/** A number or a range without a unit. @param after what follows it */
function readCount(low: string, high: string | undefined, after: string): string {
  if (high) return `${readNumber(low)} to ${readNumber(high)}`;
  if (!isFraction(low)) return readNumber(low);
  const part = FRACTIONS[normal(low)] ?? low;
  const isOf = /^\s+(?:of|the|full|cooked|done|way)\b/i.test(after);
  const word = /^\s+(an?\s+)?(\p{L}+)/u.exec(after);
  if (part === 'half' && !isOf && word && !word[1] && !/s$/.test(String(word[2]))) {
    return /^[aeiou]/i.test(String(word[2])) ? 'half an' : 'half a';
  }
  if (part === 'half') return part;
  const whole = /\s/.test(part) ? part : withArticle(part);
  return isOf || !word ? whole : `${whole} of${word[1] ? '' : ' a'}`;
}

/** A number in words if it holds a fraction, else in digits. */
function readNumber(number: string): string {
  const compact = normal(number);
  if (compact in FRACTIONS) {
    const part = FRACTIONS[compact] ?? '';
    return /\s|half/.test(part) ? part : withArticle(part);
  }
  const mixed = new RegExp(String.raw`^(\d+)\s*([1-7]/[2-8]|[${GLYPHS}])$`).exec(number);
  if (!mixed) return number;
  const part = FRACTIONS[normal(mixed[2] ?? '')] ?? '';
  const whole = COUNTS[Number(mixed[1])] ?? mixed[1];
  return `${whole} and ${/\s/.test(part) ? part.replace(/s$/, '') : withArticle(part)}`;
}

const withArticle = (part: string) =>
  part === 'half' ? 'a half' : `${/^e/.test(part) ? 'an' : 'a'} ${part}`;
