import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBasics } from '../../../src/recipe/shopping/basics';
import { createKitchenCheck } from '../../../src/recipe/shopping/createKitchenCheck';
import { recipeOf, startRecipe } from '../../support/recipeActor';

beforeEach(() => localStorage.clear());

describe('the lists of cooked recipes', () => {
  const cook = (arrivedAt?: number) => {
    const { actor } = startRecipe({ recipe: recipeOf('# Rice', { arrivedAt }) });
    createKitchenCheck(actor).keepFor([]);
    return sessionStorage.getItem('saffron.cookedWith')?.match(/(?<= )\d+/g);
  };

  it('are those of the ten newest recipes whose time is known, and stay in the tab', () => {
    for (let at = 10; at < 22; at += 1) cook(at);
    expect(`${cook()}, ${localStorage.length}`).toBe('12,13,14,15,16,17,18,19,20,21, 0');
  });

  it('are empty if the tab holds rubbish', () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    sessionStorage.setItem('saffron.cookedWith', '{"abc 1":[7]}');
    expect(cook(2)).toEqual(['2']);
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
