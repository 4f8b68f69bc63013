import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../machines/kitchen/recipe';
import { createRequester } from '../../../src/app/requests/request';
import { settings } from '../../../src/app/settings';
import { createLazyPart, createStore } from '../../../src/browser/store';
import type { Wait } from '../../../src/kitchen/wait/Progress';
import type { AnswerPiece, LazyConnection } from '../../../src/models/connections/connection';
import type { ModelStatus } from '../../../src/models/control/createModelController';
import { writePreferences } from '../../../src/models/prompt/preferencesPrompt';
import { type Growth, growRecipe } from '../../../src/recipe/growRecipe';
import { startRecipe } from '../../support/recipeActor';
import { requestOf } from '../../support/requestOf';

const REQUEST = requestOf(['eggs']);

function createFor(
  connection: Partial<LazyConnection>,
  loading: Promise<unknown> = Promise.resolve(),
  prepare: (() => Promise<void>) | null = async () => {},
) {
  const wait = createStore<Wait | null>(null);
  const growth = createStore<Growth | null>(null);
  const recipe = startRecipe({ ingredients: ['eggs', 'rice'] }).actor;
  const hostConnection: LazyConnection = {
    id: 'fake',
    model: 'fake/model',
    takesConversation: true,
    recipients: [],
    origins: [],
    prepare: async () => {},
    warmUp: async () => {},
    generate: () => Promise.reject(new Error('no')),
    ask: () => Promise.reject(new Error('no')),
    diagnose: async () => undefined,
    ...connection,
  };
  const requester = createRequester({
    settings,
    hostConnection,
    modelStatus: createStore<ModelStatus>({ choice: 'host', takesImages: false, condition: '' }),
    parts: {
      model: createLazyPart(() => Promise.reject(new Error('not needed'))),
      recipe: {
        get: () => prepare && { growRecipe, tools: { prepare } },
      },
    },
    wait,
    growth,
    recipe,
    loadRecipeParts: () => loading,
  });
  return { requester, wait, growth, recipe };
}

it.each([
  ['is kept without asking again', { diagnosis: { kind: 'signInExpired' } }, 'signInExpired'],
  ['comes from the connection if the error has none', {}, 'tokenRejected'],
])('the diagnosis of a failed attempt %s', async (_, about, kind) => {
  const diagnose = vi.fn(async () => ({ kind: 'tokenRejected' }) as const);
  const { requester } = createFor({
    generate: () => Promise.reject(Object.assign(new Error('no'), about)),
    diagnose,
  });
  const attempt = requester.generate(REQUEST, new AbortController().signal, () => {});
  await expect(attempt).rejects.toMatchObject({ diagnosis: { kind } });
  expect(diagnose).toHaveBeenCalledTimes(kind === 'signInExpired' ? 0 : 1);
});

it('all preferences go to the connection, and into the messages that a model reads', async () => {
  const generate = vi.fn<LazyConnection['generate']>(() => Promise.reject(new Error('no')));
  const { requester } = createFor({ generate });
  const input = requestOf(['eggs'], { people: 6, allergens: ['milk'], avoid: ['kiwi'] });
  const attempt = requester.generate(input, new AbortController().signal, () => {});
  await expect(attempt).rejects.toThrow('no');
  const [request] = generate.mock.calls[0] ?? expect.fail();
  expect(request.preferences).toEqual(input.preferences);
  expect(request.messages[0]?.content).toContain(writePreferences(input.preferences));
});

it('an answer waits for the code that shows a recipe', async () => {
  let arrive = () => {};
  const loading = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answer = { text: '# Rice', cut: false, model: 'fake/model' };
  const { requester } = createFor({ generate: async () => answer }, loading);
  const settled = vi.fn();
  const attempt = requester.generate(REQUEST, new AbortController().signal, () => {}).then(settled);
  await new Promise((done) => setTimeout(done));
  expect(settled).not.toHaveBeenCalled();
  arrive();
  await attempt;
  expect(settled).toHaveBeenCalledWith(expect.objectContaining(answer));
});

