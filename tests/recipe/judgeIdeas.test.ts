import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { SavedRecipe } from '../../machines/cookbook/CookbookContext';
import { cookbookMachine } from '../../machines/cookbook/cookbookMachine';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import { createAdding, linesToKeep } from '../../src/cookbook/bring/adding';
import * as learning from '../../src/foods/languages/learn';
import { learn } from '../../src/foods/languages/learn';
import { readDocument } from '../../src/reading/lines/readDocument';
import { textAround } from '../../src/reading/lines/textAround';
import { judgeIdeas } from '../../src/recipe/judgeIdeas';
import { aKitchen } from '../support/kitchens';
import { labelFor } from '../support/labels';
import { startRecipe } from '../support/recipeActor';

it('an idea in German could not be checked until the foods of German have come', async () => {
  // Other tests may have learned them.
  vi.resetModules();
  const { judgeIdeas } = await import('../../src/recipe/judgeIdeas');
  const { learn } = await import('../../src/foods/languages/learn');
  const idea = {
    title: 'Pfanne',
    minutes: 20,
    foods: ['Reis'],
    words: 'Pfanne — 20 Minuten\nReis mit Rührei und Gemüse für die Kinder',
  };
  const judge = () => judgeIdeas([idea], aKitchen(), { ...NO_PREFERENCES, allergens: ['eggs'] });
  expect(judge().cards[0]?.notChecked).toEqual(['eggs']);
  await learn('de');
  expect(judge()).toMatchObject({ cards: [], leftOut: 1, contained: ['eggs'] });
});

it('an idea counts in its own language, and names what it needs as that language does', async () => {
  await learn('de');
  const words = 'Gemüsepfanne — 20 Minuten\nBrokkoli, Nudeln und Eier aus der Pfanne';
  const idea = { title: 'Gemüsepfanne', minutes: 20, foods: ['Brokkoli', 'Nudeln', 'Eier'], words };
  const [card] = judgeIdeas([idea], aKitchen(['Eier']), NO_PREFERENCES).cards;
  expect(card?.kitchen).toEqual({ count: 1, total: 1, needed: ['Brokkoli', 'Nudeln'] });
});

it('an idea in a language that has not passed is not completely checked for what it does not name', () => {
  const idea = {
    title: 'Riso al latte',
    minutes: 20,
    foods: ['riso', 'latte'],
    words: 'Riso al latte con poco sale\nIl riso e lo zucchero, poi il latte nella padella',
  };
  const [avoidingNuts] = judgeIdeas([idea], aKitchen(), {
    ...NO_PREFERENCES,
    allergens: ['nuts'],
  }).cards;
  expect(avoidingNuts).toMatchObject({ notComplete: ['nuts'] });
  const avoidingMilk = judgeIdeas([idea], aKitchen(), { ...NO_PREFERENCES, allergens: ['milk'] });
  expect(avoidingMilk).toMatchObject({ cards: [], contained: ['milk'] });
});

it.each([
  ['Creamy salmon pasta', 'may contain'],
  ['Cremige Pasta mit Lachs', 'may contain'],
  ['Creamy salmon pasta with coconut milk', 'nothing'],
  ['Salmon pasta', 'nothing'],
])('milk in the idea "%s": %s', async (title, verdict) => {
  await learn('de');
  const idea = { title, minutes: 20, foods: ['salmon', 'pasta'], words: title };
  const { cards } = judgeIdeas([idea], aKitchen(), { ...NO_PREFERENCES, allergens: ['milk'] });
  expect(cards[0]?.mayContain).toEqual(verdict === 'nothing' ? [] : ['milk']);
});

