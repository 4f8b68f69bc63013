import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnswerPiece } from '../../src/connections/connection';
import { createOpenAiCompatibleConnection } from '../../src/connections/openAiCompatible';
import { type LocalServer, startLocalServer } from '../support/localServer';
import { requestOf } from '../support/requestOf';
import { sendByHand } from '../support/sendByHand';
import { completionBody, eventOf, eventsOf, json, type Reply } from '../support/standIn';

let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const REQUEST = requestOf(['eggs', 'rice']);
const RECIPE = '# Crème brûlée\n\n1. Whisk 🥚 eggs.';
const DONE = 'data: [DONE]\n\n';
const END = eventOf({}, 'stop');
const say = (content: unknown) => eventOf({ content });
const events = (...parts: (string | Uint8Array)[]): Reply => ({ kind: 'events', parts });
const bytes = (text: string) => new TextEncoder().encode(text);

function connect() {
  const connection = createOpenAiCompatibleConnection(
    { endpoint: server.url, model: 'llama3' },
    true,
  );
  const controller = new AbortController();
  const pieces: AnswerPiece[] = [];
  return {
    connection,
    controller,
    pieces,
    ask: (onPiece = (piece: AnswerPiece) => void pieces.push(piece)) =>
      connection.generate(REQUEST, controller.signal, onPiece),
  };
}

describe('a stream is a whole answer', () => {
  const all = eventsOf(RECIPE);
  const withoutDone = all.slice(0, -1);
  it.each<[string, Reply, object?]>([
    ['with a finish_reason and [DONE]', events(...all)],
    ['without [DONE]', events(...withoutDone)],
    ['with [DONE] alone', events(say(RECIPE), DONE)],
    ['whose [DONE] lacks its line break', events(say(RECIPE), 'data: [DONE]')],
    ['whose last event lacks the empty line', events(say(RECIPE), END.trimEnd(), '\n')],
    [
      'that stopped at its length limit, and it is cut',
      events(...eventsOf(RECIPE, 'length')),
      { cut: true },
    ],
    ['in one piece', events(all.join(''))],
    ['byte by byte', events(...[...bytes(all.join(''))].map((byte) => Uint8Array.of(byte)))],
    [
      'with comments, other fields and \\r\\n',
      events(
        [': keep-alive\n\n', 'retry: 3000\nid: 7\nevent: message\n', ...all]
          .join('')
          .replaceAll('\n', '\r\n'),
      ),
    ],
    ['without blanks behind the colons', events(all.join('').replaceAll('data: ', 'data:'))],
    ['behind a byte order mark', events('\uFEFF', ...all)],
    [
      'with the usage in a last event without choices',
      events(...withoutDone, 'data: {"choices":[],"usage":{"total_tokens":9}}\n\n', DONE),
    ],
    ['with an error that is null', events(all.join('').replaceAll('{"id"', '{"error":null,"id"'))],
    ['in parts', events(say([{ type: 'text', text: RECIPE }]), END)],
    ['with thoughts beside it', events(eventOf({ reasoning_content: 'Eggs?' }), say(RECIPE), END)],
    ['with content that is null', events(say(null), say(RECIPE), say(null), END)],
    ['that is JSON', json(completionBody(RECIPE))],
    [
      'that is JSON without a reason for its end',
      json({ choices: [{ message: { content: RECIPE } }] }),
    ],
    ['that is JSON with an error that is null', json({ ...completionBody(RECIPE), error: null })],
    [
      'that is JSON of another type',
      {
        kind: 'status',
        status: 200,
        body: JSON.stringify(completionBody(RECIPE)),
        type: 'text/html',
      },
    ],
    [
      'that is JSON and was cut at its length limit',
      json(completionBody(RECIPE, 'length')),
      { cut: true },
    ],
  ])('%s', async (_, reply, expected = {}) => {
    server.chat.next(reply);
    const { ask, pieces } = connect();
    const answer = { text: RECIPE, cut: false, model: 'llama3', ...expected };
    expect(await ask()).toEqual(answer);
    expect(pieces.map(({ text }) => text).join('')).toBe(RECIPE);
    expect(server.requests).toHaveLength(1);
  });

  it('even if the server leaves the connection open, and the page ends it', async () => {
    server.chat.next({ kind: 'events', parts: eventsOf(RECIPE), end: 'never' });
    expect(await connect().ask()).toMatchObject({ text: RECIPE });
    await vi.waitUntil(() => server.requests[0]?.aborted);
  });
});

