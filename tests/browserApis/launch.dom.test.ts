import { afterEach, describe, expect, it } from 'vitest';
import { takeLaunch } from '../../src/browser/address/launch';
import { hasLaunch } from '../../src/browser/address/submitted';

function open(parameters: Record<string, string>) {
  history.replaceState(null, '', `/kitchen/?${new URLSearchParams(parameters)}`);
}

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['?cookbook', true],
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
  open({ cookbook: '', text: 'eggs\nrice', x: '1' });
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
    open(shared);
    expect(takeLaunch().sharedText).toBe(text);
  });

  it.each(['url', 'text'])('a recipe of this page, from its link (%s)', (name) => {
    open({ [name]: `${location.origin}/kitchen/index.html#recipe=1.abc.end` });
    expect(takeLaunch().sharedText).toBe('');
    expect(location.hash).toBe('#recipe=1.abc.end');
  });

  it.each([
    'https://other.example/kitchen/#recipe=1.abc.end',
    `${location.origin}/other/#recipe=1.abc.end`,
    `${location.origin}/kitchen/#other`,
  ])('no recipe from %s', (url) => {
    open({ url });
    takeLaunch();
    expect(location.hash).toBe('');
  });
});
