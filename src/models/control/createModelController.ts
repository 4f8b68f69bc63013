import type { SnapshotFrom } from 'xstate';
import { browserModelMachine } from '../../../machines/browserModel/browserModelMachine';
import {
  type Choice,
  connectionMachine,
  HOST_LINK,
  type Link,
} from '../../../machines/connection/connectionMachine';
import { takeSignInAnswer } from '../../browser/address/signIn';
import { hashText } from '../../browser/hashText';
import type { LazyConnection } from '../../wire';
import * as restWords from '../../words/en/rest';
import { createBrowserModelActors, createConnectionActors, reportCalls } from './connectionActors';
import { loadConnection, loadSignIn, saveConnection } from './connectionStorage';
import { nameCondition } from './explain';
import type { ConnectionActor, ModelOptions, ModelSettings, Secrets } from './modelOptions';
import { startLiveModels, takesImages, waitForState } from './startLiveModels';

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
export function createModelController(options: ModelOptions) {
  const { settings, hostConnection, services, start } = options;
  const secrets = createSecrets(options.hideSecret);
  const answer = takeSignInAnswer();
  const saved = loadConnection(Date.now());
  if (saved?.token) secrets.keep(saved.link, saved.token);
  const actor: ConnectionActor = start(
    'connection',
    connectionMachine.provide({
      actors: createConnectionActors({ settings, services, secrets, answer }),
    }),
    saved?.link,
  );
  const browserModel = start(
    'browserModel',
    browserModelMachine.provide({ actors: createBrowserModelActors(services) }),
    undefined,
  );
  browserModel.send({ type: 'availability.check' });
  const currentLink = () => actor.getSnapshot().context.current;
  const currentToken = () => secrets.get(currentLink());
  const liveModels = startLiveModels(start, services.fetchLiveModels, currentToken);
  const seesWith = (model: string | null) =>
    takesImages(liveModels.getSnapshot().context.models, model);
  const following = followCurrent(options, actor, secrets, () => {
    if (currentToken()) liveModels.send({ type: 'token.arrive' });
  });
  const unwatch = watchVisits(actor);

  if (answer) {
    const model = loadSignIn(Date.now())?.model ?? settings.model;
    actor.send({ type: 'signIn.return', candidate: { ...HOST_LINK, choice: 'signIn', model } });
  }

  return {
    ...createCommands({ settings, actor, secrets, seesWith }),
    settings,
    actor,
    browserModel,
    get status(): ModelStatus {
      const current = currentLink();
      const takesImages = current.takesImages || seesWith(current.model);
      return { ...readStatus(actor.getSnapshot()), takesImages };
    },
    get connection() {
      return following.connection;
    },
    host: hostConnection,
    /** Whether the visitor has just come back from signing in, so the dialog should open. */
    isReturning: answer !== undefined,
    liveModels,
    /** Forgets why a test failed, and looks whether the browser has a model, before the dialog opens. */
    async prepare() {
      actor.send({ type: 'choices.show' });
      browserModel.send({ type: 'availability.check' });
      await Promise.race([
        waitForState(browserModel, (snapshot) => !snapshot.matches('checking')),
        new Promise((resolve) => setTimeout(resolve, AVAILABILITY_TIMEOUT)),
      ]);
      if (browserModel.getSnapshot().matches('underWay'))
        browserModel.send({ type: 'download.start' });
    },
    /** Stops listening to the browser. The actor system stops the actor. */
    stop() {
      following.stop();
      unwatch();
    },
  };
}

/** The tokens of links. A token goes with its link. */
function createSecrets(hide?: (token: string) => void): Secrets {
  const tokens = new WeakMap<Link, string>();
  return {
    get: (link) => tokens.get(link),
    keep(link, token) {
      // First, so no recording shows it.
      hide?.(token);
      tokens.set(link, token);
    },
    forget: (link) => tokens.delete(link),
  };
}

