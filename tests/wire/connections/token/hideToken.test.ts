import { describe, expect, it } from 'vitest';
import { seenWords } from '../../../../src/reading/document/markdown/seenWords';
import { readText } from '../../../../src/reading/document/marks/readText';
import { hideToken, holdToken } from '../../../../src/wire/connections/token/hideToken';
import { readAnswer } from '../../../support/readAnswer';
import { isFull } from '../../../support/sample';
import { growthOf, MOST_GROWTH } from '../../../support/timeOf';

const TOKEN = 'hf_aBcDeFgHiJkLmNoPqRsTuVwX0123456789';
const hide = (text: string, token = TOKEN) => hideToken(text, token, seenWords);
const letters = [...TOKEN];
const [first, second, third] = [TOKEN.slice(0, 9), TOKEN.slice(9, 20), TOKEN.slice(20)];
const hex = (character: string) => character.charCodeAt(0).toString(16);

it('an answer without the token does not change', () => {
  const answer =
    '# Soup\n\n500&nbsp;g leeks, 50 % cream: hf_ is no token &amp; <br> [x](https://a.b)';
  expect(hide(answer)).toBe(answer);
  expect(hide(answer, '')).toBe(answer);
});

it('every copy of the token goes with the marks in it, and nothing around it', () => {
  expect(hide(`# Soup\n\n${TOKEN}, and ${TOKEN}!`)).toBe('# Soup\n\n[token], and [token]!');
  expect(hide(`Boil *eggs ${first}<i>${second}</i>${third}* with [peanuts](a).`)).toBe(
    'Boil *eggs [token]* with [peanuts](a).',
  );
});

/** Here signs divide the token that a reader does not see, or references write it. */
const DIVIDED: [what: string, text: string][] = [
  ['in an address', `https://leak.example/?t=${TOKEN}`],
  ['divided by blanks', letters.join(' ')],
  ['divided by lines', letters.join('\n')],
  ['divided by marks of emphasis', `hf\\_**${TOKEN.slice(3, 9)}**${TOKEN.slice(9)}`],
  ['divided by code', `\`hf\`_\`${TOKEN.slice(3)}\``],
  ['divided by tags', `hf<b></b>_aBc<!-- x -->${TOKEN.slice(6)}`],
  ['divided by a long tag', `${first}<b title="${'x'.repeat(900)}">${second}</b>${third}`],
  [
    'divided by tags with brackets in their quotes',
    `${first}<b title="> x >">${second}</b>${third}`,
  ],
  ['divided by tags in upper case', `${first}<B TITLE='>x'>${second}</B>${third}`],
  ['divided by a comment with a tag', `${first}<!-- <b> x -->${second}${third}`],
  [
    'divided by tags of a block',
    `\n\n<div class=">x">\n${first}<b title="x>x">${second}</b>${third}\n</div>\n\nand`,
  ],
  ['divided by links', `[hf_aBc](https://a.example)[${TOKEN.slice(6)}](https://b.example)`],
  ['divided by a long link', `[${first}](https://a.example/${'x'.repeat(900)})${second}${third}`],
  [
    'divided by links with brackets',
    `[${first}](https://a.example/(x(y)))${second}[${third}](<b (>)`,
  ],
  [
    'divided by links with titles',
    `[${first}](https://a.example "x) x")${second}[${third}](b 'x')`,
  ],
  [
    'divided by links elsewhere',
    `[${first}][x]${second}[${third}][y]\n\n[x]: https://a\n[y]: https://b\n\nand`,
  ],
  ['divided into images', `![${first}](x1.png)![${second}](y "z")${third}`],
  ['beside an address', `a@b.example ${first}<i title=x>${second}</i>${third}`],
  ['in decimal references', letters.map((c) => `&#${c.charCodeAt(0)};`).join('')],
  ['in hexadecimal references', letters.map((c) => `&#X${hex(c)};`).join('')],
];

/** The letters and digits that the page keeps, shows, reads aloud or copies. */
function* kept(text: string): Generator<string> {
  const { document, tree, lines } = readText(text);
  const strings: string[] = [];
  const collect = (value: unknown): unknown =>
    typeof value === 'string' ? strings.push(value) : Object.values(Object(value)).map(collect);
  collect([document, tree, lines]);
  const words: string[] = [];
  const collectWords = (value: unknown): unknown => {
    const { type, value: word, children = [] } = Object(value);
    return type === 'text' ? words.push(word) : children.map(collectWords);
  };
  collectWords(tree);
  for (const one of [...strings, words.join(''), text]) {
    yield one
      .normalize('NFKD')
      .replace(/[^a-z0-9]/gi, '')
      .toLowerCase();
  }
}

