import type { Settings } from './settings';

declare const __SETTINGS__: Settings;

/** The settings that this page was built with, read and checked by the build. */
export const settings = __SETTINGS__;

/** What the page calls itself. */
export const kitchenName = `${settings.brand}'s Kitchen`;

/** Whether the sample kitchen cooks, because nothing is connected. */
export const isSampling = !settings.accessToken && !settings.endpoint;
