// @vitest-environment jsdom
import { render, renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadDish, useDish } from '../../src/dish/loadDish';
import { loadMarkdown } from '../../src/markdown/loadMarkdown';
import { RecipeText } from '../../src/views/RecipeText';
import { inKitchen } from '../support/inKitchen';
import { findStrangers } from './findStrangers';
import { readAttacks } from './readCases';

/** The places in a text that an attack is also tried in. */
const PLACES: Record<string, (attack: string) => string> = {
  'on its own': (attack) => attack,
  'in a line': (attack) => `Fry ${attack} well`,
  'in a list': (attack) => `- ${attack}`,
  'in a table': (attack) => `| a |\n| - |\n| ${attack} |`,
  'in a link': (attack) => `[${attack}](https://good.example/)`,
  'as an address': (attack) => `[x](${attack})`,
  'as an address in brackets': (attack) => `[x](<${attack}>)`,
  'in a title': (attack) => `[x](https://good.example/ "${attack}")`,
  'as the words of an image': (attack) => `![${attack}](https://leak.example/)`,
  'in a footnote': (attack) => `x[^a]\n\n[^a]: ${attack}`,
  'as the name of a footnote': (attack) => `x[^${attack}]\n\n[^${attack}]: y`,
  'as a language': (attack) => `~~~${attack}\nx\n~~~`,
};

const attacks = readAttacks();

beforeAll(async () => {
  // The page's own tools have a place outside of the recipe.
  const tools = document.createElement('div');
  tools.id = 'dish-tools';
  document.body.append(tools);
  // A busy machine may take longer over it than `loadDish` waits.
  await import('../../src/dish/dish');
  await Promise.all([loadMarkdown(), loadDish()]);
  expect(renderHook(useDish).result.current).not.toBeNull();
});

it('there are 300 hostile texts and more, of every class that is known', () => {
  const texts = attacks.flatMap(({ cases }) => cases);
  console.info(`${texts.length} hostile texts of ${attacks.length} classes`);
  expect(texts.length).toBeGreaterThanOrEqual(300);
});

describe.each(attacks)('$name', ({ cases }) => {
  it.each(Object.entries(PLACES))('leave nothing but a recipe’s own elements, %s', (_, put) => {
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
