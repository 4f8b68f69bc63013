import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Allergen } from '../../machines/kitchen/preferences';
import { renderApp } from '../support/renderApp';

const offered = () => {
  const group = screen.queryByRole('group', { name: 'Add ingredient' });
  return group && within(group).getAllByRole('button');
};
const names = () => offered()?.map(({ textContent }) => textContent);

describe('an empty list has six usual foods', () => {
  it('of which a press adds one, and makes room for foods that go with it, under the same finger', async () => {
    const { user, items, input } = await renderApp();
    expect(names()).toEqual(['eggs', 'rice', 'onions', 'tomatoes', 'pasta', 'cheese']);
    const [first] = offered() ?? [];
    if (!first) throw new Error('Nothing is offered.');
    await user.dblClick(first);
    expect(items()).toEqual(['eggs']);
    expect(names()).toHaveLength(6);
    expect(names()).not.toContain('eggs');
    expect(first).toHaveFocus();
    await user.click(first);
    expect(items()).toHaveLength(2);
    expect(names()).toHaveLength(2);
    await user.click(first);
    expect(items()).toHaveLength(3);
    expect(offered()).toBeNull();
    expect(input()).toHaveFocus();
  });

  it.each<[Allergen, string[]]>([
    ['milk', ['eggs', 'rice', 'onions', 'tomatoes', 'pasta', 'potatoes']],
    // Pasta may contain eggs.
    ['eggs', ['rice', 'onions', 'tomatoes', 'cheese', 'potatoes', 'chicken']],
    ['gluten', ['eggs', 'rice', 'onions', 'tomatoes', 'cheese', 'potatoes']],
  ])(
    'and none that contains or may contain the %s that a visitor avoids',
    async (allergen, foods) => {
      await renderApp({ preferences: { allergens: [allergen] } });
      expect(names()).toEqual(foods);
    },
  );

  it('but none whose name the visitor avoids', async () => {
    await renderApp({ preferences: { avoid: ['onions'] } });
    // The word may be of any language, so the page waits for all of them.
    expect(names() ?? []).not.toContain('onions');
  });

  it('but none while the page cannot check them', async () => {
    await renderApp({ preferences: { allergens: ['fish'] }, withTools: false });
    expect(offered()).toBeNull();
  });
});
