import { beforeEach, expect, it, vi } from 'vitest';
import { watchForRecipe } from '../../src/browser/address/recipe';
import { linkTo, takeRecipe } from '../../src/browser/address/recipeLink';

const HOME = 'http://localhost:3000/some/where/?a=1';

beforeEach(() => history.replaceState({ kept: true }, '', HOME));

it('takes a recipe out of the address, and nothing else', () => {
  location.hash = 'recipe=1.abc.end';
  history.replaceState({ kept: true }, '');
  expect(takeRecipe()).toBe('1.abc.end');
  expect([location.href, history.state]).toEqual([HOME, { kept: true }]);
  expect(takeRecipe()).toBeNull();
});

it('takes an empty recipe', () => {
  location.hash = 'recipe=';
  expect(takeRecipe()).toBe('');
});

it('leaves any other fragment alone', () => {
  location.hash = 'user-content-fn-1';
  expect(takeRecipe()).toBeNull();
  expect(location.hash).toBe('#user-content-fn-1');
});

it('watches for recipes from the start until it is stopped', () => {
  const listener = vi.fn();
  const open = (hash: string) => {
    history.replaceState(null, '', `#${hash}`);
    dispatchEvent(new Event('hashchange'));
  };
  open('recipe=a');
  const stop = watchForRecipe(listener);
  expect(listener).toHaveBeenCalledTimes(1);
  open('recipe=b');
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
    expect(linkTo('1.ab-_c.end')).toBe(`http://localhost:3000${path}#recipe=1.ab-_c.end`);
  },
);
