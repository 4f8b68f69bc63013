import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planCall } from '../../../src/wire/connections/call/prepareCall';
import { fetchLiveModels } from '../../../src/wire/connections/liveModels/fetchLiveModels';
import {
  chooseGood,
  isGoodChoice,
  readLiveModels,
  thinks,
} from '../../../src/wire/connections/liveModels/liveModels';
import { isModelName } from '../../../src/wire/connections/modelName';
import { providerFor } from '../../../src/wire/connections/provider';
import { listed, listOf, served } from '../../support/liveModels';
import { settle } from '../../support/settle';

const readOne = (entry: unknown) => readLiveModels(listOf(entry));

describe('the list of live models', () => {
  it('has each model by its name, with who serves it, the fastest first', () => {
    const models = readLiveModels(
      listOf(
        listed('b/Two', [
          served('slow', { throughput: 10 }),
          served('silent', { first_token_latency_ms: undefined, throughput: undefined }),
          served('quick', { throughput: 700 }),
        ]),
        listed('A/one'),
      ),
    );
    expect(models.map(({ id, offers }) => [id, ...offers.map(({ provider }) => provider)])).toEqual(
      [
        ['A/one', 'together'],
        ['b/Two', 'quick', 'slow', 'silent'],
      ],
    );
  });

  it('says what a recipe takes: 600 tokens in, 700 out', () => {
    const [
      {
        offers: [offer],
      } = { offers: [] },
    ] = readOne(listed('a/b'));
    expect(offer).toEqual({
      id: 'a/b',
      name: 'a/b:together',
      provider: 'together',
      prices: { input: 0.4, output: 2 },
      seconds: 7.5,
      cents: 0.164,
      isFree: false,
    });
  });

  it.each<[string, object, object]>([
    ['no time without a throughput', { throughput: undefined }, { seconds: undefined }],
    ['no time with a throughput of 0', { throughput: 0 }, { seconds: undefined }],
    ['no time without a latency', { first_token_latency_ms: 'fast' }, { seconds: undefined }],
    ['no price without one', { pricing: undefined }, { cents: undefined }],
    ['no price with half of one', { pricing: { input: 1 } }, { cents: undefined }],
    ['no price below nothing', { pricing: { input: -1, output: 1 } }, { cents: undefined }],
    ['that it is free', { is_free: true }, { isFree: true }],
    ['not that it is free in other words', { is_free: 'yes' }, { isFree: false }],
  ])('says %s', (_, provider, expected) => {
    const [model] = readOne(listed('a/b', [served('x', provider)]));
    expect(model?.offers[0]).toMatchObject(expected);
  });

  it.each([
    [['text'], false],
    [['text', 'image'], true],
    [['image', 'text', 'video'], true],
  ])('says whether a model that reads %j takes images', (input, takesImages) => {
    const [model] = readOne(listed('a/b', [served('x')], modes(input, ['text'])));
    expect(model?.takesImages).toBe(takesImages);
  });

  it.each<[string, unknown]>([
    ['reads pictures alone', listed('a/b', [served('x')], modes(['image'], ['text']))],
    ['hears', listed('a/b', [served('x')], modes(['text', 'audio'], ['text']))],
    ['makes pictures', listed('a/b', [served('x')], modes(['text'], ['image']))],
    ['does not say what it reads', listed('a/b', [served('x')], { architecture: {} })],
    ['no provider serves', listed('a/b', [])],
    ['is down', listed('a/b', [served('x', { status: 'error' })])],
    ['has no state', listed('a/b', [{ provider: 'x' }])],
    ['has a context of 2,048 tokens', listed('a/b', [served('x', { context_length: 2_048 })])],
    ['has no providers', { ...listed('a/b'), providers: undefined }],
    ['is nothing', null],
  ])('leaves out a model that %s', (_, entry) => {
    expect(readOne(entry)).toEqual([]);
  });

  it.each([
    ...[
      'https://evil.example/v1',
      '//evil.example/v1',
      'evil.example',
      'a/b/c',
      'a/../b',
      '../a/b',
      'a/b..c',
    ],
    ...['a/b:novita', 'a/b?c', 'a/b#c', 'a/b c', 'a/<b>', 'a/b\n', 'ä/b', 'a/\u202eb', '', 'a/'],
    ...[`a/${'b'.repeat(97)}`, 7, null, ['a/b'], '-a/b', '.a/b'],
  ])('leaves out the id %j', (id) => {
    expect(readOne({ ...listed('a/b'), id })).toEqual([]);
  });

  it.each([
    ...['https://evil.example', 'evil.example', 'a/b', 'a:b', 'a b', 'A', '', 'a\n', '../a', '<b>'],
    ...['auto', 'fastest', 'cheapest', 'preferred', 'x'.repeat(41), 7, null],
  ])('leaves out the provider %j', (provider) => {
    expect(readOne(listed('a/b', [served('x', { provider })]))).toEqual([]);
  });

  it.each([
    ['a/b', 'together'],
    ['Qwen/Qwen4-8B', 'openai'],
    ['a/b', 'replicate'],
    ['a.b-c_d/e.F-g_1', 'who-knows'],
  ])('has names with which the client calls only the router: %s at %s', async (id, provider) => {
    const [model] = readOne(listed(id, [served(provider)]));
    const name = (model?.offers[0] ?? expect.fail()).name;
    expect(isModelName(name, true)).toBe(true);
    const target = { model: name, provider: providerFor(name, 'together'), accessToken: 'hf_x' };
    expect(await planCall(target as never)).toEqual({
      lookUp: undefined,
      call: 'https://router.huggingface.co/v1/chat/completions',
    });
  });

  it.each([
    ['HTML', '<!doctype html>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list without a frame', JSON.stringify([listed('a/b')])],
    ['an object in place of the list', JSON.stringify({ data: { 0: listed('a/b') } })],
    ['5,000 models', listOf(...Array.from({ length: 5_000 }, (_, at) => listed(`a/b${at}`)))],
    ['half of a list', listOf(listed('a/b')).slice(0, -20)],
    ['five million characters', listOf(listed('a/b', [served('x')], { x: 'x'.repeat(5e6) }))],
  ])('is empty if %s came', (_, text) => {
    expect(readLiveModels(text)).toEqual([]);
  });
});

