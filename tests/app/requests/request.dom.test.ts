import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../machines/kitchen/recipe';
import type { AnswerFact } from '../../../machines/recipe/RecipeContext';
import { followAnswer } from '../../../src/app/requests/followAnswer';
import { createRequester } from '../../../src/app/requests/request';
import { settings } from '../../../src/app/settings';
import { createLazyPart, createStore } from '../../../src/browser/store';
import type { ModelStatus } from '../../../src/models/control/createModelController';
import { seenWords } from '../../../src/reading/document/markdown/seenWords';
import type { Reading } from '../../../src/reading/document/marks/Reading';
import { readText } from '../../../src/reading/document/marks/readText';
import { findJson, layOutJson } from '../../../src/reading/lines/readDocument';
import { type Growth, growRecipe } from '../../../src/recipe/growRecipe';
import { readBeginning } from '../../../src/wire/connections/answer/takeThoughtsOff';
import type { AnswerPiece, LazyConnection } from '../../../src/wire/connections/connection';
import { hideToken } from '../../../src/wire/connections/token/hideToken';
import { writePreferences } from '../../../src/wire/prompt/prompt';
import { startRecipe } from '../../support/recipeActor';
import { requestOf } from '../../support/requestOf';

const REQUEST = requestOf(['eggs']);

function createFor(
  connection: Partial<LazyConnection>,
  loading: Promise<unknown> = Promise.resolve(),
  prepare: (() => Promise<Reading>) | null = async () => readText('1. Stir.'),
) {
  const growth = createStore<Growth | null>(null);
  const { actor: recipe, store: kitchen } = startRecipe({ ingredients: ['eggs', 'rice'] });
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
    readSoFar: readBeginning,
    ...connection,
  };
  const requester = createRequester({
    settings,
    hostConnection,
    modelStatus: createStore<ModelStatus>({ choice: 'host', takesImages: false, condition: '' }),
    parts: {
      model: createLazyPart(() => Promise.reject(new Error('not needed'))),
      recipe: {
        getSnapshot: () => ({
          context: prepare && {
            growRecipe,
            tools: { prepare },
          },
        }),
      },
    },
    growth,
    recipe,
    kitchen,
    loadRecipeParts: () => loading,
  });
  return { requester, growth, recipe, kitchen };
}

