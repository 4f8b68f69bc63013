import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBasics } from '../../../src/recipe/shopping/basics';
import { loadCookedWith, saveCookedWith } from '../../../src/recipe/shopping/createKitchenCheck';

beforeEach(() => localStorage.clear());

describe('the lists of cooked recipes', () => {
  it('are those of the ten newest recipes whose time is known', () => {
    const names = Array.from({ length: 12 }, (_, at) => `abc ${at}`);
    saveCookedWith(Object.fromEntries([...names, 'abc ?'].map((name) => [name, ['eggs']])));
    expect(Object.keys(loadCookedWith())).toEqual(names.slice(2));
  });

  it('stay in the tab, and are empty if it holds rubbish', () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    saveCookedWith({ 'abc 1': ['eggs'] });
    expect([loadCookedWith(), localStorage.length]).toEqual([{ 'abc 1': ['eggs'] }, 0]);
    sessionStorage.setItem('saffron.cookedWith', '{"abc 1":[7]}');
    expect(loadCookedWith()).toEqual({});
  });
});

describe('what everybody has', () => {
  const loaded = () => {
    const { text, stop } = createBasics();
    stop();
    return text.get();
  };
  const save = (text: string) => {
    const { set, stop } = createBasics();
    set(text);
    stop();
  };

  it('is salt, pepper, water and oil until the visitor says otherwise', () => {
    expect(loaded()).toBe('salt, pepper, water, neutral oil');
    save('');
    expect(loaded()).toBe('');
  });

  it('is 500 letters at most', () => {
    save('a'.repeat(501));
    expect(loaded()).toBe('a'.repeat(500));
    localStorage.setItem('saffron.alwaysHave', 'b'.repeat(501));
    expect(loaded()).toBe('b'.repeat(500));
  });
});
