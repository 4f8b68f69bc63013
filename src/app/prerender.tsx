import { renderToString } from 'react-dom/server.edge';
import { App } from './App';
import styles from './App.module.css';
import { settings } from './config';
import { createApp } from './createApp';
import { words } from './languages/english/first';
import type { PageLanguage } from './languages/Words';
import { messages } from './messages';

/** Renders the first screen of an empty kitchen, as the page itself does when it starts. @param language English by default */
export function prerender(language?: PageLanguage) {
  language?.start(words);
  return {
    shell: renderToString(<App app={createApp({ settings, language })} />),
    title: messages.kitchenName(settings.brand),
    /** The shortcut to the cookbook. */
    cookbook: messages.cookbook,
    /** The class of what follows the page. */
    footer: styles.footer,
  };
}
