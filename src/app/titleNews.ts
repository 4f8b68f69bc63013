import { createStore } from '../browser/store';

/** What the page's title says before all else; empty where that is nothing. */
export const { set: tellInTitle, use: useTitleNews } = createStore('');
