import { afterEach, expect, it } from 'vitest';
import { readSettings } from '../../../scripts/settings/readSettings';
import { watchPhotos } from '../../../src/app/parts/device';
import { readAvailability } from '../../../src/browser/languageModel';
import { createStore } from '../../../src/browser/store';
import type { ModelStatus } from '../../../src/models/control/createModelController';
import { installLanguageModel } from '../../support/languageModel';

const HOST = { VITE_HF_ACCESS_TOKEN: 'hf_standInTokenOfTheTests' };
const SEEING = { ...HOST, VITE_HF_VISION_MODEL: 'a/seer' };

afterEach(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));

async function watch(env: Record<string, string>, next: Partial<ModelStatus> = {}) {
  const settings = readSettings(env, ['together']);
  const first: ModelStatus = { choice: 'host', takesImages: false, condition: '' };
  const modelStatus = createStore(first);
  const takesPhotos = createStore(false);
  const hostModel = settings.accessToken ? settings.model : null;
  const stop = watchPhotos({ settings, hostModel, modelStatus, takesPhotos });
  await readAvailability(true);
  const before = takesPhotos.get();
  modelStatus.set({ ...first, ...next });
  const after = takesPhotos.get();
  stop();
  modelStatus.set({ ...first, choice: 'sample', takesImages: !after });
  expect(takesPhotos.get()).toBe(after);
  return [before, after];
}

it('the page offers a photo while a model in use takes pictures', async () => {
  expect(await watch({})).toEqual([false, false]);
  expect(await watch(HOST)).toEqual([false, false]);
  expect(await watch(SEEING, { choice: 'token' })).toEqual([true, false]);
  expect(await watch({}, { choice: 'token', takesImages: true })).toEqual([false, true]);
  expect(await watch({ VITE_HF_VISION_MODEL: 'a/seer' })).toEqual([false, false]);
});

it('the page offers a photo if the browser’s own model takes pictures, whatever model writes', async () => {
  installLanguageModel({ state: 'available' });
  expect(await watch({}, { choice: 'sample' })).toEqual([true, true]);
  installLanguageModel({ state: 'downloadable' });
  expect(await watch({})).toEqual([false, false]);
});
