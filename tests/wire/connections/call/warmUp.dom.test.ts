import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_LINK, type Link } from '../../../../machines/connection/connectionMachine';
import { sampleKitchen } from '../../../../src/models/sampleKitchen/sampleKitchen';
import type { LazyConnection } from '../../../../src/wire/connections/connection';
import type { HostOptions } from '../../../../src/wire/connections/connectionTable';
import { createHostConnection } from '../../../../src/wire/connections/createConnection';
import { createLinkConnection } from '../../../../src/wire/connections/createLinkConnection';
import { requestOf } from '../../../support/requestOf';
import { completionBody } from '../../../support/standIn';

const REQUEST = requestOf(['eggs', 'rice']);
const SERVED = { together: { status: 'live', providerId: 'any', task: 'conversational' } };
const LOOK_UP = 'GET huggingface.co';
const CALL = 'POST router.huggingface.co';

let requests: string[];
let hub: () => Promise<Response> | Response;
let models = 0;

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  hub = () => Response.json({ inferenceProviderMapping: SERVED });
  document.head.replaceChildren();
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    requests.push(`${method} ${new URL(url).host}`);
    return method === 'GET' ? hub() : Response.json(completionBody('# Rice'));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const preconnects = () =>
  [...document.querySelectorAll('link')].map(
    ({ rel, crossOrigin, href }) => `${rel} ${crossOrigin} ${href}`,
  );

/** The client remembers what it looked up, so each connection has its own model. */
const connectHost = (settings: Partial<HostOptions> = {}) =>
  createHostConnection(
    {
      accessToken: undefined,
      endpoint: undefined,
      model: `warm/model-${++models}`,
      provider: 'together',
      ...settings,
    },
    { sampleKitchen },
  );

const connectLink = (link: Partial<Link>, token = 'hf_visitor') =>
  createLinkConnection(
    { ...HOST_LINK, model: `warm/model-${++models}`, ...link },
    { provider: 'together', getToken: () => token },
  );

async function press(connection: LazyConnection) {
  requests = [];
  await connection.generate(REQUEST, new AbortController().signal);
  return requests;
}

describe.each<
  [string, () => LazyConnection, ahead: string[], host: string | null, press: string[]]
>([
  [
    "the host's token",
    () => connectHost({ accessToken: 'hf_x' }),
    [LOOK_UP],
    'router.huggingface.co',
    [CALL],
  ],
  [
    "the host's key of a provider",
    () => connectHost({ accessToken: 'own-key' }),
    [LOOK_UP],
    'api.together.xyz',
    ['POST api.together.xyz'],
  ],
  [
    "the host's server",
    () => connectHost({ endpoint: 'https://models.example/v1' }),
    [],
    'models.example',
    ['POST models.example'],
  ],
  [
    "the host's server on this computer",
    () => connectHost({ endpoint: 'http://localhost:1234' }),
    [],
    null,
    ['POST localhost:1234'],
  ],
  ['sample recipes', () => connectHost(), [], null, []],
  [
    "a visitor's token",
    () => connectLink({ choice: 'token' }),
    [LOOK_UP],
    'router.huggingface.co',
    [CALL],
  ],
  [
    'a sign-in',
    () => connectLink({ choice: 'signIn' }),
    [LOOK_UP],
    'router.huggingface.co',
    [CALL],
  ],
  [
    'a model on this computer',
    () => connectLink({ choice: 'local', address: 'http://127.0.0.1:11434/v1' }),
    [],
    null,
    ['POST 127.0.0.1:11434'],
  ],
])('with %s', (_, connect, ahead, host, afterPress) => {
  it('the press makes no request but the call', async () => {
    const connection = connect();
    await connection.warmUp();
    expect(requests).toEqual(ahead);
    expect(preconnects()).toEqual(host ? [`preconnect anonymous https://${host}/`] : []);
    expect(await press(connection)).toEqual(afterPress);
  });
});

it('an expired sign-in asks for nothing', async () => {
  await connectLink({ choice: 'signIn' }, '').warmUp();
  expect([requests, preconnects()]).toEqual([[], []]);
});

it('later input opens the connection again, and looks the model up again after ten minutes', async () => {
  const connection = connectHost({ accessToken: 'hf_x' });
  await connection.warmUp();
  const [first] = document.querySelectorAll('link');
  await connection.warmUp();
  expect(document.querySelector('link')).toBe(first);
  vi.advanceTimersByTime(5_000);
  await connection.warmUp();
  expect(document.querySelector('link')).not.toBe(first);
  expect(preconnects()).toHaveLength(1);
  expect(requests).toEqual([LOOK_UP]);
  vi.advanceTimersByTime(600_000);
  await connection.warmUp();
  expect(requests).toEqual([LOOK_UP, LOOK_UP]);
});

it('a look-up that fails is made again after five seconds, and none while one is under way', async () => {
  const connection = connectHost({ accessToken: 'hf_x' });
  hub = () => Promise.reject(new TypeError('Failed to fetch'));
  await connection.warmUp();
  await connection.warmUp();
  expect(requests).toEqual([LOOK_UP]);

  hub = () => new Promise(() => {});
  for (let count = 0; count < 3; count += 1) {
    vi.advanceTimersByTime(5_000);
    connection.warmUp();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(requests).toEqual([LOOK_UP, LOOK_UP]);
});

describe('the call looks the model up itself', () => {
  it.each<[string, () => Promise<Response> | Response]>([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is refused', () => Response.json({ error: 'no' }, { status: 401 })],
    ['gives no JSON', () => new Response('<h1>')],
    ['names no provider', () => Response.json({ inferenceProviderMapping: {} })],
    ['hangs', () => new Promise(() => {})],
  ])('if the look-up ahead %s', async (_, answer) => {
    const connection = connectHost({ accessToken: 'hf_x' });
    const goodHub = hub;
    hub = answer;
    const warmingUp = connection.warmUp();
    await vi.waitUntil(() => requests.length > 0);
    if (_ !== 'hangs') await warmingUp;
    hub = goodHub;
    expect(await press(connection)).toEqual([LOOK_UP, CALL]);
  });
});
