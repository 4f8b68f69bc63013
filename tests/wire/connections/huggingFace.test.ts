import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerPiece, ChatMessage } from '../../../src/wire/connections/connection';
import { CONNECTIONS } from '../../../src/wire/connections/connectionTable';
import { createConnection } from '../../../src/wire/connections/createConnection';
import { createHuggingFaceConnection } from '../../../src/wire/connections/huggingFace';
import { requestOf } from '../../support/requestOf';
import { shareServer } from '../../support/shareServer';
import { eventOf, json, later, type Reply, startStandIn } from '../../support/standIn';

const TOKEN = 'hf_standInTokenOfTheTests';
const REQUEST = requestOf(['eggs', 'rice']);

const standIn = await shareServer(startStandIn());
beforeEach(() => void vi.stubGlobal('fetch', standIn.fetch));

let models = 0;

/** The client remembers what it looked up, so each connection has its own model. */
function connect({
  accessToken = TOKEN,
  model = `tests/model-${++models}`,
  provider = 'together',
} = {}) {
  const connection = createHuggingFaceConnection({
    getToken: () => accessToken,
    model,
    provider,
  });
  const controller = new AbortController();
  return {
    model,
    connection,
    controller,
    ask: (request = REQUEST, onPiece?: (piece: AnswerPiece) => void) =>
      connection.generate(request, controller.signal, onPiece),
  };
}

describe('a call', () => {
  it('looks the model up, then sends one completion with exactly the payload', async () => {
    const { ask, model } = connect();
    await ask();
    expect(standIn.requests.map(({ method, host, path }) => `${method} ${host}${path}`)).toEqual([
      `GET huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`,
      'POST router.huggingface.co/together/v1/chat/completions',
    ]);
    for (const { headers } of standIn.requests) {
      expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
    }
    expect(standIn.router.requests[0]?.body).toEqual({
      model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
      messages: [
        { role: 'system', content: expect.stringContaining('You are a culinary assistant') },
        {
          role: 'user',
          content: "I have eggs, rice. Please give me a recipe you'd recommend I make!",
        },
      ],
      max_tokens: 1024,
      temperature: 0.7,
      stream: true,
    });
  });

  it.each(['a/model', 'a/model:novita', 'a/model:fastest'])(
    'asks only the router, without a look-up, if it chooses the provider (%s)',
    async (model) => {
      const { ask } = connect({ model, provider: 'auto' });
      expect(await ask()).toMatchObject({ model });
      expect(standIn.requests.map(({ method, host, path }) => `${method} ${host}${path}`)).toEqual([
        'POST router.huggingface.co/v1/chat/completions',
      ]);
      expect(standIn.router.requests[0]?.body).toMatchObject({ model });
    },
  );

  it.each([
    ['a/model', null],
    ['a/model:fastest', null],
    ['a/model:novita', 'novita'],
  ])('says of %s who does not serve it: %s', async (model, provider) => {
    const body = '{"error":{"message":"The requested model is not supported by any provider"}}';
    standIn.router.next({ kind: 'status', status: 400, body });
    const { ask, connection } = connect({ model, provider: 'auto' });
    const error = await ask().catch((reason) => reason);
    const said = 'The requested model is not supported by any provider';
    expect(connection.diagnose?.(error)).toEqual({ kind: 'modelNotServed', provider, said });
  });

  it('sends a conversation message by message', async () => {
    const [system, first] = REQUEST.messages as [ChatMessage, ChatMessage];
    const messages: ChatMessage[] = [
      system,
      first,
      { role: 'assistant', content: '# Rice' },
      { role: 'user', content: 'Without an oven.' },
    ];
    await connect().ask({ ...REQUEST, messages });
    expect(standIn.router.requests[0]?.body).toMatchObject({ messages });
  });

  it('with a provider’s own key does not send it to the hub', async () => {
    // The stand-in does not play the provider's host.
    await expect(connect({ accessToken: 'own-key' }).ask()).rejects.toThrow('api.together.xyz');
    expect(standIn.requests.map(({ host, headers }) => [host, headers.authorization])).toEqual([
      ['huggingface.co', undefined],
    ]);
  });

  it('looks a model up once', async () => {
    const { ask } = connect();
    await ask();
    await ask();
    expect(standIn.hub.requests).toHaveLength(1);
    expect(standIn.router.requests).toHaveLength(2);
  });

  it('follows a redirected look-up, and no redirected call', async () => {
    // The stand-in receives every address, so it sees where a call would go.
    const followed: (RequestRedirect | undefined)[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      followed.push(init.redirect);
      return standIn.fetch(url, init);
    });
    await connect().ask();
    expect(followed).toEqual(['follow', 'error']);
  });

  it('is sent once, even if the answer is 503', async () => {
    standIn.router.always({ kind: 'status', status: 503 });
    await expect(connect().ask()).rejects.toMatchObject({ status: 503 });
    expect(standIn.router.requests).toHaveLength(1);
  });
});

