import { createStore } from '../browser/store';

/** What has become of the link that the page was opened with; empty where there is nothing to tell. */
export const { set: tellOfLink, use: useLinkNews } = createStore('');
