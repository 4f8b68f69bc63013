import { renderToString } from 'react-dom/server.edge';
import { App } from './App';
import styles from './App.module.css';
import { settings } from './config';
import { createApp } from './createApp';
import { words } from './languages/english/first';
import type { PageLanguage } from './languages/Words';
import { messages } from './messages';

const languages = import.meta.glob<PageLanguage>('./languages/*/index.ts', {
  eager: true,
  import: 'language',
});

/** An empty kitchen. Words of each language replace those before, so English comes first. */
export function prerender(code: string) {
  const language = languages[`./languages/${code}/index.ts`];
  language?.start(words);
  return {
    shell: renderToString(<App app={createApp({ settings, language })} />),
    title: messages.kitchenName(settings.brand),
    /** For the shortcut to the cookbook. */
    cookbook: messages.cookbook,
    footer: styles.footer,
  };
}
