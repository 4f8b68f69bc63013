import { type Actor, createActor, fromPromise, type InspectionEvent } from 'xstate';
import { connectionMachine, HOST_LINK, type Link } from '../../machines/connectionMachine';
import { leaveFor, readPageAddress } from '../browser/address/signIn';
import { tryLocalServer } from '../connections/localServer';
import { RefusedError } from '../connections/refusal';
import { finishSignIn, type SignInAnswer, startSignIn } from '../connections/signIn';
import { tryModel } from '../connections/tryModel';
import type { Settings } from '../app/settings';
import { forgetSignIn, type KeptSignIn, keepSignIn, restoreSignIn } from './connectionStorage';
import type { Secrets } from './secrets';

export type ConnectionActor = Actor<typeof connectionMachine>;

interface Options {
  settings: Settings;
  secrets: Secrets;
  /** What the tab has kept. */
  link: Link | undefined;
  /** What the hub has put into the address. */
  answer: SignInAnswer | undefined;
  inspect: ((event: InspectionEvent) => void) | undefined;
}

/** How much of a name is told, in UTF-16 units: the hub's are far shorter. */
const LONGEST_NAME = 100;

type Input = { candidate: Link | null };

/** Makes the connection's actor, with the calls that it needs. It is yet to be started. */
export function createConnectionActor({ settings, secrets, link, answer, inspect }: Options) {
  const { clientId, siteUrl, provider } = settings;

  const machine = connectionMachine.provide({
    actors: {
      leaveForHub: fromPromise<void, Input>(async ({ input: { candidate }, signal }) => {
        if (!clientId) throw new RefusedError({ kind: 'signInFailed', detail: 'no client id' });
        const signIn: KeptSignIn = { model: candidate?.model ?? null };
        const redirectUrl = siteUrl ?? readPageAddress();
        const address = await startSignIn({ clientId, redirectUrl, signal }, signIn);
        signal.throwIfAborted();
        if (!keepSignIn(signIn)) throw new RefusedError({ kind: 'storageRefused' });
        leaveFor(address);
      }),

      finishSignIn: fromPromise<Link, Input>(async ({ input: { candidate }, signal }) => {
        if (!answer) throw new RefusedError({ kind: 'signInStale' });
        const signIn = restoreSignIn();
        try {
          const { accessToken, expiresAt, userName } = await finishSignIn(answer, signIn, {
            signal,
          });
          const model = candidate?.model ?? settings.model;
          const signedIn: Link = {
            ...HOST_LINK,
            choice: 'signIn',
            model,
            userName: userName.slice(0, LONGEST_NAME),
            expiresAt,
          };
          secrets.set(signedIn, accessToken);
          return signedIn;
        } finally {
          if (!signIn.nonce) forgetSignIn();
        }
      }),

      tryCandidate: fromPromise<Link, Input>(async ({ input: { candidate }, signal }) => {
        if (!candidate) throw new Error('There is nothing to try.');
        const { address, model } = candidate;
        if (address !== null) {
          const tried = await tryLocalServer({ address, model: model ?? '' }, signal);
          return { ...candidate, address: tried.endpoint, model: tried.model };
        }
        const accessToken = secrets.get(candidate) ?? '';
        await tryModel({ accessToken, model: model ?? '', provider }, signal);
        return candidate;
      }),
    },
  });

  return createActor(machine, { input: link, ...(inspect && { inspect }) });
}
