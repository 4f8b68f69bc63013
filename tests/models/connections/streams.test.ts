import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPieceJoiner } from '../../../src/models/connections/call/createCollector';
import { startLocalServer } from '../../support/localServer';
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
      }, 5_000);
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
