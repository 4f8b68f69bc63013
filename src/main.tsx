import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { asBuilt, createApp } from './app/createApp';
import { joinBrowser } from './app/joinBrowser';
import { settings } from './app/settings';
import { nextTask } from './browser/loading/pauses';
import { readBrowser } from './browser/storage/browserReading';
import { readTab } from './browser/storage/tabStorage';
import { KEPT_LIST_KEY, KITCHEN_KEY } from './kitchen/keeping/kitchenStorage';
import { PREFERENCES_KEY } from './kitchen/preferences/options';
import type { PageLanguage } from './words/createLanguage';
import * as firstWords from './words/en/first';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import roman from './ui/styles/fonts/vollkorn.woff2';
import italic from './ui/styles/fonts/vollkorn-italic.woff2';

declare global {
  interface Window {
    /** The button that was pressed last before this script ran (`scripts/build/starter.ts`). */
    pressed?: HTMLElement | null;
  }
}

addFonts();

/** After a failure, the wait before the page fetches the code for kept data again, in ms. */
const RETRY_DELAY = 5_000;

const root = document.getElementById('root');
// Without a root the page is cut. With a top-level `await`, chunks would wait in a circle.
if (root) start(root);

async function start(root: HTMLElement) {
  window.onload = null;
  // The build knows both conditions, so a host's page holds nothing of it.
  const inspection =
    import.meta.env.DEV && import.meta.env.MODE === 'inspect'
      ? (await import('./devtools/startInspecting')).startInspecting([settings.accessToken])
      : undefined;

  const language = await fetchLanguage();
  const kept = keepsSomething() && (await loadKept(root));
  await nextTask();
  const app = createApp({ settings, inspection, language, ...kept });
  joinBrowser(app);
  await nextTask();

  const page = (
    <StrictMode>
      <App app={app} built={asBuilt(app)} />
    </StrictMode>
  );

  // Only a build has rendered the first screen.
  if (import.meta.env.DEV) createRoot(root).render(page);
  // In a transition React works piece by piece: all at once, a phone would feel it.
  else startTransition(() => void hydrateRoot(root, page));
  // React takes the page over at once for the press of a visitor who did not wait.
  window.pressed?.click();
}

/** The build writes its address into the page. Undefined on the English page. */
async function fetchLanguage(): Promise<PageLanguage | undefined> {
  const { words: address } = document.documentElement.dataset;
  if (!address) return undefined;
  const { language }: { language: PageLanguage } = await insistOn(
    () => import(/* @vite-ignore */ address),
  );
  language.start();
  return language;
}

/** Whether this tab or this browser keeps what the page starts with. */
function keepsSomething(): boolean {
  return Boolean(
    readTab(KITCHEN_KEY) ??
      readTab(PREFERENCES_KEY) ??
      readBrowser(PREFERENCES_KEY) ??
      readBrowser(KEPT_LIST_KEY),
  );
}

/**
 * Until the code is there, the page stays as the build has rendered it: an empty kitchen would
 * replace the kept one, and ask without the visitor's allergies.
 */
async function loadKept(root: HTMLElement) {
  const status = root.querySelector('[role=status]');
  const { restore } = await insistOn(
    () => import('./app/restore'),
    () => status?.replaceChildren(firstWords.app.keptMissing),
  );
  status?.replaceChildren();
  return restore();
}

/** Tries until the module arrives. `onFailure` is called after each failure. */
async function insistOn<Module>(load: () => Promise<Module>, onFailure?: () => void) {
  for (;;) {
    try {
      return await load();
    } catch {
      onFailure?.();
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    }
  }
}

/** Fetched at their first use. In the style sheet, they would delay the script on a slow line. */
export function addFonts(): void {
  const add = (file: string, descriptors: FontFaceDescriptors) =>
    document.fonts.add(
      new FontFace('Vollkorn', `url(${file})`, { ...descriptors, display: 'swap' }),
    );
  add(roman, { weight: '400 700' });
  add(italic, { style: 'italic' });
}
