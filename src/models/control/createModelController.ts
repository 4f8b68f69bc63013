import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { browserModelMachine } from '../../../machines/browserModel/browserModelMachine';
import {
  CANDIDATE_TIMEOUT,
  type Choice,
  connectionMachine,
  HOST_LINK,
  type Link,
} from '../../../machines/connection/connectionMachine';
import { takeSignInAnswer } from '../../browser/address/signIn';
import { hashText } from '../../browser/hashText';
import * as restWords from '../../words/en/rest';
import type { LazyConnection } from '../connections/connection';
import { takesImages } from '../connections/liveModels/liveModels';
import { createBrowserModelActors, createConnectionActors, reportCalls } from './connectionActors';
import { loadConnection, loadSignIn, saveConnection } from './connectionStorage';
import { createLiveModels } from './createLiveModels';
import { nameCondition } from './explain';
import type { ConnectionActor, ModelOptions } from './modelOptions';

/** How long the dialog waits until the browser says whether it has a model, in ms. */
const AVAILABILITY_TIMEOUT = 500;

export interface ModelStatus {
  choice: Choice;
  /** Whether the page knows that the model takes images. */
  takesImages: boolean;
  /** What is wrong, in two words; empty if the connection works. */
  condition: string;
}

export type ModelController = ReturnType<typeof createModelController>;

