import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aRecipe, renderApp } from '../support/renderApp';

const TEXT = '# Soup\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil.\n2. Serve.';
/** On a busy machine, the cookbook's code arrives late. */
const SOON = { timeout: 10_000 };
const refuse = () => {
  throw new DOMException('No.', 'SecurityError');
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each<[title: string, spoil: () => void, why: RegExp]>([
  [
    'forbids all storage',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        vi.spyOn(window, name, 'get').mockImplementation(refuse);
      vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse);
      vi.spyOn(IDBFactory.prototype, 'databases').mockImplementation(refuse);
    },
    /^Not saved\. This browser doesn't let the page store anything/,
  ],
  [
    'has no storage',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        vi.spyOn(window, name, 'get').mockReturnValue(undefined as never);
      vi.stubGlobal('indexedDB', undefined);
    },
    /^Not saved\. This browser can't store a cookbook/,
  ],
  [
    'has no room',
    () => {
      const full = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
      vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(full);
    },
    /^Not saved\. There's no room left/,
  ],
])(
  'in a browser that %s the page works, and says what it cannot save',
  async (_, spoil, why) => {
    spoil();
    const kitchen = { ingredients: ['eggs', 'rice'], recipe: aRecipe(TEXT) };
    const { user, button, input, app } = await renderApp({ kitchen });
    await user.type(input(), 'tea{Enter}');
    expect(app.recipe.getSnapshot().context.ingredients).toEqual(['eggs', 'rice', 'tea']);
    expect(await screen.findByText(/a reload loses them/, {}, SOON)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Save' }, SOON));
    expect(await screen.findByText(why, {}, SOON)).toBeVisible();
    expect(button('Save')).toBeVisible();
    await user.click(button('Remove tea'));
    expect(app.recipe.getSnapshot().context.ingredients).toEqual(['eggs', 'rice']);
  },
  30_000,
);
