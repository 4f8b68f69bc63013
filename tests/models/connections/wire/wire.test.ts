import { expect, it, vi } from 'vitest';
import { CONNECTIONS } from '../../../../src/models/connections/connectionTable';
import { createConnection } from '../../../../src/models/connections/createConnection';
import { requestOf } from '../../../support/requestOf';
import { eventOf } from '../../../support/standIn';
import table from './cases.json';

interface Case {
  title: string;
  /** The public report of it. */
  source: string;
  status?: number;
  type?: string | null;
  pieces?: (string | { base64: string })[];
  /** The text of a stream without a fault. */
  answer?: string;
  isReset?: boolean;
  /** How the hub says that the provider has the model; by default, "live". */
  mapped?: string;
  /** Of a server of the visitor's own; by default, the hub answers. */
  address?: string;
  text?: string;
  diagnosis?: { kind: string; said?: string; status?: number };
  /** The settings of the next attempt. */
  next?: object;
}

const CASES: Case[] = table.cases;
const textOf = ({ text }: Case) => (text === 'the recipe' ? table.recipe : text);

const bytesOf = (piece: string | { base64: string }) =>
  typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.base64, 'base64');

/** Plays the hub, and a server that sends the bytes of a case. */
function play({ status = 200, type, pieces, answer, isReset, mapped = 'live' }: Case) {
  const bodies: object[] = [];
  const parts = pieces ?? [eventOf({ content: answer }), eventOf({}, 'stop'), 'data: [DONE]\n\n'];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') {
      const together = { providerId: 'a/model', status: mapped, task: 'conversational' };
      return Response.json({ inferenceProviderMapping: { together } });
    }
    bodies.push(JSON.parse(String(init.body)));
    const waiting = parts.map(bytesOf);
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

it.each(CASES.map((one) => [one.title, one] as const))('a server sends %s', async (title, one) => {
  const bodies = play(one);
  const connection = connect(one.address, `a/${title.replaceAll(/\W/g, '-')}`);
  const signal = new AbortController().signal;
  const onPiece = vi.fn();
  const ask = () => connection.generate(requestOf(['eggs', 'peas']), signal, onPiece);
  if (one.text !== undefined) {
    const answer = await ask();
    expect(answer).toMatchObject({ text: textOf(one), cut: false });
    // Each piece that comes is a sign of life.
    expect(onPiece.mock.calls.length).toBeGreaterThanOrEqual(one.pieces?.length ?? 1);
    return;
  }
  const error = await ask().catch((reason) => reason);
  const diagnosis = await connection.diagnose(error, signal);
  const { said = '', ...expected } = one.diagnosis ?? {};
  expect(diagnosis).toMatchObject(expected);
  expect(diagnosis?.said ?? '').toContain(said);
  expect(error.message).toContain(said);
  expect(`${error.message}${diagnosis?.said ?? ''}`).not.toMatch(/[\r\n]/);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({ max_tokens: 1024, temperature: 0.7, stream: true });
  if (!one.next) return;
  await ask().catch(() => undefined);
  const { messages: _, model: __, ...settings } = Object(bodies[1]);
  expect(settings).toEqual(one.next);
});
