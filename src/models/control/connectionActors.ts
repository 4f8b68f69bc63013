import { fromCallback, fromPromise } from 'xstate';
import type { BrowserModelEvent } from '../../../machines/browserModel/browserModelMachine';
import { HOST_LINK, type Link } from '../../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { leaveFor, readPageAddress, type SignInAnswer } from '../../browser/address/signIn';
import { loadSignIn, removeSignIn, saveSignIn } from './connectionStorage';
import type { ModelServices, ModelSettings } from './modelOptions';

interface Options {
  settings: ModelSettings;
  services: ModelServices;
  secrets: Pick<WeakMap<Link, string>, 'get'>;
  keepSecret(link: Link, token: string): void;
  answer: SignInAnswer | undefined;
}

type Input = { candidate: Link | null };

/** In UTF-16 units. No user's name at the hub is longer. */
const LONGEST_NAME = 100;

export function createConnectionActors(options: Options) {
  const { settings, services, secrets, keepSecret, answer } = options;
  return {
    testCandidate: fromPromise<Link, Input>(async ({ input: { candidate }, signal }) => {
      if (!candidate) throw new Error('There is no candidate.');
      const { choice, address, model } = candidate;
      if (choice === 'browser') {
        await services.testBrowserModel(signal);
        return candidate;
      }
      if (address === null) {
        await services.testModel(model ?? '', secrets.get(candidate) ?? '', signal);
        return candidate;
      }
      const tested = await services.testLocalServer(
        { endpoint: address, model: model ?? '' },
        signal,
      );
      return { ...candidate, address: tested.endpoint, model: tested.model };
    }),

    leaveForHub: fromPromise<void, Input>(async ({ input: { candidate }, signal }) => {
      const { clientId, siteUrl } = settings;
      if (!clientId)
        throw diagnosed({ kind: 'signInFailed', detail: 'this page has no client id' });
      const redirectUrl = siteUrl ?? readPageAddress();
      const { address, ...proof } = await services.startSignIn({ clientId, redirectUrl, signal });
      signal.throwIfAborted();
      const isSaved = saveSignIn({
        ...proof,
        model: candidate?.model ?? null,
        startedAt: Date.now(),
      });
      if (!isSaved) throw diagnosed({ kind: 'storageBlocked' });
      leaveFor(address);
    }),

    finishSignIn: fromPromise<Link, Input>(async ({ input: { candidate }, signal }) => {
      const proof = loadSignIn(Date.now());
      // After an answer to another sign-in, this tab's sign-in still waits.
      if (!answer || !proof || !services.isAnswerTo(proof, answer)) {
        throw diagnosed({ kind: 'signInStale' });
      }
      removeSignIn();
      const signedIn = await services.finishSignIn(answer, proof, { signal });
      const link: Link = {
        ...HOST_LINK,
        choice: 'signIn',
        model: candidate?.model ?? settings.model,
        userName: signedIn.userName.slice(0, LONGEST_NAME),
        expiresAt: signedIn.expiresAt,
      };
      keepSecret(link, signedIn.accessToken);
      return link;
    }),
  };
}

function diagnosed(diagnosis: Diagnosis): Error {
  return Object.assign(new Error(diagnosis.kind), { diagnosis });
}

type Services = Pick<ModelServices, 'readAvailability' | 'downloadBrowserModel'>;

export function createBrowserModelActors({ readAvailability, downloadBrowserModel }: Services) {
  return {
    readAvailability: fromPromise(() => readAvailability()),
    followDownload: fromCallback<BrowserModelEvent>(({ sendBack }) => {
      const controller = new AbortController();
      downloadBrowserModel(
        (progress) => sendBack({ type: 'download.progress', progress }),
        controller.signal,
      ).then(
        () => sendBack({ type: 'download.finish' }),
        (error) => sendBack({ type: 'download.fail', diagnosis: Object(error).diagnosis }),
      );
      return () => controller.abort();
    }),
  };
}