it.each([
  ['A stir-fry with leftover chicken', 'notChecked'],
  ['Riz sauté aux restes de poulet', 'notChecked'],
  ['Reste vom Huhn mit Reis', 'notChecked'],
  // No frequent word tells their language.
  ['Patatas asadas con romero', 'notComplete'],
  ['Lentejas guisadas', 'notComplete'],
  // These languages have no tables, and resemble none that has.
  ['Zuppa di verdure con pane', 'notComplete'],
  ['Patate arrosto con rosmarino', 'notComplete'],
  ['Pieczone ziemniaki z rozmarynem', 'notComplete'],
  ['Batatas assadas com alecrim', 'notComplete'],
  ['Boerenkool met aardappelen', 'notComplete'],
] as const)('an idea "%s" is no clean card', async (title, told) => {
  await Promise.all(['de', 'fr', 'es'].map(learn));
  const idea = { title, minutes: 20, foods: [], words: title };
  const { cards } = judgeIdeas([idea], aKitchen(), { ...NO_PREFERENCES, allergens: ['mustard'] });
  expect(cards[0]?.[told]).toEqual(['mustard']);
});

it.each(['Fried rice with vegetables', 'Gemüsepfanne mit Reis', 'Riz aux légumes'])(
  'an idea "%s" alone is understood, and has no mention of mustard',
  async (title) => {
    await Promise.all(['de', 'fr', 'es'].map(learn));
    const idea = { title, minutes: 20, foods: [], words: title };
    const { cards } = judgeIdeas([idea], aKitchen(), { ...NO_PREFERENCES, allergens: ['mustard'] });
    expect(cards).toMatchObject([{ mayContain: [], notChecked: [], notComplete: [] }]);
  },
);

it('an idea with an invented title is clear if the page knows all of its foods', () => {
  const words = 'Marry Me pasta — 20 minutes — pasta, tomatoes';
  const idea = { title: 'Marry Me pasta', minutes: 20, foods: ['pasta', 'tomatoes'], words };
  const { cards } = judgeIdeas([idea], aKitchen(), { ...NO_PREFERENCES, allergens: ['mustard'] });
  expect(cards).toMatchObject([{ mayContain: [], notChecked: [], notComplete: [] }]);
});

it('ideas that use most of the list come first, then those that need least, then the quickest', () => {
  const ideas = [
    { title: 'Boiled eggs', minutes: 5, foods: ['eggs'] },
    { title: 'Tofu rice', minutes: 10, foods: ['eggs', 'rice', 'tofu'] },
    { title: 'Baked rice', minutes: 40, foods: ['eggs', 'rice'] },
    { title: 'Fried rice', minutes: 20, foods: ['eggs', 'rice'] },
  ].map((idea) => ({ ...idea, words: `${idea.title} — ${idea.foods.join(', ')}` }));
  const { cards } = judgeIdeas(ideas, aKitchen(['eggs', 'rice']), NO_PREFERENCES);
  expect(cards.map(({ idea }) => idea.title)).toEqual([
    'Fried rice',
    'Baked rice',
    'Tofu rice',
    'Boiled eggs',
  ]);
});

it('an idea that only says that a food is not there is checked like one that does not name it', () => {
  const words = 'Fried rice — 20 minutes\nFry it without nuts.';
  const idea = { title: 'Fried rice', minutes: 20, foods: ['rice', 'onion'], words };
  const [card] = judgeIdeas([idea], aKitchen(), { ...NO_PREFERENCES, allergens: ['nuts'] }).cards;
  expect(card).toMatchObject({ mayContain: [], notChecked: [] });
});

const STEPS = '## Method\n\n1. Cook everything in a pan.\n2. Serve it hot.';

const saved = (
  lines: string,
  more: Partial<SavedRecipe> & { steps?: string } = {},
): SavedRecipe => ({
  id: 'dish',
  recipe: `# Dish\n\n## Ingredients\n\n${lines}\n\n${more.steps ?? STEPS}`,
  cut: false,
  model: null,
  ingredients: [],
  savedAt: 0,
  ...more,
});

const label = (recipe: SavedRecipe) =>
  labelFor(recipe, { ...NO_PREFERENCES, allergens: ['peanuts', 'gluten'] });

const RICE = '- 100 g rice\n- 2 eggs';

