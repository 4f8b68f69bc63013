import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  hasLaunch,
  mayHoldSignInAnswer,
  watchForShared,
} from '../../src/browser/address/firstLook';
import { takeLaunch, takeSubmittedIngredients } from '../../src/browser/address/launch';
import { closeList, linkTo, takeShared } from '../../src/browser/address/sharedLink';
import { isInFrame, readPageAddress, takeSignInAnswer } from '../../src/browser/address/signIn';

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
  vi.stubGlobal('parent', {});
  expect(isInFrame()).toBe(true);
});

function openAt(parameters: Record<string, string>) {
  history.replaceState(null, '', `/kitchen/?${new URLSearchParams(parameters)}`);
}

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['?cookbook', true],
  ['?deleted', true],
  ['?title=&text=eggs', true],
  ['?ingredient=rice', true],
  ['?other=text=1', false],
  ['?context=1', false],
  ['', false],
])('a short look at "%s" says whether the page was opened for something: %s', (search, has) => {
  history.replaceState(null, '', `/kitchen/${search}`);
  expect(hasLaunch()).toBe(has);
});

it('what the page was opened for is taken out of the address, and nothing else is', () => {
  openAt({ cookbook: '', text: 'eggs\nrice', x: '1' });
  expect(takeLaunch()).toMatchObject({ opensCookbook: true, sharedText: 'eggs\nrice' });
  expect(location.search).toBe('?x=1');
});

describe('of what another app shares, the page takes', () => {
  it.each([
    ['its text', { title: 'Shopping', text: 'eggs\r\nrice\n' }, 'eggs\nrice'],
    ['its title without a text', { title: 'eggs', text: ' ' }, 'eggs'],
    ['no address of another page', { text: 'https://a.example/soup', title: 'Soup' }, ''],
    ['at most 10,000 characters', { text: 'x'.repeat(20_000) }, 'x'.repeat(10_000)],
  ])('%s', (_, shared, text) => {
    openAt(shared);
    expect(takeLaunch().sharedText).toBe(text);
  });

  it.each(['url', 'text'])('a recipe of this page, from its link (%s)', (name) => {
    openAt({ [name]: `${location.origin}/kitchen/index.html#recipe=1.abc.end` });
    expect(takeLaunch()).toMatchObject({ sharedText: '', shared: '' });
    expect(location.hash).toBe('#recipe=1.abc.end');
  });

  it.each([
    'https://other.example/kitchen/#recipe=1.abc.end',
    `${location.origin}/other/#recipe=1.abc.end`,
    `${location.origin}/kitchen/#other`,
  ])('no recipe from %s', (url) => {
    openAt({ url });
    takeLaunch();
    expect(location.hash).toBe('');
  });
});

const HOME = 'http://localhost:3000/some/where/?a=1';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ kept: true }, '', HOME);
});

it('takes a recipe out of the address, and nothing else', () => {
  location.hash = 'recipe=1.abc.end';
  history.replaceState({ kept: true }, '');
  expect(takeShared()).toEqual({ kind: 'recipe', code: '1.abc.end' });
  expect([location.href, history.state]).toEqual([HOME, { kept: true }]);
  expect(takeShared()).toBeNull();
});

it('takes a list out of the address, and the tab keeps it until it is closed', () => {
  location.hash = 'list=1.abc.end';
  for (const _ of ['at first', 'after a reload']) {
    expect(takeShared()).toEqual({ kind: 'list', code: '1.abc.end' });
    expect(location.hash).toBe('');
  }
  closeList();
  expect(takeShared()).toBeNull();
});

it('takes an empty recipe', () => {
  location.hash = 'recipe=';
  expect(takeShared()).toEqual({ kind: 'recipe', code: '' });
});

it('leaves any other fragment alone', () => {
  location.hash = 'user-content-fn-1';
  expect(takeShared()).toBeNull();
  expect(location.hash).toBe('#user-content-fn-1');
});

it('watches for recipes and lists from the start until it is stopped', () => {
  const listener = vi.fn();
  const open = (hash: string) => {
    history.replaceState(null, '', `#${hash}`);
    dispatchEvent(new Event('hashchange'));
  };
  open('recipe=a');
  const stop = watchForShared(listener);
  expect(listener).toHaveBeenCalledTimes(1);
  open('list=b');
  open('elsewhere');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  open('recipe=c');
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each(['/', '/some/where/?a=1', '/x#', '/x?a=1#elsewhere'])(
  'links from %j only to the path',
  (address) => {
    history.replaceState(null, '', address);
    const path = address.replace(/[?#].*/, '');
    expect(linkTo('list', '1.ab-_c.end')).toBe(`http://localhost:3000${path}#list=1.ab-_c.end`);
  },
);
