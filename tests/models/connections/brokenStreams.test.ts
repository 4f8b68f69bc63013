import { describe, expect, it, vi } from 'vitest';
import { startLocalServer } from '../../support/localServer';
import { requestOf } from '../../support/requestOf';
import { sample } from '../../support/sample';
import { shareServer } from '../../support/shareServer';
import { eventOf, eventsOf, json, type Reply } from '../../support/standIn';
import { bytes, connectTo, DONE, END, events, RECIPE, say } from '../../support/streams';

const server = await shareServer(startLocalServer());
const connect = () => connectTo(server);

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
      { name: 'ProviderApiError', status: 503, message: expect.stringContaining('Overloaded') },
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
    ['a picture', { ...requestOf([]), messages: [{ role: 'user' as const, content: [picture] }] }],
  ])('because of %s, only its second attempt asks for none', async (_, request) => {
    const { ask, connection, controller } = connect();
    for (const _attempt of [1, 2, 3]) {
      server.chat.next(refuse(400));
      await expect(connection.generate(request, controller.signal)).rejects.toThrow('No');
    }
    await ask();
    expect(streamsOf()).toEqual([true, undefined, true, true]);
  });
});
