import { afterEach, expect, it, vi } from 'vitest';
import { learn } from '../../../src/foods/languages/learn';
import { createSampleKitchen } from '../../../src/models/sampleKitchen/createSampleKitchen';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import * as firstWords from '../../../src/words/en/first';

import { requestOf } from '../../support/requestOf';

const chunk = vi.hoisted(() => ({ isMissing: true }));
vi.mock('../../../src/foods/languages/de', async (load) => {
  if (chunk.isMissing) throw new TypeError('Failed to fetch');
  return load();
});

afterEach(() => {
  firstWords.language.code = 'en';
});

const kitchen = createSampleKitchen();

async function cook() {
  firstWords.language.code = 'de';
  const request = requestOf(['eggs', 'Kartoffeln', 'Zwiebeln']);
  return (await kitchen.generate(request, new AbortController().signal)).text;
}

it('a page gets dishes of its language once the foods of that language have arrived, and until then English ones', async () => {
  expect(parseRecipe(await cook()).language).toBe('en');
  chunk.isMissing = false;
  learn('de');
  const text = await cook();
  expect(parseRecipe(text).language).toBe('de');
  expect(text).not.toContain('Nicht verwendet');
});
