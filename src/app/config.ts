import type { ConnectionFacts } from '../models/connections/connection';
import type { Settings } from './settings';

/** What the page needs to know about the host's connection before its code arrives. */
export type HostFacts = Pick<ConnectionFacts, 'model' | 'takesConversation' | 'isLocal' | 'limits'>;

export type PageSettings = Settings & { host: HostFacts };

declare const __SETTINGS__: PageSettings;

/** The build has read and checked them. */
export const settings = __SETTINGS__;
