import { expect, it } from 'vitest';
import { hideToken } from '../../../../src/models/connections/token/hideToken';
import { watchToken } from '../../../../src/models/connections/token/watchToken';
import { seenWords } from '../../../../src/reading/document/markdown/seenWords';
import { readCorpus } from '../../../support/corpus';
import { growthOf, MOST_GROWTH } from '../../../support/timeOf';

const TOKEN = 'hf_aBcDeFgHiJkLmNoPqRsTuVwX0123456789';

/** How much of a text the page can show after each piece. */
function watch(text: string, size = 1): number[] {
  const look = watchToken(TOKEN, seenWords);
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    look(text.slice(0, (at + 1) * size)),
  );
}

it('shows each whole word of a recipe without the token as it comes', () => {
  for (const { text } of [...readCorpus().slice(0, 8), { text: 'Rice.[^1]\n\nEat &amp; rest.' }]) {
    const whole = `${text}\n`;
    const ends = Array.from(whole.matchAll(/\s/g), ({ index }) => index);
    const look = watchToken(TOKEN, seenWords);
    expect(ends.filter((end) => look(whole.slice(0, end + 1)) < end)).toEqual([]);
  }
});

it.each([
  ['as it is', TOKEN],
  ['divided by blanks', [...TOKEN].join(' ')],
  [
    'divided by lines and marks',
    `${TOKEN.slice(0, 9)}\n- ${TOKEN.slice(9, 20)} **${TOKEN.slice(20)}**`,
  ],
  ['in upper case', TOKEN.toUpperCase()],
  [
    'in wide letters',
    TOKEN.replace(/[a-z]/g, (a) => String.fromCodePoint(a.charCodeAt(0) + 0xfee0)),
  ],
])('shows nothing of a token %s, at any moment', (_, written) => {
  const text = `- 1 leek\n- ${written}\n- 3 eggs\n- 2 onions\n`;
  // Two letters of a token reveal nothing.
  for (const length of watch(text)) {
    expect(text.slice(0, length).replace(/[^\p{L}\p{N}]/gu, '')).toMatch(
      /^(?:1leek(?:hf?)?|1?l?e{0,2}k?)$/iu,
    );
  }
  expect(watch(text).at(-1)).toBe(text.indexOf(written));
});

it.each([
  ['by tags', `${TOKEN.slice(0, 9)}<b title="x">${TOKEN.slice(9)}</b>`],
  ['by the targets of links', `[${TOKEN.slice(0, 9)}](https://a.example/x)${TOKEN.slice(9)}`],
  ['by the numbers of a list', `${TOKEN.slice(0, 9)}\n2. ${TOKEN.slice(9)}`],
  ['by soft hyphens as references', [...TOKEN].join('&shy;')],
])('never shows a whole token that is divided %s', (_, written) => {
  const text = `1. Boil the ${written} now.\n\nThen eat it.\n`;
  for (const length of watch(text)) {
    const shown = text.slice(0, length);
    expect(hideToken(shown, TOKEN, seenWords)).toBe(shown);
  }
});

it('hides all of a short secret, and nothing without one', () => {
  expect(watchToken('key', seenWords)('a key to it')).toBe(0);
  expect(watchToken('', seenWords)('a key to it')).toBe(11);
});

it.each([
  ['plain words', 'Boil the rice for ten minutes, 2 or 3 times. '],
  ['all letters of the token', `Boil ${[...TOKEN].join('-x-')} it. `],
  ['references', 'Salt &amp; pepper, then. '],
])(
  'takes time in proportion to 200 kB of %s',
  (_, words) => {
    const take = (length: number) => {
      const text = words.repeat(length / words.length);
      const look = watchToken(TOKEN, seenWords);
      for (let at = 0; at < text.length; at += 200) look(text.slice(0, at));
    };
    expect(growthOf(take, 25_000)).toBeLessThan(MOST_GROWTH);
  },
  60_000,
);
