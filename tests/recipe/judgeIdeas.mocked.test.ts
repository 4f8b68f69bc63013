import { expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../machines/preferences';
import { learn } from '../../src/foods/languages/learn';
import { judgeIdeas } from '../../src/recipe/judgeIdeas';

it('an idea in German could not be checked until the foods of German have come', async () => {
  const idea = {
    title: 'Pfanne',
    minutes: 20,
    foods: ['Reis'],
    words: 'Pfanne — 20 Minuten\nReis mit Rührei und Gemüse für die Kinder',
  };
  const judge = () => judgeIdeas([idea], [], { ...NO_PREFERENCES, allergens: ['eggs'] }, '');
  expect(judge().cards[0]?.notChecked).toEqual(['eggs']);
  await learn('de');
  expect(judge()).toMatchObject({ cards: [], leftOut: 1, contained: ['eggs'] });
});

it('an idea in a language that has not passed is not completely checked for what it does not name', () => {
  const idea = {
    title: 'Riso al latte',
    minutes: 20,
    foods: ['riso', 'latte'],
    words: 'Riso al latte con poco sale\nIl riso e lo zucchero, poi il latte nella padella',
  };
  const [avoidingNuts] = judgeIdeas(
    [idea],
    [],
    { ...NO_PREFERENCES, allergens: ['nuts'] },
    '',
  ).cards;
  expect(avoidingNuts).toMatchObject({ notComplete: ['nuts'] });
  const avoidingMilk = judgeIdeas([idea], [], { ...NO_PREFERENCES, allergens: ['milk'] }, '');
  expect(avoidingMilk).toMatchObject({ cards: [], contained: ['milk'] });
});