/** Starts the machine that connects models, and saves its connection in the tab. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the methods of one controller share its token
export function createModelController(options: ModelOptions) {
  const { settings, hostConnection, services, start, onConnectionChange } = options;
  // A token goes with its link.
  const secrets = new WeakMap<Link, string>();
  function keepSecret(link: Link, token: string) {
    // First, so no recording shows it.
    options.hideSecret?.(token);
    secrets.set(link, token);
  }
  const answer = takeSignInAnswer();
  const saved = loadConnection(Date.now());
  if (saved?.token) keepSecret(saved.link, saved.token);

  const machine = connectionMachine.provide({
    actors: createConnectionActors({ settings, services, secrets, keepSecret, answer }),
    delays: {
      candidateTimeout: ({ context: { candidate } }) =>
        isOnComputer(candidate) ? services.localTimeLimit : CANDIDATE_TIMEOUT,
    },
  });
  const actor = start('connection', machine, saved?.link);
  const browserModel = start(
    'browserModel',
    browserModelMachine.provide({ actors: createBrowserModelActors(services) }),
    undefined,
  );
  browserModel.send({ type: 'availability.check' });

  function connect(link: Link): LazyConnection {
    const connection =
      link.choice === 'host'
        ? hostConnection
        : services.createConnection(link, () => secrets.get(link) ?? '');
    return reportCalls(connection, actor, link);
  }

  let { current } = actor.getSnapshot().context;
  let connection = connect(current);
  // Removes the token of a sign-in that expired while the tab was closed.
  saveConnection(current, secrets.get(current));

  const liveModels = createLiveModels(services.fetchLiveModels, () => secrets.get(current));

  const seesWith = (model?: string | null) => takesImages(liveModels.get().models, model);

  const subscription = actor.subscribe((snapshot) => {
    if (snapshot.context.current !== current) {
      const token = secrets.get(current);
      secrets.delete(current);
      current = snapshot.context.current;
      connection = connect(current);
      if (token && token !== secrets.get(current)) channel.postMessage(hashText(token));
      onConnectionChange();
      liveModels.loadWithToken();
    }
    if (snapshot.matches({ current: 'expired' })) {
      const { candidate } = snapshot.context;
      // Another model of the same sign-in has a copy of its token.
      if (candidate && secrets.get(candidate) === secrets.get(current)) secrets.delete(candidate);
      secrets.delete(current);
    }
    saveConnection(current, secrets.get(current));
  });

  // A duplicated tab has the same token. The tabs send a short hash, which does not give it away.
  const channel = new BroadcastChannel('saffron.model');
  channel.onmessage = ({ data }) => {
    const { candidate } = actor.getSnapshot().context;
    const tokens = [current, candidate].map((link) => link && secrets.get(link));
    if (tokens.some((token) => token && hashText(token) === data)) {
      actor.send({ type: 'connection.choose', choice: 'host' });
    }
  };

  // A visitor who comes back from the hub with Back finds the page still waiting for the hub.
  function handlePageShow({ persisted }: PageTransitionEvent) {
    if (persisted) actor.send({ type: 'candidate.discard' });
  }
  addEventListener('pageshow', handlePageShow);

  function test(fields: Partial<Link>, token?: string) {
    const candidate: Link = { ...HOST_LINK, ...fields, takesImages: seesWith(fields.model) };
    if (token) keepSecret(candidate, token);
    actor.send({ type: 'candidate.test', candidate });
  }

  if (answer) {
    const model = loadSignIn(Date.now())?.model ?? settings.model;
    actor.send({ type: 'signIn.return', candidate: { ...HOST_LINK, choice: 'signIn', model } });
  }

  return {
    settings,
    actor,
    browserModel,
    get status(): ModelStatus {
      const takesImages = current.takesImages || seesWith(current.model);
      return { ...readStatus(actor.getSnapshot()), takesImages };
    },
    get connection() {
      return connection;
    },
    host: hostConnection,
    /** Whether the visitor has just come back from signing in, so the dialog should open. */
    isReturning: answer !== undefined,
    liveModels,
    choose: (choice: 'host' | 'sample') => actor.send({ type: 'connection.choose', choice }),
    /** Leaves for the hub. Without a name, the model is the sign-in's or the default. */
    signIn(wanted?: string) {
      const model = wanted || (current.choice === 'signIn' && current.model) || settings.model;
      actor.send({ type: 'signIn.start', candidate: { ...HOST_LINK, choice: 'signIn', model } });
    },
    testSignedInModel: (model: string) =>
      test({ ...current, model: model || settings.model }, secrets.get(current)),
    /** Tests the browser's own model. Resolves with whether it is in use now. */
    async connectBrowserModel() {
      test({ choice: 'browser' });
      await waitForState(actor, (snapshot) => !snapshot.hasTag('busy'));
      return current.choice === 'browser';
    },
    /** Forgets the last test, and looks whether the browser has a model, before the dialog opens. */
    async prepare() {
      actor.send({ type: 'candidate.discard' });
      browserModel.send({ type: 'availability.check' });
      await Promise.race([
        waitForState(browserModel, (snapshot) => !snapshot.matches('checking')),
        new Promise((resolve) => setTimeout(resolve, AVAILABILITY_TIMEOUT)),
      ]);
      if (browserModel.getSnapshot().matches('underWay'))
        browserModel.send({ type: 'download.start' });
    },
    /** Tests a token. An empty one means the one in use. */
    testToken: (token: string, model: string, isKept: boolean) =>
      test(
        { choice: 'token', model: model || settings.model, isKept },
        token || (current.choice === 'token' ? secrets.get(current) : undefined),
      ),
    /** Tests a server on this computer. An empty model means its first. */
    testLocalServer: (address: string, model: string) => test({ choice: 'local', address, model }),
    discardCandidate: () => actor.send({ type: 'candidate.discard' }),
    /** Stops listening to the browser. The actor system stops the actor. */
    stop() {
      subscription.unsubscribe();
      channel.close();
      removeEventListener('pageshow', handlePageShow);
    },
  };
}

/** A large model on the visitor's computer takes its time. */
const isOnComputer = (link: Link | null) => link?.choice === 'local' || link?.choice === 'browser';

function readStatus(snapshot: SnapshotFrom<ConnectionActor>): Omit<ModelStatus, 'takesImages'> {
  const { current, diagnosis } = snapshot.context;
  const isExpired = snapshot.matches({ current: 'expired' });
  return {
    choice: current.choice,
    condition: isExpired
      ? restWords.model.expiredStatus
      : diagnosis
        ? nameCondition(diagnosis)
        : '',
  };
}

/** XState's own `waitFor` would be in the first load. */
function waitForState<Actor extends AnyActorRef>(
  actor: Actor,
  isReached: (snapshot: SnapshotFrom<Actor>) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (isReached(actor.getSnapshot())) return resolve();
    const subscription = actor.subscribe((snapshot) => {
      if (!isReached(snapshot)) return;
      subscription.unsubscribe();
      resolve();
    });
  });
}
