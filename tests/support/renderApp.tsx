import { act, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { Kitchen } from '../../machines/kitchen/kitchen';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import type { Answer, Recipe } from '../../machines/kitchen/recipe';
import type { RecipeRequest } from '../../machines/recipe/request';
import { App } from '../../src/app/App';
import { createApp } from '../../src/app/createApp';
import { settings } from '../../src/app/settings';
import { saveDraft } from '../../src/kitchen/keeping/kitchenStorage';
import type { Keeping } from '../../src/kitchen/preferences/preferencesStorage';
import type { LazyConnection } from '../../src/wire/connections/connection';
import { isFull } from './sample';
import { settle } from './settle';
import { startUser } from './user';
// Loaded in advance, so no test waits for them.
import '../../src/app/parts/cookbook';
import '../../src/app/parts/model';
import '../../src/app/parts/recipe';
import '../../src/app/parts/typing';
import '../../src/recipe/changes/questions';
import { readBeginning } from '../../src/wire/connections/answer/takeThoughtsOff';

interface Options {
  /** React then renders and starts everything twice. `npm run test:full` does. */
  strict?: boolean;
  kitchen?: Partial<Kitchen>;
  preferences?: Partial<Preferences>;
  keeping?: Keeping;
  draft?: string;
  withTools?: boolean;
  hostConnection?: LazyConnection;
  facts?: Partial<LazyConnection>;
}

/** The button of the preferences, before and after a visitor has set any. */
export const PREFERENCES = /^(?:Preferences:|Allergies or diet\?)/;

export function aRecipe(text: string, about: Partial<Recipe> = {}): Recipe {
  return { text, cut: false, model: null, origin: 'request', askedWith: [], ...about };
}

export async function renderApp({
  strict = isFull,
  kitchen,
  preferences,
  keeping,
  withTools = true,
  hostConnection,
  facts,
  draft = '',
}: Options = {}) {
  const clock = new SimulatedClock();
  const calls: PromiseWithResolvers<Answer>[] = [];
  const requests: RecipeRequest[] = [];
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fake: LazyConnection = {
    id: 'fake',
    model: 'fake/model',
    takesConversation: true,
    recipients: ['fake.example'],
    origins: [],
    readSoFar: readBeginning,
    prepare: async () => {},
    warmUp: async () => {},
    generate(request) {
      requests.push(request);
      let call: Partial<PromiseWithResolvers<Answer>> = {};
      const promise = new Promise<Answer>((resolve, reject) => {
        call = { resolve, reject };
      });
      calls.push({ ...call, promise } as PromiseWithResolvers<Answer>);
      return promise.catch((error) => {
        throw Object.assign(Object(error), { diagnosis: Object(error).cause });
      });
    },
    ask: () => Promise.reject(new Error('no')),
    ...facts,
  };
  saveDraft(draft);
  const app = createApp({
    settings,
    kitchen: { ingredients: [], recipe: null, failure: null, earlier: [], ...kitchen },
    ...(preferences && { preferences: { ...NO_PREFERENCES, ...preferences } }),
    ...(keeping && { keeping }),
    clock,
    hostConnection: hostConnection ?? fake,
  });
  // Files share the document: an application that keeps running would hear later tests.
  onTestFinished(() => app.stop());
  await (await app.findConnection()).warmUp();
  if (withTools) await app.parts.recipe.load();

  const view = render(<App app={app} />, strict ? { wrapper: StrictMode } : {});
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const user = startUser();

  const settleCall = (settleIt: (call: PromiseWithResolvers<Answer> | undefined) => void) =>
    act(async () => {
      await settle();
      settleIt(calls.at(-1));
    });

  const wait = (ms: number) => act(() => clock.increment(ms));
  const fail = (cause?: object) => settleCall((call) => call?.reject(new Error('no', { cause })));

  return {
    ...view,
    app,
    user,
    calls,
    requests,
    log,
    wait,
    answer: (text: string, rest?: Partial<Answer>) =>
      settleCall((call) => call?.resolve({ text, cut: false, model: 'a-model', ...rest })),
    fail,
    /** All three attempts of a request. */
    async failThrice(cause?: object) {
      for (const ms of [1_000, 2_000, 0]) {
        await fail(cause);
        wait(ms);
      }
    },
    input: () => screen.getByLabelText('Add more than one ingredient'),
    button,
    items: () =>
      within(screen.getByRole('region', { name: 'Ingredients on hand' }))
        .queryAllByRole('listitem')
        // Leaves out the row that says what was removed or changed.
        .filter((item) => within(item).queryByRole('button', { name: /^Remove / }))
        .map((item) => item.firstElementChild?.textContent),
    status: () =>
      within(screen.getByRole('region', { name: 'Your kitchen' })).getByRole('status').textContent,
  };
}
