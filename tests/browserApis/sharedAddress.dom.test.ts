import { beforeEach, expect, it, vi } from 'vitest';
import { watchForShared } from '../../src/browser/address/shared';
import { closeList, linkTo, takeShared } from '../../src/browser/address/sharedLink';

const HOME = 'http://localhost:3000/some/where/?a=1';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ kept: true }, '', HOME);
});

it('takes a recipe out of the address, and nothing else', () => {
  location.hash = 'recipe=1.abc.end';
  history.replaceState({ kept: true }, '');
  expect(takeShared()).toEqual({ isList: false, code: '1.abc.end' });
  expect([location.href, history.state]).toEqual([HOME, { kept: true }]);
  expect(takeShared()).toBeNull();
});

it('takes a list out of the address, and the tab keeps it until it is closed', () => {
  location.hash = 'list=1.abc.end';
  for (const _ of ['at first', 'after a reload']) {
    expect(takeShared()).toEqual({ isList: true, code: '1.abc.end' });
    expect(location.hash).toBe('');
  }
  closeList();
  expect(takeShared()).toBeNull();
});

it('takes an empty recipe', () => {
  location.hash = 'recipe=';
  expect(takeShared()).toEqual({ isList: false, code: '' });
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
  'links from %j to the path alone',
  (address) => {
    history.replaceState(null, '', address);
    const path = address.replace(/[?#].*/, '');
    expect(linkTo('list', '1.ab-_c.end')).toBe(`http://localhost:3000${path}#list=1.ab-_c.end`);
  },
);
