import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  connectionMachine,
  HOST_LINK,
  type Link,
} from '../../../machines/connection/connectionMachine';
import {
  diagnosed,
  HOUR,
  LOCAL_LINK,
  signedIn,
  startConnection,
  TOKEN_LINK,
} from '../../support/connectionActor';

const DAY = 24 * HOUR;
const SIGN_IN: Link = { ...HOST_LINK, choice: 'signIn', model: 'a/model' };
const IDLE = { candidate: null, candidateDiagnosis: null };

function refused(link: Link = TOKEN_LINK) {
  const connection = startConnection(link);
  connection.send({ type: 'call.fail', diagnosis: { kind: 'tokenRejected' } });
  expect(connection.state).toEqual(['refused', 'idle']);
  return connection;
}

describe('at the start', () => {
  it("the host's connection is in use, and nothing is tested", () => {
    const { state, context, calls } = startConnection();
    expect(state).toEqual(['connected', 'idle']);
    expect(context).toEqual({ current: HOST_LINK, diagnosis: null, ...IDLE });
    expect(calls).toEqual([]);
  });

  it.each([
    ['a token', TOKEN_LINK, 'connected'],
    ['a sign-in', signedIn(1), 'connected'],
    ['an expired sign-in', signedIn(0), 'expired'],
  ])('the saved connection is in use: %s', (_, link, current) => {
    const { state, context } = startConnection(link);
    expect(state).toEqual([current, 'idle']);
    expect(context.current).toBe(link);
  });
});

describe('a candidate', () => {
  it('is tested with one call, and used after the model answered', async () => {
    const connection = startConnection();
    connection.send({ type: 'candidate.test', candidate: TOKEN_LINK });
    expect(connection.state).toEqual(['connected', { connecting: 'testing' }]);
    expect(connection.isBusy).toBe(true);
    expect(connection.calls).toMatchObject([{ src: 'testCandidate', candidate: TOKEN_LINK }]);
    expect(connection.context.current).toBe(HOST_LINK);
    const tested = { ...TOKEN_LINK };
    await connection.call.answer(tested);
    expect(connection.state).toEqual(['connected', 'idle']);
    expect(connection.isBusy).toBe(false);
    expect(connection.context.current).toBe(tested);
    expect(connection.context).toMatchObject(IDLE);
  });

  it.each([
    [diagnosed({ kind: 'tokenRejected' }), { kind: 'tokenRejected' }],
    [new Error('?'), { kind: 'unknown' }],
  ])(
    'that is refused (%s) replaces nothing, and shows why until it is discarded',
    async (error, candidateDiagnosis) => {
      const connection = startConnection(LOCAL_LINK);
      connection.send({ type: 'candidate.test', candidate: TOKEN_LINK });
      await connection.call.fail(error);
      expect(connection.state).toEqual(['connected', 'idle']);
      expect(connection.context).toEqual({
        current: LOCAL_LINK,
        diagnosis: null,
        candidate: TOKEN_LINK,
        candidateDiagnosis,
      });
      connection.send({ type: 'candidate.discard' });
      expect(connection.context).toMatchObject(IDLE);
    },
  );

  it('clears the diagnosis of the one before it', async () => {
    const connection = startConnection();
    connection.send({ type: 'candidate.test', candidate: TOKEN_LINK });
    await connection.call.fail(diagnosed({ kind: 'tokenRejected' }));
    connection.send({ type: 'candidate.test', candidate: LOCAL_LINK });
    expect(connection.context).toMatchObject({ candidate: LOCAL_LINK, candidateDiagnosis: null });
  });

  it.each([
    ['candidate.test', TOKEN_LINK],
    ['signIn.start', SIGN_IN],
    ['signIn.return', SIGN_IN],
  ] as const)('times out after a minute (%s)', (type, candidate) => {
    const connection = startConnection();
    connection.send({ type, candidate });
    connection.clock.increment(59_999);
    expect(connection.isBusy).toBe(true);
    expect(connection.call.signal.aborted).toBe(false);
    connection.clock.increment(1);
    expect(connection.state).toEqual(['connected', 'idle']);
    expect(connection.context.candidateDiagnosis).toEqual({ kind: 'timedOut' });
    expect(connection.call.signal.aborted).toBe(true);
  });

  it('can be discarded during its test, and a late answer changes nothing', async () => {
    const connection = startConnection();
    connection.send({ type: 'candidate.test', candidate: TOKEN_LINK });
    const { call } = connection;
    connection.send({ type: 'candidate.discard' });
    expect(connection.state).toEqual(['connected', 'idle']);
    expect(connection.context).toMatchObject(IDLE);
    expect(call.signal.aborted).toBe(true);
    await call.answer(TOKEN_LINK);
    expect(connection.context.current).toBe(HOST_LINK);
  });

  it.each([
    ['candidate.test', LOCAL_LINK, 'testing'],
    ['signIn.start', SIGN_IN, 'leaving'],
  ] as const)(
    'gives way to the next press (%s), which is not dropped',
    async (type, next, state) => {
      const connection = startConnection();
      connection.send({ type: 'candidate.test', candidate: TOKEN_LINK });
      const { call: first } = connection;
      connection.clock.increment(59_000);
      connection.send({ type, candidate: next });
      expect(first.signal.aborted).toBe(true);
      expect(connection.state).toEqual(['connected', { connecting: state }]);
      // The second test has its own time limit, and the end of the first changes nothing.
      connection.clock.increment(59_000);
      await first.fail(diagnosed({ kind: 'tokenRejected' }));
      expect(connection.context).toMatchObject({ candidate: next, candidateDiagnosis: null });
      await connection.call.fail(diagnosed({ kind: 'offline' }));
      expect(connection.context).toMatchObject({
        candidate: next,
        candidateDiagnosis: { kind: 'offline' },
      });
    },
  );

  it.each(['choices.show', 'page.return'] as const)('is still tested after %s', async (type) => {
    const connection = startConnection();
    connection.send({ type: 'candidate.test', candidate: TOKEN_LINK });
    connection.send({ type });
    await connection.call.answer();
    expect(connection.context.current).toBe(TOKEN_LINK);
  });

  it('whose account another tab disconnects is refused, and says why until the dialog opens again', () => {
    const connection = startConnection();
    connection.send({ type: 'candidate.test', candidate: TOKEN_LINK });
    connection.send({ type: 'candidate.end' });
    expect(connection.call.signal.aborted).toBe(true);
    expect(connection.context).toMatchObject({
      candidate: TOKEN_LINK,
      candidateDiagnosis: { kind: 'signInExpired' },
    });
    connection.send({ type: 'choices.show' });
    expect(connection.context).toMatchObject(IDLE);
  });
});