describe('an answer', () => {
  it.each<[string, Reply, object]>([
    [
      'gives the first choice, and the model that wrote it',
      { kind: 'completion', content: '# Rice\n' },
      { text: '# Rice\n', cut: false },
    ],
    [
      'in parts is joined from those that are text, not from the reasoning',
      {
        kind: 'completion',
        content: [
          { type: 'reasoning', text: 'The visitor has rice.' },
          { type: 'thinking', text: 'So, rice.', thinking: 'Rice!' },
          { type: 'text', text: '# Ri' },
          { type: 'image_url', image_url: { url: 'https://example.com' } },
          null,
          { type: 'text', text: 7 },
          { type: 'text', text: 'ce' },
        ],
      },
      { text: '# Rice', cut: false },
    ],
    [
      'keeps every character, even marks that no language writes',
      { kind: 'completion', content: `a${'\u0301'.repeat(500)}` },
      { text: `a${'\u0301'.repeat(500)}` },
    ],
    ...[null, undefined, 7, {}, [], [{ type: 'text' }]].map((content): [string, Reply, object] => [
      `whose content is ${JSON.stringify(content)} has no text`,
      { kind: 'completion', content },
      { text: '' },
    ]),
    ...[[{}], [null], [{ message: null }]].map((choices): [string, Reply, object] => [
      `whose choices are ${JSON.stringify(choices)} has no text`,
      json({ object: 'chat.completion', created: 1, id: 'x', model: 'x', choices, usage: {} }),
      { text: '' },
    ]),
  ])('%s', async (_, reply, answer) => {
    standIn.router.next(reply);
    const { ask, model } = connect();
    expect(await ask()).toMatchObject({ model, ...answer });
  });
});

describe('a stream', () => {
  it('that repeats the token in pieces arrives without it', async () => {
    const words = [TOKEN.slice(0, 9), TOKEN.slice(9)];
    const parts = [...words.map((content) => eventOf({ content })), eventOf({}, 'stop')];
    standIn.router.next({ kind: 'events', parts });
    let accessToken = TOKEN;
    const connection = createConnection('huggingFace', CONNECTIONS.huggingFace, {
      getToken: () => accessToken,
      model: 'tests/lazy',
      provider: 'together',
    });
    await connection.prepare();
    const hide = connection.createHider?.();
    let pieces = '';
    const answer = connection.generate(REQUEST, new AbortController().signal, ({ text }) => {
      pieces += text;
      // A sign-in may expire while the model writes.
      accessToken = '';
    });
    expect(await answer).toMatchObject({ text: '[token]' });
    expect([pieces, hide?.(TOKEN)]).toEqual(['[token]', '[token]']);
  });

  it('that fails with the token in its error does not show it', async () => {
    const error = { message: `Bad token ${TOKEN}` };
    const parts = [eventOf({ content: '# Rice' }), `data: ${JSON.stringify({ error })}\n\n`];
    standIn.router.next({ kind: 'events', parts });
    await expect(connect().ask()).rejects.toMatchObject({
      message: expect.stringContaining('Bad token [token]'),
    });
  });
});

