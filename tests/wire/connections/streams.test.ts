import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPieceJoiner } from '../../../src/wire/connections/call/createCollector';
import type { AnswerPiece } from '../../../src/wire/connections/connection';
import { startLocalServer } from '../../support/localServer';
import { requestOf } from '../../support/requestOf';
import { sample } from '../../support/sample';
import { sendByHand } from '../../support/sendByHand';
import { shareServer } from '../../support/shareServer';
import { completionBody, eventOf, eventsOf, json, type Reply } from '../../support/standIn';
import { bytes, connectTo, DONE, END, events, RECIPE, say } from '../../support/streams';

const server = await shareServer(startLocalServer());
const connect = () => connectTo(server);
afterEach(() => void vi.useRealTimers());

const byteByByte = (text: string) => [...bytes(text)].map((byte) => Uint8Array.of(byte));

const DONE_REASONS = ['STOP', '', 'tool_calls', 'FINISH_REASON_STOP', { type: 'stop' }];
const CUT_REASONS = [
  ...['length', 'content_filter', 'FINISH_REASON_MAX_TOKENS', 'model_length'],
  ...['SAFETY', 'RECITATION', { type: 'length' }],
];

const MESSAGE = `data: ${JSON.stringify(completionBody(RECIPE))}\n\n`;