function modes(input: string[], output: string[]) {
  return { architecture: { input_modalities: input, output_modalities: output } };
}

describe('the good choices', () => {
  const offer = (id: string, throughput: number, price: number, rest = {}) =>
    listed(id, [served('x', { throughput, pricing: { input: price, output: price }, ...rest })]);
  const choose = (...entries: unknown[]) =>
    chooseGood(readLiveModels(listOf(...entries))).map(({ name }) => name);

  it('are the fastest two and the cheapest', () => {
    expect(
      choose(
        offer('meta-llama/Llama-3.3-70B-Instruct', 50, 1),
        offer('meta-llama/Llama-3.1-8B-Instruct', 400, 3),
        offer('Qwen/Qwen2.5-72B-Instruct', 300, 2),
        offer('google/gemma-3-27b-it', 40, 0.1),
      ),
    ).toEqual([
      'meta-llama/Llama-3.1-8B-Instruct:x',
      'Qwen/Qwen2.5-72B-Instruct:x',
      'google/gemma-3-27b-it:x',
    ]);
  });

  it('count a free model as the cheapest, and an unknown price as the dearest', () => {
    const quick = [
      offer('meta-llama/Llama-3.1-8B-Instruct', 900, 3),
      offer('Qwen/Qwen2.5-72B-Instruct', 800, 2),
    ];
    const rest = [
      offer('google/gemma-2-27b-it', 90, 0.1),
      offer('google/gemma-3-27b-it', 20, 9, { is_free: true }),
    ];
    expect(choose(...quick, ...rest)[2]).toBe('google/gemma-3-27b-it:x');
    const unknown = offer('google/gemma-3-12b-it', 90, 0, { pricing: undefined });
    expect(choose(...quick, unknown, rest[0])[2]).toBe('google/gemma-2-27b-it:x');
    // The cheapest of a model's providers may be its slowest.
    const slow = served('slow', { throughput: 1, is_free: true });
    const both = listed('google/gemma-3-27b-it', [served('dear', { throughput: 9 }), slow]);
    expect(choose(...quick, rest[0], both)[2]).toBe('google/gemma-3-27b-it:slow');
  });

  it('name no model twice, and none that is not live', () => {
    const id = 'Qwen/Qwen2.5-72B-Instruct';
    expect(choose(listed(id, [served('x'), served('y')]))).toEqual([`${id}:x`]);
    expect(choose(listed('a/b'))).toEqual([]);
  });

  it.each([
    ['meta-llama/Llama-3.3-70B-Instruct', true],
    ['Qwen/Qwen3-30B-A3B-Instruct-2507', true],
    ['Qwen/Qwen3-Next-80B-A3B-Instruct', true],
    ['google/gemma-3-12b-it', true],
    ['mistralai/Mixtral-8x7B-Instruct-v0.1', true],
    ['mistralai/Mixtral-8x22B-Instruct-v0.1', false],
    ['Qwen/Qwen3-235B-A22B-Instruct-2507', false],
    ['meta-llama/Llama-3.2-3B-Instruct', false],
    ['meta-llama/Llama-3.1-405B-Instruct', false],
    ['meta-llama/Llama-Guard-3-8B', false],
    ['Qwen/Qwen2.5-Coder-32B-Instruct', false],
    ['Qwen/Qwen3-Coder-30B-A3B-Instruct', false],
    ['Qwen/Qwen3-32B', false],
    ['Qwen/QwQ-32B', false],
    ['deepseek-ai/DeepSeek-R1-Distill-Llama-70B', false],
    ['somebody/Llama-3.1-8B-Instruct', false],
  ])('%s: %s', (id, isGood) => {
    expect(isGoodChoice(id)).toBe(isGood);
  });

  it.each([
    ['openai/gpt-oss-20b', true],
    ['Qwen/Qwen3-32B', true],
    ['Qwen/Qwen3-235B-A22B-Thinking-2507', true],
    ['deepseek-ai/DeepSeek-R1', true],
    ['zai-org/GLM-4.6', true],
    ['Qwen/Qwen3-235B-A22B-Instruct-2507', false],
    ['Qwen/Qwen4-8B', false],
    ['deepseek-ai/DeepSeek-V3', false],
  ])('%s thinks: %s', (id, does) => {
    expect(thinks(id)).toBe(does);
  });
});