describe('a failure', () => {
  it('hides the token, even if a server repeats it', async () => {
    standIn.router.next({
      kind: 'status',
      status: 401,
      body: JSON.stringify({ error: `Bad token ${TOKEN}, really ${TOKEN}` }),
    });
    const error = await connect()
      .ask()
      .catch((cause) => cause);
    expect(error.message).toContain('Bad token [token], really [token]');
    expect(JSON.stringify([error, error.stack, error.cause])).not.toContain(TOKEN);
  });

  it.each<Reply>([
    { kind: 'status', status: 200, body: `${TOKEN} is not allowed`, type: 'text/html' },
    { kind: 'events', parts: [`data: ${TOKEN} is not allowed\n\n`] },
    { kind: 'status', status: 403, body: `${TOKEN} is\nnot allowed`, type: 'text/plain' },
  ])('quotes bare words without the token', async (reply) => {
    standIn.router.next(reply);
    const message = 'Failed to perform inference: [token] is not allowed';
    await expect(connect().ask()).rejects.toMatchObject({
      message,
      said: '[token] is not allowed',
    });
  });

  it.each<Reply>([
    { kind: 'status', status: 200, body: `{"error":"${TOKEN.slice(0, 20)}` },
    { kind: 'status', status: 502, body: `{"error":"${TOKEN.slice(0, 20)}` },
    { kind: 'events', parts: [`data: {"error":"${TOKEN.slice(0, 20)}\n\n`] },
  ])('quotes nothing of what is no JSON', async (reply) => {
    standIn.router.next(reply);
    const message = 'The answer is not the JSON it should be.';
    await expect(connect().ask()).rejects.toMatchObject({ name: 'SyntaxError', message, said: '' });
  });

  it('quotes a model that declines without the token', async () => {
    const parts = [
      eventOf({ refusal: `I keep ${TOKEN.slice(0, 9)}` }),
      eventOf({ refusal: TOKEN.slice(9) }),
    ];
    standIn.router.next({ kind: 'events', parts: [...parts, eventOf({}, 'stop')] });
    const diagnosis = { kind: 'declined', words: 'I keep [token]' };
    await expect(connect().ask()).rejects.toMatchObject({ diagnosis });
  });

  it.each([290, 1_920, 1_940, 1_950, 1_960, 1_970, 1_980])(
    'holds no part of a token that a server repeats after %i characters',
    async (length) => {
      const message = `${'x'.repeat(length)}${TOKEN} and so on`;
      for (const error of [message, { message }]) {
        standIn.router.next({ kind: 'status', status: 401, body: JSON.stringify({ error }) });
        const { message: said } = await connect()
          .ask()
          .catch((cause) => cause);
        expect(said).not.toContain(TOKEN.slice(0, 5));
        expect(said.length).toBeLessThan(2_400);
      }
    },
  );
});

describe('an abort', () => {
  it.each(['hub', 'router'] as const)('ends a call that hangs at the %s', async (where) => {
    standIn[where].always({ kind: 'hang' });
    const { ask, controller } = connect();
    const answer = ask();
    await vi.waitUntil(() => standIn[where].requests.length === 1);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitUntil(() => standIn[where].requests[0]?.aborted);
  });

  it('between the two requests keeps the second from being sent', async () => {
    const reply = later();
    standIn.hub.next(reply);
    const { ask, controller } = connect();
    const answer = ask();
    await vi.waitUntil(() => standIn.hub.requests.length === 1);
    controller.abort();
    reply.release({
      kind: 'mapping',
      providers: { together: { providerId: 'x', task: 'conversational' } },
    });
    await expect(answer).rejects.toThrow();
    expect(standIn.router.requests).toEqual([]);
  });
});
