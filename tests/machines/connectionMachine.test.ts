import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { connectionMachine, HOST_LINK, type Link } from '../../machines/connectionMachine';
import type { Finding, Refusal } from '../../src/connections/refusal';
import {
  HOUR,
  LOCAL_LINK,
  refusedFor,
  signedIn,
  startConnection,
  TOKEN_LINK,
} from '../support/connectionActor';

const DAY = 24 * HOUR;
const SIGN_IN: Link = { ...HOST_LINK, choice: 'signIn', model: 'a/model' };

const REFUSALS: [Refusal, Finding][] = [
  ['notValid', { kind: 'tokenRejected' }],
  ['notAllowed', { kind: 'tokenNotAllowed' }],
  ['outOfCredit', { kind: 'noCredit' }],
  ['notReachable', { kind: 'unreachable' }],
];

/** A link, connected. */
async function connected(link: Link) {
  const connection = startConnection();
  connection.send({ type: 'candidate.try', candidate: link });
  await connection.call.answer(link);
  expect(connection.state).toEqual(['connected', 'resting']);
  return connection;
}

describe('the page starts', () => {
  it("with the host's model, and nothing being tried", () => {
    const { state, context, calls } = startConnection();
    expect(state).toEqual(['none', 'resting']);
    expect(context).toEqual({ inUse: HOST_LINK, finding: null, candidate: null, objection: null });
    expect(calls).toEqual([]);
  });

  it.each([
    ['the sample kitchen', { ...HOST_LINK, choice: 'sample' } as const, 'none'],
    ['a token', TOKEN_LINK, 'connected'],
    ['a server of this computer', LOCAL_LINK, 'connected'],
    ['a sign-in', signedIn(1), 'connected'],
    ['a sign-in that has ended', signedIn(0), 'expired'],
  ])('with what the tab has kept: %s', (_, link, use) => {
    const { state, context } = startConnection(link);
    expect(state).toEqual([use, 'resting']);
    expect(context.inUse).toBe(link);
  });
});

describe('a candidate', () => {
  it('is tried with one call, and used once it has answered', async () => {
    const connection = startConnection();
    connection.send({ type: 'candidate.try', candidate: TOKEN_LINK });
    expect(connection.state).toEqual(['none', 'checking']);
    expect(connection.isBusy).toBe(true);
    expect(connection.calls.map(({ src, candidate }) => [src, candidate])).toEqual([
      ['tryCandidate', TOKEN_LINK],
    ]);
    expect(connection.context.inUse).toBe(HOST_LINK);
    const answered = { ...TOKEN_LINK };
    await connection.call.answer(answered);
    expect(connection.state).toEqual(['connected', 'resting']);
    expect(connection.isBusy).toBe(false);
    expect(connection.context).toEqual({
      inUse: answered,
      finding: null,
      candidate: null,
      objection: null,
    });
    expect(connection.context.inUse).toBe(answered);
  });

  it('that is refused replaces nothing, and is told until it is seen', async () => {
    const connection = await connected(LOCAL_LINK);
    connection.send({ type: 'candidate.try', candidate: TOKEN_LINK });
    await connection.call.fail(refusedFor({ kind: 'tokenRejected' }));
    expect(connection.state).toEqual(['connected', 'refused']);
    expect(connection.context).toEqual({
      inUse: LOCAL_LINK,
      finding: null,
      candidate: TOKEN_LINK,
      objection: { kind: 'tokenRejected' },
    });
    connection.send({ type: 'trial.end' });
    expect(connection.state).toEqual(['connected', 'resting']);
    expect(connection.context).toMatchObject({ candidate: null, objection: null });
  });

  it('whose call fails for a reason of its own is refused for one that cannot be told', async () => {
    const connection = startConnection();
    connection.send({ type: 'candidate.try', candidate: TOKEN_LINK });
    await connection.call.fail(new Error('?'));
    expect(connection.context.objection).toEqual({ kind: 'cannotTell' });
  });

  it.each([
    ['of a provider after one minute', TOKEN_LINK, 60_000],
    ['of this computer after ten', LOCAL_LINK, 600_000],
  ])('is given up %s', (_, candidate, limit) => {
    const connection = startConnection();
    connection.send({ type: 'candidate.try', candidate });
    connection.clock.increment(limit - 1);
    expect(connection.state).toEqual(['none', 'checking']);
    expect(connection.call.signal.aborted).toBe(false);
    connection.clock.increment(1);
    expect(connection.state).toEqual(['none', 'refused']);
    expect(connection.context.objection).toEqual({ kind: 'noAnswerInTime' });
    expect(connection.call.signal.aborted).toBe(true);
  });

  it('can be given up by the visitor, and what it answers then is ignored', async () => {
    const connection = startConnection();
    connection.send({ type: 'candidate.try', candidate: TOKEN_LINK });
    const { call } = connection;
    connection.send({ type: 'trial.end' });
    expect(connection.state).toEqual(['none', 'resting']);
    expect(connection.context.candidate).toBeNull();
    expect(call.signal.aborted).toBe(true);
    await call.answer(TOKEN_LINK);
    expect(connection.context.inUse).toBe(HOST_LINK);
  });

  it('can follow one that was refused, as can a sign-in', async () => {
    const connection = startConnection();
    connection.send({ type: 'candidate.try', candidate: TOKEN_LINK });
    await connection.call.fail(refusedFor({ kind: 'tokenRejected' }));
    connection.send({ type: 'candidate.try', candidate: LOCAL_LINK });
    expect(connection.state).toEqual(['none', 'checking']);
    expect(connection.context).toMatchObject({ candidate: LOCAL_LINK, objection: null });
    await connection.call.fail(refusedFor({ kind: 'offline' }));
    connection.send({ type: 'signIn.start', candidate: SIGN_IN });
    expect(connection.state).toEqual(['none', { signingIn: 'leaving' }]);
    expect(connection.context).toMatchObject({ candidate: SIGN_IN, objection: null });
  });

  it('is not interrupted by another, nor by a sign-in', () => {
    const connection = startConnection();
    connection.send({ type: 'candidate.try', candidate: TOKEN_LINK });
    connection.send({ type: 'candidate.try', candidate: LOCAL_LINK });
    connection.send({ type: 'signIn.start', candidate: SIGN_IN });
    expect(connection.calls).toHaveLength(1);
    expect(connection.context.candidate).toBe(TOKEN_LINK);
  });
});

