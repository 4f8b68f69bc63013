import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSight } from '../../src/kitchen/photo/readSight';
import { createHostConnection } from '../../src/models/connections/createConnection';
import { lookAt } from '../../src/models/control/viewer';
import { callFaults, type Fault, lookUpFaults } from '../browser/faults/faultTable';
import { eventOf, type Reply, type StandIn, startStandIn } from '../support/standIn';

const PICTURE = new Uint8Array([0xff, 0xd8, 1, 2, 3]);
const TOKEN = 'hf_standInTokenOfTheTests';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
  vi.stubGlobal('fetch', standIn.fetch);
});
afterEach(async () => {
  await standIn.close();
});

/** The client remembers what the hub says of a model, so each connection has its own. */
let models = 0;

function connect() {
  models += 1;
  return createHostConnection({
    accessToken: TOKEN,
    endpoint: undefined,
    model: `some/model-${models}`,
    provider: 'together',
  });
}

function look(connection = connect(), signal = new AbortController().signal, rest = {}) {
  const { loadReader, list, ...around } = {
    aim: 'foods' as const,
    connection,
    pictures: [PICTURE],
    list: [],
    loadReader: async () => (text: string, isCut: boolean) => readSight(text, { list, isCut }),
    ...rest,
  };
  return lookAt(around, loadReader, signal);
}

const foodsOf = (names: readonly string[]) => ({
  kind: 'foods',
  foods: names.map((name) => ({ name, isCertain: true, isUnchecked: false, isWild: false })),
});

describe('a look at a picture', () => {
  it('for a recipe sends one message with each picture, and takes the lines as the model copied them', async () => {
    const lines = '```\nPfannkuchen\n\n250 g Mehl\n1 Prise ???\n```';
    standIn.router.next({ kind: 'completion', content: lines });
    const rest = { aim: 'recipe' as const, pictures: [PICTURE, PICTURE] };
    expect(await look(undefined, undefined, rest)).toEqual({
      kind: 'text',
      text: 'Pfannkuchen\n\n250 g Mehl\n1 Prise ???',
    });
    const { messages } = Object(standIn.router.requests[0]?.body);
    const picture = { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9gBAgM=' } };
    const question = {
      type: 'text',
      text: expect.stringMatching(/^Copy the recipe .*Add nothing/s),
    };
    expect(messages).toEqual([{ role: 'user', content: [question, picture, picture] }]);
    expect(messages[0].content[0].text).not.toContain('eggs');
  });

  it('refuses a recipe whose end is missing, and says when the picture has no recipe', async () => {
    const rest = { aim: 'recipe' as const };
    standIn.router.next({ kind: 'completion', content: '2 eggs', finishReason: 'length' });
    await expect(look(undefined, undefined, rest)).rejects.toMatchObject({
      diagnosis: { kind: 'brokenOff' },
    });
    standIn.router.next({ kind: 'completion', content: 'None.' });
    expect(await look(undefined, undefined, rest)).toEqual({ kind: 'none' });
  });

  it('sends one message: the question, and the picture as it was drawn', async () => {
    standIn.router.next({ kind: 'completion', content: 'milk\neggs', streams: true });
    expect(await look(undefined, undefined, { list: ['eggs'] })).toEqual(foodsOf(['milk']));
    const [request] = standIn.router.requests;
    expect(Object.keys(Object(request?.body)).sort()).toEqual(
      ['max_tokens', 'messages', 'model', 'stream', 'temperature'].sort(),
    );
    const { messages } = Object(request?.body);
    expect(messages).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: expect.stringMatching(/^List the foods/) },
          { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9gBAgM=' } },
        ],
      },
    ]);
    expect(messages[0].content[0].text).not.toContain('eggs');
  });

  it('reads no thoughts and no half-written line', async () => {
    standIn.router.next({
      kind: 'events',
      parts: [
        eventOf({ content: '<think>Is it tofu?</think>\nmilk\n' }),
        eventOf({ content: 'almond' }),
        eventOf({}, 'length'),
      ],
    });
    expect(await look()).toEqual(foodsOf(['milk']));
  });

  it('never gives the token away', async () => {
    standIn.router.next({ kind: 'completion', content: `milk\n${TOKEN}` });
    expect(JSON.stringify(await look())).not.toContain('hf_');
  });

  it('sends nothing without what marks foods to avoid', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const loadReader = () => Promise.reject(new Error('gone'));
    await expect(look(undefined, undefined, { loadReader })).rejects.toMatchObject({
      diagnosis: { kind: 'partMissing' },
    });
    expect(standIn.requests).toEqual([]);
  });

  it.each([400, 413, 415, 422])(
    'says that the model does not take the picture (%i)',
    async (status) => {
      standIn.router.always({
        kind: 'status',
        status,
        body: '{"error":"This model takes no images"}',
      });
      await expect(look()).rejects.toMatchObject({ status, diagnosis: { kind: 'pictureRefused' } });
    },
  );
});

/** Leaves out faults that need a browser's network or a time limit. */
const isForNode = ({ how, log, needsTimeLimit }: Fault) =>
  typeof how === 'object' &&
  !needsTimeLimit &&
  !['withoutCors', 'preflightRefused'].includes(how.kind) &&
  !(how.kind === 'status' && how.status === 307) &&
  !log.includes('no gzip');

describe.each([
  ['the call', callFaults.filter(isForNode)],
  ['the look-up', lookUpFaults.filter(isForNode)],
])('a fault of %s is a failed attempt, and the next one can succeed', (_, faults) => {
  it.each(faults)('$name', async ({ at, how }) => {
    const connection = connect();
    standIn[at].next(how as Reply);
    const error = await look(connection).catch((reason) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error.name).not.toBe('AbortError');
    const mapping = { providerId: 'x', task: 'conversational' };
    standIn.hub.always({ kind: 'mapping', providers: { together: mapping } });
    standIn.router.next({ kind: 'completion', content: 'milk' });
    expect(await look(connection)).toEqual(foodsOf(['milk']));
  });
});
