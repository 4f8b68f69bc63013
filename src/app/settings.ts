import type { ConnectionFacts } from '../wire';

/** What a host can set. The build reads and checks it. */
export interface Settings {
  /** Undefined if calls need none. */
  accessToken: string | undefined;
  model: string;
  /** `auto` if the hub's router chooses one. */
  provider: string;
  /** May look at visitors' photos at the host's cost; undefined if no model may. */
  visionModel: string | undefined;
  /** An OpenAI-compatible server that needs no token; undefined if the host set none. */
  endpoint: string | undefined;
  /** The name in "Saffron's Kitchen". */
  brand: string;
  /** With this, visitors sign in at the hub; undefined if they cannot. */
  clientId: string | undefined;
  /** Ends with a slash; undefined if the host has not set it. */
  siteUrl: string | undefined;
  /** Absolute or relative to the page; undefined without a legal notice. */
  legalUrl: string | undefined;
  /** Whether a service worker lets the page work without a network. */
  worksOffline: boolean;
}

/** What the page needs to know about the host's connection before its code arrives. */
export type HostFacts = Pick<ConnectionFacts, 'model' | 'takesConversation' | 'isLocal' | 'limits'>;

export type PageSettings = Settings & { host: HostFacts };

declare const __SETTINGS__: PageSettings;

/** The build has read and checked them. */
export const settings = __SETTINGS__;
