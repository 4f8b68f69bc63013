import type { Settings } from './settings';

declare const __SETTINGS__: Settings;

/** The settings that this page was built with, read and checked by the build. */
export const settings = __SETTINGS__;