describe('a sign-in', () => {
  it('leaves for the hub, and stays on its way as long as the page lives', async () => {
    const connection = startConnection();
    connection.send({ type: 'signIn.start', candidate: SIGN_IN });
    expect(connection.state).toEqual(['none', { signingIn: 'leaving' }]);
    expect(connection.isBusy).toBe(true);
    expect(connection.calls.map(({ src, candidate }) => [src, candidate])).toEqual([
      ['leaveForHub', SIGN_IN],
    ]);
    await connection.call.answer();
    expect(connection.state).toEqual(['none', { signingIn: 'leaving' }]);
    connection.send({ type: 'trial.end' });
    expect(connection.state).toEqual(['none', 'resting']);
    expect(connection.context.candidate).toBeNull();
  });

  it('that cannot set out is refused', async () => {
    const connection = startConnection();
    connection.send({ type: 'signIn.start', candidate: SIGN_IN });
    await connection.call.fail(refusedFor({ kind: 'storageRefused' }));
    expect(connection.state).toEqual(['none', 'refused']);
    expect(connection.context.objection).toEqual({ kind: 'storageRefused' });
  });

  it('comes back, and is used once its answer has become a token', async () => {
    const connection = startConnection();
    connection.send({ type: 'signIn.return', candidate: SIGN_IN });
    expect(connection.state).toEqual(['none', { signingIn: 'returning' }]);
    expect(connection.call.src).toBe('finishSignIn');
    const link = signedIn();
    await connection.call.answer(link);
    expect(connection.state).toEqual(['connected', 'resting']);
    expect(connection.context.inUse).toBe(link);
    expect(connection.context.candidate).toBeNull();
  });

  it('that comes back in vain leaves what was in use', async () => {
    const connection = startConnection(TOKEN_LINK);
    connection.send({ type: 'signIn.return', candidate: SIGN_IN });
    await connection.call.fail(refusedFor({ kind: 'signInRefused' }));
    expect(connection.state).toEqual(['connected', 'refused']);
    expect(connection.context).toMatchObject({
      inUse: TOKEN_LINK,
      objection: { kind: 'signInRefused' },
    });
  });

  it.each(['signIn.start', 'signIn.return'] as const)(
    'waits one minute for the hub (%s)',
    (type) => {
      const connection = startConnection();
      connection.send({ type, candidate: SIGN_IN });
      connection.clock.increment(59_999);
      expect(connection.isBusy).toBe(true);
      connection.clock.increment(1);
      expect(connection.state).toEqual(['none', 'refused']);
      expect(connection.context.objection).toEqual({ kind: 'noAnswerInTime' });
    },
  );

  it('ends when its time is up', () => {
    const connection = startConnection(signedIn());
    connection.clock.increment(8 * HOUR - 1);
    expect(connection.state).toEqual(['connected', 'resting']);
    connection.clock.increment(1);
    expect(connection.state).toEqual(['expired', 'resting']);
    expect(connection.context.inUse).toEqual(signedIn());
  });

  it('may last longer than a timer reaches', () => {
    const connection = startConnection(signedIn(60 * DAY));
    connection.clock.increment(59 * DAY);
    expect(connection.state).toEqual(['connected', 'resting']);
    connection.clock.increment(DAY);
    expect(connection.state).toEqual(['expired', 'resting']);
  });

  it('ends at the next attempt where the computer has slept past its end', () => {
    const connection = startConnection(signedIn());
    connection.send({ type: 'call.start' });
    expect(connection.state).toEqual(['connected', 'resting']);
    connection.sleep(8 * HOUR);
    expect(connection.state).toEqual(['connected', 'resting']);
    connection.send({ type: 'call.start' });
    expect(connection.state).toEqual(['expired', 'resting']);
  });

  it('that is refused after its end has expired, whatever the refusal says', () => {
    const connection = startConnection(signedIn());
    connection.sleep(8 * HOUR);
    connection.send({
      type: 'call.fail',
      refusal: 'notValid',
      finding: { kind: 'tokenRejected' },
    });
    expect(connection.state).toEqual(['expired', 'resting']);
    expect(connection.context.finding).toBeNull();
  });
});

