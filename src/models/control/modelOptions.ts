import type { ActorRefFrom } from 'xstate';
import type { StartActor } from '../../../machines/actors';
import type { connectionMachine, Link } from '../../../machines/connection/connectionMachine';
import type { LazyConnection } from '../../wire';

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>;

export interface ModelSettings {
  /** The model for a visitor's own account, unless the visitor names another. */
  model: string;
  provider: string;
  /** The sign-in's client at the hub; undefined if visitors cannot sign in. */
  clientId: string | undefined;
  siteUrl: string | undefined;
}

/** What this feature needs of the connections. Promises reject with a `diagnosis`. */
export interface ModelServices
  extends Pick<
    typeof import('../../wire'),
    'startSignIn' | 'finishSignIn' | 'downloadBrowserModel' | 'fetchLiveModels'
  > {
  readAvailability: typeof import('../../browser/languageModel').readAvailability;
  createConnection(link: Link, getToken: () => string): LazyConnection;
  /** Resolves with what to connect to. */
  testLink(link: Link, token: string, signal: AbortSignal): Promise<Link>;
}

export interface Secrets {
  get(link: Link): string | undefined;
  keep(link: Link, token: string): void;
  forget(link: Link): void;
}

export interface ModelOptions {
  settings: ModelSettings;
  hostConnection: LazyConnection;
  services: ModelServices;
  start: StartActor;
  onConnectionChange(): void;
  hideSecret?: ((token: string) => void) | undefined;
}