/** Makes a connection of each link that comes into use, and forgets and saves what goes with it. */
function followCurrent(
  { hostConnection, services, onConnectionChange }: ModelOptions,
  actor: ConnectionActor,
  secrets: Secrets,
  onOtherToken: () => void,
) {
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
  const otherTabs = tellOtherTabs(actor, secrets);

  const subscription = actor.subscribe((snapshot) => {
    if (snapshot.context.current !== current) {
      const token = secrets.get(current);
      secrets.forget(current);
      current = snapshot.context.current;
      connection = connect(current);
      if (token && token !== secrets.get(current)) otherTabs.revoke(token);
      onConnectionChange();
      onOtherToken();
    }
    if (snapshot.matches({ current: 'expired' })) {
      const { candidate } = snapshot.context;
      // Another model of the same sign-in has a copy of its token.
      if (candidate && secrets.get(candidate) === secrets.get(current)) secrets.forget(candidate);
      secrets.forget(current);
    }
    saveConnection(current, secrets.get(current));
  });

  return {
    get connection() {
      return connection;
    },
    stop() {
      subscription.unsubscribe();
      otherTabs.close();
    },
  };
}

/** A duplicated tab has the same token. The tabs send a short hash, which does not give it away. */
function tellOtherTabs(actor: ConnectionActor, secrets: Secrets) {
  const channel = new BroadcastChannel('saffron.model');
  channel.onmessage = ({ data }) => {
    const { current, candidate } = actor.getSnapshot().context;
    const isOf = (link: Link | null) => data === hashText((link && secrets.get(link)) ?? '');
    if (candidate && isOf(candidate)) {
      secrets.forget(candidate);
      actor.send({ type: 'candidate.end' });
    }
    if (isOf(current)) actor.send({ type: 'connection.end' });
  };
  return {
    revoke: (token: string) => channel.postMessage(hashText(token)),
    close: () => channel.close(),
  };
}

/** A visitor who comes back from the hub with Back finds the page still waiting for the hub. */
function watchVisits(actor: ConnectionActor): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) actor.send({ type: 'page.return' });
  };
  addEventListener('pageshow', handlePageShow);
  return () => removeEventListener('pageshow', handlePageShow);
}

interface CommandOptions {
  settings: ModelSettings;
  actor: ConnectionActor;
  secrets: Secrets;
  seesWith(model: string | null): boolean;
}

/** What the dialog's buttons do. */
function createCommands({ settings, actor, secrets, seesWith }: CommandOptions) {
  const currentLink = () => actor.getSnapshot().context.current;

  function test(fields: Partial<Link>, token?: string) {
    const takesImages = seesWith(fields.model ?? null);
    const candidate: Link = { ...HOST_LINK, ...fields, takesImages };
    if (token) secrets.keep(candidate, token);
    actor.send({ type: 'candidate.test', candidate });
  }

  return {
    choose: (choice: 'host' | 'sample') => actor.send({ type: 'connection.choose', choice }),
    /** Leaves for the hub. Without a name, the model is the sign-in's or the default. */
    signIn(wanted?: string) {
      const { choice, model: before } = currentLink();
      const model = wanted || (choice === 'signIn' && before) || settings.model;
      actor.send({ type: 'signIn.start', candidate: { ...HOST_LINK, choice: 'signIn', model } });
    },
    testSignedInModel(model: string) {
      const current = currentLink();
      test({ ...current, model: model || settings.model }, secrets.get(current));
    },
    /** Tests the browser's own model. Resolves with whether it is in use now. */
    async connectBrowserModel() {
      test({ choice: 'browser' });
      await waitForState(actor, (snapshot) => !snapshot.hasTag('busy'));
      return currentLink().choice === 'browser';
    },
    /** Tests a token. An empty one means the one in use. */
    testToken(token: string, model: string, isKept: boolean) {
      const current = currentLink();
      test(
        { choice: 'token', model: model || settings.model, isKept },
        token || (current.choice === 'token' ? secrets.get(current) : undefined),
      );
    },
    /** Tests a server on this computer. An empty model means its first. */
    testLocalServer: (address: string, model: string) => test({ choice: 'local', address, model }),
    discardCandidate: () => actor.send({ type: 'candidate.discard' }),
  };
}

function readStatus(snapshot: SnapshotFrom<ConnectionActor>): Omit<ModelStatus, 'takesImages'> {
  const { current, diagnosis } = snapshot.context;
  const isExpired = snapshot.matches({ current: 'expired' });
  return {
    choice: current.choice,
    condition: isExpired ? restWords.model.endedStatus : diagnosis ? nameCondition(diagnosis) : '',
  };
}