describe('a stream is read the same however it is divided', () => {
  const lines = ['\uFEFF: hello\n\n', 'event: message\n', ...eventsOf(RECIPE)].join('');
  afterEach(() => vi.unstubAllGlobals());

  it.each([1, 2, 3, 5, 7, 16, 64, 10_000])('into chunks of %i bytes', async (size) => {
    for (const text of [lines, lines.replaceAll('\n', '\r\n')]) {
      const all = bytes(text);
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          for (let at = 0; at < all.length; at += size) stream.enqueue(all.subarray(at, at + size));
          stream.close();
        },
      });
      const headers = { 'content-type': 'Text/Event-Stream; charset=utf-8' };
      vi.stubGlobal('fetch', async () => new Response(body, { headers }));
      const { ask, pieces } = connect();
      expect(await ask()).toEqual({ text: RECIPE, cut: false, model: 'llama3' });
      expect(pieces.map(({ text }) => text)).toEqual(RECIPE.match(/\s*\S+/g));
    }
  });
});

describe('a stream without a text is blank', () => {
  it.each<[string, string[]]>([
    ['nothing', [END]],
    ['blanks', [say(' \n'), say('\t'), END]],
    ['tool calls', [eventOf({ tool_calls: [{ index: 0 }] }), eventOf({}, 'tool_calls')]],
    ['a refusal', [eventOf({ refusal: 'I cannot cook.', content: null }), END]],
    ['content that is a number', [say(7), END]],
    ['no choices', ['data: {"choices":[]}\n\n', DONE]],
    [
      'null',
      ['data: null\n\n', 'data: {"choices":null}\n\n', 'data: {"choices":[null]}\n\n', DONE],
    ],
  ])('if all that comes is %s', async (_, parts) => {
    server.chat.next(events(...parts));
    const { ask, pieces } = connect();
    expect((await ask()).text.trim()).toBe('');
    expect(pieces).toEqual([]);
  });

  it('and with thoughts alone it says so', async () => {
    server.chat.next(events(eventOf({ reasoning: 'Eggs?' }), END));
    const { ask, pieces } = connect();
    await expect(ask()).rejects.toMatchObject({ diagnosis: { kind: 'onlyThoughts' } });
    expect(pieces).toEqual([{ text: '', isThought: true }]);
  });
});

describe('a stream that breaks off is a failed attempt', () => {
  const all = bytes([say(RECIPE), END].join(''));
  const emoji = all.indexOf(0xf0);
  const cuts: [string, number][] = [
    ['after the headers', 0],
    ['in its first event', 20],
    ['within a character of several bytes', emoji + 2],
    ['between two events', bytes(say(RECIPE)).length],
    ['in its last event', all.length - 30],
  ];
  it.each(
    cuts.flatMap(([where, at]) =>
      [undefined, 'close', 'reset'].map((end) => [where, end, at] as const),
    ),
  )('%s (%s)', async (_, end, at) => {
    const parts = [all.subarray(0, at)].filter(({ length }) => length > 0);
    server.chat.next({ kind: 'events', parts, ...(end && { end: end as 'close' | 'reset' }) });
    const { ask, connection } = connect();
    const error = await ask().catch((reason) => reason);
    expect(error).toMatchObject({ name: 'BrokenStreamError', status: 200 });
    expect(connection.diagnose?.(error)).toEqual({ kind: 'brokenOff' });
  });

  it('also if the answer is JSON', async () => {
    server.chat.next({ kind: 'drop', how: 'close', after: '{"choices":[' });
    await expect(connect().ask()).rejects.toMatchObject({ name: 'BrokenStreamError' });
  });
});

describe('an attempt fails, with what the server says, if', () => {
  it.each<[string, Reply, object]>([
    [
      'an event is half of its JSON',
      events(say('# R'), 'data: {"choices":[\n\n', DONE),
      { name: 'SyntaxError', status: 200 },
    ],
    [
      'an error comes in the stream',
      events(say('# R'), 'data: {"error":{"message":"Overloaded","code":503}}\n\n', DONE),
      { name: 'ProviderApiError', status: 200, message: expect.stringContaining('Overloaded') },
    ],
    [
      'an error in words comes in the stream',
      events(say('# R'), 'data: {"error":"Overloaded"}\n\n'),
      { message: expect.stringContaining('Overloaded') },
    ],
    [
      'an error comes as JSON',
      json({ error: 'Overloaded' }),
      { message: expect.stringContaining('Overloaded') },
    ],
    [
      'a page comes',
      { kind: 'status', status: 200, body: '<h1>Hi</h1>', type: 'text/html' },
      { name: 'SyntaxError', status: 200 },
    ],
    [
      'an error comes as plain text',
      { kind: 'status', status: 502, body: 'No room', type: 'text/plain; charset=utf-8' },
      { name: 'ProviderApiError', status: 502, message: expect.stringContaining('No room') },
    ],
    ['nothing comes', { kind: 'status', status: 204 }, { name: 'SyntaxError', status: 204 }],
    ['JSON without a completion comes', json({ object: 'list' }), { name: 'NoCompletionError' }],
    ['null comes', json(null), { name: 'NoCompletionError' }],
    [
      'JSON comes as a stream',
      events(JSON.stringify(completionBody(RECIPE)), '\n\n'),
      { name: 'BrokenStreamError' },
    ],
  ])('%s', async (_, reply, expected) => {
    server.chat.next(reply);
    await expect(connect().ask()).rejects.toMatchObject(expected);
    expect(server.requests).toHaveLength(1);
  });

  const MEGABYTE = 1_000_000;
  it.each<[string, (part: string) => string]>([
    ['its words', say],
    ['blanks', () => say(' '.repeat(MEGABYTE))],
    ['one line', (part) => part],
    ['comments', (part) => `: ${part}\n\n`],
    ['empty lines', () => '\n'.repeat(MEGABYTE)],
  ])('%s do not end within 50 MB, and the page leaves before', async (_, make) => {
    let sent = 0;
    function* parts() {
      while (sent < 50) {
        sent += 1;
        yield make('x'.repeat(MEGABYTE));
      }
    }
    server.chat.next({ kind: 'events', parts: parts() });
    await expect(connect().ask()).rejects.toMatchObject({ name: 'TooLongError', status: 200 });
    await vi.waitUntil(() => server.requests[0]?.aborted);
    expect(sent).toBeLessThan(45);
  });

  it('50 MB of JSON come', async () => {
    const body = JSON.stringify(completionBody('x'.repeat(50 * MEGABYTE)));
    server.chat.next({ kind: 'status', status: 200, body });
    await expect(connect().ask()).rejects.toMatchObject({ name: 'TooLongError' });
  });
});