describe('a stream is a whole answer', () => {
  const all = eventsOf(RECIPE);
  const withoutDone = all.slice(0, -1);
  it.each<[string, Reply, object?]>([
    ['with a finish_reason and [DONE]', events(...all)],
    ['without [DONE]', events(...withoutDone)],
    ['with [DONE] alone', events(say(RECIPE), DONE)],
    ['whose [DONE] lacks its line break', events(say(RECIPE), 'data: [DONE]')],
    ['whose last event lacks its line break', events(say(RECIPE), END.trimEnd())],
    ...[...DONE_REASONS, ...CUT_REASONS].map((reason): [string, Reply, object] => [
      `that ended with ${JSON.stringify(reason)}`,
      events(...eventsOf(RECIPE, reason)),
      { cut: CUT_REASONS.includes(reason) },
    ]),
    [
      'that was cut, with the usage after its end',
      events(
        ...eventsOf(RECIPE, 'length').slice(0, -1),
        'data: {"choices":[],"usage":{}}\n\n',
        DONE,
      ),
      { cut: true },
    ],
    ['with a sign of life', events('data: {"message":"processing"}\n\n', ...all)],
    [
      'with an error after its end',
      events(...withoutDone, 'event: error\ndata: {"message":"No usage"}\n\n', DONE),
    ],
    ['with half an event after its end', events(...withoutDone, 'data: {"usage":{"cost":1}')],
    ['in one piece', events(all.join(''))],
    ['with a whole message at its end', events(say(RECIPE), MESSAGE)],
    ['byte by byte', events(...byteByByte(all.join('')))],
    ['byte by byte, with \\r\\n', events(...byteByByte(all.join('').replaceAll('\n', '\r\n')))],
    [
      'with comments, other fields and \\r\\n',
      events(
        [': keep-alive\n\n', 'retry: 3000\nid: 7\nevent: message\n', ...all]
          .join('')
          .replaceAll('\n', '\r\n'),
      ),
    ],
    ['without blanks after the colons', events(all.join('').replaceAll('data: ', 'data:'))],
    ['after a byte order mark', events('\uFEFF', ...all)],
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

  it.each([
    ['[DONE]', [say(RECIPE), DONE]],
    ['a finish_reason', withoutDone],
  ])(
    'even if the server leaves the connection open after %s, and the page ends it',
    async (_, parts) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      server.chat.next({ kind: 'events', parts, end: 'never' });
      const answer = connect().ask();
      await vi.waitUntil(() => {
        vi.advanceTimersByTime(1_000);
        return server.requests[0]?.aborted;
      });
      expect(await answer).toMatchObject({ text: RECIPE });
    },
  );
});

describe('a stream without a text is blank', () => {
  it.each<[string, string[]]>([
    ['nothing', [END]],
    ['blanks', [say(' \n'), say('\t'), END]],
    ['content that is a number', [say(7), END]],
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
});

describe('the pieces of an answer', () => {
  it.each([null, 'stop'])('arrive one by one, with finish_reason %s in each', async (reason) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { send, end, parts } = sendByHand();
    server.chat.next({ kind: 'events', parts });
    const { ask, pieces } = connect();
    const answer = ask();
    const words = ['# Rice', '\n\n1. Boil', ' it.'];
    for (const [index, word] of words.entries()) {
      send(eventOf({ content: word }, reason));
      await vi.waitUntil(() => pieces.length === index + 1, { interval: 1 });
      expect(pieces.at(-1)).toEqual({ text: word, isThought: false });
      // From the second piece on, the page knows that the reasons say nothing.
      vi.advanceTimersByTime(index === 0 ? 4_500 : 30_000);
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

  it.each<[string, Reply]>([
    ['a stream', events(say('Rice'), END)],
    ['a message', { kind: 'completion', content: 'Rice' }],
  ])('the last one says so, when %s is over', async (_, reply) => {
    server.chat.next(reply);
    const pieces: AnswerPiece[] = [];
    await connect().ask((piece) => pieces.push(piece));
    expect(pieces.map(({ isLast = false }) => isLast)).toEqual([
      ...pieces.slice(1).map(() => false),
      true,
    ]);
    expect(pieces.map(({ text }) => text).join('')).toBe('Rice');
  });

  it('have no last one if the stream breaks off', async () => {
    server.chat.next(events(say('Rice')));
    const onPiece = vi.fn();
    await expect(connect().ask(onPiece)).rejects.toThrow();
    expect(onPiece).not.toHaveBeenCalledWith(expect.objectContaining({ isLast: true }));
  });

  it('end with Stop, and the server sees it', async () => {
    server.chat.next({ kind: 'events', parts: [say('Rice')], end: 'never' });
    const { ask, controller, pieces } = connect();
    const answer = ask();
    await vi.waitUntil(() => pieces.length === 1);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitUntil(() => server.requests[0]?.aborted);
  });

  it('end if no one reads them any more, and the server sees it', async () => {
    server.chat.next({ kind: 'events', parts: [say('Rice')], end: 'never' });
    const fail = () => {
      throw new Error('Unreadable');
    };
    await expect(connect().ask(fail)).rejects.toThrow('Unreadable');
    await vi.waitUntil(() => server.requests[0]?.aborted);
  });
});

const OMELETTE = '# Pea omelette\n\n## Ingredients\n\n- 4 eggs\n- 100 g peas\n\n1. Cook it.';
const words = OMELETTE.split(/(?<= )/);
const soFar = words.map((_, index) => words.slice(0, index + 1).join(''));
const half = (text: string) => `${text}\uFFFD`;

function join(pieces: readonly string[], message?: string) {
  const joiner = createPieceJoiner();
  let shown = pieces.map((piece) => joiner.take(piece)).join('');
  if (message !== undefined) shown += joiner.take(message, true);
  return { text: joiner.text, shown };
}

describe('an answer comes once, if a server sends', () => {
  it.each<[string, string[], string?]>([
    ['its words', words],
    ['its letters', [...OMELETTE]],
    ['the whole text so far in each piece', soFar],
    ['the whole text so far from a long first piece on', soFar.slice(9)],
    ['the whole text once more at the end', [...words, OMELETTE]],
    ['each text so far twice', soFar.flatMap((text) => [text, text]).slice(18)],
    ['half a character at the end of what it repeats', [...soFar.map(half), OMELETTE]],
    ['a whole message at the end', words, OMELETTE],
    ['a whole message at the end, with other blanks', words, `${OMELETTE}\n`],
  ])('%s', (_, pieces, message) => {
    expect(join(pieces, message)).toEqual({ text: OMELETTE, shown: OMELETTE });
  });

  it('a short message once more at the end', () => {
    expect(join(['4', ', 7'], '4, 7').text).toBe('4, 7');
  });
});

describe('no piece is dropped because it equals another one', () => {
  it.each([
    ['100', ['1', '0', '0']],
    ['- 111 g', ['- ', '1', '1', '1', ' g']],
    ['1,000,000', ['1', ',', '000', ',', '000']],
    ['1100', ['1', '1', '0', '0']],
    ['110100 g', ['1', '10', '100', ' g']],
  ])('%s', (text, pieces) => {
    expect(join(pieces)).toEqual({ text, shown: text });
  });

  it('a long line that comes twice', () => {
    const line = '- 1 tablespoon of freshly grated parmesan cheese\n';
    expect(join(['# Rice\n', line, line]).text).toBe(`# Rice\n${line}${line}`);
  });
});

describe('a broken stream', () => {
  describe('a stream that breaks off is a failed attempt', () => {
    const all = bytes([say(RECIPE), END].join(''));
    const emoji = all.indexOf(0xf0);
    const cuts: [string, number][] = [
      ['after the headers', 0],
      ['in its first event', 20],
      ['within a character of several bytes', emoji + 2],
      ['between two events', bytes(say(RECIPE)).length],
      ['in its last event', all.length - 30],
      ['after a bracket within an event', all.indexOf(0x7d) + 1],
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

    it.each(['null', '', ' None '])('even if each event has the reason %j', async (reason) => {
      server.chat.next(events(eventOf({ content: '# Rice' }, reason), eventOf({}, reason)));
      await expect(connect().ask()).rejects.toMatchObject({ name: 'BrokenStreamError' });
    });

    it.each(['error', 'abort', 'insufficient_system_resource'])(
      'if the server gave up, with the reason %j',
      async (reason) => {
        server.chat.next(events(...eventsOf('# Rice', reason)));
        await expect(connect().ask()).rejects.toMatchObject({ name: 'BrokenStreamError' });
      },
    );

    it('in the middle of an event, even if each event before has the reason "stop"', async () => {
      server.chat.next(events(eventOf({ content: '# Rice' }, 'stop'), 'data: {"choi'));
      await expect(connect().ask()).rejects.toMatchObject({ name: 'BrokenStreamError' });
    });

    it('even if the answer is JSON', async () => {
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
        'an error in words comes in the stream',
        events(say('# R'), 'data: {"error":"Overloaded"}\n\n'),
        { message: expect.stringContaining('Overloaded') },
      ],
      ...['event: error\ndata: {', 'data: {"object":"error",'].map(
        (data): [string, Reply, object] => [
          `an event begins with ${data}`,
          events(say('# R'), `${data}"message":"Overloaded"}\n\n`, DONE),
          { message: expect.stringContaining('Overloaded') },
        ],
      ),
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
      ['no choice comes', json({ choices: [] }), { name: 'NoCompletionError' }],
      [
        'a stream has no choice',
        events('data: {"choices":[]}\n\n', DONE),
        { name: 'NoCompletionError' },
      ],
    ])('%s', async (_, reply, expected) => {
      server.chat.next(reply);
      await expect(connect().ask()).rejects.toMatchObject(expected);
      expect(server.requests).toHaveLength(1);
    });

    const MEGABYTE = 1_000_000;
    const endless: [string, (part: string) => string][] = [
      ['its words', say],
      ['blanks', () => say(' '.repeat(MEGABYTE))],
      ['one line', (part) => part],
      ['comments', (part) => `: ${part}\n\n`],
      ['empty lines', () => '\n'.repeat(MEGABYTE)],
    ];
    it.each(sample(endless, 2))(
      '%s do not end within 50 MB, and the page leaves before',
      { tags: 'rare' },
      async (_, make) => {
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
      },
    );
  });

  describe('after a stream that is refused', () => {
    const streamsOf = () => server.requests.map(({ body }) => Object(body).stream);
    const refuse = (status: number): Reply => ({ kind: 'status', status, body: '{"error":"No"}' });

    it.each([400, 401, 404, 422, 429, 500, 503])(
      'with %i, later attempts ask for none if it is 400 or 422',
      async (status) => {
        server.chat.next(refuse(status));
        const { ask } = connect();
        await expect(ask()).rejects.toMatchObject({ status });
        await ask();
        await ask();
        await connect().ask();
        const later = status === 400 || status === 422 ? undefined : true;
        expect(streamsOf()).toEqual([true, later, later, true]);
      },
    );

    it.each<[string, Reply, string]>([
      ['an error', json({ error: { message: 'boom' } }), 'ProviderApiError'],
      ['words', json({ detail: 'boom' }), 'ProviderApiError'],
      ['a page', { kind: 'status', status: 200, body: '<p>', type: 'text/html' }, 'SyntaxError'],
    ])('an attempt without one fails if %s comes', async (_, reply, name) => {
      server.chat.next(refuse(400), reply);
      const { ask } = connect();
      await expect(ask()).rejects.toMatchObject({ status: 400 });
      await expect(ask()).rejects.toMatchObject({ name, status: 200 });
    });

    it('an attempt without one reads a stream that comes all the same', async () => {
      server.chat.next(refuse(400), events(say(RECIPE), END));
      const { ask } = connect();
      await expect(ask()).rejects.toMatchObject({ status: 400 });
      expect(await ask()).toMatchObject({ text: RECIPE });
    });

    const picture = { type: 'image_url' as const, image_url: { url: 'data:,' } };
    it.each([
      ['a list', requestOf(['rice'])],
      [
        'a picture',
        { ...requestOf([]), messages: [{ role: 'user' as const, content: [picture] }] },
      ],
    ])('because of %s, only its second and third attempts ask for none', async (_, request) => {
      const { ask, connection, controller } = connect();
      for (const _attempt of [1, 2, 3]) {
        server.chat.next(refuse(400));
        await expect(connection.generate(request, controller.signal)).rejects.toThrow('No');
      }
      await ask();
      expect(streamsOf()).toEqual([true, undefined, undefined, true]);
    });

    it('and then without it, the third attempt leaves out all that is optional, and is remembered', async () => {
      const names = () =>
        server.requests.map(({ body }) => Object.keys(Object(body)).sort().join(' '));
      server.chat.next(refuse(400), refuse(422));
      const { ask } = connect();
      for (const status of [400, 422]) await expect(ask()).rejects.toMatchObject({ status });
      await ask();
      await ask();
      expect(names()).toEqual([
        'max_tokens messages model stream temperature',
        'max_tokens messages model temperature',
        'messages model',
        'messages model',
      ]);
    });

    it('three times, the next request begins with everything again', async () => {
      server.chat.next(refuse(400), refuse(400), refuse(400));
      const { ask } = connect();
      for (const _ of 'abc') await expect(ask()).rejects.toMatchObject({ status: 400 });
      await ask();
      expect(streamsOf()).toEqual([true, undefined, undefined, true]);
    });

    it('that names a setting which is no longer there, no attempt repeats the one before', async () => {
      const body = JSON.stringify({ error: { message: 'temperature is not supported' } });
      const refused: Reply = { kind: 'status', status: 400, body };
      server.chat.next(refused, refused);
      const { ask } = connect();
      for (const _ of 'ab') await expect(ask()).rejects.toMatchObject({ status: 400 });
      await ask();
      expect(new Set(server.requests.map(({ body }) => JSON.stringify(body))).size).toBe(3);
    });
  });
});

describe('a model declines', () => {
  const refuse = (refusal: string) => eventOf({ refusal });
  const whole = (message: object) => json({ choices: [{ message, finish_reason: 'stop' }] });
  const declined = (words: string) => ({ diagnosis: { kind: 'declined', words } });

  it.each<[string, Reply, words: string]>([
    ['in one word', events(refuse('no'), END, DONE), 'no'],
    [
      'in pieces',
      events(refuse("I'm sorry, "), refuse("but I can't\n\nhelp."), END),
      "I'm sorry, but I can't help.",
    ],
    [
      'byte by byte',
      events(...byteByByte(refuse('Nein, „Pilze“ nicht.') + END)),
      'Nein, „Pilze“ nicht.',
    ],
    ['without a stream', whole({ content: null, refusal: 'no' }), 'no'],
    ['in a part of its content', whole({ content: [{ type: 'refusal', refusal: 'no' }] }), 'no'],
    ['in both fields', whole({ content: 'No.', refusal: 'No.' }), 'No.'],
    ['after its thoughts', events(eventOf({ reasoning: 'Hm.' }), refuse('no'), END), 'no'],
    [
      'at length',
      whole({ content: '', refusal: 'Stop '.repeat(10_000) }),
      'Stop '.repeat(200).trim(),
    ],
  ])('%s: the attempt fails with its words, in one line', async (_, reply, words) => {
    server.chat.next(reply, reply);
    const { ask, connection, controller } = connect();
    await expect(ask()).rejects.toMatchObject(declined(words));
    const question = { ...requestOf(['rice']), isQuestion: true as const };
    await expect(connection.generate(question, controller.signal)).rejects.toMatchObject(
      declined(words),
    );
  });

  it('after the beginning of a recipe: its end is missing', async () => {
    server.chat.next(events(say(RECIPE), refuse("I can't go on."), END));
    expect(await connect().ask()).toEqual({ text: RECIPE, cut: true, model: 'llama3' });
  });

  it.each(['', ' ', null])('never, if the field holds %j', async (refusal) => {
    server.chat.next(events(eventOf({ content: RECIPE, refusal }), END));
    expect(await connect().ask()).toMatchObject({ text: RECIPE, cut: false });
  });
});