describe('looking for the list', () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  beforeEach(() => {
    fetch.mockReset();
    vi.stubGlobal('fetch', fetch);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('sends neither a token nor cookies, and follows no redirect', async () => {
    fetch.mockResolvedValue(new Response(listOf(listed('a/b'))));
    expect(await fetchLiveModels()).toMatchObject({ models: [{ id: 'a/b' }], isRefused: false });
    const [address, init = {}] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('https://router.huggingface.co/v1/models');
    expect([init.headers, init.credentials, init.redirect]).toEqual([undefined, 'omit', 'error']);
  });

  it('sends the token that it gets only to the router', async () => {
    fetch.mockResolvedValue(new Response(listOf()));
    await fetchLiveModels('hf_x');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      headers: { Authorization: 'Bearer hf_x' },
      redirect: 'error',
    });
  });

  it.each([
    ['as a model', 'hf_tokenOfTheTests00000', listed('a/hf_tokenOfTheTests00000')],
    [
      'as a provider',
      'hf-tokenofthetests00000',
      listed('a/b', [served('hf-tokenofthetests00000')]),
    ],
  ])('finds nothing in a list that repeats the token %s', async (_, token, entry) => {
    fetch.mockImplementation(async () => new Response(listOf(entry, listed('c/d'))));
    expect((await fetchLiveModels()).models).toHaveLength(2);
    expect((await fetchLiveModels(token)).models).toEqual([]);
  });

  it.each([
    [401, true],
    [403, true],
    [404, false],
    [500, false],
  ])('finds nothing at %i, and says whether a token could help: %s', async (status, isRefused) => {
    fetch.mockResolvedValue(new Response(listOf(listed('a/b')), { status }));
    expect(await fetchLiveModels()).toEqual({ models: [], good: [], isRefused });
  });

  it('finds nothing if no page may read the answer', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await fetchLiveModels()).toEqual({ models: [], good: [], isRefused: false });
  });

  it('gives up after 5 s, in the middle of the answer too', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    fetch.mockImplementation(async (_, init) => {
      const body = new ReadableStream({
        start(stream) {
          init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
        },
      });
      return new Response(body);
    });
    const found = vi.fn();
    fetchLiveModels().then(found);
    await settle();
    expect(timeout).toHaveBeenCalledWith(5_000);
    expect(found).not.toHaveBeenCalled();
    limit.abort();
    await vi.waitFor(() =>
      expect(found).toHaveBeenCalledWith({ models: [], good: [], isRefused: false }),
    );
  });
});
