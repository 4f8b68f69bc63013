import { expect, it } from 'vitest';
import { createLanguage } from '../../src/app/languages/createLanguage';

it('a language replaces the words of a part in place, with those that parts share, and leaves others alone', async () => {
  const words = { recipe: { more: 'Mehr', less: 'Weniger' } };
  const language = createLanguage(
    { first: {}, shared: { plan: { plan: 'Planen' } } } as never,
    { recipe: () => new Promise((come) => setImmediate(come, { words })) } as never,
  );
  const recipe = { more: 'More', less: 'Less' };
  const plan = { plan: 'Plan' };
  const tools = { stop: 'Stop' };

  await language.translate('recipe', Promise.resolve({ words: { recipe, plan, tools } }));
  expect([recipe, plan, tools]).toEqual([words.recipe, { plan: 'Planen' }, { stop: 'Stop' }]);

  const other = { plan: 'Plan' };
  await language.translate('constructor', Promise.resolve({ words: { plan: other } }));
  expect(other).toEqual({ plan: 'Planen' });
});
