import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { learn } from '../../../src/foods/languages/learn';
import { readText } from '../../../src/reading/document/marks/readText';
import { LanguageNote } from '../../../src/recipe/notes/LanguageNote';
import { startRecipeViews } from '../../support/recipeViews';
import { aRecipe } from '../../support/renderApp';

const RICE = '# Rice\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil.\n\n';

async function show(text: string) {
  const { contentOf } = await startRecipeViews(aRecipe(text));
  return render(contentOf(text));
}

it('the page shows a remark before the title at the end of the recipe', async () => {
  const { container } = await show(`Sure! Here is a recipe for two:\n\n${RICE}`);
  const title = screen.getByRole('heading', { name: 'Rice' });
  const remark = screen.getByText('Sure! Here is a recipe for two:');
  expect(container.querySelector('section')?.firstElementChild).toBe(title);
  expect(screen.getByText('Boil.').compareDocumentPosition(remark)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('a title in capitals keeps its text, and is set in small ones', async () => {
  const { container, unmount } = await show(RICE.replace('# Rice', '# EGG FRIED RICE'));
  expect(screen.getByRole('heading', { name: 'EGG FRIED RICE' })).toBeVisible();
  expect(container.querySelector('[data-shouted] h3')).toHaveTextContent('EGG FRIED RICE');
  unmount();
  for (const title of ['BLT', 'Rice with EGGS']) {
    const other = await show(RICE.replace('# Rice', `# ${title}`));
    expect(other.container.querySelector('[data-shouted]')).toBeNull();
    other.unmount();
  }
});

it('a long paragraph that names the dish is not a heading', async () => {
  const rice = RICE.replace('# Rice\n\n', '');
  const { unmount } = await show(`Here is a recipe for Egg Rice.\n\n${rice}`);
  expect(screen.getByRole('heading', { name: /Egg Rice/ })).toBeVisible();
  unmount();
  const warning = 'Please note that raw kidney beans are toxic, so boil them hard for ten minutes.';
  await show(`Here is a recipe for Egg Rice with beans. ${warning}\n\n${rice}`);
  expect(screen.getByText(/toxic/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /toxic/ })).toBeNull();
});

it('the last words of an answer are not folded', async () => {
  const { container } = await show(`${RICE}Let me know if you have any questions!`);
  expect(screen.getByText(/any questions/)).toBeVisible();
  expect(container.querySelector('section details')).toBeNull();
});

const sceneText = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../browser/scenes/${name}.md`), 'utf8');

const GERMAN = `# Kartoffelsuppe

Für 4 Personen

## Zutaten

- 800 g Kartoffeln
- 1 Zwiebel

## Zubereitung

1. Die Kartoffeln und die Zwiebel schälen und würfeln.
2. Mit der Brühe aufgießen und 20 Minuten kochen lassen.`;

const ITALIAN = `# Zuppa di patate

Per 4 persone

## Ingredienti

- 800 g di patate
- 1 cipolla

## Preparazione

1. Sbucciare le patate e la cipolla e tagliarle a cubetti.
2. Unire il brodo e cuocere per 20 minuti.`;

beforeAll(() => learn('de'));

it.each([
  [
    'Italian',
    ITALIAN,
    "This recipe is in Italian. The page can't fully check it for what you avoid or compare it with your list.",
  ],
  [
    'Italian that names no servings',
    ITALIAN.replace('Per 4 persone\n\n', ''),
    "This recipe is in Italian. The page can't fully check it for what you avoid, compare it with your list, or scale its amounts.",
  ],
  [
    'Japanese',
    sceneText('cjk'),
    "The page doesn't know this recipe's language. It can't fully check it for what you avoid, compare it with your list, or scale its amounts.",
  ],
  ['English', sceneText('common'), ''],
  ['German, whose foods the page knows,', GERMAN, ''],
  ['too few words to tell', '# Röstzwiebeln\n\n1. Rösten.', ''],
  ['German, which is no recipe,', 'Das ist ein Text, der auf Deutsch ist und kein Rezept.', ''],
])('of a recipe in %s, one line says what the page cannot do', (_, text, line) => {
  const { document } = readText(text);
  const { container } = render(<LanguageNote text={text} document={document} />);
  expect(container).toHaveTextContent(line);
  expect(container.childElementCount).toBe(line ? 1 : 0);
});

const FRENCH = `# Soupe de pommes de terre

Pour 4 personnes

## Ingrédients

- 800 g de pommes de terre
- 1 oignon

## Préparation

1. Éplucher les pommes de terre et l’oignon et les couper en dés.
2. Verser le bouillon et laisser cuire 20 minutes.`;

it('of a recipe whose foods are on their way to the page, no line says what the page cannot do', async () => {
  const learning = learn('fr');
  const { document } = readText(FRENCH);
  const { container } = render(<LanguageNote text={FRENCH} document={document} />);
  expect(container).toBeEmptyDOMElement();
  await act(() => learning);
  expect(container).toBeEmptyDOMElement();
});

const SENTENCE = "This doesn't look like a recipe. It wasn't checked.";

async function showText(text: string) {
  const { contentOf } = await startRecipeViews();
  render(contentOf(text, { model: 'a/model' }));
}

it.each([
  "I'm sorry, but I can't help with that request.",
  "I can't write that.",
  'Hello! I am a large language model. What would you like to cook today?',
  'Es tut mir leid, dabei kann ich nicht helfen.',
  'Je suis désolé, mais je ne peux pas vous aider.',
  'Lo siento, no puedo ayudarte con eso.',
])('a reply in place of a recipe says so, and cannot be cooked or saved: %s', async (text) => {
  await showText(text);
  expect(screen.getByText(SENTENCE)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save|Cook|Plan/ })).toBeNull();
});

it.each([
  '# Rice\n\nBoil the rice. I can’t say how long.',
  '申し訳ありませんが、お手伝いできません。',
  "I'm sorry it took so long.\n\n# Rice\n\n- 200 g rice\n- 1 egg\n\n1. Boil.\n2. Stir.",
])(
  'a recipe, or a text in a language that the page does not read, can be saved: %s',
  async (text) => {
    await showText(text);
    expect(screen.queryByText(SENTENCE)).toBeNull();
    expect(screen.getByRole('button', { name: /Save/ })).toBeVisible();
  },
);
