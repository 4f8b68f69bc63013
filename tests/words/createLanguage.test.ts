import { expect, it, vi } from 'vitest';
import { pageLanguage } from '../../src/reading/languages/pageLanguage';
import { createLanguage } from '../../src/words/createLanguage';
import { words as first } from '../../src/words/de/first';
import { words as rest } from '../../src/words/de/rest';
import * as english from '../../src/words/en/first';
import { plan } from '../../src/words/en/recipe';
import { wait } from '../../src/words/en/request';
import { cookbook } from '../../src/words/en/rest';

it('a language replaces the words of the page in place, those of the first screen first, and is that of a text that shows none', async () => {
  const language = createLanguage(first, () => Promise.resolve({ words: rest }));

  language.start();
  expect({ ...english }).toEqual(first);
  expect(plan.plan).toBe('Plan');
  expect(pageLanguage.code).toBe('de');

  await language.translate();
  expect([wait, plan, cookbook]).toEqual([rest.wait, rest.plan, rest.cookbook]);
});

it('a language whose words could not be fetched is fetched again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ words: rest });
  const language = createLanguage(first, load);

  await expect(language.translate()).rejects.toThrow('offline');
  await language.translate();
  await language.translate();
  expect(load).toHaveBeenCalledTimes(2);
});
