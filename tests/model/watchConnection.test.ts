// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_LINK, type Link } from '../../machines/connectionMachine';
import { readSettings } from '../../src/app/settings';
import { createHostConnection } from '../../src/connections/hostConnection';
import { createConnectionActor } from '../../src/model/createConnectionActor';
import { createSecrets } from '../../src/model/secrets';
import { watchConnection } from '../../src/model/watchConnection';
import { type StandIn, startStandIn } from '../support/standIn';

const TOKEN = 'hf_watchedTokenOfTheTests00000000000000';
const settings = readSettings({ VITE_HF_OAUTH_CLIENT_ID: 'client' }, ['together']);
const OWN: Link = { ...HOST_LINK, choice: 'token', model: 'a/model' };
const SIGNED_IN: Link = { ...OWN, choice: 'signIn', userName: 'ada', expiresAt: Date.now() + 9e6 };

let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn();
});

afterAll(() => standIn.close());

beforeEach(() => {
  sessionStorage.clear();
  standIn.reset();
  vi.stubGlobal('fetch', standIn.fetch);
});

function start(link: Link = OWN) {
  const secrets = createSecrets();
  secrets.set(link, TOKEN);
  const actor = createConnectionActor({
    settings,
    secrets,
    link,
    answer: undefined,
    inspect: undefined,
  });
  actor.start();
  const host = createHostConnection(settings);
  const connection = watchConnection(link, { actor, settings, secrets, host });
  return {
    actor,
    secrets,
    host,
    connection,
    ask: (signal = new AbortController().signal) => connection.generate(['eggs', 'rice'], signal),
    condition: () => actor.getSnapshot().value.use,
  };
}

describe("a request on a connection of the visitor's own", () => {
  it.each([
    [401, { refused: 'notValid' }],
    [403, { refused: 'notAllowed' }],
    [402, { refused: 'outOfCredit' }],
    [429, 'connected'],
    [503, 'connected'],
    [400, 'connected'],
  ])('that ends in %i leaves it %j', async (status, condition) => {
    const { ask, condition: now } = start();
    standIn.router.next({ kind: 'status', status, body: '{"error":"no"}' });
    await expect(ask()).rejects.toThrow();
    expect(now()).toEqual(condition);
    await ask();
    expect(now()).toBe('connected');
    expect(standIn.router.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${TOKEN}`,
      `Bearer ${TOKEN}`,
    ]);
  });

  it('that gets no answer leaves it not reachable', async () => {
    const { ask, condition } = start();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(ask()).rejects.toThrow('Failed to fetch');
    expect(condition()).toEqual({ refused: 'notReachable' });
  });

  it('that is stopped tells nothing', async () => {
    const { ask, condition } = start();
    const stop = new AbortController();
    vi.stubGlobal('fetch', () => {
      stop.abort();
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect(ask(stop.signal)).rejects.toThrow();
    expect(condition()).toBe('connected');
  });

  it("sends nothing once the sign-in's time is up", async () => {
    const { ask, condition } = start(SIGNED_IN);
    vi.spyOn(Date, 'now').mockReturnValue(SIGNED_IN.expiresAt ?? 0);
    await expect(ask()).rejects.toThrow(/^The sign-in has expired\.$/);
    expect(condition()).toBe('expired');
    expect(standIn.requests).toEqual([]);
  });
});

it("the host's model is the host's own connection, and the sample kitchen asks nobody", async () => {
  const { actor, secrets, host } = start();
  const options = { actor, settings, secrets, host };
  expect(watchConnection(HOST_LINK, options)).toBe(host);
  const sample = watchConnection({ ...HOST_LINK, choice: 'sample' }, options);
  const { model } = await sample.generate(['eggs', 'rice'], new AbortController().signal);
  expect(model).toBeNull();
  expect(standIn.requests).toEqual([]);
});

it('each connection has the time limit of its kind', () => {
  const { actor, secrets, host, connection } = start();
  const local = watchConnection(
    { ...HOST_LINK, choice: 'local', model: 'm', address: 'http://localhost:11434/v1' },
    { actor, settings, secrets, host },
  );
  expect([connection.timeLimit, local.timeLimit]).toEqual([60_000, 600_000]);
});

describe('a sign-in', () => {
  const trial = () => {
    const { actor } = start(HOST_LINK);
    actor.send({ type: 'signIn.start', candidate: { ...SIGNED_IN, expiresAt: null } });
    return vi.waitFor(() => {
      const { value, context } = actor.getSnapshot();
      expect(value.trial).toBe('refused');
      return context.objection;
    });
  };

  it('does not set out where the browser keeps nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    expect(await trial()).toEqual({ kind: 'storageRefused' });
  });

  it('does not set out where the hub does not answer', async () => {
    standIn.signIn.configuration.next({ kind: 'drop', how: 'reset' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await trial()).toEqual({ kind: 'unreachable' });
    expect({ ...sessionStorage }).toEqual({});
  });
});
