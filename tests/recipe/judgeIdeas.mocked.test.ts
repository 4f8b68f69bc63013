import { expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../machines/preferences';
import { learn } from '../../src/foods/languages/learn';
import { judgeIdeas } from '../../src/recipe/judgeIdeas';

it('an idea in German could not be checked until the foods of German have come', async () => {
  const idea = {
    title: 'Pfanne',
    minutes: 20,
    foods: ['Reis'],
    words: 'Pfanne — 20 Minuten\nReis mit Ei und gehackter Erdnuss für die Kinder',
  };
  const judge = () => judgeIdeas([idea], [], { ...NO_PREFERENCES, allergens: ['peanuts'] }, '');
  expect(judge().cards[0]?.notChecked).toEqual(['peanuts']);
  await learn('de');
  expect(judge()).toMatchObject({ cards: [], leftOut: 1, contained: ['peanuts'] });
});