describe('a sign-in', () => {
  it('leaves for the hub, and waits there until the visitor comes back with Back', async () => {
    const connection = startConnection();
    connection.send({ type: 'signIn.start', candidate: SIGN_IN });
    expect(connection.calls).toMatchObject([{ src: 'leaveForHub', candidate: SIGN_IN }]);
    await connection.call.answer();
    expect(connection.state).toEqual(['connected', { connecting: 'leaving' }]);
    expect(connection.isBusy).toBe(true);
    connection.send({ type: 'page.return' });
    expect(connection.state).toEqual(['connected', 'idle']);
    expect(connection.context).toMatchObject(IDLE);
  });

  it('that cannot leave is refused', async () => {
    const connection = startConnection();
    connection.send({ type: 'signIn.start', candidate: SIGN_IN });
    await connection.call.fail(diagnosed({ kind: 'storageBlocked' }));
    expect(connection.state).toEqual(['connected', 'idle']);
    expect(connection.context.candidateDiagnosis).toEqual({ kind: 'storageBlocked' });
  });

  it('returns, and is used after the hub gave a token', async () => {
    const connection = startConnection();
    connection.send({ type: 'signIn.return', candidate: SIGN_IN });
    expect(connection.calls).toMatchObject([{ src: 'finishSignIn', candidate: SIGN_IN }]);
    const link = signedIn();
    await connection.call.answer(link);
    expect(connection.state).toEqual(['connected', 'idle']);
    expect(connection.context).toMatchObject({ current: link, candidate: null });
  });

  it.each([
    ['8 hours', 8 * HOUR],
    ['60 days, which is longer than a timer', 60 * DAY],
  ])('expires after %s', (_, life) => {
    const connection = startConnection(signedIn(life));
    connection.clock.increment(life - 1);
    expect(connection.state).toEqual(['connected', 'idle']);
    connection.clock.increment(1);
    expect(connection.state).toEqual(['expired', 'idle']);
    expect(connection.context.current).toEqual(signedIn(life));
  });

  it.each([
    ['working', startConnection],
    ['refused', refused],
  ])('expires at the next call if the computer slept (%s before)', (_, start) => {
    const connection = start(signedIn());
    const before = connection.state;
    connection.send({ type: 'call.start' });
    expect(connection.state).toEqual(before);
    connection.sleep(8 * HOUR);
    connection.send({ type: 'call.start' });
    expect(connection.state).toEqual(['expired', 'idle']);
  });

  it('that fails after its end counts as expired, whatever the answer says', () => {
    const connection = startConnection(signedIn());
    connection.sleep(8 * HOUR);
    connection.send({ type: 'call.fail', diagnosis: { kind: 'tokenRejected' } });
    expect(connection.state).toEqual(['expired', 'idle']);
    expect(connection.context.diagnosis).toBeNull();
  });
});

