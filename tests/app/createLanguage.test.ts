import { expect, it } from 'vitest';
import { createLanguage } from '../../src/app/languages/createLanguage';

it('a language replaces the words of a part in place, also those that parts share, and leaves others alone', async () => {
  const words = { recipe: { more: 'Mehr', less: 'Weniger' }, plan: { plan: 'Planen' } };
  const load = () => new Promise((come) => setImmediate(come, { words }));
  const language = createLanguage({} as never, load as never);
  const recipe = { more: 'More', less: 'Less' };
  const plan = { plan: 'Plan' };
  const tools = { stop: 'Stop' };

  await language.translate(Promise.resolve({ words: { recipe, plan, tools } }));
  expect([recipe, plan, tools]).toEqual([words.recipe, words.plan, { stop: 'Stop' }]);

  const other = { plan: 'Plan' };
  await language.translate(Promise.resolve({ words: { plan: other } }));
  expect(other).toEqual(words.plan);
});
