import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { settings } from './app/config';
import { createApp } from './app/createApp';
import { joinBrowser } from './app/joinBrowser';
import { markFailedStyleSheets } from './browser/lazyChunk';
import { loadDraft, loadKitchen, saveDraft } from './kitchen/kitchenStorage';
import { loadPreferences } from './kitchen/preferences/preferencesStorage';
import { addFonts } from './ui/addFonts';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

markFailedStyleSheets();
addFonts();

// Both conditions are known when the page is built, so a host's page holds nothing of it.
const inspection =
  import.meta.env.DEV && import.meta.env.MODE === 'inspect'
    ? (await import('./devtools/startInspecting')).startInspecting([settings.accessToken])
    : undefined;

const kitchen = loadKitchen();
const app = createApp({ settings, kitchen, preferences: loadPreferences(), inspection });
joinBrowser(app);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

// The visitor may have typed before this script arrived.
const early = root.querySelector('input');
const draft = early?.value || loadDraft();
saveDraft(draft);

const render = (props: { draft?: string }) => (
  <StrictMode>
    <App app={app} {...props} onDraft={saveDraft} />
  </StrictMode>
);

const { ingredients, recipe, hasFailed } = app.recipe.getSnapshot().context;
if (early && ingredients.length === 0 && !recipe && !hasFailed) {
  early.value = draft;
  // As a transition React works piece by piece: all at once, a phone would feel it.
  startTransition(() => void hydrateRoot(root, render({})));
} else {
  // The prerendered page is an empty kitchen, which a restored one would not match.
  const hadFocus = document.activeElement === early;
  flushSync(() => createRoot(root).render(render({ draft })));
  if (hadFocus && early) root.querySelector('input')?.focus();
}