it('what has no end never expires', () => {
  const connection = startConnection(TOKEN_LINK);
  connection.clock.increment(400 * DAY);
  expect(connection.state).toEqual(['connected', 'resting']);
});

describe('a connection that is refused in a request', () => {
  it.each(REFUSALS)('stays chosen, with its condition (%s)', async (refusal, finding) => {
    const connection = await connected(TOKEN_LINK);
    connection.send({ type: 'call.fail', refusal, finding });
    expect(connection.state).toEqual([{ refused: refusal }, 'resting']);
    expect(connection.context).toMatchObject({ inUse: TOKEN_LINK, finding });
  });

  it.each(REFUSALS)('is well again when it answers (%s)', async (refusal, finding) => {
    const connection = await connected(TOKEN_LINK);
    connection.send({ type: 'call.fail', refusal, finding });
    connection.send({ type: 'call.succeed' });
    expect(connection.state).toEqual(['connected', 'resting']);
    expect(connection.context).toMatchObject({ inUse: TOKEN_LINK, finding: null });
  });

  it('may be refused for another reason next', async () => {
    const connection = await connected(LOCAL_LINK);
    for (const [refusal, finding] of REFUSALS) {
      connection.send({ type: 'call.fail', refusal, finding });
      expect(connection.state).toEqual([{ refused: refusal }, 'resting']);
      expect(connection.context.finding).toEqual(finding);
    }
  });

  it('is replaced by a candidate that is accepted', async () => {
    const connection = await connected(LOCAL_LINK);
    connection.send({ type: 'call.fail', refusal: 'notReachable', finding: { kind: 'offline' } });
    connection.send({ type: 'candidate.try', candidate: TOKEN_LINK });
    expect(connection.state).toEqual([{ refused: 'notReachable' }, 'checking']);
    await connection.call.answer(TOKEN_LINK);
    expect(connection.state).toEqual(['connected', 'resting']);
    expect(connection.context).toMatchObject({ inUse: TOKEN_LINK, finding: null });
  });

  it('keeps its condition while another is tried in vain', async () => {
    const connection = startConnection(signedIn(0));
    connection.send({ type: 'signIn.start', candidate: SIGN_IN });
    await connection.call.fail(refusedFor({ kind: 'offline' }));
    expect(connection.state).toEqual(['expired', 'refused']);
  });

  it("is never the page's own", () => {
    const connection = startConnection();
    for (const [refusal, finding] of REFUSALS) {
      connection.send({ type: 'call.fail', refusal, finding });
    }
    expect(connection.state).toEqual(['none', 'resting']);
    expect(connection.context.finding).toBeNull();
  });
});

describe('choosing what needs nothing of the visitor', () => {
  it.each(['host', 'sample'] as const)('is the way back from everything: %s', async (choice) => {
    for (const arrive of [
      () => connected(TOKEN_LINK),
      async () => startConnection(signedIn(0)),
      async () => {
        const connection = await connected(LOCAL_LINK);
        connection.send({
          type: 'call.fail',
          refusal: 'notReachable',
          finding: { kind: 'unreachable' },
        });
        return connection;
      },
    ]) {
      const connection = await arrive();
      connection.send({ type: 'connection.choose', choice });
      expect(connection.state).toEqual(['none', 'resting']);
      expect(connection.context).toEqual({
        inUse: { ...HOST_LINK, choice },
        finding: null,
        candidate: null,
        objection: null,
      });
    }
  });

  it('gives up what is being tried', () => {
    const connection = startConnection();
    connection.send({ type: 'candidate.try', candidate: TOKEN_LINK });
    connection.send({ type: 'connection.choose', choice: 'sample' });
    expect(connection.state).toEqual(['none', 'resting']);
    expect(connection.context).toMatchObject({ candidate: null });
    expect(connection.call.signal.aborted).toBe(true);
  });

  it('changes nothing where it is in use already', () => {
    const connection = startConnection();
    connection.send({ type: 'connection.choose', choice: 'host' });
    expect(connection.context.inUse).toBe(HOST_LINK);
  });
});

it.each([
  ['leaveForHub', 'signIn.start'],
  ['finishSignIn', 'signIn.return'],
  ['tryCandidate', 'candidate.try'],
] as const)('refuses as long as %s is not provided', async (_, type) => {
  const actor = createActor(connectionMachine).start();
  actor.send({ type, candidate: SIGN_IN });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ trial: 'refused' }));
  expect(context.objection).toEqual({ kind: 'cannotTell' });
});