describe('after a stream that is refused', () => {
  const streamsOf = () => server.requests.map(({ body }) => Object(body).stream);
  const refuse = (status: number): Reply => ({ kind: 'status', status, body: '{"error":"No"}' });

  it.each([400, 422])(
    'with %i, the next attempt asks for none, and so do those after it',
    async (status) => {
      server.chat.next(refuse(status));
      const { ask } = connect();
      await expect(ask()).rejects.toMatchObject({ status });
      await ask();
      await ask();
      expect(streamsOf()).toEqual([true, undefined, undefined]);
      await connect().ask();
      expect(streamsOf().at(-1)).toBe(true);
    },
  );

  it('the next attempt asks for one again if it was not the stream', async () => {
    server.chat.next(refuse(400), refuse(422));
    const { ask } = connect();
    for (let attempt = 0; attempt < 3; attempt += 1) await ask().catch(() => {});
    expect(streamsOf()).toEqual([true, undefined, true]);
  });

  it.each([401, 404, 429, 500, 503])(
    'with %i, the next attempt asks for one too',
    async (status) => {
      server.chat.next(refuse(status));
      const { ask } = connect();
      await expect(ask()).rejects.toMatchObject({ status });
      await ask();
      expect(streamsOf()).toEqual([true, true]);
    },
  );
});

describe('the pieces of an answer', () => {
  it('arrive one by one, however long the server takes between them', async () => {
    const { send, end, parts } = sendByHand();
    server.chat.next({ kind: 'events', parts });
    const { ask, pieces } = connect();
    const answer = ask();
    const words = ['# Rice', '\n\n1. Boil', ' it.'];
    for (const [index, word] of words.entries()) {
      send(say(word));
      await vi.waitUntil(() => pieces.length === index + 1);
      expect(pieces.at(-1)).toEqual({ text: word, isThought: false });
    }
    send(END);
    end();
    expect(await answer).toMatchObject({ text: words.join('') });
  });

  it('are neither comments nor blanks: these come with the next word', async () => {
    const { send, end, parts } = sendByHand();
    server.chat.next({ kind: 'events', parts });
    const { ask, pieces } = connect();
    const answer = ask();
    for (const part of [': still here\n\n', say('\n'), say(' '), say('Rice'), say('\n'), END])
      send(part);
    end();
    expect(await answer).toMatchObject({ text: '\n Rice\n' });
    expect(pieces).toEqual([{ text: '\n Rice', isThought: false }]);
  });

  it.each([{ reasoning: 'Eggs?' }, { reasoning_content: 'Eggs?' }])(
    'tell that the model thinks, and not what (%j)',
    async (delta) => {
      server.chat.next(events(eventOf(delta), say('Rice'), END));
      const { ask, pieces } = connect();
      await ask();
      expect(pieces).toEqual([
        { text: '', isThought: true },
        { text: 'Rice', isThought: false },
      ]);
    },
  );

  it('end with Stop, and the server sees it', async () => {
    server.chat.next({ kind: 'events', parts: [say('Rice')], end: 'never' });
    const { ask, controller, pieces } = connect();
    const answer = ask();
    await vi.waitUntil(() => pieces.length === 1);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitUntil(() => server.requests[0]?.aborted);
  });

  it('end if nobody can read them, and the server sees it', async () => {
    server.chat.next({ kind: 'events', parts: [say('Rice')], end: 'never' });
    const fail = () => {
      throw new Error('Unreadable');
    };
    await expect(connect().ask(fail)).rejects.toThrow('Unreadable');
    await vi.waitUntil(() => server.requests[0]?.aborted);
  });
});