describe('a token is hidden that is', () => {
  it.each(DIVIDED)('%s', (_, text) => {
    const hidden = hide(`Stir ${text} well.`);
    expect(hidden).toContain('[token]');
    expect(hidden).toMatch(/^Stir .* well\.$/s);
    for (const one of kept(hidden)) expect(one).not.toMatch(/hfabcdefghijk|0123456789/);
    expect(hidden.replace(/[^a-z0-9]/gi, '')).not.toMatch(/0123456789|3031323334/);
    expect(hide(hidden)).toBe(hidden);
  });

  it.each(DIVIDED.filter(([what]) => /tag|comment|blanks|lines|address$/.test(what)))(
    '%s, in a text beyond the limits of the parser',
    (_, text) => {
      const long = `${'Stir. '.repeat(6_000)}\n\n`;
      const hidden = hide(`${long}Stir ${text} well.`);
      for (const one of kept(hidden))
        expect(one).not.toContain('hfabcdefghijklmnopqrstuvwx0123456789');
      expect(hidden.slice(0, long.length)).toBe(long);
    },
  );
});

/** Each form takes a quarter of the divided tokens. A full run takes all. */
const FORMS: [where: string, write: (text: string) => string][] = [
  [
    'in a recipe',
    (text: string) =>
      JSON.stringify({ title: `Soup ${text}`, ingredients: ['1 egg'], steps: ['Boil.'] }),
  ],
  [
    'in a string',
    (text: string) => JSON.stringify({ markdown: `# Soup ${text}\n\n- 1 egg\n- 2 leeks\n` }),
  ],
  ['in a page', (text: string) => `<html><h1>Soup</h1><p title=">">${text}</p><p>Boil</p></html>`],
];
it.each(FORMS)('the answer is read before the token is hidden %s', (where, write) => {
  const form = FORMS.findIndex(([name]) => name === where);
  for (const [what, text] of DIVIDED.filter((_, at) => isFull || at % FORMS.length === form)) {
    const hidden = hide(readAnswer(write(text).replaceAll('F', '\\u0046')));
    for (const one of kept(hidden))
      expect(one, what).not.toContain('hfabcdefghijklmnopqrstuvwx0123456789');
  }
});

describe('the pieces of a growing text', () => {
  const hold = (text: string, size: number) => {
    const shown: string[] = [];
    const take = holdToken(TOKEN, (piece) => shown.push(piece));
    for (let at = 0; at < text.length; at += size) take(text.slice(at, at + size));
    return shown;
  };
  const FORMS: [string, string][] = [
    ['as it is', TOKEN],
    ['divided by blanks', [...TOKEN].join(' ')],
    ['divided by lines and marks', `${first}\n- ${second} **${third}**`],
  ];

  it.each(
    FORMS.flatMap(([how, token]) => [1, 2, 7, 500].map((size) => [how, size, token] as const)),
  )('hold nothing of a token %s, in pieces of %i', (_, size, token) => {
    const shown = hold(`- 1 leek\n- ${token}\n- 3 eggs\n`, size).join('');
    expect(shown).toMatch(/^- 1 leek\n- \[token\](?:\*\*)?\n- 3 eggs\n$/);
  });

  it('come at once, except an end that may be the beginning of a token', () => {
    expect(hold('- 1 leek, half, hf', 3)).toEqual(['- 1', ' le', 'ek,', ' ha', 'lf,', ' ']);
    expect(hold(`Half ${TOKEN.slice(0, -1)}`, 500)).toEqual(['Half ']);
    expect(hold('Half hf_a, then rice', 10).join('')).toBe('Half hf_a, then rice');
    const dashes = `# Fresh${'-'.repeat(1_000)}`;
    expect(hold(dashes, 1).join('').length).toBeGreaterThan(dashes.length - 400);
  });

  it('do not change without a token', () => {
    const handOn = () => {};
    expect(holdToken('', handOn)).toBe(handOn);
  });
});

it('a short token is hidden only where it is written whole', () => {
  expect(hideToken('half fox, hf_x', 'hf_x')).toBe('half fox, [token]');
});

it.each<[string, string]>([
  ['words', 'Stir the rice. '],
  ['tokens', `${TOKEN} `],
  ['divided tokens', `${first}<b>${second}</b>${third} `],
  ['beginnings of tokens', first],
  ['beginnings of tags', '<a "'],
  ['quotes in tags', `<'"'<"'"`],
  ['comments', '<!--'],
  ['targets', ']('],
  ['references', '&#x68;'],
  ['letters alone', 'h '],
])(
  'the time for 200,000 characters, and for the longest text that is parsed, grows as their number: %s',
  { tags: 'rare' },
  (_, piece) => {
    const hideIn = (length: number) => hide(piece.repeat(length / piece.length));
    expect(growthOf(hideIn, 25_000)).toBeLessThan(MOST_GROWTH);
    expect(growthOf(hideIn, 3_750)).toBeLessThan(MOST_GROWTH);
  },
);
