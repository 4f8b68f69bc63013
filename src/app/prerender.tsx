import { renderToString } from 'react-dom/server.edge';
import type { PageLanguage } from '../words/createLanguage';
import * as firstWords from '../words/en/first';
import { App } from './App';
import styles from './App.module.css';
import { asBuilt, createApp } from './createApp';
import { settings } from './settings';

const languages = import.meta.glob<PageLanguage>('../words/*/index.ts', {
  eager: true,
  import: 'language',
});

/** An empty kitchen. Words of each language replace those before, so English comes first. */
export function prerender(code: string) {
  const language = languages[`../words/${code}/index.ts`];
  language?.start();
  return {
    shell: renderToString(<App app={asBuilt(createApp({ settings, language }))} />),
    title: firstWords.app.kitchenName(settings.brand),
    /** For the shortcut to the cookbook. */
    cookbook: firstWords.app.cookbook,
    footer: styles.footer,
  };
}
