import { render } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { markdownOf } from '../../src/cookbook/share/attribution';
import { exportRecipes } from '../../src/cookbook/share/exportRecipes';
import { shownTitle } from '../../src/cookbook/storage/shownTitle';
import { readText } from '../../src/reading/document/marks/readText';
import { parseRecipe } from '../../src/reading/document/parseRecipe';
import { readDocument } from '../../src/reading/lines/readDocument';
import { checkReading } from '../../src/recipe/allergens/checkReading';
import { PlainText } from '../../src/recipe/markdown/PlainText';

/** Signs that turn or break words, with which a stranger can hide a food. */
const HIDDEN: readonly string[] = [
  '\u202epeanuts',
  '\u202dpea\u202cnuts',
  'pea\u202anuts',
  'pea\u202bnuts',
  '\u2066peanuts\u2069',
  '\u2067pea\u2068nuts',
  'pea\u061cnuts',
  'pea\u0000nuts',
];
const TURNED = '\u202estunaep\u202c';
const SIGNS = /[\u202a-\u202e\u2066-\u2069\u061c\0]/;

const markdown = (food: string) =>
  `# Rice\n\nServes 2\n\n## Ingredients\n\n- 200 g rice\n- 50 g ${food}\n\n## Method\n\n1. Boil the rice for 10 minutes.\n2. Stir and serve it hot.\n`;
const named = (text: string, name: (code: string) => string) =>
  text.replace(/[^ -~\n]/g, (sign) => name(sign.charCodeAt(0).toString(16).padStart(4, '0')));
const json = (food: string) =>
  `{"@type":"Recipe","name":"Rice","recipeIngredient":["200 g rice","50 g ${named(food, (code) => `\\u${code}`)}"],"recipeInstructions":["Boil the rice."]}`;
const mealie = (food: string) =>
  json(food)
    .replace('"name"', '"slug":"r","name"')
    .replace('"200 g rice"', '{"note":"200 g rice"}');

const verdictOf = (text: string) =>
  checkReading(readText(text), { allergens: ['peanuts'], diet: null, avoid: [] }, false).check
    .results[0]?.verdict;

it.each(HIDDEN)(
  '%j names a food in every door, and no sign of it stays in what is brought',
  (food) => {
    expect(verdictOf(markdown(food))).toMatch(/contain/);
    for (const text of [markdown(food), json(food), mealie(food)]) {
      const [found] = readDocument(text);
      if (!found || !('text' in found)) throw new Error(text);
      expect(found.text).toMatch(/^- 50 g peanuts$/m);
      expect(found.text).not.toMatch(SIGNS);
      expect(verdictOf(found.text)).toBe('contains');
    }
  },
);

it.each(['\ud800', '\udfff'])('half a character in what is brought is none: %j', (half) => {
  const [found] = readDocument(json(`pea${half}nuts`));
  expect(JSON.stringify(found)).toContain('pea\ufffdnuts');
});

it('a text that is turned around is not checked, and shows as it is written', () => {
  const text = markdown(TURNED).replace(
    'Stir',
    `Stir in the ${named(TURNED, (code) => `&#x${code};`)}`,
  );
  expect(verdictOf(text)).toBe('not checked');
  expect(JSON.stringify(readText(text).tree)).not.toMatch(/[\u202d\u202e]/);
  expect(JSON.stringify(readText(text).lines)).not.toMatch(/[\u202d\u202e]/);
  const { container } = render(<PlainText text={TURNED} />);
  expect(container.textContent).not.toMatch(/[\u202d\u202e]/);
});

it('no other program turns a text around that this page has exported', () => {
  const recipe = markdown(`${TURNED} and &#8238;stun&#x202E; and &#X202d; pea\0nuts`);
  expect(markdownOf(recipe, 'By \ud800')).not.toMatch(
    /[\u202d\u202e\0]|&#x?0*(?:202[de]|823[78])/i,
  );
  const saved = { id: 'a', recipe, cut: false, model: null, ingredients: [], savedAt: 1 };
  for (const format of ['managers', 'markdown'] as const) {
    const files = Object.values(unzipSync(exportRecipes(parseRecipe, format, [saved], 'Kitchen')));
    expect(strFromU8(files[0] ?? new Uint8Array())).not.toMatch(/[\u202d\u202e]/);
  }
  expect(shownTitle({ ...saved, recipe: `# ${TURNED}` })).toBe('stunaep\u202c');
});
