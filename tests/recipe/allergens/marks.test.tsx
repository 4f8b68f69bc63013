import { act, render, screen } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { exportRecipes } from '../../../src/cookbook/share/exportRecipes';
import { markdownOf } from '../../../src/cookbook/share/sharedText';
import { shownTitle } from '../../../src/cookbook/storage/fromSaved';
import { readText } from '../../../src/reading/document/marks/readText';
import { readDocument } from '../../../src/reading/lines/readDocument';
import { checkReading } from '../../../src/recipe/allergens/checkReading';
import { PlainText } from '../../../src/recipe/markdown/PlainText';
import { provideDialogs } from '../../support/dialogs';
import { aRecipe, renderApp } from '../../support/renderApp';

beforeAll(() => {
  provideDialogs();
});

/** Writes the marked lines as a visitor who avoids milk sees them. */
async function markedLines(method: string) {
  const text = `# Rice\n\n## Ingredients\n\n- 200 g rice\n- 1 lemon\n\n## Method\n\n1. Boil the rice for 10 minutes.\n2. ${method}\n`;
  const page = await renderApp({
    kitchen: { ingredients: ['rice', 'lemon'], recipe: aRecipe(text) },
    preferences: { allergens: ['milk'] },
  });
  await act(() => page.app.parts.recipe.load());
  const marks = screen.getAllByText('(contains milk)');
  return marks.map((mark) => mark.closest('li, p, td, th, h3')?.textContent?.trim());
}

it.each([
  [
    'two foods of one line',
    'Stir in the milk and the butter, then rest.',
    'Stir in the milk (contains milk) and the butter (contains milk), then rest.',
  ],
  [
    'foods in bold and plain words of one line',
    'Stir in the **milk** and the *soft* butter.',
    'Stir in the milk (contains milk) and the soft butter (contains milk).',
  ],
  ['the last word of a line', 'Stir in lemon and milk', 'Stir in lemon and milk (contains milk)'],
])('%s are each marked after their word', { tags: 'rare' }, async (_, method, line) => {
  expect((await markedLines(method)).map((marked) => marked?.replace(/\s+/g, ' '))).toEqual(
    Array.from({ length: line.split('(contains').length - 1 }, () => expect.stringContaining(line)),
  );
});

it('the cells of a table are marked word by word', async () => {
  const lines = await markedLines('Eat.\n\n| Butter | Milk |\n| --- | --- |\n| 10 g | 1 cup |');
  expect(lines).toEqual(['Butter (contains milk)', 'Milk (contains milk)']);
});

it('a line that goes on after a break is marked at its food', async () => {
  const lines = await markedLines('Stir in lemon.  \n   Add milk and rest.');
  expect(lines).toEqual([expect.stringContaining('Add milk (contains milk) and rest.')]);
});

it('words that deny a food have no mark if the recipe contains what they deny', async () => {
  const lines = await markedLines('Stir in milk. Serve without butter.');
  expect(lines).toEqual([expect.not.stringContaining('mentions')]);
});

it('the word that the visitor typed is marked without its name', { tags: 'rare' }, async () => {
  const page = await renderApp({
    kitchen: {
      ingredients: ['rice'],
      recipe: aRecipe(
        '# Rice\n\n## Ingredients\n\n- 200 g rice\n- 100 g peas\n\n## Method\n\n1. Boil the rice with the peas for 10 minutes.\n',
      ),
    },
    preferences: { avoid: ['peas'] },
  });
  await act(() => page.app.parts.recipe.load());
  expect(await screen.findAllByText('(you avoid this)')).toHaveLength(2);
  expect(screen.getByText('Contains peas.')).toBeVisible();
});

it('a word is marked once, even if the page has two doubts about it', () => {
  const reading = readText(
    '# Bread\n\n## Ingredients\n\n- 1e9 flour\n\n## Method\n\n1. Bake it.\n',
  );
  const avoided = { allergens: ['milk'], diet: null, avoid: [] } as const;
  const marks = [...checkReading(reading, avoided, false).marks.values()].flat();
  expect(marks.map(({ words }) => words)).toEqual(['not checked']);
});

it('what is certain has another colour than what only a label tells', {
  tags: 'rare',
}, async () => {
  await markedLines('Stir in the butter and the chicken broth.');
  const certain = screen.getByText('(contains milk)').className;
  const [open] = screen.getAllByText('(may contain milk)');
  expect(open?.className).not.toBe(certain);
  expect(certain).toContain('mark');
  expect(open?.className).toContain('open');
});

it('words in another language than the page say which, and what the page says among them is in its own', {
  tags: 'rare',
}, async () => {
  const text =
    '# Milchreis\n\n## Zutaten\n\n- 200 g Reis\n- 1 l Milch\n\n## Zubereitung\n\n1. Den Reis in der Milch 20 Minuten kochen.\n2. Den Reis mit Zucker bestreuen.\n';
  const page = await renderApp({
    kitchen: { ingredients: ['Reis', 'Milch'], recipe: aRecipe(text) },
    preferences: { allergens: ['milk'] },
  });
  await act(() => page.app.parts.recipe.load());
  const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
  for (const words of ['Milchreis', /mit Zucker/]) {
    expect(languageOf(screen.getByText(words)), String(words)).toBe('de');
  }
  const marks = await screen.findAllByText('(contains milk)', { selector: 'strong' });
  expect(marks.map(languageOf)).toEqual(['en', 'en']);
  expect(languageOf(screen.getByText(/^Contains milk/))).toBeUndefined();
});

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

it('the page does not check a text that runs backwards, and shows it as its writer typed it', () => {
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
    const files = Object.values(unzipSync(exportRecipes(format, [saved], 'Kitchen')));
    expect(strFromU8(files[0] ?? new Uint8Array())).not.toMatch(/[\u202d\u202e]/);
  }
  expect(shownTitle({ ...saved, recipe: `# ${TURNED}` })).toBe('stunaep\u202c');
});
