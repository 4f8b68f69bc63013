export interface PathologicalText {
  name: string;
  text: string;
}

const row = (cell: string, columns: number) => cell.repeat(columns);
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');

/**
 * Texts over the limits of what is parsed. The shapes are those of cmark's
 * `test/pathological_tests.py` and of cmark-gfm's advisories: GHSA-29g3-96g3-jg6c (CVE-2023-22483),
 * GHSA-24f7-9frr-5h2r (CVE-2023-22484), GHSA-66g8-4hjf-77xh (CVE-2023-24824),
 * GHSA-cgh3-p57x-9q7q (CVE-2022-39209) and GHSA-7gc6-9qr5-hc85 (CVE-2020-5238).
 */
export const overTheLimits: PathologicalText[] = [
  { name: 'nested emphasis', text: `${'*a **a '.repeat(5_000)}b${' a** a*'.repeat(5_000)}` },
  { name: 'emphasis that is never closed', text: '_a '.repeat(10_000) },
  { name: 'emphasis that is never opened', text: 'a_ '.repeat(10_000) },
  { name: 'brackets that are never closed', text: '['.repeat(20_000) },
  { name: 'brackets in brackets', text: `${'['.repeat(9_000)}a${']'.repeat(9_000)}` },
  { name: 'links that are never closed', text: '[a](<b'.repeat(5_000) },
  { name: 'images in images', text: `${'!['.repeat(5_000)}a${'](b)'.repeat(5_000)}` },
  { name: 'comments that are never closed', text: 'a<!--'.repeat(6_000) },
  { name: 'instructions that are never closed', text: 'a<?'.repeat(10_000) },
  { name: 'addresses', text: `www.a.b?${'&a;'.repeat(10_000)}` },
  { name: 'addresses in brackets', text: `[${' www.a.bb'.repeat(3_000)}` },
  { name: 'words after an open bracket', text: `[ ${'a '.repeat(16_000)}` },
  { name: 'code of many lengths', text: lines(250, (index) => `e${'`'.repeat(index)}`) },
  { name: 'quotes in quotes', text: '> '.repeat(10_000) },
  { name: 'lists in lists', text: '- '.repeat(10_000) },
  { name: 'lists in lists by indentation', text: lines(500, (index) => `${' '.repeat(index)}- a`) },
  { name: 'lists in quotes in lists', text: '> - '.repeat(5_000) },
  { name: 'many definitions', text: lines(1_000, (index) => `[a${index}]: b`) },
  { name: 'many footnotes', text: lines(1_000, (index) => `x[^${index}]\n\n[^${index}]: y`) },
  {
    name: 'footnotes in footnotes',
    text: `x[^0]\n\n${lines(1_000, (index) => `[^${index}]: [^${index + 1}]\n`)}`,
  },
  {
    name: 'a wide table with short rows',
    text: `${row('|a', 2_000)}\n${row('|-', 2_000)}\n${'|b\n'.repeat(1_000)}`,
  },
  {
    name: 'a wide table with rows that only look blank',
    text: `${row('|a', 100)}\n${row('|-', 100)}\n${'\u00a0\n'.repeat(1_400)}`,
  },
  {
    name: 'stars between lines that only look blank',
    text: `${'*a_'.repeat(15)}\n\f\n`.repeat(680),
  },
  {
    name: 'stars after bullets that are too deep for a list',
    text: `a\n${`     - ${'*a_'.repeat(10)}\n`.repeat(860)}`,
  },
  {
    name: 'stars after numbers in an item',
    text: `- a\n${`  2. ${'*a_'.repeat(15)}\n`.repeat(600)}`,
  },
  { name: 'a million letters in one word', text: 'a'.repeat(1_000_000) },
  { name: 'a million letters in one line', text: 'soup '.repeat(200_000) },
  { name: 'a million blanks', text: `a${' '.repeat(1_000_000)}b` },
  { name: 'thirty thousand lines', text: 'a\n'.repeat(30_000) },
  { name: 'letters with thirty marks each', text: `a${'\u0301\u0316'.repeat(15)}`.repeat(5_000) },
  { name: 'NUL characters', text: `a${'\0'.repeat(300_000)}` },
  { name: 'a million overrides of direction', text: `a${'\u202e'.repeat(1_000_000)}` },
  { name: 'isolates in isolates', text: `${'\u2067'.repeat(200_000)}a` },
  { name: 'joined emoji', text: `👩${'\u200d👩'.repeat(100_000)}` },
];

export const runsOfMarks: PathologicalText[] = [
  { name: 'a million combining marks', text: `a${'\u0301'.repeat(1_000_000)}b` },
  { name: 'combining marks in turn', text: `a${'\u0301\u0316'.repeat(250_000)}b` },
  { name: 'a hundred thousand skins', text: `👩${'\u{1f3fb}'.repeat(100_000)}b` },
  { name: 'a million joiners', text: `a${'\u200d\u200c'.repeat(500_000)}b` },
  { name: 'vowels without a consonant', text: `\u0e01${'\u0e33'.repeat(500_000)}b` },
  { name: 'a cluster within the limits', text: `*a${'\u0301'.repeat(16_000)}*b` },
  { name: 'dots', text: '.'.repeat(100_000) },
  { name: 'stars and letters', text: '*a'.repeat(150_000) },
  { name: 'slashes within the limits', text: '/'.repeat(32_000) },
  { name: 'Arabic letters', text: '\u0628'.repeat(100_000) },
  { name: 'letters of two directions in turn', text: '\u0628a'.repeat(100_000) },
  { name: 'joined dingbats', text: '\u2700\u200d'.repeat(50_000) },
];

/** The worst text of each shape that the page still parses. */
export const underTheLimits: PathologicalText[] = [
  {
    name: 'nested emphasis',
    text: `${'*a '.repeat(330)}${' b*'.repeat(330)} ${'c '.repeat(15_000)}`,
  },
  { name: 'emphasis in every item', text: `- ${'**a *b '.repeat(10)}\n`.repeat(440) },
  { name: 'brackets and words', text: `${'['.repeat(90)}${'b '.repeat(4_400)}` },
  { name: 'brackets in many paragraphs', text: `${'[a]'.repeat(45)}\n\n`.repeat(100) },
  { name: 'code that is never closed', text: `${'` a'.repeat(900)}` },
  { name: 'lists in lists', text: lines(187, (index) => `${'  '.repeat(index % 8)}- a`.repeat(1)) },
  { name: 'tasks in tasks', text: '- [ ] a\n  - [ ] b\n    - [ ] c\n'.repeat(333) },
  { name: 'items of many lists', text: '- a\n+ b\n* c\n'.repeat(333) },
  { name: 'lists in lists, item by item', text: '- - - a\n'.repeat(333) },
  { name: 'loose items', text: '- a\n\n  b\n'.repeat(333) },
  { name: 'rules', text: `${'- '.repeat(99)}\n`.repeat(150) },
  { name: 'rules in lists', text: `- a\n${`  ${'* '.repeat(80)}\n`.repeat(150)}` },
  { name: 'deep lines', text: `- a\n${`${' '.repeat(40)}b\n`.repeat(700)}` },
  { name: 'lazy lines', text: `${'> - '.repeat(4)}a\n${'b\n'.repeat(998)}` },
  { name: 'a table of 2,900 cells', text: `|a|b|c|\n|-|-|-|\n${'|a|b|c|\n'.repeat(590)}` },
  { name: 'many small tables', text: '|a|b|\n|-|-|\n|c|d|\n\n'.repeat(240) },
  { name: 'definitions in items', text: '- [a]: b\n'.repeat(190) },
  {
    name: 'footnotes',
    text: `${lines(90, (index) => `a[^${index}]\n`)}${lines(90, (index) => `[^${index}]: b\n`)}`,
  },
  { name: 'headings', text: '# a\n## b\n### c\n'.repeat(333) },
  { name: 'links', text: '[a](https://b.example)\n\n'.repeat(499) },
  { name: 'paragraphs', text: 'a *b*\n\n'.repeat(499) },
  { name: 'words', text: 'a '.repeat(16_000) },
  { name: 'one word', text: 'a'.repeat(32_000) },
];

/** Words that no other text has, all with "c" in front. */
const unknownWords = Array.from({ length: 4_000 }, (_, at) => {
  const letters = [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400)];
  return `c${letters.map((letter) => `${'bcdfghjklmnpqrstvwxz'[letter]}a`).join('')}`;
});

const germanSteps = [
  'Die Zwiebeln schälen, fein würfeln und in der Butter bei mittlerer Hitze glasig dünsten.',
  'Das Mehl darüber stäuben, kurz anschwitzen und mit der kalten Milch ablöschen.',
  'Die Linsen abgießen, mit dem Gemüse in den Topf geben und zwanzig Minuten köcheln lassen.',
  'Mit Salz, Pfeffer und etwas Muskat abschmecken und sofort mit frischem Brot servieren.',
];

export const busyToCheck: PathologicalText[] = [
  {
    name: 'a misspelt food in every line',
    text: `# Soup\n\n## Ingredients\n\n${`- ${'crumbule '.repeat(12)}\n`.repeat(285)}\n## Method\n\n1. Stir it all in the pan until it is soft.\n`,
  },
  {
    name: 'unknown words with one first letter',
    text: `# Soup\n\n## Ingredients\n\n- 1 onion\n\n## Method\n\n1. Stir the onion in the pan.\n2. ${unknownWords.join(' ')}\n`,
  },
  {
    name: 'unknown words as ingredients',
    text: `# Soup\n\n## Ingredients\n\n${lines(400, (index) => `- 1 large ${unknownWords.slice(8 * index, 8 * index + 8).join(' ')}`)}\n## Method\n\n1. Stir it all in the pan until it is soft.\n`,
  },
  {
    name: 'foods in every line',
    text: `# Soup\n\n## Ingredients\n\n${lines(400, (index) => `- ${index} g butter, milk, wheat flour, peanuts and kiwi`)}\n## Method\n\n1. Stir the butter into the milk until it is soft.\n`,
  },
  {
    name: 'a long recipe in German',
    text: `# Linsensuppe\n\n## Zutaten\n\n${'- 200 g Linsen\n- 2 Zwiebeln\n- 50 g Butter\n'.repeat(40)}\n## Zubereitung\n\n${lines(200, (index) => `${index + 1}. ${germanSteps[index % 4]}`)}`,
  },
];

/** In UTF-16 units, the longest answer that the page reads. */
const LONGEST = 100_000;

const CATEGORIES = [
  ...['Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'Mn', 'Mc', 'Me', 'Nd', 'Nl', 'No', 'Pc', 'Pd', 'Ps', 'Pe'],
  ...['Pi', 'Pf', 'Po', 'Sm', 'Sc', 'Sk', 'So', 'Zs', 'Zl', 'Zp', 'Cc', 'Cf'],
].map((name) => ({ name, pattern: new RegExp(`\\p{${name}}`, 'u') }));

const LARGE_SCRIPT = /[\p{Unified_Ideograph}\p{sc=Hangul}\p{sc=Tangut}]/u;

/** Later characters are ideographs, or like earlier ones. */
const LAST_CODE = 0x1ffff;

/**
 * The first character of each category in every 256 of Unicode, so each script is there with its
 * letters, marks, digits and signs, and all signs of ASCII, Latin-1 and the general punctuation: they
 * differ most in how they break lines.
 */
function chooseCharacters(): string[] {
  const chosen = new Map<string, string>();
  for (let code = 0; code <= LAST_CODE; code += 1) {
    const character = String.fromCodePoint(code);
    // Skips unassigned, private and half characters, and CR, which the page turns into a line feed.
    if (/[\p{Cn}\p{Co}\p{Cs}\r]/u.test(character)) continue;
    const category = CATEGORIES.find(({ pattern }) => pattern.test(character))?.name;
    const block = LARGE_SCRIPT.test(character) ? 'large' : code >> 8;
    const isSign = /[^\p{L}\p{N}\p{Cc}]/u.test(character);
    const isCommon = code < 256 || (code >= 0x2000 && code <= 0x206f);
    const kind = isCommon && isSign ? character : `${category} ${block}`;
    if (!chosen.has(kind)) chosen.set(kind, character);
  }
  return [...chosen.values()];
}

const characters = chooseCharacters();

export const oneCharacter = [
  { shape: 'a run', pieceOf: (character: string) => character },
  { shape: 'words', pieceOf: (character: string) => `${character.repeat(9)} ` },
  { shape: 'stars between', pieceOf: (character: string) => `*${character}` },
].map(({ shape, pieceOf }) => ({
  shape,
  texts: characters.map((character): PathologicalText => {
    const piece = pieceOf(character);
    return {
      name: `U+${character.codePointAt(0)?.toString(16)}, ${shape}`,
      // Blanks alone make no recipe.
      text: `a${piece.repeat(Math.floor(LONGEST / piece.length) - 1)}`,
    };
  }),
}));
