import { expect, it, vi } from 'vitest';
import { CONNECTIONS } from '../../../../src/wire/connections/connectionTable';
import { createConnection } from '../../../../src/wire/connections/createConnection';
import { requestOf } from '../../../support/requestOf';
import { type Case, readCases } from './readCases';

/** Plays the hub, and a server that sends the bytes of a case. */
function play({ status, type, pieces, isReset, mapped }: Case) {
  const bodies: object[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') {
      const together = { providerId: 'a/model', status: mapped, task: 'conversational' };
      return Response.json({ inferenceProviderMapping: { together } });
    }
    bodies.push(JSON.parse(String(init.body)));
    const waiting = [...pieces];
    const body = new ReadableStream({
      pull(controller) {
        const next = waiting.shift();
        if (next) controller.enqueue(next);
        else if (isReset) controller.error(new TypeError('terminated'));
        else controller.close();
      },
    });
    return new Response(body, { status, headers: { ...(type && { 'content-type': type }) } });
  });
  return bodies;
}

function connect(address: string | undefined, model: string) {
  return address
    ? createConnection('openAiCompatible', CONNECTIONS.openAiCompatible, {
        endpoint: address,
        model,
      })
    : createConnection('huggingFace', CONNECTIONS.huggingFace, {
        getToken: () => 'hf_standInTokenOfTheTests',
        model,
        provider: 'together',
      });
}

it.each(readCases().map((one) => [one.title, one] as const))(
  'a server sends %s',
  async (title, one) => {
    const bodies = play(one);
    const connection = connect(one.address, `a/${title.replaceAll(/\W/g, '-')}`);
    const signal = new AbortController().signal;
    const onPiece = vi.fn();
    const ask = () => connection.generate(requestOf(['eggs', 'peas']), signal, onPiece);
    if (one.text !== undefined) {
      const answer = await ask();
      expect(answer).toMatchObject({ text: one.text, cut: false });
      // Each piece that comes is a sign of life.
      expect(onPiece.mock.calls.length).toBeGreaterThanOrEqual(one.pieces.length);
      return;
    }
    const error = await ask().catch((reason) => reason);
    const { diagnosis } = error;
    const { said, ...expected } = one.diagnosis;
    expect(diagnosis).toMatchObject(expected);
    expect(diagnosis?.said ?? '').toContain(said);
    expect(error.message).toContain(said);
    expect(`${error.message}${diagnosis?.said ?? ''}`).not.toMatch(/[\r\n{}]/);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ max_tokens: 1024, temperature: 0.7, stream: true });
    if (!one.next) return;
    await ask().catch(() => undefined);
    const { messages: _, model: __, ...settings } = Object(bodies[1]);
    expect(settings).toEqual(one.next);
  },
);

it('a server that refuses the temperature and then the stream gets neither', async () => {
  const refusals = ["Unsupported value: 'temperature'", 'stream is not supported'];
  const bodies: object[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    bodies.push(JSON.parse(String(init.body)));
    return Response.json({ error: { message: refusals.shift() } }, { status: 400 });
  });
  const connection = connect('http://127.0.0.1:8000/v1', 'a/model-that-refuses-twice');
  for (const _ of 'abc')
    await connection.generate(requestOf(['eggs']), new AbortController().signal).catch(() => {});
  const { model: _, messages: __, ...settings } = Object(bodies[2]);
  expect(settings).toEqual({ max_tokens: 1024 });
});
