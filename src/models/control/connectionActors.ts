import { fromCallback, fromPromise } from 'xstate';
import type { BrowserModelEvent } from '../../../machines/browserModel/browserModelMachine';
import type { ConnectionEvent } from '../../../machines/connection/connectionMachine';
import { HOST_LINK, type Link } from '../../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { leaveFor, readPageAddress, type SignInAnswer } from '../../browser/address/signIn';
import type { Answer, LazyConnection } from '../../wire';
import { loadSignIn, removeSignIn, saveSignIn } from './connectionStorage';
import { CONSEQUENCES } from './explain';
import type { ConnectionActor, ModelServices, ModelSettings, Secrets } from './modelOptions';

interface Options {
  settings: ModelSettings;
  services: ModelServices;
  secrets: Secrets;
  answer: SignInAnswer | undefined;
}

type Input = { candidate: Link | null };

/** In UTF-16 units. No user's name at the hub is longer. */
const LONGEST_NAME = 100;

export function createConnectionActors(options: Options) {
  const { settings, services, secrets, answer } = options;
  return {
    testCandidate: fromPromise<Link, Input>(async ({ input: { candidate }, signal }) => {
      if (!candidate) throw new Error('There is no candidate.');
      return services.testLink(candidate, secrets.get(candidate) ?? '', signal);
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
      if (!answer || !proof) throw diagnosed({ kind: 'signInStale' });
      // After an answer to another sign-in, this tab's sign-in still waits.
      const signedIn = await services.finishSignIn(answer, proof, {
        signal,
        onAccept: removeSignIn,
      });
      const link: Link = {
        ...HOST_LINK,
        choice: 'signIn',
        model: candidate?.model ?? settings.model,
        userName: signedIn.userName.slice(0, LONGEST_NAME),
        expiresAt: signedIn.expiresAt,
      };
      secrets.keep(link, signedIn.accessToken);
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

/** Makes a connection that tells the machine how its calls end, as long as its `link` is in use. */
export function reportCalls(
  connection: LazyConnection,
  actor: ConnectionActor,
  link: Link,
): LazyConnection {
  const isCurrent = () => actor.getSnapshot().context.current === link;
  const send = (event: ConnectionEvent) => isCurrent() && actor.send(event);

  async function report(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    send({ type: 'call.start' });
    if (isCurrent() && actor.getSnapshot().matches({ current: 'expired' })) {
      const diagnosis: Diagnosis = { kind: 'signInExpired' };
      throw Object.assign(new Error('The sign-in has ended.'), { diagnosis });
    }
    try {
      const answer = await call();
      if (!signal.aborted) send({ type: 'call.succeed' });
      return answer;
    } catch (error) {
      const diagnosis: Diagnosis | undefined = Object(error).diagnosis;
      // An aborted call says nothing: by now, the visitor may use another connection.
      const isSound = !diagnosis || CONSEQUENCES[diagnosis.kind]?.isOfCall;
      if (!isSound && !signal.aborted) send({ type: 'call.fail', diagnosis });
      throw error;
    }
  }

  return {
    ...connection,
    generate: (request, signal, onPiece) =>
      report(() => connection.generate(request, signal, onPiece), signal),
    ask: (messages, signal, onPiece) =>
      report(() => connection.ask(messages, signal, onPiece), signal),
  };
}
