import type { ConnectionFacts } from '../connections/connection';
import type { Settings } from './settings';

/** What the page has to know of the host's connection before its code is there. */
export type HostFacts = Pick<ConnectionFacts, 'model' | 'takesConversation' | 'isLocal' | 'limits'>;

export type PageSettings = Settings & { host: HostFacts };

declare const __SETTINGS__: PageSettings;

/** The settings that this page was built with, read and checked by the build. */
export const settings = __SETTINGS__;