it.each([
  ['in its list', saved(`${RICE}\n- 50 g peanuts`), 'contains peanuts'],
  [
    'in a step',
    saved(RICE, { steps: '## Method\n\n1. Fry all.\n2. Top with peanuts.' }),
    'contains peanuts',
  ],
  [
    'in its title',
    { ...saved(RICE), recipe: saved(RICE).recipe.replace('Dish', 'Peanut rice') },
    'may contain peanuts',
  ],
])('a row says that something avoided is in a saved recipe %s', (_, recipe, words) => {
  expect(label(recipe)?.words).toBe(words);
});

it('a row says what a saved recipe may contain, and that it could not be checked', () => {
  expect(label(saved(RICE))).toBeNull();
  expect(label(saved(`${RICE}\n- 1 stock cube`))).toEqual({
    look: 'may contain',
    words: 'may contain gluten',
  });
  const notChecked = { look: 'not checked', words: 'not fully checked' };
  expect(label(saved(RICE, { cut: true }))).toEqual(notChecked);
  expect(label(saved(RICE, { source: { isPhoto: true } }))).toEqual(notChecked);
  expect(label(saved(RICE, { source: { isClip: true } }))).toEqual(notChecked);
  const ofLeftovers = ['leftover chicken', 'rice', 'eggs'];
  expect(label(saved(`${RICE}\n- 200 g chicken`))).toBeNull();
  expect(label(saved(`${RICE}\n- 200 g chicken`, { ingredients: ofLeftovers }))).toEqual(
    notChecked,
  );
});

afterEach(() => vi.restoreAllMocks());

const around = (lines: readonly string[]) => textAround(lines.join('\n'), '').lines;

const LINES = [
  'Home',
  'Peanut brittle',
  'Contains celery.',
  'Milk, wheat',
  'Cookies help us to show you adverts',
];

it.each([
  ['nothing', [], ['Contains celery.', 'Milk, wheat']],
  ['peanuts', ['peanuts'], ['Peanut brittle', 'Contains celery.', 'Milk, wheat']],
] as const)('for a visitor who avoids %s, some lines stay', async (_, allergens, kept) => {
  expect(await linesToKeep(around(LINES), { ...NO_PREFERENCES, allergens })).toEqual(kept);
});

it('all lines stay if the foods of a language could not be fetched', async () => {
  const lines = ['Das ist der Rest von der Seite und nicht das Rezept', 'Mit Erdnussbutter'];
  vi.spyOn(learning, 'learnFor').mockResolvedValue();
  const missing = { learned: 'missing', isPending: false, isReadable: false } as const;
  vi.spyOn(learning, 'languageState').mockReturnValue(missing);
  expect(await linesToKeep(around(lines), NO_PREFERENCES)).toEqual(lines);
});

const CHAT = `[03/11/2023, 18:02:11] Mum: Here it is. May contain peanuts
[03/11/2023, 18:03:02] Mum: Leek soup
2 leeks
50 g butter
cheese

1. Chop the leeks.
[03/11/2023, 18:04:10] Mum: Boil everything in the butter with the cheese for 20 minutes.
[03/11/2023, 18:05:20] Mum: scatter walnuts and milk foam on top!!
[03/11/2023, 18:06:40] Tom: thanks
12/05/2024, 18:05 - Contains peanuts: cheese`;

it('a message of a chat is noted once, and again if its stamp names what a visitor avoids', async () => {
  const preferences: Preferences = { ...NO_PREFERENCES, allergens: ['peanuts', 'milk'] };
  const kitchen = startRecipe({ preferences }).store;
  const { addFound } = createAdding({
    kitchen,
    cookbook: createActor(cookbookMachine),
    pictures: { waiting: new Map() },
  });
  const [found] = readDocument(CHAT);
  const opened = found && 'text' in found ? await addFound(found, false) : null;
  const [, notes] = opened?.text.split('## Notes') ?? [];
  expect(notes?.trim().split('\n')).toEqual([
    '- Here it is. May contain peanuts',
    '- scatter walnuts and milk foam on top!!',
    '- thanks',
    '- cheese',
    '- 12/05/2024, 18:05 - Contains peanuts: cheese',
  ]);
});
