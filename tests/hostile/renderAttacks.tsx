import { render, renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadDish, useDish } from '../../src/app/loadCookingTools';
import { loadMarkdown } from '../../src/recipe/markdown/loadMarkdown';
import { RecipeText } from '../../src/recipe/RecipeText';
import { inKitchen } from '../support/inKitchen';
import { findStrangers } from './findStrangers';
import { readAttacks } from './readCases';

async function fetchParts() {
  // The page's own tools have a place outside of the recipe.
  const tools = document.createElement('div');
  tools.id = 'dish-tools';
  document.body.append(tools);
  // A busy machine may take longer over it than `loadDish` waits.
  await import('../../src/app/cookingTools');
  await Promise.all([loadMarkdown(), loadDish()]);
  expect(renderHook(useDish).result.current).not.toBeNull();
}

/**
 * Renders all attacks in each of the places, and expects that nothing but a recipe is left of them.
 *
 * @param places how an attack is put into a text, by names
 */
export function renderAttacks(places: Record<string, (attack: string) => string>): void {
  beforeAll(fetchParts);

  describe.each(readAttacks())('$name', ({ cases }) => {
    it.each(Object.entries(places))('leave nothing but a recipe’s own elements, %s', (_, put) => {
      // React tells of a link in a link, which is odd and does no harm.
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { container, rerender } = render(null, { wrapper: inKitchen() });
      const strangers = cases.map((attack, index) => {
        // A dish, whose tools take most of the time, and a text that is none, in turn.
        rerender(<RecipeText key={attack} text={put(attack)} isDish={index % 2 === 0} />);
        return [attack, findStrangers(container)];
      });
      expect(strangers.filter(([, found]) => found?.length)).toEqual([]);
    });
  });
}