it('a failed attempt keeps the diagnosis of its connection', async () => {
  const diagnosis = { kind: 'signInExpired' };
  const { requester } = createFor({
    generate: () => Promise.reject(Object.assign(new Error('no'), { diagnosis })),
  });
  const attempt = requester.generate(REQUEST, new AbortController().signal, () => {});
  await expect(attempt).rejects.toMatchObject({ diagnosis });
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
  expect(prepare).toHaveBeenCalledWith({ ...answer, askedWith }, undefined, '');
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
    async ask(tell: (fact: AnswerFact) => void = () => {}) {
      const stop = new AbortController();
      const number = calls.length;
      const settled = app.requester.generate(REQUEST, stop.signal, tell).catch(() => {});
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

  it('the page knows its name, until the recipe shows', { tags: 'rare' }, async () => {
    const { ask, growth } = startAttempt();
    const tell = vi.fn();
    const { send, answer, settled } = await ask(tell);
    send('# Rice\n');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(growth.getSnapshot().context).toMatchObject({ name: 'Rice', isBroken: false });
    expect(tell.mock.calls).toEqual([[{ type: 'answer.grow' }]]);
    answer('# Rice');
    await vi.advanceTimersByTimeAsync(20);
    await settled;
    expect(tell.mock.calls.slice(1)).toEqual([[{ type: 'answer.end' }]]);
    expect(growth.getSnapshot().context).toMatchObject({ finished: '# Rice', name: '', finds: [] });
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
      async () => {
        lasts.push(growth.getSnapshot().context?.text?.last);
        return readText('');
      },
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
    const { lines = [] } = growth.getSnapshot().context?.text?.opened.reading ?? {};
    expect(lines.map(({ text }) => text)).toEqual(['Rice', 'Serves 2', 'With …']);
  });

  it('what came of one that breaks off is marked as cut, and starting over removes it', async () => {
    const { ask, growth, kitchen } = startAttempt();
    const { send, fail, settled } = await ask();
    send('# Rice\n\nServes 2\n');
    await vi.advanceTimersByTimeAsync(1_000);
    fail();
    await settled;
    expect(growth.getSnapshot().context).toMatchObject({
      isBroken: true,
      recipe: { text: '# Rice\n\nServes 2\n', cut: true },
    });
    kitchen.clear();
    expect(growth.getSnapshot().context).toBeNull();
  });
});

describe('while an answer comes, the page', () => {
  const TOKEN = 'hf_tokenOfTheHost000000000000';
  const ABOUT = { cut: true, model: 'a/model', origin: 'request' as const, askedWith: [] };

  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  function follow(hasReader: () => boolean = () => true, readsData: () => boolean = () => true) {
    const { store } = startRecipe({ ingredients: ['eggs', 'rice'] });
    const earlier = growRecipe('a key', ABOUT, store)('# Soup\n\n## Ingredients\n\n- 1 egg\n', '');
    const growth = createStore<Growth | null>(earlier);
    const tell = vi.fn<(fact: AnswerFact) => void>();
    const read = vi.fn();
    const following = followAnswer({
      growth,
      createGrow() {
        const grow = growRecipe('a key', ABOUT, store);
        if (!hasReader()) return undefined;
        return (lines, last) => {
          read(lines);
          return grow(lines, last);
        };
      },
      readSoFar: readBeginning,
      hide: (text) => hideToken(text, TOKEN, seenWords),
      layOut(text) {
        if (!readsData()) return undefined;
        const found = findJson(text);
        return found && layOutJson(found);
      },
      tell,
    });
    return {
      ...following,
      growth,
      tell,
      facts: () => tell.mock.calls.map(([{ type }]) => type),
      name: () => growth.getSnapshot().context?.name,
      read,
      hear: following.take,
      take: (text: string) => following.take({ text, isThought: false }),
      think: () => following.take({ text: '', isThought: true }),
      lines: () =>
        (growth.getSnapshot().context?.text?.opened.reading.lines ?? []).map(({ text }) => text),
      tail: () => growth.getSnapshot().context?.text?.last,
    };
  }

  type Followed = ReturnType<typeof follow>;

  it('shows nothing before the title is known, then each line within 400 ms after its end, and the words of the next', () => {
    const { take, lines, tail, name } = follow();
    take('# Creamy garlic ');
    vi.advanceTimersByTime(1_000);
    expect([lines(), name()]).toEqual([[], undefined]);
    take('pasta\n\nServes 2\n\n## Ingredients\n\n- 200 g pas');
    vi.advanceTimersByTime(400);
    expect(name()).toBe('Creamy garlic pasta');
    expect(lines()).toEqual(['Creamy garlic pasta', 'Serves 2', 'Ingredients']);
    expect(tail()).toBe('200 g ');
    take('ta\n');
    vi.advanceTimersByTime(400);
    expect(lines().at(-1)).toBe('200 g pasta');
  });

  it('shows the first line at once, though the first piece has no words or the model has thought', () => {
    for (const begin of [({ take }: Followed) => take(''), ({ think }: Followed) => think()]) {
      const following = follow();
      begin(following);
      vi.advanceTimersByTime(100);
      following.take('# Garlic pasta\n\nServes 2\n');
      vi.advanceTimersByTime(10);
      expect(following.lines()).toEqual(['Garlic pasta', 'Serves 2']);
    }
  });

  it('plans one look for many words in a row, so none is put off by the next', () => {
    const { take, read } = follow();
    take('# Rice\n');
    vi.advanceTimersByTime(1_000);
    read.mockClear();
    for (let piece = 0; piece < 8; piece += 1) {
      for (let word = 0; word < 10; word += 1) take('- 200 g rice\n');
      // One for the look, and one to say that the answer grows.
      expect(vi.getTimerCount()).toBe(2);
      vi.advanceTimersByTime(45);
    }
    expect(read).toHaveBeenCalledOnce();
  });

  it('looks at most once in 400 ms, never while nothing comes, and says once a second that the answer grows', {
    tags: 'rare',
  }, () => {
    const { take, tell, read } = follow();
    vi.advanceTimersByTime(10_000);
    expect([tell.mock.calls, read.mock.calls]).toEqual([[], []]);
    for (let piece = 0; piece < 180; piece += 1) {
      take('- 200 g rice\n');
      vi.advanceTimersByTime(1_000 / 60);
    }
    expect(tell.mock.calls.length).toBeLessThanOrEqual(4);
    expect(read.mock.calls.length).toBeLessThanOrEqual(9);
    vi.advanceTimersByTime(60_000);
    expect(read.mock.calls.length).toBeLessThanOrEqual(10);
  });

  it.each(['# Rice\n\n- 200 g rice\n', ''])(
    'reads nothing of an answer that is whole before the page reads all of it, after a look at %j',
    (seen) => {
      const following = follow();
      if (seen) following.take(seen);
      vi.advanceTimersByTime(400);
      following.read.mockClear();
      following.tell.mockClear();
      following.take('# Rice\n\n- 200 g rice\n\nBoil it.');
      following.hear({ text: '', isThought: false, isLast: true });
      vi.advanceTimersByTime(10_000);
      expect(following.read).not.toHaveBeenCalled();
      following.showEnd('# Rice\n\n- 200 g rice\n\nBoil it.');
      expect(following.facts().at(-1)).toBe('answer.end');
    },
  );

  it('shows at the end at once what it has not read yet, and reads no more', () => {
    const { take, showEnd, lines, tail, read } = follow();
    take('# Garlic pasta\n\nServes 2\n');
    vi.advanceTimersByTime(400);
    take('\n- 200 g pasta\n\nBoil the');
    expect(showEnd('# Garlic pasta\n\nServes 2\n\n- 200 g **pasta**\n\nBoil the pasta.')).toBe(
      true,
    );
    expect(tail()).toBe('200 g pasta\nBoil the pasta.');
    vi.advanceTimersByTime(10_000);
    expect(lines()).toEqual(['Garlic pasta', 'Serves 2']);
    expect(new Set(read.mock.calls.flat())).toEqual(new Set(['# Garlic pasta\n\nServes 2\n']));
  });

  it.each(['**', '***', '`', '__'])('no "%s" within a token lets it show at the end', (signs) => {
    const { take, showEnd, tail } = follow();
    take('# Garlic pasta\n\nServes 2\n');
    vi.advanceTimersByTime(400);
    const cut = `${TOKEN.slice(0, 12)}${signs}${TOKEN.slice(12)}`;
    showEnd(`# Garlic pasta\n\nServes 2\nYour key: ${cut}`);
    const letters = (text = '') => text.replace(/[^a-z\d]/gi, '');
    expect(letters(tail())).not.toContain(letters(TOKEN));
  });

  it('shows no end of an answer that has been stopped', () => {
    const { take, showEnd, stop, growth } = follow();
    take('# Garlic pasta\n\nServes 2\n');
    vi.advanceTimersByTime(400);
    stop();
    expect(showEnd('# Garlic pasta\n\nServes 2\n\nBoil.')).toBe(false);
    expect(growth.getSnapshot().context).toMatchObject({ isBroken: true });
  });

  it.each([
    ['that came whole', ''],
    ['whose beginning the page has laid out anew', '# Rice\n\nServes 2\n'],
  ])('shows no end before its time of an answer %s', (_, begun) => {
    const { take, showEnd, growth } = follow();
    take(begun);
    vi.advanceTimersByTime(400);
    const before = growth.getSnapshot().context;
    expect(showEnd('# Soup\n\nStir.')).toBe(false);
    expect(growth.getSnapshot().context).toBe(before);
  });

  it('what is too long for the parser waits for the end', { tags: 'rare' }, () => {
    const { take, lines, read, tell } = follow();
    take('# Rice\n\n');
    vi.advanceTimersByTime(1_000);
    const before = read.mock.calls.length;
    for (let second = 0; second < 10; second += 1) {
      take('rice '.repeat(200_000));
      take('\n');
      vi.advanceTimersByTime(1_000);
    }
    expect(read).toHaveBeenCalledTimes(before);
    expect(tell.mock.calls.length).toBeGreaterThan(9);
    expect(lines()).toEqual(['Rice']);
  });

  it.each([
    ['in marks', ({ take }: Followed) => take('<think>\nWhat about rice?\n')],
    ['beside the text', ({ think }: Followed) => think()],
  ])(
    'says that the model thinks, %s, until it answers, and counts thoughts as growth',
    (_, begin) => {
      const followed = follow();
      const { take, think, growth, facts, name } = followed;
      for (let second = 1; second <= 90; second += 1) {
        begin(followed);
        vi.advanceTimersByTime(1_000);
        expect(facts().at(-1)).toBe('answer.think');
        expect(growth.getSnapshot().context).toBeNull();
      }
      expect(facts().length).toBeGreaterThan(80);
      take('</think>\n\n# Rice\n');
      vi.advanceTimersByTime(1_000);
      expect([facts().at(-1), name()]).toEqual(['answer.grow', 'Rice']);
      // The model may think between two words.
      think();
      vi.advanceTimersByTime(1_000);
      expect([facts().at(-1), name()]).toEqual(['answer.grow', 'Rice']);
    },
  );

  it.each([
    ['', TOKEN],
    [' and as references', [...TOKEN].map((sign) => `&#${sign.charCodeAt(0)};`).join('')],
    [' and after a line of thoughts', TOKEN, `${'The visitor has leeks. '.repeat(9)}</think>`],
  ])('shows nothing of a token that comes in pieces%s', (_, written, before = '') => {
    const { take, lines, tail } = follow();
    const shown: (string | undefined)[] = [];
    const text = `${before}# Soup\n\n## Ingredients\n\n- 1 leek\n- ${written} salt\n- 3 eggs\n`;
    for (const character of text) {
      take(character);
      vi.advanceTimersByTime(400);
      shown.push(...lines(), tail());
    }
    expect(lines()).toEqual(['Soup', 'Ingredients', '1 leek', '[token] salt', '3 eggs']);
    expect(shown.join(' ').replaceAll(' ', '')).not.toContain(TOKEN.slice(0, 6));
  });

  it('shows nothing of a token in data that come in pieces', () => {
    const { take, lines, tail } = follow();
    const shown: (string | undefined)[] = [];
    const key = TOKEN.replace('_', '\\u005f');
    const text = `{"name": "Soup", "ingredients": ["1 leek", "${TOKEN} salt", "${key}", "3 eggs"], "steps": ["Boil.", "Serve."]}`;
    for (const character of text) {
      take(character);
      vi.advanceTimersByTime(400);
      shown.push(...lines(), tail());
    }
    expect(lines()).toEqual(
      expect.arrayContaining(['1 leek', '[token] salt', '[token]', '3 eggs']),
    );
    expect(shown.join(' ')).not.toContain(TOKEN.slice(0, 6));
  });

  it('limits a name that would take a browser long to lay out', () => {
    const { take, name } = follow();
    take(`# ${'e\u0301\u0301'.repeat(10)}${'a\u0300'.padEnd(60, '\u0300')} ${'x'.repeat(250)}\n`);
    vi.advanceTimersByTime(1_000);
    expect(name()).toMatch(/x{200}\n/);
    expect(name()).not.toMatch(/\u0300{31}/);
  });

  it('waits for the reader, then reads what has arrived', () => {
    let hasArrived = false;
    const { take, name } = follow(() => hasArrived);
    take('# Rice\n');
    vi.advanceTimersByTime(5_000);
    expect(name()).toBeUndefined();
    hasArrived = true;
    vi.advanceTimersByTime(1_000);
    expect(name()).toBe('Rice');
  });

  it('waits for the code that reads data, then shows what has arrived', () => {
    let hasArrived = false;
    const { take, lines } = follow(undefined, () => hasArrived);
    take(
      '{"name": "Rice", "ingredients": ["200 g rice", "2 eggs"], "steps": ["Boil the rice.", "Fry',
    );
    vi.advanceTimersByTime(5_000);
    expect(lines()).toEqual([]);
    hasArrived = true;
    vi.advanceTimersByTime(1_000);
    expect(lines()).toEqual(expect.arrayContaining(['Rice', '200 g rice', '2 eggs']));
  });

  it('forgets everything after a stop, ignores late pieces, and leaves what had come as broken', () => {
    const { take, stop, facts, growth } = follow();
    take('# Rice\n');
    vi.advanceTimersByTime(1_000);
    take('\n');
    stop();
    expect(growth.getSnapshot().context).toMatchObject({
      isBroken: true,
      recipe: { text: '# Rice\n', cut: true },
    });
    const told = facts();
    growth.set(null);
    take('# Soup\n');
    stop();
    vi.advanceTimersByTime(10_000);
    expect([growth.getSnapshot().context, facts()]).toEqual([null, told]);
  });
});