it('an answer is read before the page shows it, and a fault of the reader loses nothing', async () => {
  const answer = { text: '# Rice', cut: false, model: 'fake/model' };
  const prepare = vi.fn(() => Promise.reject(new Error('no')));
  const { requester } = createFor({ generate: async () => answer }, undefined, prepare);
  const attempt = requester.generate(REQUEST, new AbortController().signal, () => {});
  await expect(attempt).resolves.toMatchObject(answer);
  const { ingredients: askedWith } = REQUEST;
  expect(prepare).toHaveBeenCalledWith({ ...answer, askedWith }, undefined);
});

function startAttempt(about: Partial<LazyConnection> = {}) {
  const pieces: ((piece: AnswerPiece) => void)[] = [];
  const calls: Pick<PromiseWithResolvers<Answer>, 'resolve' | 'reject'>[] = [];
  const app = createFor({
    generate(_, signal, onPiece = () => {}) {
      pieces.push(onPiece);
      return new Promise((resolve, reject) => {
        calls.push({ resolve, reject });
        // A real connection also rejects later.
        signal.addEventListener('abort', () => setTimeout(reject, 100, signal.reason));
      });
    },
    ...about,
  });
  return {
    ...app,
    async ask(onGrowth = () => {}) {
      const stop = new AbortController();
      const number = calls.length;
      const settled = app.requester.generate(REQUEST, stop.signal, onGrowth).catch(() => {});
      await vi.advanceTimersByTimeAsync(0);
      return {
        settled,
        stop: () => stop.abort(),
        send: (text: string) => pieces[number]?.({ text, isThought: false }),
        answer: (text: string) => calls[number]?.resolve({ text, cut: false, model: 'fake/model' }),
        fail: () => calls[number]?.reject(new Error('no')),
      };
    },
  };
}

describe('while an answer arrives', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    return () => vi.useRealTimers();
  });

  it('the page knows its name, until the recipe shows', async () => {
    const { ask, wait } = startAttempt();
    const onGrowth = vi.fn();
    const { send, answer, settled } = await ask(onGrowth);
    send('# Rice\n');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([wait.get()?.name, onGrowth.mock.calls.length]).toEqual(['Rice', 1]);
    answer('# Rice');
    await vi.advanceTimersByTimeAsync(20);
    await settled;
    expect(wait.get()).toBeNull();
  });

  it('its last words show before the page reads the whole', async () => {
    const lasts: (string | undefined)[] = [];
    const { requester, growth } = createFor(
      {
        async generate(_, __, onPiece = () => {}) {
          onPiece({ text: '# Rice\n\nServes 2\n', isThought: false });
          await vi.advanceTimersByTimeAsync(1_000);
          return { text: '# Rice\n\nServes 2\n\nStir it.', cut: false, model: 'fake/model' };
        },
      },
      undefined,
      async () => void lasts.push(growth.get()?.text?.last),
    );
    await requester.generate(REQUEST, new AbortController().signal, () => {});
    expect(lasts).toEqual(['Stir it.']);
  });

  it('the page shows it without the token of the call, even if that has expired since', async () => {
    let token = 'key';
    const { ask, growth } = startAttempt({
      createHider() {
        const hidden = token;
        return (text) => text.replaceAll(hidden, '…');
      },
    });
    const { send } = await ask();
    token = 'none';
    send('# Rice\n\nServes 2\n\nWith key\n');
    await vi.advanceTimersByTimeAsync(1_000);
    const { lines = [] } = growth.get()?.text?.opened.reading ?? {};
    expect(lines.map(({ text }) => text)).toEqual(['Rice', 'Serves 2', 'With …']);
  });

  it('what came of one that breaks off is marked as cut, and starting over removes it', async () => {
    const { ask, growth, recipe } = startAttempt();
    const { send, fail, settled } = await ask();
    send('# Rice\n\nServes 2\n');
    await vi.advanceTimersByTimeAsync(1_000);
    fail();
    await settled;
    expect(growth.get()).toMatchObject({
      isBroken: true,
      recipe: { text: '# Rice\n\nServes 2\n', cut: true },
    });
    recipe.send({ type: 'kitchen.clear' });
    expect(growth.get()).toBeNull();
  });
});