it('a token without an end never expires', () => {
  const connection = startConnection(TOKEN_LINK);
  connection.clock.increment(400 * DAY);
  expect(connection.state).toEqual(['connected', 'idle']);
});

describe('a connection whose call failed', () => {
  it.each([HOST_LINK, TOKEN_LINK, LOCAL_LINK])(
    'stays in use, and shows the last diagnosis (%j)',
    (link) => {
      const connection = startConnection(link);
      for (const kind of ['unreachable', 'offline'] as const) {
        connection.send({ type: 'call.fail', diagnosis: { kind } });
        expect(connection.state).toEqual(['refused', 'idle']);
        expect(connection.context).toMatchObject({ current: link, diagnosis: { kind } });
      }
    },
  );

  it('works again after the next call that succeeds', () => {
    const connection = refused();
    connection.send({ type: 'call.succeed' });
    expect(connection.state).toEqual(['connected', 'idle']);
    expect(connection.context).toMatchObject({ current: TOKEN_LINK, diagnosis: null });
  });

  it('stays refused while a candidate is tested, which replaces it', async () => {
    const connection = refused(LOCAL_LINK);
    connection.send({ type: 'candidate.test', candidate: TOKEN_LINK });
    expect(connection.state).toEqual(['refused', { connecting: 'testing' }]);
    await connection.call.answer(TOKEN_LINK);
    expect(connection.state).toEqual(['connected', 'idle']);
    expect(connection.context).toMatchObject({ current: TOKEN_LINK, diagnosis: null });
  });
});

describe('the host’s connection or the sample recipes', () => {
  it.each([
    ['a token', () => startConnection(TOKEN_LINK)],
    ['an expired sign-in', () => startConnection(signedIn(0))],
    ['a refused connection', () => refused()],
  ])('can be chosen instead of %s', (_, start) => {
    for (const choice of ['host', 'sample'] as const) {
      const connection = start();
      connection.send({ type: 'connection.choose', choice });
      expect(connection.state).toEqual(['connected', 'idle']);
      expect(connection.context).toEqual({
        current: { ...HOST_LINK, choice },
        diagnosis: null,
        ...IDLE,
      });
    }
  });

  it('can be chosen during a test, which ends it', () => {
    const connection = startConnection();
    connection.send({ type: 'candidate.test', candidate: TOKEN_LINK });
    connection.send({ type: 'connection.choose', choice: 'sample' });
    expect(connection.state).toEqual(['connected', 'idle']);
    expect(connection.context.candidate).toBeNull();
    expect(connection.call.signal.aborted).toBe(true);
  });

  it('stay as they are if they are in use already', () => {
    const connection = refused(HOST_LINK);
    connection.send({ type: 'connection.choose', choice: 'host' });
    expect(connection.context.current).toBe(HOST_LINK);
    expect(connection.state).toEqual(['refused', 'idle']);
  });
});

it.each([
  ['leaveForHub', 'signIn.start'],
  ['finishSignIn', 'signIn.return'],
  ['testCandidate', 'candidate.test'],
] as const)('a candidate is refused as long as %s is not provided', async (_, type) => {
  const actor = createActor(connectionMachine).start();
  actor.send({ type, candidate: SIGN_IN });
  const { context } = await waitFor(
    actor,
    (snapshot) => snapshot.context.candidateDiagnosis !== null,
  );
  expect(context.candidateDiagnosis).toEqual({ kind: 'unknown' });
});
