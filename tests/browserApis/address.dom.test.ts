import { afterEach, describe, expect, it, vi } from 'vitest';
import { isInFrame, readPageAddress, takeSignInAnswer } from '../../src/browser/address/signIn';
import { mayHoldSignInAnswer, takeSubmittedIngredients } from '../../src/browser/address/submitted';

const STATE = encodeURIComponent('{"nonce":"n","redirectUri":"http://localhost:3000/"}');

function open(rest: string) {
  history.replaceState({ kept: true }, '', `/kitchen/${rest}`);
}
const left = () => location.href.replace(`${location.origin}/kitchen/`, '');

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const answer = (rest: object) => ({
  code: undefined,
  state: undefined,
  error: undefined,
  description: undefined,
  issuer: undefined,
  ...rest,
});
const state = decodeURIComponent(STATE);

it.each([
  [`?code=a&state=${STATE}`, true],
  ['?lang=en&error=access_denied', true],
  ['', false],
  ['?ingredient=code=1', false],
  ['?barcode=7', false],
  ['#?code=a', false],
])('a short look at "%s" says whether it may be the answer to a sign-in: %s', (rest, may) => {
  open(rest);
  expect(mayHoldSignInAnswer()).toBe(may);
});

describe('an answer to a sign-in is taken out of the address, once, and nothing else is', () => {
  it.each([
    [`?code=a%2Bb&state=${STATE}`, '', { code: 'a+b', state }],
    [`?state=${STATE}&code=a`, '', { code: 'a', state }],
    [
      `?x=1%20+2&code=a&y=&state=${STATE}&z#top?code=b`,
      '?x=1%20+2&y=&z#top?code=b',
      { code: 'a', state },
    ],
    [
      `?error=access_denied&error_description=No+way&state=${STATE}`,
      '',
      { error: 'access_denied', description: 'No way', state },
    ],
    [`?code=a&code=b&state=${STATE}&codes=c`, '?codes=c', { code: 'a', state }],
    [
      `?code=a&state=${STATE}&iss=https%3A%2F%2Fhuggingface.co`,
      '',
      { code: 'a', state, issuer: 'https://huggingface.co' },
    ],
  ])('%s', (rest, remaining, taken) => {
    open(rest);
    const pushed = vi.spyOn(history, 'pushState');
    expect(takeSignInAnswer()).toEqual(answer(taken));
    expect([left(), history.state]).toEqual([remaining, { kept: true }]);
    expect(pushed).not.toHaveBeenCalled();
    expect(takeSignInAnswer()).toBeUndefined();
  });
});

describe('what only looks like an answer is left alone', () => {
  it.each([
    '',
    '?code=a',
    '?code=WELCOME10&state=NY',
    `?state=${STATE}`,
    '?error=404',
    '?error=access_denied&error_description=Call+this+number',
    '?error=x&state=y',
    '?code=%E0%A4%A&state=%',
    `#code=a&state=${STATE}`,
  ])('%s', (rest) => {
    open(rest);
    expect(takeSignInAnswer()).toBeUndefined();
    expect(left()).toBe(rest);
  });
});

it('of what a link calls submitted, the page takes 10,000 characters', () => {
  open(`?ingredient=${'a%0A'.repeat(6_000)}`);
  expect(takeSubmittedIngredients()).toHaveLength(10_000);
});

it('an answer and a submitted ingredient do not disturb each other', () => {
  open(`?ingredient=eggs&code=a&state=${STATE}&ingredient=rice`);
  expect(takeSignInAnswer()).toMatchObject({ code: 'a' });
  expect(takeSubmittedIngredients()).toBe('eggs\nrice');
  expect(left()).toBe('');
});

it.each([
  ['', ''],
  ['?a=b#c', ''],
  ['index.html?a=b', ''],
])('the page at %j has the address of its folder', (rest, end) => {
  open(rest);
  expect(readPageAddress()).toBe(`${location.origin}/kitchen/${end}`);
});

it('the page in another language has the address of the English one', () => {
  document.documentElement.dataset.words = './words-de.js';
  open('de/?a=b');
  const address = readPageAddress();
  delete document.documentElement.dataset.words;
  expect(address).toBe(`${location.origin}/kitchen/`);
});

it('a page knows whether it is in a frame', () => {
  expect(isInFrame()).toBe(false);
  vi.spyOn(window, 'top', 'get').mockReturnValue({} as never);
  expect(isInFrame()).toBe(true);
});
