import { expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences';
import { learn } from '../../src/foods/languages/learn';
import { judgeIdeas } from '../../src/recipe/judgeIdeas';
import { aKitchen } from '../support/kitchens';

it('an idea in German could not be checked until the foods of German have come', async () => {
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
