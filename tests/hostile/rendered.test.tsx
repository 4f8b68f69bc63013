// @vitest-environment jsdom
import { render, renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadDish, useDish } from '../../src/app/loadCookingTools';
import { loadMarkdown } from '../../src/recipe/markdown/loadMarkdown';
import { RecipeText } from '../../src/recipe/RecipeText';
import { inKitchen } from '../support/inKitchen';
import { sample } from '../support/sample';
import { findStrangers } from './findStrangers';
import { readAttacks } from './readCases';

/** The places in a recipe that an attack can have. */
const PLACES: Record<string, (attack: string) => string> = {
  'on its own': (attack) => attack,
  'in a line': (attack) => `Fry ${attack} well`,
  'in a list': (attack) => `- ${attack}`,
  'in a table': (attack) => `| a |\n| - |\n| ${attack} |`,
  'in a footnote': (attack) => `x[^a]\n\n[^a]: ${attack}`,
  'as a language': (attack) => `~~~${attack}\nx\n~~~`,
  'in a link': (attack) => `[${attack}](https://good.example/)`,
  'as an address': (attack) => `[x](${attack})`,
  'as an address in brackets': (attack) => `[x](<${attack}>)`,
  'in a title': (attack) => `[x](https://good.example/ "${attack}")`,
  'as the words of an image': (attack) => `![${attack}](https://leak.example/)`,
  'as the name of a footnote': (attack) => `x[^${attack}]\n\n[^${attack}]: y`,
};

const attacks = readAttacks();

beforeAll(async () => {
  // The tools of a recipe have a place outside of its text.
  const tools = document.createElement('div');
  tools.id = 'dish-tools';
  document.body.append(tools);
  // A busy machine may take longer over it than `loadDish` waits.
  await import('../../src/app/cookingTools');
  await Promise.all([loadMarkdown(), loadDish()]);
  expect(renderHook(useDish).result.current).not.toBeNull();
});

it('there are at least 300 hostile texts', () => {
  expect(attacks.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(300);
});

describe.each(attacks)('of $name', ({ cases }) => {
  const placed = cases.flatMap((attack) =>
    Object.entries(PLACES).map(([place, put]) => ({ attack, place, text: put(attack) })),
  );

  it.each([
    ['a recipe with its tools', true],
    ['a text without tools', false],
  ])(
    '%s keeps only the elements and attributes that a recipe may have',
    (_, isRecipe) => {
      // React warns of a link in a link, which is odd and does no harm.
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { container, rerender } = render(null, { wrapper: inKitchen() });
      const found = sample(placed, cases.length).map(({ attack, place, text }) => {
        rerender(<RecipeText key={text} text={text} isDish={isRecipe} />);
        return { attack, place, strangers: findStrangers(container) };
      });
      expect(found.filter(({ strangers }) => strangers.length > 0)).toEqual([]);
    },
    60_000,
  );
});
