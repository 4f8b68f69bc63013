/** Fractions, ranges, units and signs in English words. Voices read other numbers well. */

/** Abbreviations in lower case, then the words for one and for many. */
const UNITS = `
  g|gr|gm = gram = grams
  kg = kilogram = kilograms
  ml|mls = millilitre = millilitres
  l|ltr = litre = litres
  oz = ounce = ounces
  fl oz|fl. oz = fluid ounce = fluid ounces
  lb|lbs = pound = pounds
  pt|pts = pint = pints
  qt|qts = quart = quarts
  tbsp|tbsps|tbs = tablespoon = tablespoons
  tsp|tsps = teaspoon = teaspoons
  mm = millimetre = millimetres
  cm = centimetre = centimetres
  min|mins = minute = minutes
  h|hr|hrs = hour = hours
  sec|secs = second = seconds`;

const UNIT_WORDS = new Map(
  UNITS.trim()
    .split('\n')
    .map((row) => row.trim().split(' = '))
    .flatMap(([spellings = '', one = '', many = '']) =>
      spellings.split('|').map((spelling) => [spelling, { one, many }] as const),
    ),
);

const UNIT = [...UNIT_WORDS.keys()]
  .sort((one, other) => other.length - one.length)
  .join('|')
  .replaceAll('.', '\\.');

/** Each fraction as typed, as a sign, and in words. */
const FRACTIONS = [
  ['1/2', '½', 'half'],
  ['1/4', '¼', 'a quarter'],
  ['3/4', '¾', 'three quarters'],
  ['1/3', '⅓', 'a third'],
  ['2/3', '⅔', 'two thirds'],
  ['1/8', '⅛', 'an eighth'],
] as const;

/** "1½ hrs", "400 g", "14-oz". The full stop of an abbreviation may end the sentence. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d/.,])(\d*\s?[½¼¾⅓⅔⅛]|\d+(?:[.,]\d+)?)(\s?-?\s?)(${UNIT})(?![\p{L}\d])(\.?)`,
  'giu',
);

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?:\p{Extended_Pictographic}|\ufe0f|\u200d)+/gu, ' '],
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
  // Two temperatures, then one: "180°C/350F".
  [/(?<=[CF°º]|fan)\s?\/\s?(?=\d{2,3}\s?(?:°|º|[CF])|gas)/g, ' or '],
  [/(?<=\d{2,3})\s?(?:°|º|deg(?:rees)?\.?)?\s?C(?![\p{L}\d])/gu, ' degrees Celsius'],
  [/(?<=\d{2,3})\s?(?:°|º|deg(?:rees)?\.?)?\s?F(?![\p{L}\d])/gu, ' degrees Fahrenheit'],
  [/(?<=\d{2,3})\s?[°º]/g, ' degrees'],
  [/(?<=\d(?:\s?[cm]m)?)\s?[x×]\s?(?=\d+(?:\.\d+)?\s?(?:cm|mm|in)\b)/gi, ' by '],
  [/(?<=\d)\s?[x×]\s?(?=\d)/gi, ' times '],
  [/(?<=[\d½¼¾⅓⅔⅛])\s?[‐-―-]\s?(?=[\d½¼¾⅓⅔⅛])/g, ' to '],
];

export function spokenText(text: string): string {
  let spoken = text.replaceAll('⁄', '/');
  for (const [typed, sign] of FRACTIONS) {
    spoken = spoken.replace(new RegExp(String.raw`(?<![\d/])${typed}(?![\d/])`, 'g'), sign);
  }
  for (const [sign, words] of WORDS) spoken = spoken.replace(sign, words);
  spoken = spoken.replace(AMOUNT, (whole, number, gap: string, unit: string, dot, at, all) => {
    const { one = unit, many = unit } = UNIT_WORDS.get(unit.toLowerCase()) ?? {};
    const goesOn = /^\s+[\p{Ll}\d(]/u.test(all.slice(at + whole.length));
    const stop = goesOn ? '' : dot;
    if (gap.includes('-')) return `${number}-${one}${stop}`;
    return `${number} ${/^(?:1|\D)$/.test(number) ? one : many}${stop}`;
  });
  for (const [, sign, words] of FRACTIONS) {
    spoken = spoken
      .replace(
        new RegExp(String.raw`(?<=\d)\s?${sign}`, 'g'),
        ` and ${words.replace(/^half$/, 'a half')}`,
      )
      .replaceAll(sign, words);
  }
  return spoken
    .replace(/\s+/g, ' ')
    .replace(/\s(?=[.,;:!?])/g, '')
    .trim();
}
